// What the page says, in its language alone: the service 35 of Documentation/host-script.md.

import { services, waits } from "./host.js";

let texts;

async function read() {
  const response = await fetch(`/${document.documentElement.lang}.txt`);
  if (!response.ok) throw Error(`${response.url}: ${response.status}`);
  texts = new Uint8Array(await response.arrayBuffer());
}

const reading = read();
reading.catch(() => {}); // who waits for it hears of a failure
waits.push(reading);
services[35] = ({ give }) => give(texts);
