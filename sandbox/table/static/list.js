/* A list of things to choose from, moved through with the arrows: for commands, options and selects. */

import { emoji, h, icon } from "./dom.js";

let numbers = 0;

/* `input` keeps the focus; items are { label, emoji, note, value, mark }. */
export class List {
  constructor(input, pick, attributes = {}) {
    this.input = input;
    this.pick = pick;
    this.items = [];
    this.active = -1;
    this.id = `list-${(numbers += 1)}`;
    this.header = h("div", { class: "list-header", hidden: true });
    this.options = h("ul", { role: "listbox", id: this.id, class: "options", ...attributes });
    this.element = h("div", { class: "list", hidden: true }, this.header, this.options);
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    input.setAttribute("aria-controls", this.id);
    input.setAttribute("aria-expanded", "false");
  }

  get open() {
    return !this.element.hidden;
  }

  show(items, { header = "", empty = "", active = 0 } = {}) {
    this.items = items;
    this.header.textContent = header;
    this.header.hidden = !header;
    const rows = items.map((item, index) => this.row(item, index));
    if (!items.length && empty) rows.push(h("li", { class: "nothing", role: "presentation" }, empty));
    this.options.replaceChildren(...rows);
    this.element.hidden = !rows.length && !header;
    this.input.setAttribute("aria-expanded", String(this.open));
    this.activate(items.length ? Math.min(active, items.length - 1) : -1);
  }

  row(item, index) {
    const act = { click: () => this.choose(index), mousemove: () => this.active !== index && this.activate(index, false) };
    const selected = item.mark === undefined ? null : String(Boolean(item.mark));
    return h(
      "li",
      { role: "option", id: `${this.id}-${index}`, class: "option", "aria-selected": selected ?? "false", on: act },
      item.emoji ? h("span", { class: "option-emoji" }, emoji(item.emoji)) : null,
      h("span", { class: "option-words" }, h("span", { class: "option-label" }, item.label), item.note ? h("span", { class: "option-note" }, item.note) : null),
      item.mark === undefined ? null : h("span", { class: "option-mark" }, item.mark ? icon("check") : null),
    );
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.active = -1;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  activate(index, follow = true) {
    this.active = index;
    [...this.options.children].forEach((row, at) => row.classList.toggle("active", at === index));
    const row = this.options.children[index];
    if (row && index >= 0 && row.id) {
      this.input.setAttribute("aria-activedescendant", row.id);
      if (follow) row.scrollIntoView({ block: "nearest" });
    } else this.input.removeAttribute("aria-activedescendant");
  }

  choose(index) {
    const item = this.items[index];
    if (item) this.pick(item, index);
  }

  /* Whether a key was meant for the list. */
  key(event) {
    const count = this.items.length;
    if (!this.open || !count) return false;
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (event.key in moves) {
      const step = moves[event.key];
      const next = Math.abs(step) === 1 ? (this.active + step + count) % count : Math.max(0, Math.min(count - 1, this.active + step));
      this.activate(next);
    } else if (event.key === "Home" && this.input.tagName === "BUTTON") this.activate(0);
    else if (event.key === "End" && this.input.tagName === "BUTTON") this.activate(count - 1);
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.active >= 0) this.choose(this.active);
    else return false;
    event.preventDefault();
    return true;
  }
}
