// The hands of the page, as Documentation/host-script.md describes them.

const root = document.getElementById("app");
const nodes = [root]; // by number
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const JSON_TYPE = { "Content-Type": "application/json" };
let wasm; // the module's exports, once it runs
let composing; // the field in which an input method is at work

// Calls into the module

/** Shows that the program has stopped, in a language known without it. */
function fail(error) {
  try { wasm?.trail?.(); } catch { /* it is lost as well */ }
  wasm = null;
  const box = document.getElementById("failure");
  const lang = navigator.languages.map((l) => l.slice(0, 2))
    .find((l) => box.querySelector(`p[lang="${l}"]`)) ?? "en";
  for (const text of box.querySelectorAll("[lang]")) text.hidden = text.lang !== lang;
  box.hidden = false;
  box.querySelector("button").onclick = () => location.reload();
  tell(error);
}

/** Puts an error into the logs. */
function tell(error) {
  console.error(error);
  const body = `${location.pathname} ${error?.stack ?? error}`;
  fetch("/api/v1/page-errors", { method: "POST", body, headers: JSON_TYPE }).catch(() => {});
}

/** Calls an export; the module never runs on after a trap. */
function call(name, bytes, ...numbers) {
  if (!wasm) return 0;
  try {
    if (bytes) give(bytes);
    return wasm[name](...numbers);
  } catch (error) {
    fail(error);
    return 0;
  }
}

function give(bytes) {
  const at = wasm.inbox(bytes.length); // first, for it may move the memory
  new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
}

const giveText = (text) => (give(encoder.encode(text ?? "")), text == null ? 0 : 1);
const reply = (ticket, number = 0, text = "") =>
  call("reply", typeof text === "string" ? encoder.encode(text) : text, ticket, number);

// Commands

let tags, attributes, properties, classes, events;
let adopting = root.firstChild; // what the server has written, while it is taken over

function learn(table) {
  if (tags) return;
  [tags, attributes, properties, classes, events] = table.split("\n").map((l) => l.split(" "));
  for (const [kind, name] of events.entries()) root.addEventListener(name, (e) => on(kind, e));
}

/** Carries out a flush; on an empty page where the server has written something else. */
function commit(wordsAt, wordCount, bytesAt, byteCount) {
  // Copied, for an event may move the memory meanwhile.
  const words = new Uint32Array(wasm.memory.buffer, wordsAt, wordCount).slice();
  const text = decoder.decode(new Uint8Array(wasm.memory.buffer, bytesAt, byteCount));
  try {
    carryOut(words, text);
  } catch (error) {
    if (!adopting) throw error;
    adopting = null;
    root.textContent = "";
    carryOut(words, text);
    tell(error);
  }
  adopting = null;
}

function carryOut(words, text) {
  const open = [];
  let [at, parent, next] = [root, root, adopting];
  let number; // of the element that is selected
  // Copies come to the pen together, for one change costs less than many.
  const batch = document.createDocumentFragment();
  let used = 0;
  let i = 0;
  const string = () => text.slice(used, (used += words[i++]));
  const insert = (id, node) => parent.insertBefore((nodes[id] = node), next);
  const differs = (what) => { throw Error(`the page is not as written: ${what}`); };
  while (i < words.length) {
    const word = words[i++];
    const operand = word >>> 8;
    switch (word & 255) {
      case 0: learn(string()); break;
      case 1:
        if (adopting && next?.localName !== tags[operand]) differs(tags[operand]);
        at = adopting ? next : document.createElement(tags[operand]);
        nodes[(number = words[i++])] = at;
        open.push(parent, adopting ? at.nextSibling : next);
        [parent, next] = [at, adopting && at.firstChild];
        break;
      case 2:
        if (adopting && next && parent.type !== "textarea") differs(next.nodeName);
        at = parent;
        next = open.pop();
        parent = open.pop();
        if (!adopting) parent.insertBefore(at, next);
        break;
      case 3: {
        const data = string();
        if (!adopting || !data) { insert(operand, document.createTextNode(data)); break; }
        if (!next?.data?.startsWith(data)) differs(data);
        if (next.data !== data) next.splitText(data.length);
        nodes[operand] = next;
        next = next.nextSibling;
        break;
      }
      case 4: insert(operand, document.createComment("")); break;
      case 5: at = find(number = operand); break;
      case 6: next = find(operand); parent = next.parentNode; break;
      case 7: case 9: case 13: case 15: put(at, word, string()); break;
      case 8: at.removeAttribute(attributes[operand]); break;
      case 10: at.style.removeProperty(properties[operand]); break;
      case 11: at.classList.add(classes[operand]); break;
      case 12: at.classList.remove(classes[operand]); break;
      case 14: at.checked = operand === 1; break;
      case 16: at.wanted = operand; at.number = number; break;
      case 17: focusable(find(operand))?.focus(); break;
      // A move that keeps the focus, where the browser has one.
      case 18: (parent.moveBefore ?? parent.insertBefore).call(parent, find(operand), next); break;
      case 19: find(operand).remove(); nodes[operand] = undefined; break;
      case 20: nodes.fill(undefined, operand, operand + words[i++]); break;
      case 21: clear(find(operand), find(words[i++])); break;
      case 22: {
        const row = find(words[i++]);
        templates[operand] = { element: row.cloneNode(true), places: places(row) };
        break;
      }
      case 23: {
        const kind = templates[operand];
        for (let left = words[i++]; left; left--) {
          const row = kind.element.cloneNode(true);
          nodes[(row.number = words[i++])] = row;
          row.template = kind;
          for (const { path, word } of kind.holes) put(walk(row, path), word, string());
          batch.append(row);
        }
        parent.insertBefore(batch, next);
        break;
      }
      case 24:
        templates[operand].holes = Array.from({ length: words[i++] }, () => {
          const hole = words[i++];
          return { word: hole, path: templates[operand].places[words[i++]].path };
        });
    }
  }
}

