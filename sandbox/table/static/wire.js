/* The websocket: one person's, opened again when it is lost. */

const waiting = new Map();
let socket = null;
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
  const query = person ? `?person=${encodeURIComponent(person)}` : "";
  const own = (socket = new WebSocket(`ws://${location.host}/table/socket${query}`));
  own.onmessage = (event) => {
    if (own === socket) receive(JSON.parse(event.data));
  };
  own.onopen = () => {
    tries = 0;
    report("open");
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

function abandon() {
  for (const settle of waiting.values()) settle({ error: "lost" });
  waiting.clear();
}

/* Asks the table to do something; the answer has `error` and `text` if it was refused. */
export function ask(verb, fields = {}) {
  return new Promise((settle) => {
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      settle({ error: "lost" });
      return;
    }
    count += 1;
    waiting.set(count, settle);
    socket.send(JSON.stringify({ n: count, do: verb, ...fields }));
  });
}
