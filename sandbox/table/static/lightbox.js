/* One picture on the whole screen: wheel, pinch and a press zoom, dragging moves it. */

import { h, iconButton } from "./dom.js";
import { localeTag, t } from "./words.js";

const WORTH_IT = 1.4; // a picture that fits the screen must at least be so much larger than it was, else it opens larger than the screen
const LARGER = 2.2; // and then by so much
const DEEPEST = 4; // times its own pixels
const STILL = 8; // pixels a finger may tremble without dragging

export function enlarge(image, event) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": t("picture") });
  const large = h("img", { src: image.src, alt: image.alt, draggable: "false" });
  const stage = h("div", { class: "stage" }, large);
  const words = image.alt ? h("details", { class: "alt" }, h("summary", {}, "ALT"), h("p", { lang: localeTag() }, image.alt)) : null;
  dialog.append(stage, iconButton("close", t("close"), () => dialog.close()), ...(words ? [words] : []));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  new Stage(stage, large, image, () => dialog.close()).open(event);
}

class Stage {
  constructor(stage, large, shown, close) {
    Object.assign(this, { stage, large, close, pointers: new Map(), scale: 1, x: 0, y: 0, travelled: 0 });
    const place = shown.getBoundingClientRect();
    this.before = { left: place.left, top: place.top, width: place.width, height: place.height };
    this.width = shown.naturalWidth || place.width;
    this.height = shown.naturalHeight || place.height;
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (event) => this.up(event));
    stage.closest("dialog").addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(stage);
  }

  get room() {
    return { width: this.stage.clientWidth, height: this.stage.clientHeight };
  }

  /* Where a finger is on the stage, which begins below the bar. */
  point(event) {
    const stage = this.stage.getBoundingClientRect();
    return { x: event.clientX - stage.left, y: event.clientY - stage.top };
  }

  get fit() {
    return Math.min(this.room.width / this.width, this.room.height / this.height);
  }

  get opening() {
    const cover = Math.max(this.room.width / this.width, this.room.height / this.height);
    const was = this.before.width / this.width;
    return this.fit >= WORTH_IT * was ? this.fit : Math.max(this.fit, Math.min(cover, LARGER * was));
  }

  /* What was pressed stays under the finger; without a finger the middle is shown. */
  open(event) {
    this.scale = this.opening;
    const pressed = event?.detail > 0 && this.before.width > 0;
    const at = pressed ? this.point(event) : { x: this.room.width / 2, y: this.room.height / 2 };
    const across = pressed ? (event.clientX - this.before.left) / this.before.width : 0.5;
    const down = pressed ? (event.clientY - this.before.top) / this.before.height : 0.5;
    this.x = at.x - across * this.width * this.scale;
    this.y = at.y - down * this.height * this.scale;
    this.draw();
  }

  /* Never smaller than the screen allows, never out of sight. */
  draw() {
    this.scale = Math.min(Math.max(this.scale, this.fit), Math.max(DEEPEST, this.fit));
    const wide = this.width * this.scale;
    const high = this.height * this.scale;
    this.x = inside(this.x, wide, this.room.width);
    this.y = inside(this.y, high, this.room.height);
    this.large.style.width = `${wide}px`;
    this.large.style.height = `${high}px`;
    this.large.style.transform = `translate(${this.x}px, ${this.y}px)`;
    this.stage.classList.toggle("whole", this.scale <= this.fit * 1.001);
  }

  zoom(factor, x = this.room.width / 2, y = this.room.height / 2) {
    const scale = Math.min(Math.max(this.scale * factor, this.fit), Math.max(DEEPEST, this.fit));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.draw();
  }

  wheel(event) {
    event.preventDefault();
    const { x, y } = this.point(event);
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), x, y);
  }

  down(event) {
    this.stage.setPointerCapture(event.pointerId);
    if (!this.pointers.size) this.travelled = 0;
    this.pointers.set(event.pointerId, this.point(event));
    if (this.pointers.size > 1) this.travelled = STILL + 1; // two fingers are no press
  }

  move(event) {
    if (!this.pointers.has(event.pointerId)) return;
    const was = this.spread();
    this.pointers.set(event.pointerId, this.point(event));
    const now = this.spread();
    this.travelled += Math.hypot(now.x - was.x, now.y - was.y);
    this.x += now.x - was.x;
    this.y += now.y - was.y;
    if (was.apart && now.apart) this.zoom(now.apart / was.apart, now.x, now.y);
    else this.draw();
  }

  up(event) {
    const last = this.pointers.delete(event.pointerId) && !this.pointers.size;
    if (!last || event.type === "pointercancel" || this.travelled > STILL) return;
    const place = this.large.getBoundingClientRect();
    const hit = event.clientX >= place.left && event.clientX <= place.right && event.clientY >= place.top && event.clientY <= place.bottom;
    const { x, y } = this.point(event);
    if (!hit) this.close();
    else if (this.stage.classList.contains("whole")) this.zoom(Math.max(2, this.opening / this.scale), x, y);
    else this.zoom(0);
  }

  /* The middle of the fingers, and how far the two are apart. */
  spread() {
    const fingers = [...this.pointers.values()];
    const middle = (axis) => fingers.reduce((sum, one) => sum + one[axis], 0) / fingers.length;
    const apart = fingers.length > 1 ? Math.hypot(fingers[0].x - fingers[1].x, fingers[0].y - fingers[1].y) : 0;
    return { x: middle("x"), y: middle("y"), apart };
  }

  key(event) {
    const zooms = { "+": 1.4, "=": 1.4, "-": 1 / 1.4, 0: 0 };
    const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
    if (event.key in zooms) this.zoom(zooms[event.key]);
    else if (event.key in steps) {
      this.x += steps[event.key][0];
      this.y += steps[event.key][1];
      this.draw();
    } else return;
    event.preventDefault();
  }
}

function inside(at, size, room) {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
