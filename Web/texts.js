// The page's texts, in its language only: the service 35 of Documentation/host-script.md.

import { chunkNeeds, services, waits } from "./host.js";

const texts = []; // those sent with the page, and those sent with its first chunk

async function read(place, end) {
  const response = await fetch(`/${document.documentElement.lang}${end}.txt`);
  if (!response.ok) throw Error(`${response.url}: ${response.status}`);
  texts[place] = new Uint8Array(await response.arrayBuffer());
}

const reading = read(0, "");
reading.catch(() => {}); // a failure is reported to those who await it
waits.push(reading);
services[35] = ({ give }, ticket, place) => give(texts[place]);

// The remaining texts are fetched with the first chunk, once; retried after a failure.
let later;
chunkNeeds.push(() => later ??= read(1, "-later").catch((error) => {
  later = undefined;
  throw error;
}));
