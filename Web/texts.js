// What the page says, in its language alone: the service 35 of Documentation/host-script.md.

import { chunkNeeds, services, waits } from "./host.js";

const texts = []; // those that are sent with the page, and those with its first chunk

async function read(place, end) {
  const response = await fetch(`/${document.documentElement.lang}${end}.txt`);
  if (!response.ok) throw Error(`${response.url}: ${response.status}`);
  texts[place] = new Uint8Array(await response.arrayBuffer());
}

const reading = read(0, "");
reading.catch(() => {}); // who waits for it hears of a failure
waits.push(reading);
services[35] = ({ give }, ticket, place) => give(texts[place]);

// What the page says besides comes with its first chunk: once; after a failure, again.
let later;
chunkNeeds.push(() => later ??= read(1, "-later").catch((error) => {
  later = undefined;
  throw error;
}));
