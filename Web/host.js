// The host script: executes commands and services, described in Documentation/host-script.md.

import { log } from "./log.js";

const root = document.getElementById("app");
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const COMPOSING = 229; // the key code of an input method, which Safari also sends for the last key
const JSON_TYPE = { "Content-Type": "application/json" };
let composing; // the field in which an input method is composing

/** Shows that the page has stopped, in a language that can be determined without the program. */
function fail() {
  const box = document.getElementById("failure");
  box.lang = navigator.language; // the style sheet shows the texts in it
  box.hidden = false;
}

// Commands

let adopting = root.firstChild; // the content rendered by the server, while it is taken over

/** For a node in a row and each of its descendants: the path to it, and the events it handles. */
function places(node, path = []) {
  const list = [{ path, wanted: node.wanted }];
  path = [...path, 0]; // to the first child; 1 is to the next sibling
  for (node = node.firstChild; node; node = node.nextSibling) {
    list.push(...places(node, path));
    path = [...path, 1];
  }
  return list;
}

function walk(node, path) {
  for (const step of path) node = step ? node.nextSibling : node.firstChild;
  return node;
}

/** A sheet of several rows: copying them together is cheaper than one by one. */
function sheet(rows, count) {
  const sheet = new DocumentFragment();
  while (count--) sheet.append(rows.cloneNode(true));
  return sheet;
}

/** Marks a control's value as sent to the program. */
function repeat(control, type = "input") {
  queueMicrotask(() => control.dispatchEvent(new Event(type, { bubbles: true })));
}

function write(field, text) {
  if (field === composing || field.value === text) return;
  // Text typed while the program was loading.
  if (adopting && field.value !== field.defaultValue) return repeat(field);
  const left = field.value.length - field.selectionEnd;
  field.value = text;
  if (field.selectionEnd && field === document.activeElement) {
    field.selectionStart = field.selectionEnd = text.length - left;
  }
}

function focusable(node) {
  const control = "input,button,select,textarea,a[href],[tabindex]";
  return node.matches(control) ? node : node.querySelector(control) ?? node;
}

function clear(first, anchor) {
  const parent = anchor.parentNode;
  if (!first.previousSibling && !anchor.nextSibling) parent.replaceChildren(anchor);
  else for (let node; node !== first;) (node = anchor.previousSibling).remove();
}

// Events

const files = [];

function detail(event) {
  const list = event.dataTransfer?.files ?? event.target.files;
  if (!list) return key(event) ?? event.target.value ?? "";
  return [...list].flatMap((f) => [files.push(f) - 1, f.size, f.type, f.name]).join("\0");
}

/** Dispatches an event to the elements, from the inside out, until one consumes it. */
function on(kind, event) {
  const { target, type } = event;
  if (event.keyCode === COMPOSING) return;
  if (type === "input") composing = event.isComposing && target;
  if (target.type === "radio" && type === "change" && !target.checked) return;
  if (type[0] === "p" && (!event.isPrimary || event.button > 0)) return; // pointers
  let isReported = false;
  const before = files.length;
  const text = detail(event);
  for (let node = target; node && node !== root; node = node.parentNode) {
    // Nodes in a copy have no event kinds until it is unfolded.
    if (!node.number && node.parentNode?.hasCopies && unfold(node)) node = target;
    if (!(node.wanted >> kind & 1)) continue;
    // An interaction in progress, such as a drag, may still end.
    if (!/focus|r[muc]/.test(type) && node.closest(":disabled")) continue;
    const box = type[0] === "p" && node.getBoundingClientRect();
    isReported = true;
    if (!call("dispatch", text, node.number, kind, modifiers(event), target.checked,
      event.x - box.left, event.y - box.top)) continue;
    event.preventDefault();
    if (type === "pointerdown") node.setPointerCapture(event.pointerId);
    return;
  }
  if (type === "click") follow(event);
  if (!isReported) files.length = before;
}

/** The key; with modifiers, or anywhere outside fields, the Latin letter in its position. */
const key = (event, anywhere) => event.key > "~"
  && (anywhere ? (modifiers(event) & 30) - 16 : modifiers(event) & 14)
  && !event.code[4] && event.code[3]?.toLowerCase() // of a letter: KeyS
  || anywhere && event.code === "Slash" && { ".": "/", ",": "?" }[event.key] || event.key; // ЙЦУКЕН

function modifiers(event) {
  const typing = event.key
    && event.target.matches?.("input:not([type=checkbox],[type=radio]),textarea");
  return event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3
    | typing << 4;
}