/** Writes a text: an attribute, a style, what a field holds, or that of a text node. */
function put(node, word, text) {
  switch (word & 255) {
    case 7: node.setAttribute(attributes[word >>> 8], text); break;
    case 9: node.style.setProperty(properties[word >>> 8], text); break;
    case 13: write(node, text); break;
    case 15: node.data = text;
  }
}

const templates = [];

/** Of a node in a row and of each inside it: the way there, and the events it wants. */
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

/** The node of a number. The nodes in a copy are numbered when first one of them is wanted. */
function find(number) {
  let first = number;
  while (!nodes[number] && --first > 0) {
    const row = nodes[first];
    if (row?.template?.places.length > number - first) unfold(row);
  }
  return nodes[number];
}

function unfold(row) {
  let { number, template } = row;
  row.template = null;
  for (const { path, wanted } of template.places) {
    const node = walk(row, path);
    if (wanted) [node.wanted, node.number] = [wanted, number];
    nodes[number++] = node;
  }
}

function write(field, text) {
  if (field === composing || field.value === text) return;
  // What was typed while the program was on its way counts as typed now.
  if (adopting && field.value !== field.defaultValue) {
    queueMicrotask(() => field.dispatchEvent(new InputEvent("input", { bubbles: true })));
    return;
  }
  const left = field.value.length - field.selectionEnd;
  field.value = text;
  if (field.selectionEnd && field === document.activeElement) {
    field.setSelectionRange(text.length - left, text.length - left);
  }
}

function focusable(node) {
  const control = "input,button,select,textarea,a[href],[tabindex]";
  return node.matches(control) ? node : (node.querySelector(control) ?? node);
}

function clear(first, anchor) {
  const parent = anchor.parentNode;
  if (parent.firstChild === first && parent.lastChild === anchor) {
    parent.textContent = "";
    parent.append(anchor);
  } else {
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndBefore(anchor);
    range.deleteContents();
  }
}

// Events

const files = [];

function words(event) {
  const list = event.dataTransfer?.files ?? event.target.files;
  if (!list) return event.key ?? event.target.value ?? "";
  return [...list].flatMap((f) => [files.push(f) - 1, f.size, f.type, f.name]).join("\0");
}

/** Offers an event to the elements, outwards, until one uses it up. */
function on(kind, event) {
  const { target, type } = event;
  if (event.isComposing && type === "keydown") return;
  if (type === "input") composing = event.isComposing ? target : null;
  if (target.type === "radio" && type === "change" && !target.checked) return;
  if (type[0] === "p" && (!event.isPrimary || event.button > 0)) return; // pointers
  const before = files.length;
  let isTold = false;
  const said = words(event);
  const text = said && encoder.encode(said);
  for (let node = target; node && node !== root; node = node.parentNode) {
    if (node.template) {
      unfold(node);
      node = target; // whose wishes are known only now
    }
    if (!((node.wanted >> kind) & 1) || node.disabled) continue;
    const box = type[0] === "p" && node.getBoundingClientRect();
    isTold = true;
    const isUsed = call("dispatch", text, node.number, kind,
      modifiers(event), target.checked ? 1 : 0, event.clientX - box.left, event.clientY - box.top);
    if (!isUsed) continue;
    if (type === "pointerdown") node.setPointerCapture(event.pointerId);
    event.preventDefault();
    return;
  }
  if (type === "click") follow(event);
  if (!isTold) files.length = before;
}

function modifiers(event) {
  const typing = event.key
    && event.target.matches?.("input:not([type=checkbox],[type=radio]),textarea");
  return event.shiftKey | (event.ctrlKey << 1) | (event.altKey << 2) | (event.metaKey << 3)
    | (typing ? 16 : 0);
}

/** Opens a link into this page without a load. */
function follow(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.button || modifiers(event) & 15 || link.target || link.hash) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  history.pushState(+history.state + 1, "", link.href);
  scrollTo(0, 0);
  dispatchEvent(new Event("popstate"));
}

