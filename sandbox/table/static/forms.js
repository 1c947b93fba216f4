/* The bot's forms (modals). */

import { h, icon, iconButton } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";
import { ask } from "./wire.js";
import { t } from "./words.js";

const ROW = 1, TEXT_INPUT = 4, TEXT = 10, LABEL = 18, UPLOAD = 19, RADIO = 21, CHECKBOXES = 22, CHECKBOX = 23;

export function openForm(form) {
  const readers = [];
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary" }, t("submit"));
  const cancel = h("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, t("cancel"));
  const body = form.components.map((one) => entry(one, readers));
  const inner = h("form", { novalidate: true }, body, wrong, h("div", { class: "form-buttons" }, cancel, send));
  const head = h("header", {}, h("h2", { id: "form-title" }, form.title), iconButton("close", t("close"), () => dialog.close()));
  const dialog = h("dialog", { class: "form", "aria-labelledby": "form-title" }, head, inner);

  inner.addEventListener("submit", async (event) => {
    event.preventDefault();
    const bad = readers.map((read) => read.check()).find(Boolean);
    if (bad) {
      bad.focus();
      return;
    }
    send.disabled = true;
    const values = Object.fromEntries(readers.map((read) => [read.id, read.value()]).filter(([, value]) => value !== null));
    const answer = await ask("submit", { form: form.id, values });
    send.disabled = false;
    wrong.hidden = !answer.error;
    wrong.textContent = answer.error === "away" ? t("notBack") : answer.error ? t("somethingWrong") : "";
    if (answer.error) return;
    dialog.close();
    if (answer.form) openForm(answer.form);
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .select")?.focus();
}

function entry(one, readers) {
  if (one.type === TEXT) return h("div", { class: "text" }, markdown(one.content));
  const field = one.type === ROW ? one.components[0] : one.component;
  const label = one.type === LABEL ? one.label : field.label;
  const required = field.required ?? true;
  const words = [label, required ? h("span", { class: "star", title: t("required") }, " *") : null];
  const note = one.type === LABEL && one.description ? h("span", { class: "form-note" }, one.description) : null;
  const complaint = h("span", { class: "wrong", role: "alert" });
  const { element, read } = control(field, label, required, complaint);
  if (read) readers.push({ id: field.custom_id, ...read });
  const group = field.type === RADIO || field.type === CHECKBOXES;
  return h(group ? "fieldset" : "label", { class: "form-field" }, h(group ? "legend" : "span", { class: "form-label" }, words), note, element, complaint);
}

function control(field, label, required, complaint) {
  if (field.type === TEXT_INPUT) return textInput(field, required, complaint);
  if (field.type === CHECKBOX) {
    const box = h("input", { type: "checkbox", checked: Boolean(field.default) });
    return { element: box, read: { value: () => box.checked, check: () => null } };
  }
  if (field.type === RADIO || field.type === CHECKBOXES) return boxes(field, required, complaint);
  if (field.type === UPLOAD) return { element: h("span", { class: "form-note" }, icon("file"), t("noUpload")), read: null };
  let picked = (field.options ?? []).filter((one) => one.default).map((one) => one.value);
  const element = select(field, (values) => { picked = values; }, { quiet: true, label });
  const low = field.min_values ?? 1;
  const check = () => {
    const bad = picked.length ? picked.length < low : required;
    complaint.textContent = bad ? t("chooseOne") : "";
    return bad ? element.querySelector("button") : null;
  };
  return { element, read: { value: () => picked, check } };
}

function textInput(field, required, complaint) {
  const limits = { maxlength: field.max_length ?? 4000, placeholder: field.placeholder, "aria-required": String(required) };
  const input = h(field.style === 2 ? "textarea" : "input", { ...limits, value: field.value ?? "", rows: 4, autocomplete: "off", data: { field: field.custom_id } });
  const low = field.min_length ?? (required ? 1 : 0);
  const check = () => {
    const bad = input.value.length < low && (required || input.value.length > 0);
    complaint.textContent = bad ? (low > 1 ? `≥ ${low}` : t("fillThis")) : "";
    input.setAttribute("aria-invalid", String(bad));
    return bad ? input : null;
  };
  return { element: input, read: { value: () => input.value, check } };
}

function boxes(field, required, complaint) {
  const kind = field.type === RADIO ? "radio" : "checkbox";
  const inputs = field.options.map((one) => h("input", { type: kind, name: field.custom_id, value: one.value, checked: Boolean(one.default) }));
  const rows = field.options.map((one, index) => h("label", { class: "box" }, inputs[index], h("span", {}, one.label, one.description ? h("small", {}, one.description) : null)));
  const picked = () => inputs.filter((one) => one.checked).map((one) => one.value);
  const check = () => {
    const bad = required && !picked().length;
    complaint.textContent = bad ? t("chooseOne") : "";
    return bad ? inputs[0] : null;
  };
  const value = () => (kind === "radio" ? (picked()[0] ?? null) : picked());
  return { element: h("div", { class: "boxes" }, rows), read: { value, check } };
}