/** The beginnings of paths that the server answers itself. */
const ofServer = root.dataset.server?.split(" ") ?? [];

/** Opens a link within this page without reloading. */
function follow(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.button || modifiers(event) || link.target || link.hash) return;
  if (link.origin !== location.origin || link.matches("[download],[rel~=external]")) return;
  if (ofServer.some((path) => link.pathname.startsWith(path))) return;
  event.preventDefault();
  history.pushState(+history.state + 1, "", link.href);
  scrollTo(0, 0);
  dispatchEvent(new Event("popstate"));
}

root.addEventListener("compositionend", (event) => {
  composing = null;
  // Chromium sends no input event after the end of a composition.
  repeat(event.target);
});

// Services

const formats = {}; // creating one is a thousand times as expensive as using it

function reach(path) {
  const names = path.split(".");
  const name = names.pop();
  return [names.reduce((object, step) => object[step], window), name];
}

/** Services of other scripts by number, from 16 on: (program, ticket, number, bytes) → number. */
export const services = [];

// The program


const nodes = [root]; // by number
const folded = []; // by number: the template of a copied node, until its descendants have numbers
const templates = [];
const endings = new Map(); // by ticket: cancels the request
let wasm; // the module's exports, once it runs

// Calls into the module

/** Calls an export; after a trap the module is never called again. */
function call(name, data, ...numbers) {
  try {
    if (wasm && data) give(data);
    return wasm?.[name](...numbers);
  } catch (error) {
    stop(error);
  }
}

const flush = () => call("flush");

/** Writes text or bytes to the inbox; returns whether there were any. */
function give(data) {
  const bytes = data?.buffer ? data : encoder.encode(data ?? "");
  const at = wasm.inbox(bytes.length); // first, because it may move the memory
  new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  return data != null;
}

const reply = (ticket, number = 0, data) => call("reply", data, ticket, number);

function stop(error) {
  try {
    wasm?.trail?.();
  } finally {
    wasm = null;
    log("critical", "page", "the program has stopped");
    reportError(error);
    fail();
  }
}

// Commands

let tags, attributes, properties, classes, events;
let styleName; // the number of the attribute that is a class in the document

function learn(table) {
  [tags, attributes, properties, classes, events] = table.split("\n").map((l) => l.split(" "));
  styleName = attributes.indexOf("data-style");
  events.forEach((name, kind) => root.addEventListener(name, (event) => on(kind, event)));
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.keyCode === COMPOSING) return;
    if (event.key === " " && event.target.closest?.("button,input,select,summary")) return; // it is pressed
    if (call("dispatch", key(event, 1), 0, events.indexOf("keydown"), modifiers(event))) {
      event.preventDefault();
    }
  });
}

/** Executes a flush; on an empty page if the server's content differs. */
function commit(...flush) {
  try {
    carryOut(...flush);
  } catch (error) {
    if (!adopting) throw error;
    adopting = null;
    root.textContent = "";
    carryOut(...flush);
    reportError(error);
  }
  adopting = null;
}

// The flush being executed: the commands with their texts, and the read positions in both,
let words, text, i, used;
// the selected element with its number, the insertion point, and the elements around it.
let at, number, parent, next, around;

function carryOut(wordsAt, wordCount, bytesAt, byteCount) {
  const bytes = new Uint8Array(wasm.memory.buffer, bytesAt, byteCount);
  text = byteCount ? decoder.decode(bytes) : "";
  words = [];
  around = [];
  i = used = 0;
  at = parent = root;
  next = adopting;
  while (i < wordCount) {
    // An event may have moved the memory.
    if (!words.length) words = new Uint32Array(wasm.memory.buffer, wordsAt, wordCount);
    const word = words[i++];
    commands[word & 255](word >>> 8);
  }
}

const string = () => text.slice(used, used += words[i++]);
const insert = (id, node) => parent.insertBefore((nodes[id] = node), next);
/** Browsers index rules by classes; they would try the rules for all values of an attribute. */
const rename = (name = "") => {
  at.className = at.className.replace(/(^| )style-\S*|$/, name && ` style-${name}`).trim();
};
const differs = (what) => { throw Error(`not as written: ${what}`); };

