// Chunks of the program: the service 32 of Documentation/host-script.md.

import { chunkNeeds, first, join, services, waits } from "./host.js";
import { log } from "./log.js";

const PREFETCH = 1, LOAD = 2; // requests; any other number asks whether a chunk is loaded
const decoder = new TextDecoder();
const fetched = {}; // promises of compiled modules, by the names of chunks
const joined = {}; // promises
const loaded = new Set();

/** Fetches a chunk, its scripts and the files that all chunks need, once; retries after a failure. */
function get(name) {
  return fetched[name] ??= Promise.all([
    WebAssembly.compileStreaming(fetch(`/${name}.wasm`)), import(`/${name}.js`),
    ...chunkNeeds.map((fetch) => fetch()),
  ]).then(([module]) => module, (error) => { delete fetched[name]; throw error; });
}

/** Adds a chunk to the program, once: its data must not be written a second time. */
function load(name) {
  return joined[name] ??= Promise.all([get(name), first]).then(([module]) => join(module))
    .then(() => loaded.add(name), (error) => { delete joined[name]; throw error; });
}

/** Logs that a chunk could not be loaded. */
function lacks(name, error) {
  console.warn(error);
  log("warning", "chunks", "a part of the program could not be loaded", "chunk", name);
}

/** Fetches a chunk when the page is idle; a failure is ignored. */
function prefetch(name) {
  if (navigator.connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 2_000));
  whenIdle(() => get(name).catch(() => {}));
}

services[32] = ({ reply }, ticket, order, bytes) => {
  const name = decoder.decode(bytes);
  if (order === PREFETCH) return prefetch(name);
  if (order !== LOAD) return loaded.has(name);
  load(name).then(() => reply(ticket, 1), (error) => { lacks(name, error); reply(ticket); });
};

// Content rendered by the server is taken over by a program that has all of its chunks. If a
// chunk is missing, the program starts nevertheless, and reports it.
const names = document.getElementById("app").dataset.chunks?.split(" ") ?? [];
names.forEach((name) => get(name).catch(() => {}));
waits.push(names.reduce((before, name) => before.then(() => load(name)), first)
  .catch((error) => lacks(names.join(" "), error)));
