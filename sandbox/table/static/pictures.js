/* Pictures and files on messages. */

import { h, icon } from "./dom.js";
import { enlarge } from "./lightbox.js";
import { pictureShown } from "./measure.js";
import { state } from "./state.js";
import { kilobytes, t } from "./words.js";

const TWICE = 600, STILL = 24; // milliseconds and pixels between two taps that were meant for the button that stood there
const again = ({ clientX, clientY }) => Date.now() - (state.tap?.at ?? 0) < TWICE && Math.hypot(clientX - state.tap.x, clientY - state.tap.y) < STILL;

export function attachment(file) {
  if (file.picture) return picture(file);
  return h("a", { class: "file", href: file.url, download: file.name }, icon("file"), h("span", {}, file.name), h("small", {}, kilobytes(file.size)));
}

export function picture(file, kind = "picture") {
  const image = h("img", { src: file.url, alt: file.alt, width: file.width, height: file.height, decoding: "async" });
  image.addEventListener("load", () => pictureShown(file.id ?? file.url), { once: true });
  const large = { click: (event) => again(event) || enlarge(image, event) };
  const shown = h("button", { type: "button", class: kind, "aria-label": t("enlarge", file.alt || t("picture")), data: { picture: file.id ?? file.url }, on: large }, image);
  if (file.width && file.height) { // its place is kept until it has come: what is below must not move
    shown.classList.add("sized");
    shown.style.setProperty("--w", file.width);
    shown.style.setProperty("--h", file.height);
  }
  return shown;
}

/* On a changed message the old picture stays until the new one can be shown; one that has not changed is kept. Whether one is new. */
export function keepPictures(from, to) {
  const before = [...from.querySelectorAll("[data-picture]")];
  let fresh = false;
  [...to.querySelectorAll("[data-picture]")].forEach((now, index) => {
    const same = before.find((old) => old.dataset.picture === now.dataset.picture);
    if (same) {
      same.querySelector("img").alt = now.querySelector("img").alt;
      same.setAttribute("aria-label", now.getAttribute("aria-label"));
      now.replaceWith(same);
      return;
    }
    fresh = true;
    const old = before[index]?.querySelector("img");
    const image = now.querySelector("img");
    if (!old?.complete || image.complete) return;
    const stand = h("img", { src: old.src, alt: "", class: "former", "aria-hidden": "true" });
    now.append(stand);
    const away = () => stand.remove();
    image.addEventListener("load", away, { once: true });
    image.addEventListener("error", away, { once: true });
  });
  return fresh;
}
