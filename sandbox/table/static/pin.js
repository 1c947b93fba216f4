/* Where the reader is in the log. The scrolled box runs from the bottom up (column-reverse in layout.css), so that at the newest
   message nothing has to be done: whatever loads, grows or goes, the browser itself stays at the bottom. Further up, the row at the top
   of the view keeps its place. */

const NEAR = 80; // pixels from the bottom that still count as being there

export class Pin {
  constructor(box, log, moved) {
    this.box = box;
    this.moved = moved;
    this.held = null; // the row at the top of the view, and where it is
    this.shape = ""; // the heights when that was so
    box.addEventListener("scroll", () => (this.shape === this.measure() ? this.look() : this.settle()));
    const grown = new ResizeObserver(() => this.settle());
    grown.observe(log);
    grown.observe(box);
  }

  get atEnd() {
    return Math.abs(this.box.scrollTop) < NEAR;
  }

  /* Whether some of a row is in view. */
  sees(row) {
    const view = this.box.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    return place.bottom > view.top && place.top < view.bottom;
  }

  /* Whether a part of a row is in view when it is shown from its beginning. */
  holds(row, part) {
    return part.getBoundingClientRect().bottom - row.getBoundingClientRect().top <= this.box.clientHeight;
  }

  toEnd() {
    this.box.scrollTop = 0;
    this.look();
  }

  /* The newest row, or a part of it, just drawn for the reader: at the end if what follows fits, else from its beginning. */
  toNewest(part) {
    this.box.scrollTop = 0;
    const above = part.getBoundingClientRect().top - this.box.getBoundingClientRect().top;
    if (above < 0) this.box.scrollTop += above;
    this.look();
  }

  /* A row just drawn for the reader: the whole of it if it fits, else its beginning, or its foot if what is new stands there. */
  toWhole(row, foot = false) {
    const view = this.box.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    const above = place.top - view.top;
    const below = place.bottom - view.bottom;
    const fits = place.height <= view.height;
    if (fits ? above < 0 : !foot) this.box.scrollTop += above;
    else if (below > 0 || !fits) this.box.scrollTop += below;
    this.look();
  }

  measure() {
    return `${this.box.scrollHeight} ${this.box.clientHeight}`;
  }

  look() {
    this.held = this.atEnd ? null : this.topRow();
    this.shape = this.measure();
    this.moved(this.atEnd);
  }

  topRow() {
    const top = this.box.getBoundingClientRect().top;
    for (const row of this.box.querySelectorAll("[data-message]")) {
      const place = row.getBoundingClientRect();
      if (place.bottom > top + 1) return { id: row.dataset.message, top: place.top };
    }
    return null;
  }

  /* Something above or below has changed its height: puts the held row back, before anything is painted. */
  settle() {
    const row = this.held && this.box.querySelector(`[data-message="${this.held.id}"]`);
    if (row) this.box.scrollTop += row.getBoundingClientRect().top - this.held.top;
    this.look();
  }
}
