/* A command being filled in: its options as fields, each with its choices. */

import { h, iconButton, plain } from "./dom.js";
import { List } from "./list.js";
import { state, titleOf } from "./state.js";
import { localised, t } from "./words.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10;
const PAUSE = 90; // milliseconds of quiet before the bot is asked for choices

export class CommandLine {
  constructor(leaf, { send, cancel, complete }) {
    Object.assign(this, { leaf, cancel, complete });
    this.submit = send;
    this.fields = leaf.options.map((option) => this.makeField(option));
    this.row = h("div", { class: "command-fields" });
    const name = h("span", { class: "command-name" }, `/${leaf.shown}`);
    const close = iconButton("close", t("cancel"), () => this.cancel());
    this.sendButton = iconButton("send", t("send"), () => this.send());
    this.element = h("div", { class: "write-box command", role: "group", "aria-label": `/${leaf.shown}`, tabIndex: -1 }, close, h("div", { class: "command-words" }, name, this.row), this.sendButton);
    this.element.addEventListener("keydown", (event) => this.bareKey(event));
    this.list = new List(h("span"), () => {});
    this.hint = leaf.description;
    this.further = this.makeFurther();
    this.draw();
  }

  /* The first field that must be filled, else where further options are named; without any the command is ready. */
  start() {
    const first = this.fields.find((field) => field.shown);
    if (first) first.input.focus();
    else if (this.fields.length) this.further.focus();
    else {
      this.showHint(this.leaf.description);
      this.sendButton.focus();
    }
  }

  showHint(text) {
    this.list.show([], { header: text });
  }

  draw() {
    const shown = this.fields.filter((field) => field.shown).map((field) => field.element);
    const more = this.fields.filter((field) => !field.shown).map((field) => {
      const add = () => this.reveal(field);
      return h("button", { type: "button", class: "add-option", title: localised(field.option, "description"), on: { click: add } }, `+ ${field.name}`);
    });
    this.row.replaceChildren(...shown, ...(more.length ? [this.further] : []), ...more);
  }

  reveal(field, words = "") {
    field.shown = true;
    field.input.value = words;
    this.draw();
    field.input.focus();
    if (words) this.typed(field);
  }

  /* Where one writes on after the command: the name of an option, or at once what an option takes. */
  makeFurther() {
    return h("input", {
      type: "text", class: "further", role: "combobox", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", maxlength: 6000, size: 3, "aria-label": t("furtherOptions"),
      on: { input: () => this.named(), focus: () => this.enteredFurther(), blur: () => this.list.hide(), keydown: (event) => this.furtherKey(event) },
    });
  }

  enteredFurther() {
    this.list.element.remove();
    this.list = new List(this.further, (item) => this.takeUp(item.value), { "aria-label": t("furtherOptions") });
    this.element.before(this.list.element);
    this.named();
  }

  /* What the words may mean: an option by its name, and after a colon what it takes; else all options that take such words. */
  named() {
    const words = this.further.value;
    this.further.size = Math.max(3, Math.min(words.length + 1, 40));
    const left = this.fields.filter((field) => !field.shown);
    const [name, ...rest] = words.split(":");
    const exact = rest.length && left.find((field) => namesOf(field).includes(plain(name).trim()));
    if (exact) {
      this.takeUp({ field: exact, words: rest.join(":").trimStart() });
      return;
    }
    const begun = left.filter((field) => namesOf(field).some((one) => one.startsWith(plain(words).trim())));
    const items = begun.length
      ? begun.map((field) => ({ label: field.name, note: localised(field.option, "description"), value: { field, words: "" } }))
      : left.flatMap((field) => taking(field, words.trim()).map((taken) => ({ label: `${field.name}: ${taken}`, note: localised(field.option, "description"), value: { field, words: taken } })));
    this.list.show(items, { header: this.leaf.description, empty: t("noOption", words.trim()), active: words.trim() ? 0 : -1 });
  }

  takeUp({ field, words }) {
    this.further.value = "";
    this.reveal(field, words);
  }

