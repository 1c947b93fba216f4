/* Discord's markdown, as nodes. */

import { emoji, h } from "./dom.js";
import { channel, nameOf, state, titleOf } from "./state.js";
import { localeTag, moment, t } from "./words.js";

let visit = () => {};
export function onVisit(act) {
  visit = act;
}

export function markdown(text) {
  const blocks = [];
  const parts = text.split(/```(?:[a-z0-9+-]*\n)?([\s\S]*?)```/i);
  parts.forEach((part, index) => {
    if (index % 2) blocks.push(h("pre", {}, h("code", {}, part.replace(/\n$/, ""))));
    else blocks.push(...lines(part.replace(index ? /^\n/ : /^/, "").replace(/\n$/, "")));
  });
  return blocks;
}

const LINE_KINDS = [
  [/^(#{1,3})\s+(.*)$/, (found) => ({ kind: `h${found[1].length + 2}`, text: found[2] })],
  [/^-#\s+(.*)$/, (found) => ({ kind: "small", text: found[1] })],
  [/^>\s(.*)$/, (found) => ({ kind: "quote", text: found[1] })],
  [/^(\s*)[-*]\s+(.*)$/, (found) => ({ kind: "ul", deep: found[1].length > 1, text: found[2] })],
  [/^(\s*)(\d{1,4})\.\s+(.*)$/, (found) => ({ kind: "ol", start: found[2], text: found[3] })],
];

function kindOf(line) {
  for (const [pattern, make] of LINE_KINDS) {
    const found = pattern.exec(line);
    if (found) return make(found);
  }
  return { kind: "p", text: line };
}

function lines(text) {
  if (!text) return [];
  const groups = [];
  for (const line of text.split("\n").map(kindOf)) {
    const last = groups.at(-1);
    if (last && last[0].kind === line.kind && ["p", "quote", "ul", "ol"].includes(line.kind)) last.push(line);
    else groups.push([line]);
  }
  return groups.map(block);
}

function block(group) {
  const kind = group[0].kind;
  if (kind === "p") return h("div", { class: "p" }, broken(group));
  if (kind === "quote") return h("blockquote", {}, broken(group));
  if (kind === "small") return h("div", { class: "small" }, inline(group[0].text));
  if (kind === "ul" || kind === "ol") {
    const items = group.map((line) => h("li", { class: line.deep ? "deep" : null }, inline(line.text)));
    return h(kind, kind === "ol" ? { start: group[0].start } : {}, items);
  }
  return h("div", { class: `heading ${kind}`, role: "heading", "aria-level": kind[1] }, inline(group[0].text));
}

function broken(group) {
  return group.flatMap((line, index) => [index ? h("br") : null, ...inline(line.text)]);
}

const INLINE = [
  [/^\\([\\*_~`|<>#\-[\]().:])/, (found) => found[1]],
  [/^(`+)(.+?)\1(?!`)/, (found) => h("code", {}, found[2])],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*/, (found) => h("strong", {}, h("em", {}, inline(found[1])))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/, (found) => h("strong", {}, inline(found[1]))],
  [/^__(?=\S)([\s\S]+?)__(?!_)/, (found) => h("u", {}, inline(found[1]))],
  [/^~~(?=\S)([\s\S]+?)~~/, (found) => h("s", {}, inline(found[1]))],
  [/^\|\|(?=\S)([\s\S]+?)\|\|/, (found) => spoiler(found[1])],
  [/^\*(?=\S)([^*\n]+?)\*(?!\*)/, (found) => h("em", {}, inline(found[1]))],
  [/^_(?=\S)([^_\n]+?)_(?![\p{L}\p{N}_])/u, (found) => h("em", {}, inline(found[1])), true],
  [/^<@!?(\d+)>/, (found) => mention(found[1])],
  [/^<#(\d+)>/, (found) => place(found[1])],
  [/^<a?:(\w{2,32}):(\d+)>(\u00a0?)/, (found) => h("span", { class: "bound" }, emoji({ name: found[1], id: found[2] }), found[3])],
  [/^<\/([^:>]+):\d+>/, (found) => h("span", { class: "mention" }, `/${found[1]}`)],
  [/^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, (found) => momentElement(Number(found[1]), found[2] || "f")],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found) => link(found[2], inline(found[1]))],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]'"])>?/, (found) => link(found[1], [found[1]])],
];

const NUMBER = /\d+[ \u00a0\u202f]$/; // that a picture stands beside, in one line with it

export function inline(text) {
  const nodes = [];
  let buffer = "";
  let before = "";
  let rest = text;
  while (rest) {
    const hit = find(rest, before);
    if (hit) {
      const number = hit.node.classList?.contains("bound") ? NUMBER.exec(buffer) : null;
      if (number) {
        hit.node.prepend(number[0]);
        buffer = buffer.slice(0, number.index);
      }
      if (buffer) nodes.push(buffer);
      buffer = "";
      nodes.push(hit.node);
      before = rest[hit.length - 1];
      rest = rest.slice(hit.length);
    } else {
      const next = rest.slice(1).search(/[\\`*_~|<[]|https?:/) + 1 || rest.length;
      buffer += rest.slice(0, next);
      before = rest[next - 1];
      rest = rest.slice(next);
    }
  }
  if (buffer) nodes.push(buffer);
  return nodes;
}

function find(rest, before) {
  for (const [pattern, make, needsEdge] of INLINE) {
    if (needsEdge && /[\p{L}\p{N}_]/u.test(before)) continue;
    const found = pattern.exec(rest);
    if (found) return { node: make(found), length: found[0].length };
  }
  return null;
}

/* Uncovered it is plain text, to be marked and copied. */
function spoiler(text) {
  const shown = h("span", { class: "spoiler open", tabIndex: -1 }, inline(text));
  const cover = h("button", { type: "button", class: "spoiler", "aria-label": t("spoiler"), on: { click: reveal } }, inline(text));
  function reveal() {
    cover.replaceWith(shown);
    shown.focus({ preventScroll: true });
  }
  return cover;
}

function mention(id) {
  return h("span", { class: id === state.me ? "mention own" : "mention", data: { person: id } }, `@${nameOf(id)}`);
}

function place(id) {
  const found = channel(id);
  if (!found) return h("span", { class: "mention" }, "#?");
  return h("button", { type: "button", class: "mention", on: { click: () => visit(id) } }, titleOf(found));
}

/* Links to messages of this Discord stay in the page. */
function link(address, children) {
  const jump = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(address);
  if (!jump) return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
  const shown = children.length === 1 && children[0] === address ? titleOf(channel(jump[1])) || "#?" : children;
  return h("button", { type: "button", class: "mention", on: { click: () => visit(jump[1], jump[2]) } }, shown);
}

/* Moments */

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function momentElement(seconds, style) {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return "?";
  const full = moment(at, STYLES.F);
  const text = style === "R" ? ago(seconds) : moment(at, STYLES[style]);
  return h("time", { class: "moment", datetime: at.toISOString(), title: full, data: style === "R" ? { relative: seconds } : {} }, text);
}

function ago(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(left) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(localeTag(), { numeric: "auto" }).format(Math.round(left / size), unit);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = ago(Number(element.dataset.relative));
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);
