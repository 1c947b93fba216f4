/* The newer components as Discord shows them: sections, thumbnails, galleries, files, separators and containers. */

import { h } from "./dom.js";
import { attachment, picture } from "./pictures.js";
import { t } from "./words.js";

/* Texts, and beside them a button or a thumbnail. */
export function section(words, accessory) {
  return h("div", { class: "section" }, h("div", { class: "section-words" }, words), h("div", { class: "accessory" }, accessory));
}

export function thumbnail(one) {
  return covered(one, picture(media(one.media, one.description), "thumbnail"));
}

/* One picture as it is; several as tiles of one size, cut to fit. */
export function gallery(one) {
  const items = one.items.map((item) => covered(item, picture(media(item.media, item.description))));
  return h("div", { class: "gallery", data: { count: items.length } }, items);
}

export function file(one) {
  return covered(one, attachment({ url: one.file.url, name: one.name ?? "", size: one.size ?? 0 }));
}

export function separator(one) {
  const classes = ["separator", one.spacing === 2 ? "wide" : null, one.divider === false ? "gap" : null];
  return h("hr", { class: classes.filter(Boolean).join(" ") });
}

/* A box around what belongs together; a colour of its own is a bar at its left edge. */
export function container(one, inside) {
  const box = h("div", { class: "container" }, inside);
  if (Number.isInteger(one.accent_color)) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  }
  return covered(one, box);
}

const media = (one, alt) => ({ id: one.attachment_id, url: one.url, alt: alt ?? "", width: one.width, height: one.height });

/* A spoiler is hidden until somebody wants to see it. */
function covered(one, element) {
  if (!one.spoiler) return element;
  const cover = h("button", { type: "button", class: "cover", on: { click: () => cover.remove() } }, t("spoiler"));
  return h("div", { class: "covered" }, element, cover);
}
