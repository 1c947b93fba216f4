/* What this window knows: who it is, who and what is around, and the messages of the channels it has opened. */

export const state = {
  me: null, // the id of the person of this window
  people: new Map(),
  channels: [],
  commands: [],
  bot: { id: "", name: "Arbiter", state: "starting", retry: null },
  guild: "Arbiter",
  here: null, // the id of the open channel
  logs: new Map(), // channel -> { messages: [...], more: whether there are older ones }
  pressed: null, // the id of the message in which something was pressed last
  tap: null, // when and where that was
  failures: new Map(), // message -> what went wrong with it
};

export const person = (id) => state.people.get(id);
export const me = () => state.people.get(state.me);
export const channel = (id) => state.channels.find((one) => one.id === id);
export const nameOf = (id) => (id === state.bot.id ? state.bot.name : person(id)?.name ?? "?");
export const titleOf = (one) => (!one ? "" : one.kind === "dm" ? state.bot.name : one.kind === "thread" ? one.name : `#${one.name}`);

export function isPublic(id) {
  const one = channel(id);
  return Boolean(one && one.kind !== "dm");
}

/* A colour of one's own, the same in every window. */
const COLOURS = ["#b4503c", "#3c7a6b", "#7a5bb0", "#a8741f", "#3f6fae", "#9c3f70", "#5c7d35", "#6d6a75"];
export function colourOf(id) {
  const place = [...state.people.keys()].indexOf(id);
  return COLOURS[(place < 0 ? 7 : place) % COLOURS.length];
}
