// What comes from outside: the services 34 and 35 of Documentation/host-script.md.

import { services } from "./host.js";

const decoder = new TextDecoder();

/** Listens to messages of the server, and tells when the way to it is open or interrupted. */
services[34] = ({ endings, reply }, ticket, _, bytes) => {
  const [path, ...names] = decoder.decode(bytes).split("\n");
  const source = new EventSource(path);
  endings.set(ticket, () => source.close());
  source.onopen = () => reply(ticket, 1);
  source.onerror = () => reply(ticket, -source.readyState);
  for (const name of names) {
    source.addEventListener(name, ({ data }) => reply(ticket, 2, `${name}\n${data}`));
  }
};

/** Shows a notice; a click on it brings the page to the front, and is told. */
services[35] = ({ reply }, ticket, _, bytes) => {
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
