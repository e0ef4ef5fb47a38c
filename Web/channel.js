// Channels between the program and the page's own scripts: the service 40 of Documentation/host-script.md.

import { services } from "./host.js";

const decoder = new TextDecoder();
const channels = {};

/** A line of words that waits until there is a listener. */
class Line {
  #waiting = [];
  #listener;

  set listener(listener) {
    this.#listener = listener;
    if (listener) for (const words of this.#waiting.splice(0)) listener(...words);
  }

  put(words) {
    if (this.#listener) this.#listener(...words);
    else this.#waiting.push(words);
  }
}

/** Both directions of the channel with a name. */
const lines = (name) => channels[name] ??= { out: new Line(), in: new Line() };

/**
 * The script's end of a channel: `send(...words)` sends a message to the program, and `receive`, once it is
 * set, is called with the words of each that arrives.
 */
export const channel = (name) => ({
  send: (...words) => lines(name).in.put(words.map((word) => `${word}`.replaceAll("\0", ""))),
  set receive(listener) { lines(name).out.listener = listener; },
});

services[40] = ({ endings, reply }, ticket, _, bytes) => {
  const [name, ...words] = decoder.decode(bytes).split("\0");
  if (!ticket) return lines(name).out.put(words);
  const line = lines(name).in;
  endings.set(ticket, () => line.listener = null);
  // Not before the program has got its end, on which it may answer.
  queueMicrotask(() => line.listener = (...words) => reply(ticket, words.length, words.join("\0")));
};
