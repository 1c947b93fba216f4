/* The messages of the open channel: added, changed and removed in place. */

import { onFailure } from "./components.js";
import { announce, byId, h } from "./dom.js";
import { messageElement, onDropLocal, spokenAloud } from "./messages.js";
import { keepPictures } from "./pictures.js";
import { Pin } from "./pin.js";
import { channel, me, nameOf, state, titleOf } from "./state.js";
import { ask } from "./wire.js";
import { moment, t } from "./words.js";

const TOGETHER = 7 * 60 * 1000;
const log = byId("log");
const jump = byId("jump");
const pin = new Pin(byId("scroll"), log, (atEnd) => {
  jump.hidden = atEnd || pin?.held?.id === log.lastElementChild?.dataset.message; // the newest is in view, if not all of it
  if (atEnd) markRead();
});
const SOON = 4000; // milliseconds in which what is posted comes of what was pressed
let suggest = () => {};
let posted = 0; // when something was last posted for all

export function startLog(onSuggest) {
  suggest = onSuggest;
  jump.addEventListener("click", () => pin.toEnd());
  document.addEventListener("visibilitychange", markRead);
  onFailure((id, words) => { state.failures.set(id, words); redraw(id); });
  onDropLocal((message) => { deleted(message.channel, message.id); });
}

const here = () => state.logs.get(state.here);
const elementOf = (id) => log.querySelector(`[data-message="${id}"]`);

/* Opens a channel: its newest messages, or those known already. */
export async function openLog(id, newFrom = null) {
  if (!state.logs.has(id)) {
    const answer = await ask("history", { channel: id });
    if (answer.error) return;
    state.logs.set(id, { messages: answer.messages, more: answer.more });
  }
  if (state.here === id) drawAll(newFrom);
}

export function drawAll(newFrom = null) {
  const known = here();
  if (!known) return;
  const rows = known.messages.map(messageElement);
  log.replaceChildren(beginning(known), ...rows);
  const first = newFrom && rows.find((row) => BigInt(row.dataset.message) > BigInt(newFrom));
  if (first) first.before(h("li", { class: "new-line", "aria-hidden": "true" }, h("span", {}, t("newMessages"))));
  regroup();
  pin.toEnd();
}

/* What stands above the oldest message shown: a way to older ones, or a welcome. */
function beginning(known) {
  if (!known.more) return welcome();
  return h("li", { class: "older" }, h("button", { type: "button", class: "textlink", on: { click: showOlder } }, t("older")));
}

async function showOlder() {
  const known = here();
  const id = state.here;
  const answer = await ask("history", { channel: id, before: known.messages[0].id });
  if (answer.error) return;
  known.messages.unshift(...answer.messages);
  known.more = answer.more;
  if (state.here !== id) return;
  log.firstElementChild.replaceWith(beginning(known), ...answer.messages.map(messageElement));
  regroup();
}

function welcome() {
  const where = channel(state.here);
  if (!where) return null;
  if (where.kind === "dm") return h("li", { class: "welcome" }, h("h1", {}, state.bot.name), h("p", {}, t("welcomeDm", nameOf(state.bot.id), me()?.name ?? "")));
  const choices = h("div", { class: "row" }, suggest());
  return h("li", { class: "welcome" }, h("h1", {}, t("welcomeTo", titleOf(where))), h("p", {}, t("welcome")), h("p", {}, t("welcomeHand")), choices);
}

export function redrawWelcome() {
  const old = log.querySelector(".welcome");
  if (old) old.replaceWith(welcome());
}

/* Consecutive messages of one author stand together; each day begins with its date. */
function regroup() {
  let before = null;
  for (const message of here()?.messages ?? []) {
    const row = elementOf(message.id);
    if (!row) continue;
    const day = dayOf(message.at);
    const newDay = !before || dayOf(before.at) !== day;
    const again = Boolean(message.act && before?.act === message.act);
    const near = !newDay && before.author === message.author && message.at - before.at < TOGETHER && before.ephemeral === message.ephemeral;
    const follows = near && (!message.command || again);
    row.classList.toggle("again", again);
    row.classList.toggle("follows", follows);
    if (newDay) row.dataset.day = day;
    else delete row.dataset.day;
    before = message;
  }
}