root.addEventListener("compositionend", (event) => {
  composing = null;
  // Chromium sends no input event after the end of a composition.
  event.target.dispatchEvent(new InputEvent("input", { bubbles: true }));
});
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const kind = events?.indexOf("keydown");
  if (call("dispatch", encoder.encode(event.key), 0, kind, modifiers(event), 0)) {
    event.preventDefault();
  }
});

// Services

const formats = new Map(); // making one costs a thousand times using it

const endings = new Map(); // what ends what goes on under a ticket

function reach(path) {
  const names = path.split(".");
  const name = names.pop();
  return [names.reduce((object, step) => object[step], globalThis), name];
}

/** Calls what a path such as `history.pushState` leads to, sets it, or reads it. */
function use(ticket, _, text) {
  const [path, ...values] = text.split("\0");
  try {
    const [object, name] = reach(path);
    let result = object[name];
    if (typeof result === "function") result = object[name](...values);
    else if (values.length) result = object[name] = values[0];
    if (!ticket) return typeof result === "number" ? result : giveText(result);
    Promise.resolve(result)
      .then((value) => reply(ticket, 1, `${value}`), () => reply(ticket));
  } catch { return -1; }
}

/** By the numbers of `Service` in Swift: (ticket, number, text, bytes) → number. */
const services = [
  function fetched(ticket, start, text, bytes) {
    const [method, path] = text.split("\n");
    const body = bytes[start] === undefined ? undefined : bytes.slice(start);
    const end = new AbortController();
    endings.set(ticket, () => end.abort());
    fetch(path, { method, body, headers: body && JSON_TYPE, signal: end.signal })
      .then(async (r) => reply(ticket, r.status, new Uint8Array(await r.arrayBuffer())))
      .catch(() => reply(ticket)) // no answer: status zero
      .finally(() => endings.delete(ticket));
  },
  function opened(ticket, _, text) {
    const [url, ...names] = text.split("\n");
    const source = new EventSource(url);
    endings.set(ticket, () => source.close());
    source.onopen = () => reply(ticket, 1);
    source.onerror = () => reply(ticket, -source.readyState);
    for (const name of names) {
      source.addEventListener(name, (e) => reply(ticket, 2, `${name}\n${e.data}`));
    }
  },
  function after(ticket, milliseconds) {
    const timer = setTimeout(() => (endings.delete(ticket), reply(ticket)), milliseconds);
    endings.set(ticket, () => clearTimeout(timer));
  },
  function file(ticket, number) {
    if (!ticket) return delete files[number];
    files[number].arrayBuffer()
      .then((b) => reply(ticket, 1, new Uint8Array(b)), () => reply(ticket));
  },
  function cancel(ticket) { endings.get(ticket)?.(); endings.delete(ticket); },
  use,
  function listen(ticket, _, path) {
    const [object, name] = reach(path);
    object.addEventListener(name, () => reply(ticket));
  },
  function matches(ticket, _, query) {
    const list = matchMedia(query);
    list.onchange = () => reply(ticket, +list.matches);
    return list.matches;
  },
  function format(_, number, text) {
    const [kind, locale, options, ...list] = text.split("\n");
    const key = kind + locale + options;
    if (!formats.has(key)) formats.set(key, new Intl[kind](locale, JSON.parse(options)));
    return giveText(formats.get(key).format(list.length ? list : number));
  },
  function fold(_, __, text) {
    const [locale, ...lines] = text.split("\n");
    return giveText(lines.join("\n").toLocaleLowerCase(locale));
  },
  function notify(ticket, _, text) {
    const [tag, title, ...rest] = text.split("\n");
    try {
      const note = new Notification(title, { tag, body: rest.join("\n") });
      note.onclick = () => (window.focus(), reply(ticket, 1, tag));
    } catch { /* some phones show notices only from a service worker */ }
  },
  function focus(_, isLate, id) {
    const node = document.getElementById(id);
    if (node) focusable(node).focus({ preventScroll: node.matches("h1") });
    // It may come with the flush that is on its way.
    else if (!isLate) queueMicrotask(() => focus(0, 1, id));
    return !!node;
  },
];

function request(service, ticket, number, at, count) {
  const bytes = new Uint8Array(wasm.memory.buffer, at, count).slice();
  const text = service < 16 && decoder.decode(bytes);
  return Number(services[service](ticket, number, text, bytes) ?? 0);
}

// What scripts beside this one stand on; each puts its services into the table, from 16 on.
export { endings, find, reply, services, give };

// Start

const env = {
  commit,
  request,
  schedule: (isLater) => {
    const flush = () => call("flush");
    if (isLater) requestAnimationFrame(() => setTimeout(flush)); else queueMicrotask(flush);
  },
  random: (at, count) => crypto.getRandomValues(new Uint8Array(wasm.memory.buffer, at, count)),
};

WebAssembly.instantiateStreaming(fetch("/proba.wasm"), { env }).then(({ instance }) => {
  wasm = instance.exports;
  call("start");
  root.removeAttribute("aria-busy");
}).catch(fail);
