/* What hangs on a message: buttons, selects, and the newer kind (texts, sections, galleries, containers). */

import { emoji, h, icon } from "./dom.js";
import { openForm } from "./forms.js";
import { container, file, gallery, section, separator, thumbnail } from "./layout.js";
import { markdown } from "./markdown.js";
import { pressed } from "./measure.js";
import { select } from "./select.js";
import { state } from "./state.js";
import { ask } from "./wire.js";
import { complaint, t } from "./words.js";

const ROW = 1, BUTTON = 2, SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

let failed = () => {};
export function onFailure(act) {
  failed = act;
}

export function components(message) {
  return message.components.map((one) => component(message, one)).filter(Boolean);
}

/* Every text of a message of the newer kind, and what its pictures show. */
export function textsOf(list) {
  return list.flatMap((one) => [one.content, one.description, ...textsOf([...(one.components ?? []), ...(one.items ?? []), ...(one.accessory ? [one.accessory] : [])])]).filter(Boolean);
}

function component(message, one) {
  const inside = () => (one.components ?? []).map((part) => component(message, part));
  switch (one.type) {
    case ROW: return h("div", { class: "row" }, inside());
    case BUTTON: return button(message, one);
    case SECTION: return section(inside(), component(message, one.accessory));
    case TEXT: return h("div", { class: "text" }, markdown(one.content));
    case THUMBNAIL: return thumbnail(one);
    case GALLERY: return gallery(one);
    case FILE: return file(one);
    case SEPARATOR: return separator(one);
    case CONTAINER: return container(one, inside());
    default: return select(one, (values) => act(message, one.custom_id, "choose", { values }));
  }
}

function button(message, one) {
  const words = [emoji(one.emoji), one.label].filter(Boolean);
  const style = STYLES[one.style] ?? "secondary";
  if (style === "link") return h("a", { class: "button link", href: one.url, target: "_blank", rel: "noopener noreferrer" }, words, icon("window"));
  const waits = busy.has(keyOf(message, one.custom_id));
  const attributes = { type: "button", class: `button ${style}${waits ? " busy" : ""}`, disabled: Boolean(one.disabled), data: { id: one.custom_id } };
  return h("button", { ...attributes, on: { click: (event) => pressedOnce(event, message, one.custom_id) } }, h("span", { class: "button-words" }, words));
}

const busy = new Set();
const keyOf = (message, id) => `${message.id} ${id}`;
let latest = "";

/* The second half of a double click is no press on what has come under the finger meanwhile. */
function pressedOnce(event, message, id) {
  const other = latest !== keyOf(message, id);
  latest = keyOf(message, id);
  if (event.detail > 1 && other) return;
  state.tap = { at: Date.now(), x: event.clientX, y: event.clientY };
  event.currentTarget.focus({ preventScroll: true }); // not every browser does that: the answer is shown where the reader is
  act(message, id, "press");
}

/* Presses or chooses; the bot's answer arrives as messages, only a form or a failure comes back here. */
async function act(message, id, verb, more = {}) {
  const key = keyOf(message, id);
  if (busy.has(key)) return;
  busy.add(key);
  mark(message, id, true);
  state.failures.delete(message.id);
  pressed(id);
  state.pressed = message.id;
  const answer = await ask(verb, { message: message.id, id, ...more });
  busy.delete(key);
  mark(message, id, false);
  if (answer.error) failed(message.id, ["lost", "away"].includes(answer.error) ? complaint(answer) : t(answer.error === "impossible" ? "pressGone" : "failed"));
  else if (answer.form) openForm(answer.form);
}

function mark(message, id, waiting) {
  const element = document.querySelector(`[data-message="${message.id}"] [data-id="${CSS.escape(id)}"]`);
  if (!element) return;
  element.classList.toggle("busy", waiting);
  element.setAttribute("aria-busy", String(waiting));
}