/** By the numbers of `Command` in Swift; separate functions, so that engines compile hot ones early. */
const commands = [
  (kind) => kind ? [tags, attributes, properties][kind - 1].push(string()) : learn(string()),
  (tag) => {
    if (adopting && next?.localName !== tags[tag]) differs(tags[tag]);
    at = adopting ? next : document.createElement(tags[tag]);
    // Boxes ticked or options chosen before the program started.
    if (adopting && at.checked !== at.defaultChecked || at.files?.[0]) repeat(at, "change");
    nodes[(number = words[i++])] = at;
    around.push(parent, adopting ? at.nextSibling : next);
    parent = at;
    next = adopting && at.firstChild;
  },
  () => {
    if (adopting && next && parent.type !== "textarea") differs(next.nodeName);
    at = parent;
    next = around.pop();
    parent = around.pop();
    if (!adopting) parent.insertBefore(at, next);
  },
  (id) => {
    const data = string();
    if (!adopting || !data) return insert(id, new Text(data));
    if (!next?.data?.startsWith(data)) differs(data);
    if (next.data !== data) next.splitText(data.length);
    nodes[id] = next;
    next = next.nextSibling;
  },
  (id) => insert(id, new Comment()),
  (id) => at = find(number = id),
  (id) => { next = find(id); parent = next.parentNode; },
  (name) => name === styleName ? rename(string()) : at.setAttribute(attributes[name], string()),
  (name) => name === styleName ? rename() : at.removeAttribute(attributes[name]),
  (name) => at.style.setProperty(properties[name], string()),
  (name) => at.style.removeProperty(properties[name]),
  (name) => at.classList.add(classes[name]),
  (name) => at.classList.remove(classes[name]),
  () => write(at, string()),
  (isOn) => at[adopting ? "defaultChecked" : "checked"] = isOn,
  (id) => (id ? find(id) : at).data = string(), // zero: in a copy
  (wanted) => hear(at, number, wanted),
  (id) => focusable(find(id))?.focus(),
  // Moves the node without losing the focus, if the browser supports that.
  (id) => (parent.moveBefore ?? parent.insertBefore).call(parent, find(id), next),
  (id) => { find(id).remove(); free(id, 1); },
  (id) => free(id, words[i++]),
  (id) => clear(find(id), find(words[i++])),
  (id) => {
    const row = find(words[i++]);
    templates[id] = { element: sheet(row, 1), places: places(row) };
  },
  (id) => copy(templates[id]),
  (id) => {
    templates[id].holes = Array.from({ length: words[i++] }, () =>
      ({ word: words[i++], ...templates[id].places[words[i++]] }));
  },
  (id) => delete templates[id],
];

/** Copies rows, and fills in their texts. */
function copy(kind) {
  parent.hasCopies = true;
  for (let left = words[i++]; left;) {
    const source = left < 32 ? kind.element : kind.many ??= sheet(kind.element, 32);
    const rows = source.cloneNode(true);
    for (let row = rows.firstChild; row; row = row.nextSibling, left--) {
      const id = words[i++];
      nodes[id] = row;
      folded[id] = kind; // a property on the row would be much slower
      for (const { path, word } of kind.holes) {
        at = walk(row, path);
        commands[word & 255](word >>> 8);
      }
    }
    parent.insertBefore(rows, next);
  }
}

/** Sends events of these kinds on a node to the program. */
function hear(node, number, wanted) {
  node.number = number;
  node.wanted = wanted;
}

function free(id, count) {
  nodes.fill(undefined, id, id + count);
  folded.fill(undefined, id, id + count);
}

/** The node with a number. The nodes in a copy are numbered when one of them is first needed. */
function find(number) {
  let first = number;
  while (!nodes[number] && --first > 0) {
    if (folded[first]?.places.length > number - first) unfold(nodes[first], first);
  }
  return nodes[number];
}

/** Numbers the nodes in a copy; returns nothing if they already have numbers. */
function unfold(row, number = nodes.indexOf(row)) {
  const kind = folded[number];
  row.number = number; // so that it is not sent again
  if (!kind) return;
  folded[number] = undefined;
  for (const { path, wanted } of kind.places) {
    const node = walk(row, path);
    if (wanted) hear(node, number, wanted);
    nodes[number++] = node;
  }
  return kind;
}

// Services

/** The browser's name for a time zone, or for its own; empty if it knows none of this name. */
const zoneName = (options) => {
  try {
    return new Intl.DateTimeFormat("en", options).resolvedOptions().timeZone ?? "";
  } catch {
    return "";
  }
};

