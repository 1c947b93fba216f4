/* Where one writes: plain words, or a command after a slash. */

import { CommandLine } from "./command.js";
import { byId, fill, h, icon, plain } from "./dom.js";
import { added } from "./log.js";
import { openForm } from "./forms.js";
import { List } from "./list.js";
import { pressed } from "./measure.js";
import { channel, state, titleOf } from "./state.js";
import { ask } from "./wire.js";
import { complaint, localised, t } from "./words.js";

const SUBCOMMANDS = [1, 2];
const NARROW = matchMedia("(max-width: 480px)"); // there is no room for the hint
const root = byId("composer");
let command = null;
let area = null;
let list = null;
let wrong = null;
let locals = 0;

export function drawComposer() {
  command = null;
  const where = channel(state.here);
  const draft = area?.value ?? "";
  area = h("textarea", {
    id: "write", rows: 1, maxlength: 2000, value: draft, placeholder: t(NARROW.matches ? "messageIn" : "messageHint", titleOf(where)), "aria-label": t("messageIn", titleOf(where)),
    role: "combobox", "aria-haspopup": "listbox", "aria-autocomplete": "list", autocomplete: "off", on: { input: typed, keydown: key, blur: () => list.hide() },
  });
  list = new List(area, (item) => begin(item.value), { "aria-label": t("commands") });
  wrong = h("div", { class: "wrong", role: "alert" });
  const slash = h("button", { type: "button", class: "icon-button", "aria-label": t("commands"), title: t("commands"), on: { click: showCommands } }, icon("slash"));
  const send = h("button", { type: "button", class: "icon-button", "aria-label": t("send"), title: t("send"), on: { click: say } }, icon("send"));
  fill(root, list.element, h("div", { class: "write-box" }, slash, area, send), wrong);
  grow();
}

/* A new language or new commands, while nobody is in the middle of a command. */
export function refreshComposer() {
  if (command) return;
  const focused = document.activeElement === area;
  drawComposer();
  if (focused) {
    area.focus();
    typed();
  }
}

function grow() {
  area.style.height = "auto";
  area.style.height = `${Math.min(area.scrollHeight, 200)}px`;
}

/* Every command that can be used here, with its whole path. */
export function leaves() {
  const where = channel(state.here)?.kind === "dm" ? "dm" : "here";
  return state.commands.filter((one) => one[where]).flatMap((one) => below(one, [], []));
}

function below(node, path, shown) {
  const here = { path: [...path, node.name], shown: [...shown, localised(node, "name")] };
  const branches = (node.options ?? []).filter((one) => SUBCOMMANDS.includes(one.type));
  if (branches.length) return branches.flatMap((one) => below(one, here.path, here.shown));
  return [{ path: here.path.join(" "), shown: here.shown.join(" "), description: localised(node, "description"), options: node.options ?? [] }];
}

function matching(text) {
  const wanted = plain(text).trim();
  const rank = (leaf) => {
    const names = [plain(leaf.shown), leaf.path];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(/[ -]/).some((word) => word.startsWith(wanted)))) return 1;
    return wanted.split(" ").every((word) => names.some((name) => name.includes(word))) ? 2 : 3;
  };
  return leaves().map((leaf) => [rank(leaf), leaf]).filter(([place]) => place < 3).sort((a, b) => a[0] - b[0]).map(([, leaf]) => leaf);
}

function typed() {
  grow();
  wrong.textContent = "";
  if (!area.value.startsWith("/")) {
    list.hide();
    return;
  }
  const text = area.value.replace(/^\/+/, "");
  const exact = text.endsWith(" ") && leaves().find((leaf) => [leaf.shown, leaf.path].includes(text.trim()));
  if (exact) {
    begin(exact);
    return;
  }
  const items = matching(text).map((leaf) => ({ label: `/${leaf.shown}`, note: leaf.description, value: leaf }));
  list.show(items, { header: t("commands"), empty: state.commands.length ? t("noCommand") : t("noCommandsYet") });
}

function key(event) {
  if (event.isComposing || list.key(event)) return;
  if (event.key === "Escape") {
    list.hide();
    if (area.value === "/") area.value = ""; // what the button wrote
  }
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    say();
  }
}

async function say() {
  const text = area.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    typed();
    return;
  }
  area.value = "";
  grow();
  const answer = await ask("say", { channel: state.here, text });
  if (!answer.error) return;
  wrong.textContent = complaint(answer);
  area.value ||= text;
}

export function showCommands() {
  cancel();
  area.value = "/";
  area.focus();
  typed();
}

/* From choosing a command to sending it. */

export function begin(leaf) {
  area.value = "";
  command = new CommandLine(leaf, { send, cancel, complete });
  fill(root, command.list.element, command.element, wrong);
  command.start();
}

export function beginPath(path) {
  const leaf = leaves().find((one) => one.path === path);
  if (leaf) begin(leaf);
}

/* Sends a command that needs no options. */
export async function runPath(path) {
  const leaf = leaves().find((one) => one.path === path);
  if (!leaf) return;
  const where = state.here;
  const answer = await ask("slash", { channel: where, path, options: {} });
  if (answer.error) added(unanswered(leaf, where, complaint(answer)));
}

function cancel() {
  if (!command) return;
  drawComposer();
  area.focus();
}

const complete = (leaf, option, typedText, options) => ask("complete", { channel: state.here, path: leaf.path, option, typed: typedText, options });

async function send(leaf, options) {
  const line = command;
  const where = state.here;
  pressed(leaf.path);
  line.busy(true);
  const answer = await ask("slash", { channel: where, path: leaf.path, options });
  line.busy(false);
  if (answer.error === "no_answer") added(unanswered(leaf, where, complaint(answer)));
  else if (answer.error) {
    wrong.textContent = complaint(answer);
    return;
  }
  if (command === line) cancel();
  if (answer.form) openForm(answer.form);
}

/* A line of this window alone: the bot did not answer the command. */
function unanswered(leaf, where, words) {
  locals += 1;
  return {
    id: `local-${locals}`, local: true, channel: where, author: state.bot.id, at: Date.now(), edited: false, text: "", ephemeral: true, loading: false,
    mentions: [], files: [], embeds: [], components: [], by: state.me, command: leaf.path, failure: words,
  };
}
