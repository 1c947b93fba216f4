/* One message, as an element. */

import { components, textsOf } from "./components.js";
import { h, icon } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { attachment, picture } from "./pictures.js";
import { colourOf, nameOf, state } from "./state.js";
import { ask } from "./wire.js";
import { localised, moment, t } from "./words.js";

let dropLocal = () => {};
export function onDropLocal(act) {
  dropLocal = act;
}

export function avatar(id, small = false) {
  const shape = { class: small ? "avatar small" : "avatar", "aria-hidden": "true" };
  if (id === state.bot.id) return h("span", shape, h("img", { src: "/table/arbiter.svg", alt: "" }));
  const circle = h("span", shape, (nameOf(id)[0] ?? "?").toUpperCase());
  circle.style.background = colourOf(id);
  return circle;
}

export function messageElement(message) {
  const classes = ["message"];
  if (message.ephemeral) classes.push("ephemeral");
  if (message.mentions.includes(state.me) && message.author !== state.me) classes.push("called");
  return h(
    "li",
    { class: classes.join(" "), data: { message: message.id }, tabIndex: -1 },
    origin(message),
    h("div", { class: "gutter" }, avatar(message.author), h("time", { class: "short-time" }, clock(message.at))),
    h("div", { class: "body" }, head(message), text(message), files(message), message.embeds.map(embed), rows(message), failure(message), note(message)),
  );
}

function origin(message) {
  if (!message.command || !message.by) return null;
  const command = h("span", { class: "mention" }, `/${spoken(message.command)}`);
  return h("div", { class: "origin" }, avatar(message.by, true), h("b", { data: { person: message.by } }, nameOf(message.by)), ` ${t("used")} `, command);
}

/* 'game new' in the reader's language. */
function spoken(path) {
  let known = state.commands;
  return path.split(" ").map((word) => {
    const found = known.find((one) => one.name === word);
    known = found?.options ?? [];
    return found ? localised(found, "name") : word;
  }).join(" ");
}

function head(message) {
  const name = h("b", { class: message.author === state.bot.id ? "author bot" : "author", data: { person: message.author } }, nameOf(message.author));
  name.style.setProperty("--own", message.author === state.bot.id ? "var(--bot)" : colourOf(message.author));
  const app = message.author === state.bot.id ? h("span", { class: "tag" }, t("app")) : null;
  const at = new Date(message.at);
  return h("div", { class: "head" }, name, app, h("time", { datetime: at.toISOString(), title: moment(at, { dateStyle: "full", timeStyle: "medium" }) }, clock(message.at)));
}

export const clock = (at) => moment(new Date(at), { timeStyle: "short" });

function text(message) {
  if (message.loading) {
    return h("div", { class: "text thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("thinking", nameOf(message.author)));
  }
  if (!message.text) return null;
  const edited = message.edited && !message.ephemeral && message.author !== state.bot.id ? h("small", { class: "edited" }, ` ${t("edited")}`) : null;
  return h("div", { class: "text" }, markdown(message.text), edited);
}

/* The newer kind shows only the files that its components name. */
function files(message) {
  if (message.newer) return null;
  const shownElsewhere = JSON.stringify([message.embeds, message.components]);
  const free = message.files.filter((file) => !shownElsewhere.includes(file.url));
  return free.length ? h("div", { class: "files" }, free.map(attachment)) : null;
}

function embed(one) {
  const fields = (one.fields ?? []).map((field) => h("div", { class: field.inline ? "field inline" : "field" }, h("b", {}, inline(field.name)), h("div", { class: "text" }, markdown(field.value))));
  const box = h(
    "div",
    { class: "embed" },
    one.author ? h("div", { class: "embed-author" }, one.author.name) : null,
    one.title ? h("div", { class: "embed-title" }, inline(one.title)) : null,
    one.description ? h("div", { class: "text" }, markdown(one.description)) : null,
    fields.length ? h("div", { class: "fields" }, fields) : null,
    one.image ? picture({ url: one.image.url, alt: one.image.description ?? "" }) : null,
    one.footer ? h("div", { class: "embed-footer" }, one.footer.text) : null,
  );
  if (one.color) box.style.borderColor = `#${one.color.toString(16).padStart(6, "0")}`;
  return box;
}

function rows(message) {
  return message.components.length ? h("div", { class: message.newer ? "rows newer" : "rows" }, components(message)) : null;
}

function failure(message) {
  const words = message.failure ?? state.failures.get(message.id);
  return words ? h("div", { class: "failure", role: "alert" }, words) : null;
}

function note(message) {
  if (!message.ephemeral) return null;
  const away = () => (message.local ? dropLocal(message) : ask("dismiss", { message: message.id }));
  const dismiss = h("button", { type: "button", class: "textlink dismiss", on: { click: away } }, t("dismiss"));
  return h("div", { class: "note" }, icon("eye"), h("span", {}, t("onlyYou")), dismiss);
}

/* What a listener hears of a message. */
export function spokenAloud(message) {
  if (message.loading) return t("thinking", nameOf(message.author));
  const scratch = h("div", {}, markdown([message.text, ...(message.newer ? textsOf(message.components) : [])].filter(Boolean).join("\n")));
  const pictures = message.files.filter((file) => file.picture && file.alt).map((file) => file.alt);
  return [`${nameOf(message.author)}: ${scratch.textContent}`, ...pictures].join(" — ").slice(0, 1200);
}