/** Calls, sets or reads the object at a path such as `history.pushState`. */
function use(ticket, _, text) {
  const [path, ...values] = text.split("\0");
  try {
    const [object, name] = reach(path);
    let result = object[name];
    if (typeof result === "function") result = object[name](...values);
    else if (values.length) result = object[name] = values[0];
    if (!ticket) return typeof result === "number" ? result : give(result);
    Promise.resolve(result)
      .then((value) => reply(ticket, 1, `${value}`), () => reply(ticket));
  } catch { return -1; }
}

/** By the numbers of `Service` in Swift: (ticket, number, text, bytes) → number. */
const own = [
  // fetched
  (ticket, start, text, bytes) => {
    const [method, path] = text.split("\n");
    const body = start in bytes ? bytes.slice(start) : undefined;
    const end = new AbortController();
    endings.set(ticket, () => end.abort());
    fetch(path, { method, body, headers: body && JSON_TYPE, signal: end.signal })
      .then(async (r) => reply(ticket, r.status, new Uint8Array(await r.arrayBuffer())))
      .catch(() => reply(ticket)) // no response: status zero
      .finally(() => endings.delete(ticket));
  },
  // after
  (ticket, milliseconds) => {
    const timer = setTimeout(() => (endings.delete(ticket), reply(ticket)), milliseconds);
    endings.set(ticket, () => clearTimeout(timer));
  },
  // file
  (ticket, number) => {
    if (!ticket) return delete files[number];
    files[number].arrayBuffer()
      .then((r) => reply(ticket, 1, new Uint8Array(r)), () => reply(ticket));
  },
  // cancel
  (ticket) => {
    endings.get(ticket)?.();
    endings.delete(ticket);
  },
  // use
  use,
  // listen
  (ticket, _, path) => {
    const [object, name] = reach(path);
    object.addEventListener(name, () => reply(ticket));
  },
  // matches
  (ticket, _, query) => {
    const list = matchMedia(query);
    list.addEventListener("change", () => reply(ticket, +list.matches));
    return list.matches;
  },
  // format
  (_, number, text) => {
    const [kind, locale, options, ...list] = text.split("\n");
    if (kind === "Zone") return give(zoneName(JSON.parse(options)));
    const format = formats[kind + locale + options]
      ??= new Intl[kind](locale, JSON.parse(options));
    return give(format.format(list.length ? list : number));
  },
  // fold
  (_, __, text) => {
    const [locale, ...rest] = text.split("\n");
    return give(rest.join("\n").toLocaleLowerCase(locale));
  },
  // focus
  function focus(_, isLate, id) {
    const node = document.getElementById(id);
    if (node) focusable(node).focus({ preventScroll: node.matches("h1") });
    // The element may be created, or shown, by the pending flush.
    if (!isLate && !node?.contains(document.activeElement)) queueMicrotask(() => focus(0, 1, id));
    return !!node;
  },
  // log
  (_, __, text) => log(...text.split("\0")),
];

// Start

const env = {
  commit,
  request(service, ticket, number, at, count) {
    const bytes = new Uint8Array(wasm.memory.buffer, at, count).slice();
    return +((service < 16
      ? own[service](ticket, number, decoder.decode(bytes), bytes)
      : services[service](program, ticket, number, bytes)) ?? 0);
  },
  schedule(isLater) {
    if (isLater) requestAnimationFrame(() => setTimeout(flush));
    else queueMicrotask(flush);
  },
  random: (at, count) => crypto.getRandomValues(new Uint8Array(wasm.memory.buffer, at, count)),
};
const program = { endings, find, give, reply };
const shared = {}; // the imports shared by the modules of the program

/** Adds a compiled module to the program. */
export async function join(module) {
  const { exports } = await WebAssembly.instantiate(module, { env, shared });
  Object.assign(shared, exports);
  return exports;
}

/** The first module, and other promises to await before it starts; other scripts add to them. */
export const first = WebAssembly.compileStreaming(fetch(root.dataset.module)).then(join);
export const waits = [];

// Makes the browser load its formatter tables now, while it waits for the program: on a phone, they take
// as long as the program takes to start.
for (const kind of ["DateTimeFormat", "NumberFormat"]) {
  try { new Intl[kind](document.documentElement.lang).format(0); } catch { /* no language */ }
}

/** Functions that fetch files needed by all chunks in addition to their own. */
export const chunkNeeds = [];

first.then(async (exports) => {
  await Promise.all(waits);
  wasm = exports;
  call("start");
  root.removeAttribute("aria-busy");
}).catch(stop);
