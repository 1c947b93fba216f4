/* What stands around the messages: channels on the left, people at the top, the banner. */

import { addChannel, addPerson, addThread, editPerson } from "./dialogs.js";
import { byId, fill, h, icon, iconButton } from "./dom.js";
import { avatar } from "./messages.js";
import { channel, me, state, titleOf } from "./state.js";
import { ask } from "./wire.js";
import { t } from "./words.js";

let go = { channel: () => {}, person: () => {} };
let link = "open"; // the state of the connection

export function startAround(moves) {
  go = moves;
  byId("veil").addEventListener("click", () => drawer(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") drawer(false);
    const digit = event.altKey && !event.ctrlKey && /^Digit([1-9])$/.exec(event.code);
    const target = digit && [...state.people.keys()][digit[1] - 1];
    if (target) {
      event.preventDefault();
      go.person(target);
    }
  });
  setInterval(drawBanner, 1000);
}

export function drawAround() {
  keepFocus(byId("sidebar"), drawSidebar);
  keepFocus(byId("top"), drawTop);
  drawBanner();
  byId("jump").textContent = `${t("jump")} ↓`;
  const calls = state.channels.reduce((sum, one) => sum + one.called, 0);
  document.title = `${calls ? `(${calls}) ` : ""}${titleOf(channel(state.here))} · ${me()?.name ?? ""} · Arbiter`;
}

/* Drawing anew must not take the keyboard away. */
function keepFocus(part, draw) {
  const key = part.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  draw(part);
  if (key) part.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

export function drawer(open) {
  byId("app").classList.toggle("drawer", open);
  byId("veil").hidden = !open;
  if (open) byId("sidebar").querySelector("[aria-current]")?.focus();
}

/* The left column */

function drawSidebar(nav) {
  const rooms = state.channels.filter((one) => one.kind === "text");
  nav.setAttribute("aria-label", t("channels"));
  const add = iconButton("plus", t("addChannel"), () => addChannel(go.channel), { data: { key: "add-channel" } });
  fill(
    nav,
    h("div", { class: "server" }, h("img", { src: "/table/arbiter.svg", alt: "" }), h("h1", {}, state.guild)),
    h("div", { class: "rooms" },
      h("div", { class: "group" }, h("h2", {}, t("channels")), add),
      h("ul", {}, rooms.flatMap((room) => [roomRow(room), ...threadsOf(room)])),
      h("div", { class: "group" }, h("h2", {}, t("privately"))),
      h("ul", {}, state.channels.filter((one) => one.kind === "dm").map(roomRow))),
    foot(),
  );
}

const threadsOf = (room) => state.channels.filter((one) => one.parent === room.id && !one.archived).map(roomRow);

function roomRow(one) {
  const open = () => {
    go.channel(one.id);
    drawer(false);
  };
  const sign = one.kind === "dm" ? avatar(state.bot.id, true) : icon(one.kind === "thread" ? "thread" : "hash");
  const words = one.kind === "text" ? one.name : titleOf(one);
  const calls = one.called ? h("span", { class: "badge", "aria-label": t("calls", one.called) }, String(one.called)) : null;
  const dot = one.unread ? h("span", { class: "unseen" }, t(one.unread === 1 ? "unreadOne" : "unread", one.unread)) : null;
  const classes = ["room", one.kind, one.unread ? "unread" : ""].join(" ").trim();
  const row = h("button", { type: "button", class: classes, "aria-current": one.id === state.here ? "page" : null, data: { key: one.id, channel: one.id }, on: { click: open } }, sign, h("span", { class: "room-name" }, words), dot, calls);
  const thread = one.kind === "text" ? iconButton("thread", t("addThread", one.name), () => addThread(one, go.channel), { class: "icon-button add-thread", data: { key: `thread-${one.id}` } }) : null;
  return h("li", { class: "room-row" }, row, thread);
}

function foot() {
  const mine = me();
  if (!mine) return h("div", { class: "foot" });
  const settings = iconButton("gear", t("settings", mine.name), () => editPerson(mine), { data: { key: "settings" } });
  const language = h("small", {}, mine.locale === "fr" ? "Français" : "English");
  return h("div", { class: "foot" }, avatar(mine.id, true), h("span", { class: "foot-name" }, h("b", {}, mine.name), language), themeButton(), settings);
}

/* The top: where one is, and who */

function drawTop(top) {
  const where = channel(state.here);
  const sign = where?.kind === "dm" ? avatar(state.bot.id, true) : icon(where?.kind === "thread" ? "thread" : "hash");
  const calls = state.channels.some((one) => one.called && one.id !== state.here);
  const menu = iconButton("menu", t("openMenu"), () => drawer(!byId("app").classList.contains("drawer")), { class: `icon-button burger${calls ? " calls" : ""}`, data: { key: "menu" } });
  const title = h("h2", { class: "title" }, sign, h("span", {}, where?.kind === "text" ? where.name : titleOf(where)));
  const people = h("div", { class: "people", role: "group", "aria-label": t("people") }, [...state.people.values()].map(chip));
  const add = iconButton("plus", t("addPerson"), () => addPerson(go.person), { data: { key: "add-person" } });
  fill(top, menu, title, h("div", { class: "people-bar" }, people, add));
  people.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function chip(one) {
  const own = one.id === state.me;
  const waiting = own ? 0 : one.called;
  const badge = waiting ? h("span", { class: "badge", "aria-label": t("calls", waiting) }, String(waiting)) : null;
  const label = own ? one.name : t("switchTo", one.name);
  return h("button", { type: "button", class: "chip", "aria-pressed": String(own), title: label, data: { key: one.id, person: one.id }, on: { click: () => (own ? editPerson(one) : go.person(one.id)) } }, avatar(one.id, true), h("span", {}, one.name), badge);
}

/* Colours */

const THEMES = ["auto", "dark", "light"];
const theme = () => localStorage.getItem("theme") ?? "auto";

export function applyTheme() {
  if (theme() === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme();
}

function themeButton() {
  const label = t({ auto: "themeAuto", dark: "themeDark", light: "themeLight" }[theme()]);
  const next = () => {
    localStorage.setItem("theme", THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
    applyTheme();
    drawAround();
  };
  return iconButton("theme", label, next, { data: { key: "theme" } });
}

/* The banner: what keeps the game from going on */

export function connection(now) {
  link = now;
  if (now !== "open") state.bot = { ...state.bot, state: "starting" }; // until the table says otherwise
  drawBanner();
}

function drawBanner() {
  const banner = byId("banner");
  const { state: bot, retry } = state.bot;
  document.documentElement.dataset.bot = link === "open" ? bot : link;
  let words = null;
  if (link === "locked") words = t("locked");
  else if (link !== "open") words = t("table");
  else if (bot === "starting") words = t("starting");
  else if (bot === "away") words = t("away", Math.max(0, Math.ceil(retry - Date.now() / 1000)));
  banner.hidden = !words;
  if (!words) {
    banner.replaceChildren();
    return;
  }
  if (banner.firstChild?.textContent === words) return;
  const wake = link === "open" && bot === "away" ? h("button", { type: "button", class: "button secondary small", on: { click: () => ask("wake") } }, t("wakeNow")) : null;
  fill(banner, h("span", {}, words), wake);
}
