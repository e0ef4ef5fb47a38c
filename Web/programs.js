// Programs within the page: the services 32 and 33 of Documentation/host-script.md.

import { run, services } from "./host.js";

const FAILED = 0, RUNS = 1, TELLS = 2;
const decoder = new TextDecoder();
const kept = new Map(); // by name: what a module came in, once the program's scripts are here too
const places = new WeakMap(); // by program: who is around it, and what it is to hear

/** Fetches a program and the scripts it stands on, unless they are here. */
function load(name) {
  if (!kept.has(name)) {
    const response = fetch(`/${name}.wasm`).then((response) => {
      if (response.ok) return response;
      throw Error(`${response.url}: ${response.status}`);
    });
    kept.set(name, Promise.all([response, import(`/${name}.js`)]).then(([response]) => response));
    kept.get(name).catch(() => kept.delete(name));
  }
  return kept.get(name).then((response) => response.clone());
}

/** Fetches a program once nothing else is to be done; nobody needs to know that it failed. */
function prepare(name) {
  if (navigator.connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 2_000));
  whenIdle(() => load(name).catch(() => {}));
}

/** Runs a program in an element (with a ticket), tells it a message, or fetches it for later. */
services[32] = (around, ticket, number, bytes) => {
  if (!number) return prepare(decoder.decode(bytes));
  const element = around.find(number);
  if (!element) return;
  if (!ticket) return element.place.hear(bytes);
  const end = bytes.indexOf(0);
  const place = {
    message: bytes.slice(end + 1),
    tell: (kind, data) => around.reply(ticket, kind, data),
    // Not at once, for the program around may be in the midst of its own work.
    hear(message) {
      place.message = message;
      if (place.ticket) queueMicrotask(() => program.reply(place.ticket, 0, place.message));
    },
  };
  const response = load(decoder.decode(bytes.subarray(0, end)));
  const program = run(element, response, () => place.tell(FAILED));
  element.place = place;
  places.set(program, place);
  around.endings.set(ticket, program.end);
};

/** For a program within the page: hears its messages (with a ticket), or tells one. */
services[33] = (program, ticket, _, bytes) => {
  const place = places.get(program);
  if (!place) return;
  if (!ticket) return place.tell(TELLS, bytes);
  place.ticket = ticket;
  place.tell(RUNS);
  program.give(place.message);
};