function dayOf(at) {
  const date = new Date(at);
  const ages = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86400000);
  return ages === 0 ? t("today") : ages === 1 ? t("yesterday") : moment(date, { dateStyle: "long" });
}

export function added(message) {
  const known = state.logs.get(message.channel);
  if (known && !known.messages.some((one) => one.id === message.id)) known.messages.push(message);
  if (message.channel !== state.here || !known || elementOf(message.id)) return;
  const row = log.appendChild(messageElement(message));
  regroup();
  if (message.ephemeral) follow(row); // an answer to oneself is looked at, whatever changes above it
  else if (message.by === state.me) pin.toEnd();
  else {
    posted = Date.now();
    if (ranOut(state.pressed)) follow(row);
  }
  if (message.author !== state.me) announce(spokenAloud(message));
  markRead();
}

export function edited(message) {
  const known = state.logs.get(message.channel);
  const index = known?.messages.findIndex((one) => one.id === message.id) ?? -1;
  if (index < 0) return;
  known.messages[index] = message;
  if (message.channel !== state.here) return;
  redraw(message.id);
  announce(spokenAloud(message));
}

/* Whether a private message leaves nothing to press: what comes of it is elsewhere. */
function ranOut(id) {
  const row = id && elementOf(id);
  return Boolean(row && here()?.messages.find((one) => one.id === id)?.ephemeral) && !controls(row).some((one) => one.dataset.id);
}

/* Goes on to what a last press has led to: a game that begins, or its end. */
function follow(row) {
  state.pressed = null;
  pin.toNewest(row);
}

function redraw(id) {
  const message = here()?.messages.find((one) => one.id === id);
  const old = elementOf(id);
  if (!message || !old) return;
  const now = messageElement(message);
  const focused = old.contains(document.activeElement) ? focusPlace(old) : null;
  const followed = message.ephemeral && id === state.pressed && pin.sees(old);
  const fresh = keepPictures(old, now);
  old.replaceWith(now);
  regroup();
  if (focused) refocus(now, focused);
  if (!followed) return;
  if (ranOut(id) && Date.now() - posted < SOON) return follow(log.lastElementChild);
  const goesOn = headOf(old).includes(headOf(now)); // the same question: what is new stands below it, a hint perhaps
  if (now !== log.lastElementChild) pin.toWhole(now, goesOn);
  else if (goesOn) pin.toEnd();
  else pin.toNewest(wordsFirst(now, fresh) ? textOf(now) : now); // another question, another page of the rulebook
}

/* A picture seen before stays above the words, and so does a new one below which no choice would be in view. */
function wordsFirst(row, fresh) {
  const choice = row.querySelector(".rows [data-id]:not(:disabled)");
  return Boolean(row.querySelector("[data-picture]") && (!fresh || (choice && !pin.holds(row, choice))));
}

const textOf = (row) => row.querySelector(".body .text");
const headOf = (row) => textOf(row)?.textContent ?? "";
const controls = (row) => [...row.querySelectorAll(".rows [data-id]:not(:disabled), .dismiss")];

function focusPlace(row) {
  return { id: document.activeElement.dataset.id, index: controls(row).indexOf(document.activeElement) };
}

/* The keyboard stays where it was: on the same button, else on the first of the new ones. */
function refocus(row, { id }) {
  const found = controls(row);
  const target = found.find((one) => id && one.dataset.id === id) ?? found[0] ?? row;
  target.focus({ preventScroll: true });
}

export function deleted(channelId, id) {
  const known = state.logs.get(channelId);
  if (known) known.messages = known.messages.filter((one) => one.id !== id);
  if (channelId !== state.here) return;
  const row = elementOf(id);
  const focused = row?.contains(document.activeElement);
  row?.remove();
  regroup();
  if (focused) byId("composer").querySelector("textarea, input")?.focus();
}

export function showMessage(id) {
  const row = elementOf(id);
  if (!row) return;
  row.scrollIntoView({ block: "center" });
  row.focus({ preventScroll: true });
  row.classList.add("found");
  setTimeout(() => row.classList.remove("found"), 2000);
}

function markRead() {
  const where = channel(state.here);
  const last = here()?.messages.findLast((one) => !one.local);
  if (!where?.unread || !last || document.hidden || !pin.atEnd) return;
  ask("read", { channel: where.id, message: last.id });
}
export { markRead };
