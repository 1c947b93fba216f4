/* Pictures on messages, and the large view of one of them. */

import { h, icon, iconButton } from "./dom.js";
import { pictureShown } from "./measure.js";
import { t } from "./words.js";

export function attachment(file) {
  if (file.picture) return picture(file);
  const size = `${Math.max(1, Math.round(file.size / 1024))} kB`;
  return h("a", { class: "file", href: file.url, download: file.name }, icon("file"), h("span", {}, file.name), h("small", {}, size));
}

export function picture(file, kind = "picture") {
  const image = h("img", { src: file.url, alt: file.alt, width: file.width, height: file.height, decoding: "async" });
  image.addEventListener("load", () => pictureShown(file.id ?? file.url), { once: true });
  const large = { click: () => enlarge(image) };
  return h("button", { type: "button", class: kind, "aria-label": t("enlarge", file.alt || t("picture")), data: { picture: file.id ?? file.url }, on: large }, image);
}

/* On a changed message the old picture stays until the new one can be shown; one that has not changed is kept. */
export function keepPictures(from, to) {
  const before = [...from.querySelectorAll("[data-picture]")];
  [...to.querySelectorAll("[data-picture]")].forEach((now, index) => {
    const same = before.find((old) => old.dataset.picture === now.dataset.picture);
    if (same) {
      same.querySelector("img").alt = now.querySelector("img").alt;
      same.setAttribute("aria-label", now.getAttribute("aria-label"));
      now.replaceWith(same);
      return;
    }
    const old = before[index]?.querySelector("img");
    const image = now.querySelector("img");
    if (!old?.complete || image.complete) return;
    const stand = h("img", { src: old.src, alt: "", class: "former", "aria-hidden": "true" });
    now.append(stand);
    const away = () => stand.remove();
    image.addEventListener("load", away, { once: true });
    image.addEventListener("error", away, { once: true });
  });
}

function enlarge(image) {
  const close = () => dialog.close();
  const large = h("img", { src: image.src, alt: image.alt });
  const caption = image.alt ? h("figcaption", {}, image.alt) : null;
  const dialog = h("dialog", { class: "lightbox", "aria-label": t("picture") }, iconButton("close", t("close"), close), h("figure", {}, large, caption));
  dialog.addEventListener("click", (event) => {
    if (event.target === large) large.classList.toggle("full");
    else if (event.target.tagName !== "FIGCAPTION") close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
