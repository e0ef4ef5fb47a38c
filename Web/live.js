// Server events: the service 33 of Documentation/host-script.md.

import { services } from "./host.js";

const decoder = new TextDecoder();

// Receives messages from the server, and reports when the stream is open or interrupted.
//
// One tab receives for all of them, and forwards the messages: a browser has six connections to a
// server, and a stream occupies one while it is open. That tab holds the lock: it is the one that
// was visible last, because a browser may suspend the others; when it is closed, the next one takes
// over. It reopens the stream, notifies all tabs, and they read what they may have missed.
//
// A page loaded unencrypted from another machine has no locks: there, each tab receives while it is
// visible.
services[33] = ({ endings, reply }, ticket, _, bytes) => {
  const stream = decoder.decode(bytes);
  const [path, ...names] = stream.split("\n");
  const tabs = new BroadcastChannel(stream);
  const end = new AbortController();
  const { signal } = end;
  const { locks } = navigator;
  let close; // the stream, if this tab has it
  let waiting;

  const listen = () => new Promise((free) => {
    const source = new EventSource(path);
    const report = (kind, text) => {
      tabs.postMessage([Math.max(kind, 0), text]);
      reply(ticket, kind, text);
    };
    close = () => close = free(source.close());
    source.onopen = () => report(1);
    source.onerror = () => {
      report(-source.readyState);
      if (source.readyState > 1) end.abort(); // another tab takes over
    };
    for (const name of names) {
      source.addEventListener(name, ({ data }) => report(2, `${name}\n${data}`));
    }
  });
  const lock = (options, then) => locks.request(stream, options, listen).catch(({ name }) => {
    if (signal.aborted) return;
    if (name !== "AbortError") return listen(); // the browser denies the lock
    close?.();
    then();
  });
  const wait = () => waiting = lock({ signal }, wait);
  const take = () => {
    if (document.hidden) locks ? waiting || wait() : close?.();
    else if (!close) locks ? lock({ steal: true }, () => waiting || wait()) : listen();
  };

  endings.get(ticket)?.(); // closed permanently, and requested again
  endings.set(ticket, () => end.abort());
  signal.onabort = () => {
    close?.();
    tabs.close();
  };
  tabs.onmessage = ({ data: [kind, text] }) => reply(ticket, kind, text);
  document.addEventListener("visibilitychange", take, { signal });
  take();
};
