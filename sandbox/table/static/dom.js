/* Elements are built here and nowhere else; text always becomes a text node. */

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name in element && ["value", "disabled", "checked", "hidden", "tabIndex"].includes(name)) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter(Boolean));
  return element;
}

/* An emoji of the bot's own as a picture, any other as the sign it is. */
export function emoji(one) {
  if (!one?.id) return one?.name ?? null;
  return h("img", { class: "emoji", src: `/table/emoji/${one.id}`, alt: `:${one.name}:`, title: `:${one.name}:`, draggable: "false" });
}

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5",
  plus: "M12 5v14M5 12h14",
  gear: "M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M6 6l12 12M18 6L6 18",
  send: "M4 12l16-8-6 16-3-6.5z",
  down: "M6 9l6 6 6-6",
  window: "M4 5h12v12H4zM9 20h11V9",
  check: "M5 12.5l4.5 4.5L19 7.5",
  theme: "M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  slash: "M15 4L9 20",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

export function iconButton(name, label, act, more = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click: act }, ...more }, icon(name));
}

/* Says something to those who listen instead of looking. */
let saying = 0;
export function announce(text) {
  clearTimeout(saying);
  saying = setTimeout(() => { byId("announcer").textContent = text; }, 60);
}

export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
