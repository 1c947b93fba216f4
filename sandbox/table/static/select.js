/* A select as Discord has it: one press shows the options; several may be wanted. */

import { emoji, fill, h, icon } from "./dom.js";
import { List } from "./list.js";
import { state, titleOf } from "./state.js";
import { t } from "./words.js";

const USERS = [5, 7];

function optionsOf(component) {
  if (component.type === 3) return component.options.map((one) => ({ ...one, note: one.description }));
  if (component.type === 8) return state.channels.filter((one) => one.kind !== "dm").map((one) => ({ label: titleOf(one), value: one.id }));
  return USERS.includes(component.type) ? [...state.people.values()].map((one) => ({ label: one.name, value: one.id })) : [];
}


/* `chosen(values)` is called when a choice is made; in a form (`quiet`) at every change. */
export function select(component, chosen, { quiet = false, label = "" } = {}) {
  const options = optionsOf(component);
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  let picked = options.filter((one) => one.default).map((one) => one.value);
  const settled = () => picked.length >= low && picked.length <= high;

  const words = h("span", { class: "select-words" });
  const attributes = {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", disabled: Boolean(component.disabled),
    "aria-label": label || component.placeholder || t("choose"), data: { id: component.custom_id },
  };
  const button = h("button", attributes, words, icon("down"));
  const list = new List(button, pick, high > 1 ? { "aria-multiselectable": "true" } : {});
  const done = h("button", { type: "button", class: "button primary small", on: { click: finish } }, t("ok"));
  const count = h("span", { class: "select-count" });
  if (high > 1) list.element.append(h("div", { class: "list-footer" }, count, done));
  const root = h("div", { class: "select-box" }, button, list.element);

  function write() {
    const taken = options.filter((one) => picked.includes(one.value));
    const labels = taken.flatMap((one, index) => [index ? ", " : null, emoji(one.emoji), one.emoji ? " " : null, one.label]);
    fill(words, taken.length ? labels : component.placeholder || t("choose"));
    words.classList.toggle("empty", !taken.length);
    count.textContent = low === high ? `${picked.length} / ${high}` : t("chosen", picked.length, low, high);
    done.disabled = !settled();
  }

  function show(active = 0) {
    list.show(options.map((one) => ({ ...one, mark: picked.includes(one.value) })), { empty: t("nothingOffered"), active });
    place();
    root.classList.add("open");
    document.addEventListener("pointerdown", outside, true);
  }

  /* Below the button, or above it where there is more room. */
  function place() {
    const view = (root.closest("#scroll") ?? document.documentElement).getBoundingClientRect();
    const own = button.getBoundingClientRect();
    const below = Math.min(view.bottom, innerHeight) - own.bottom;
    const above = own.top - view.top;
    list.element.style.maxHeight = "";
    const upwards = below < list.element.offsetHeight + 8 && above > below;
    root.classList.toggle("upwards", upwards);
    list.element.style.maxHeight = `${Math.max(160, (upwards ? above : below) - 12)}px`;
  }

  function hide() {
    list.hide();
    root.classList.remove("open");
    document.removeEventListener("pointerdown", outside, true);
  }

  function outside(event) {
    if (root.contains(event.target)) return;
    if (high > 1 && !quiet && settled() && picked.length) finish();
    else hide();
  }

  function pick(item, index) {
    if (high === 1) {
      picked = quiet && low === 0 && picked.includes(item.value) ? [] : [item.value];
      finish();
      return;
    }
    picked = picked.includes(item.value) ? picked.filter((one) => one !== item.value) : [...picked, item.value].slice(0, high);
    if (quiet) chosen(picked);
    write();
    show(index);
  }

  function finish() {
    hide();
    write();
    button.focus();
    chosen(picked);
  }

  button.addEventListener("click", () => (list.open ? hide() : show()));
  button.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && list.open) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    } else if (list.open && high > 1 && event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (settled()) finish();
    } else if (list.open && event.key === "Tab" && high > 1) return;
    else if (list.open && event.key === " ") {
      event.preventDefault();
      list.choose(list.active);
    } else if (!list.key(event) && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      show();
    }
  });
  write();
  return root;
}
