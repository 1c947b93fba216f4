/* The websocket: one person's, opened again when it is lost. */

const PATIENCE = 60000; // milliseconds for which a press waits for a table that is coming back
const DEEDS = ["press", "choose", "slash", "submit", "say"]; // what a person does is not lost with a connection; all else is asked anew
const waiting = new Map();
const held = new Set(); // deeds done while there was no connection
let socket = null;
let sitting = null; // the person of the socket
let count = 0;
let tries = 0;
let timer = 0;
let hear = () => {};
let report = () => {};

export function listen(onFrame, onState) {
  hear = onFrame;
  report = onState;
}

export function connect(person) {
  clearTimeout(timer);
  if (socket) {
    socket.onclose = null;
    socket.close();
    abandon();
  }
  if (person !== sitting) drop(held);
  sitting = person;
  const query = person ? `?person=${encodeURIComponent(person)}` : "";
  const own = (socket = new WebSocket(`ws://${location.host}/table/socket${query}`));
  own.onmessage = (event) => {
    if (own === socket) receive(JSON.parse(event.data));
  };
  own.onopen = () => {
    tries = 0;
    report("open");
    for (const deed of held) deed.send();
  };
  own.onclose = () => {
    if (own !== socket) return;
    abandon();
    lost(person);
  };
}

async function lost(person) {
  report(await stillWelcome());
  const pause = Math.min(400 * 1.6 ** tries++, 4000);
  timer = setTimeout(() => connect(person), pause);
}

/* Whether the table is only out of reach, or has another key now. */
async function stillWelcome() {
  try {
    const answer = await fetch("/table/arbiter.svg", { cache: "no-store" });
    return answer.status === 403 ? "locked" : "lost";
  } catch {
    return "lost";
  }
}

function receive(frame) {
  if (frame.kind !== "answer") {
    hear(frame);
    return;
  }
  const settle = waiting.get(frame.n);
  waiting.delete(frame.n);
  if (settle) settle(frame);
}

/* Deeds that will not be done any more. */
function drop(deeds) {
  for (const deed of deeds) deed.settle({ error: "lost" });
}

function abandon() {
  for (const settle of waiting.values()) settle({ error: "lost" });
  waiting.clear();
}

/* Asks the table to do something; the answer has `error` and `text` if it was refused. */
export function ask(verb, fields = {}) {
  return new Promise((settle) => {
    if (socket?.readyState === WebSocket.OPEN) send(verb, fields, settle);
    else if (DEEDS.includes(verb)) hold(verb, fields, settle);
    else settle({ error: "lost" });
  });
}

function send(verb, fields, settle) {
  count += 1;
  waiting.set(count, settle);
  socket.send(JSON.stringify({ n: count, do: verb, ...fields }));
}

/* Keeps a deed until the table is back. */
function hold(verb, fields, settle) {
  const deed = {
    send: () => deed.over() && send(verb, fields, settle),
    settle: (answer) => deed.over() && settle(answer),
    over: () => held.delete(deed),
  };
  held.add(deed);
  setTimeout(() => drop([deed]), PATIENCE);
}
