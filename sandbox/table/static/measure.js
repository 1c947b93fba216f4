/* How long it takes from a press to the picture that answers it, for whoever measures:
   <html data-round-trip="milliseconds">, and the marks "press" and "picture" of the performance timeline. */

const root = document.documentElement;
let waiting = null;

export function pressed(what) {
  performance.clearMarks("press");
  performance.clearMarks("picture");
  delete root.dataset.roundTrip;
  waiting = performance.mark("press", { detail: what });
}

/* A picture has been decoded and stands on the page; the next frame shows it. */
export function pictureShown(id) {
  requestAnimationFrame(() => {
    const shown = performance.mark("picture", { detail: id });
    root.dataset.pictureShown = id;
    if (!waiting) return;
    root.dataset.roundTrip = (shown.startTime - waiting.startTime).toFixed(1);
    waiting = null;
  });
}