  furtherKey(event) {
    if (event.isComposing || (this.list.active >= 0 || event.key.startsWith("Arrow") ? this.list.key(event) : false)) {
      event.stopPropagation();
    } else if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      this.send();
    } else if (event.key === "Backspace" && !this.further.value) {
      event.preventDefault();
      const last = this.fields.filter((field) => field.shown).at(-1);
      if (last) last.input.focus();
      else this.cancel();
    }
  }

  makeField(option) {
    const field = { option, name: localised(option, "name"), shown: Boolean(option.required), value: undefined, list: null };
    field.input = h("input", {
      type: "text", role: "combobox", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", data: { option: option.name },
      inputmode: [INTEGER, NUMBER].includes(option.type) && !option.autocomplete ? "decimal" : null, maxlength: option.max_length ?? 6000, size: 6,
      "aria-label": `${field.name}, ${t(option.required ? "required" : "optional")}. ${localised(option, "description")}`,
      on: { input: () => this.typed(field), focus: () => this.entered(field), blur: () => this.left(field), keydown: (event) => this.key(event, field) },
    });
    const focus = (event) => { if (event.target !== field.input) field.input.focus(); };
    field.element = h("label", { class: option.required ? "option-field required" : "option-field", on: { click: focus } }, h("span", { class: "option-name" }, field.name), field.input);
    return field;
  }

  /* Choices */

  entered(field) {
    this.list.element.remove();
    this.list = new List(field.input, (item) => this.pick(field, item), { "aria-label": field.name });
    this.element.before(this.list.element);
    this.offer(field, true);
  }

  left(field) {
    clearTimeout(this.timer);
    this.pending = false;
    this.list.hide();
    if (field.value === undefined) this.read(field);
  }

  typed(field) {
    const prefix = /^\s*([^:]+):\s?/.exec(field.input.value);
    if (prefix && namesOf(field).includes(plain(prefix[1]))) field.input.value = field.input.value.slice(prefix[0].length); // as one writes it out
    field.value = undefined;
    field.input.setAttribute("aria-invalid", "false");
    field.input.size = Math.max(6, Math.min(field.input.value.length + 1, 40));
    this.offer(field, false);
  }

  async offer(field, atOnce) {
    clearTimeout(this.timer);
    const header = `${field.name} — ${localised(field.option, "description")}`;
    if (!field.option.autocomplete) {
      const typedText = field.value === undefined ? plain(field.input.value) : "";
      const items = fixedChoices(field.option).filter((item) => plain(item.label).includes(typedText));
      this.list.show(items, { header, active: Math.max(0, items.findIndex((item) => item.value === field.value)) });
      return;
    }
    this.list.show([], { header, empty: t("loadingChoices") }); // what was offered for other words must not be taken for these
    this.pending = true;
    this.hurried = false;
    this.timer = setTimeout(() => this.fetchChoices(field, header), atOnce ? 0 : PAUSE);
  }

  async fetchChoices(field, header) {
    const text = field.input.value;
    const turn = (this.turn = (this.turn ?? 0) + 1);
    const answer = await this.complete(this.leaf, field.option.name, text, this.values(field));
    if (turn !== this.turn || document.activeElement !== field.input || text !== field.input.value) return;
    this.pending = false;
    const items = (answer.choices ?? []).map((choice) => ({ label: localised(choice, "name"), value: choice.value }));
    this.list.show(items, { header, empty: answer.error ? t("choicesFailed") : t("nothingOffered") });
    if (this.hurried && items.length) this.pick(field, items[0]);
  }

  pick(field, item) {
    field.value = item.value;
    field.input.value = item.label;
    field.input.size = Math.max(6, Math.min(item.label.length + 1, 40));
    field.input.setAttribute("aria-invalid", "false");
    const next = this.fields.find((one) => one.shown && one.option.required && one.value === undefined && !one.input.value);
    if (next) next.input.focus();
    else this.list.show([], { header: t("given", field.name, item.label) });
  }

  /* Keys */

  key(event, field) {
    if (event.isComposing || this.list.key(event)) {
      event.stopPropagation();
      return;
    }
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      if (this.pending && field.input.value) this.hurried = true; // the first choice is taken as soon as it is there
      else this.send();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.back(field);
    }
  }

  bareKey(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      this.cancel();
    }
  }

  /* Backspace in an empty field goes to the one before, and out of the command. */
  back(field) {
    if (!field.option.required) {
      field.shown = false;
      field.value = undefined;
      this.draw();
    }
    const shown = this.fields.filter((one) => one.shown);
    const before = shown[shown.indexOf(field) - 1] ?? (field.option.required ? null : shown.at(-1));
    if (before) before.input.focus();
    else if (field.option.required || !shown.length) this.cancel();
  }

  /* Sending */

  read(field) {
    const text = field.input.value.trim();
    const { type, choices } = field.option;
    if (!text) field.value = undefined;
    else if (type === INTEGER || type === NUMBER) {
      const number = Number(text.replace(",", "."));
      const fixed = (choices ?? []).find((one) => plain(localised(one, "name")) === plain(text));
      field.value = fixed ? fixed.value : Number.isFinite(number) && (type === NUMBER || Number.isInteger(number)) ? number : undefined;
    } else if (choices || [BOOLEAN, USER, CHANNEL, MENTIONABLE].includes(type)) {
      field.value = fixedChoices(field.option).find((item) => plain(item.label) === plain(text))?.value;
    } else field.value = text;
    return field.value;
  }

  values(except = null) {
    const filled = this.fields.filter((field) => field.shown && field !== except).map((field) => [field.option.name, field.value ?? this.read(field)]);
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  }

  send() {
    if (this.further.value.trim()) { // words that stand nowhere yet
      this.further.focus();
      this.list.choose(0);
      return;
    }
    const values = this.values();
    for (const field of this.fields.filter((one) => one.shown)) {
      const missing = values[field.option.name] === undefined && (field.option.required || field.input.value.trim());
      if (!missing) continue;
      field.input.focus();
      field.input.setAttribute("aria-invalid", "true");
      const words = !field.input.value ? "fillThis" : [INTEGER, NUMBER].includes(field.option.type) ? "wrongNumber" : "chooseOne";
      this.list.header.textContent = `${field.name} — ${t(words)}`;
      return;
    }
    this.submit(this.leaf, values);
  }

  busy(waiting) {
    this.element.classList.toggle("busy", waiting);
    this.element.setAttribute("aria-busy", String(waiting));
  }
}

/* What a field would take of some words: them, where any will do, or the choices in which they stand. */
function taking(field, words) {
  const { type, autocomplete } = field.option;
  const choices = fixedChoices(field.option);
  if (choices.length) return choices.map((item) => item.label).filter((label) => plain(label).includes(plain(words)));
  return type === STRING || autocomplete ? [words] : [];
}

/* A field's name in the reader's language and in English, as somebody may write it. */
const namesOf = (field) => [plain(field.name), plain(field.option.name)];

function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map((one) => ({ label: localised(one, "name"), value: one.value }));
  if (option.type === BOOLEAN) return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
  if (option.type === USER || option.type === MENTIONABLE) return [...state.people.values()].map((one) => ({ label: one.name, value: one.id }));
  if (option.type === CHANNEL) return state.channels.filter((one) => one.kind !== "dm").map((one) => ({ label: titleOf(one), value: one.id }));
  return [];
}
