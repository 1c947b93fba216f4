/* Small forms of the table's own: people, channels, threads. */

import { h, iconButton, icon } from "./dom.js";
import { isPublic, me, state } from "./state.js";
import { ask } from "./wire.js";
import { complaint, t } from "./words.js";

function dialog(title, fields, done, label) {
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary" }, label);
  const cancel = h("button", { type: "button", class: "button secondary", on: { click: () => box.close() } }, t("cancel"));
  const inner = h("form", { novalidate: true }, fields, wrong, h("div", { class: "form-buttons" }, cancel, send));
  const head = h("header", {}, h("h2", { id: "dialog-title" }, title), iconButton("close", t("close"), () => box.close()));
  const box = h("dialog", { class: "form", "aria-labelledby": "dialog-title" }, head, inner);
  inner.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await done();
    wrong.hidden = !answer.error;
    wrong.textContent = answer.error ? complaint(answer, "emptyName") : "";
    if (!answer.error) box.close();
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  box.querySelector("input")?.focus();
  box.querySelector("input")?.select();
}

const nameInput = (value, maxlength) => h("input", { type: "text", value, maxlength, autocomplete: "off", name: "name" });
const field = (label, control) => h("label", { class: "form-field" }, h("span", { class: "form-label" }, label), control);
const tick = (label, box) => h("label", { class: "box" }, box, h("span", {}, label));

/* An empty name never leaves the page. */
const named = (input, act) => async () => (input.value.trim() ? act(input.value.trim()) : { error: "empty", text: t("emptyName") });

function languages(locale) {
  const choices = [["fr", "Français"], ["en-US", "English"]];
  const select = h("select", { name: "locale" }, choices.map(([value, label]) => h("option", { value, selected: value === locale }, label)));
  return select;
}

export function addPerson(seat) {
  const name = nameInput("", 32);
  const locale = languages(me()?.locale ?? "en-US");
  const done = named(name, async (text) => {
    const answer = await ask("add_person", { name: text, locale: locale.value });
    if (!answer.error) seat(answer.person);
    return answer;
  });
  dialog(t("addPerson"), [field(t("name"), name), field(t("language"), locale)], done, t("add"));
}

export function editPerson(one) {
  const name = nameInput(one.name, 32);
  const locale = languages(one.locale);
  const dms = h("input", { type: "checkbox", checked: one.dms, name: "dms" });
  const moderator = h("input", { type: "checkbox", checked: one.moderator, name: "moderator" });
  const change = (text) => ask("edit_person", { person: one.id, name: text, locale: locale.value, dms: dms.checked, moderator: moderator.checked });
  const window = h("a", { class: "textlink", href: `/#${one.id}${isPublic(state.here) ? `/${state.here}` : ""}`, target: "_blank", rel: "noopener" }, icon("window"), t("newWindow", one.name));
  const fields = [field(t("name"), name), field(t("language"), locale), tick(t("dms"), dms), tick(t("moderator"), moderator), window];
  dialog(t("settings", one.name), fields, named(name, change), t("save"));
}

export function addChannel(open) {
  const name = nameInput("", 60);
  const done = named(name, async (text) => opened(await ask("add_channel", { name: text }), open));
  dialog(t("addChannel"), [field(t("channelName"), name)], done, t("add"));
}

export function addThread(parent, open) {
  const name = nameInput("", 60);
  const done = named(name, async (text) => opened(await ask("add_thread", { parent: parent.id, name: text }), open));
  dialog(t("threadIn", parent.name), [field(t("threadName"), name)], done, t("add"));
}

function opened(answer, open) {
  if (!answer.error) open(answer.channel);
  return answer;
}
