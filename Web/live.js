// What comes from outside: the services 33 and 34 of Documentation/host-script.md.

import { services } from "./host.js";

const decoder = new TextDecoder();

// Listens to messages of the server, and tells when the way to it is open or interrupted.
//
// One tab listens for all of them, and passes on what it hears: a browser has six connections to a
// server, and a stream takes one for as long as it is open. It is the tab with the lock: the one that
// was looked at last, for a browser may stop the others; when it is closed, it is the next. Its stream
// opens anew, which all are told, and they read what they may have missed.
//
// A page that came unencrypted from another machine has no locks: there, each tab listens while it is
// seen.
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
    const tell = (kind, text) => {
      tabs.postMessage([Math.max(kind, 0), text]);
      reply(ticket, kind, text);
    };
    close = () => close = free(source.close());
    source.onopen = () => tell(1);
    source.onerror = () => {
      tell(-source.readyState);
      if (source.readyState > 1) end.abort(); // the turn is another tab's
    };
    for (const name of names) {
      source.addEventListener(name, ({ data }) => tell(2, `${name}\n${data}`));
    }
  });
  const lock = (options, then) => locks.request(stream, options, listen).catch(({ name }) => {
    if (signal.aborted) return;
    if (name !== "AbortError") return listen(); // the browser gives no lock
    close?.();
    then();
  });
  const wait = () => waiting = lock({ signal }, wait);
  const take = () => {
    if (document.hidden) locks ? waiting || wait() : close?.();
    else if (!close) locks ? lock({ steal: true }, () => waiting || wait()) : listen();
  };

  endings.get(ticket)?.(); // closed for good, and asked for again
  endings.set(ticket, () => end.abort());
  signal.onabort = () => {
    close?.();
    tabs.close();
  };
  tabs.onmessage = ({ data: [kind, text] }) => reply(ticket, kind, text);
  document.addEventListener("visibilitychange", take, { signal });
  take();
};

/** Shows a notice; a click on it brings the page to the front, and is told. */
services[34] = ({ reply }, ticket, _, bytes) => {
  const [tag, title, ...rest] = decoder.decode(bytes).split("\n");
  try {
    new Notification(title, { tag, body: rest.join("\n") }).onclick = () => {
      window.focus();
      reply(ticket, 1, tag);
    };
  } catch {
    // Some phones show notices only from a service worker.
  }
};
