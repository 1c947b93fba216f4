/* The page of one person at the table. Which person and which channel stands after the # of the address. */

import { applyTheme, connection, drawAround, startAround } from "./around.js";
import { beginPath, drawComposer, leaves, refreshComposer, runPath, showCommands } from "./composer.js";
import { h } from "./dom.js";
import { added, deleted, drawAll, edited, markRead, openLog, redrawWelcome, showMessage, startLog } from "./log.js";
import { onVisit } from "./markdown.js";
import { channel, isPublic, me, state } from "./state.js";
import { connect, listen } from "./wire.js";
import { speak, t } from "./words.js";

let wanted = null; // a channel to open as soon as it is known
let names = "";

function fromAddress() {
  const [who, where] = location.hash.slice(1).split("/");
  return { who: who || sessionStorage.getItem("person"), where: where || sessionStorage.getItem("channel") };
}

function toAddress() {
  sessionStorage.setItem("person", state.me);
  sessionStorage.setItem("channel", state.here ?? "");
  history.replaceState(null, "", `/#${state.me}${state.here ? `/${state.here}` : ""}`);
}

function sit(id) {
  wanted = isPublic(state.here) ? state.here : null;
  state.here = null;
  connect(id);
}

function visit(id, message) {
  if (!channel(id)) {
    wanted = id;
    return;
  }
  const newFrom = channel(id).unread ? channel(id).read : null;
  state.here = id;
  wanted = null;
  toAddress();
  drawAround();
  drawComposer();
  openLog(id, newFrom).then(() => message && showMessage(message));
  if (matchMedia("(pointer: fine)").matches) document.getElementById("write")?.focus();
}

const HEARD = {
  welcome(frame) {
    wanted = state.here ?? wanted ?? fromAddress().where;
    Object.assign(state, { me: frame.you, here: null, logs: new Map(), failures: new Map(), channels: [], commands: [] });
  },
  shelf(frame) {
    state.people = new Map(frame.people.map((one) => [one.id, one]));
    Object.assign(state, { channels: frame.channels, bot: frame.bot, guild: frame.guild });
    speak(me().locale);
    const now = JSON.stringify(frame.people.map((one) => [one.id, one.name, one.locale]));
    const renamed = names && names !== now;
    names = now;
    if (!state.here || channel(wanted)) visit((channel(wanted) ?? state.channels.find((one) => one.kind === "text")).id);
    else drawAround();
    if (renamed) {
      drawAll();
      refreshComposer();
    }
    markRead();
  },
  commands(frame) {
    state.commands = frame.commands;
    refreshComposer();
    redrawWelcome();
  },
  message: (frame) => added(frame.message),
  edit: (frame) => edited(frame.message),
  delete: (frame) => deleted(frame.channel, frame.message),
};

/* What a newcomer may press in an empty channel. */
function suggestions() {
  const begin = leaves().find((one) => one.path === "game new");
  const all = h("button", { type: "button", class: "button secondary", on: { click: showCommands } }, t("showCommands"));
  if (!begin) return [all];
  const open = h("button", { type: "button", class: "button primary", on: { click: () => beginPath("game new") } }, t("openGame"));
  const learn = h("button", { type: "button", class: "button secondary", on: { click: () => runPath("learn") } }, t("learnGame"));
  return leaves().some((one) => one.path === "learn") ? [open, learn, all] : [open, all];
}

applyTheme();
startLog(suggestions);
startAround({ channel: visit, person: sit });
onVisit(visit);
listen((frame) => HEARD[frame.kind]?.(frame), connection);
addEventListener("hashchange", () => {
  const { who, where } = fromAddress();
  if (who && who !== state.me) {
    wanted = where;
    state.here = null;
    connect(who);
  } else if (where && where !== state.here && channel(where)) visit(where);
});
const first = fromAddress();
wanted = first.where;
connect(first.who);
