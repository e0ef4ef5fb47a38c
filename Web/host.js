// The hands of the page: does to the document what the WebAssembly module says, and tells it what
// happened. Documentation/host-script.md describes the contract.

const root = document.getElementById("app");
const live = document.getElementById("live");
const nodes = [root]; // by number; zero is the page itself
const decoder = new TextDecoder();
const encoder = new TextEncoder();
let wasm; // the module's exports, once it runs
let composing = null; // the field in which an input method is composing

// --- Calls into the module ---------------------------------------------------------------------

/** Shows that the program has stopped; what is on the page can still be read. */
function fail(error) {
  wasm = null;
  const box = document.getElementById("failure");
  // Nothing of the program can be asked any longer, so the texts of all languages stand ready.
  const known = [...box.querySelectorAll("p")].map((text) => text.lang);
  const lang = navigator.languages.map((l) => l.slice(0, 2)).find((l) => known.includes(l)) ?? "en";
  for (const text of box.querySelectorAll("[lang]")) text.hidden = text.lang !== lang;
  box.hidden = false;
  box.querySelector("button").onclick = () => location.reload();
  console.error(error);
  tell(`${location.pathname} ${error?.stack ?? error}`);
}

/** Puts a failure of the page into the server's log. */
function tell(failure) {
  const headers = { "Content-Type": "application/json" };
  fetch("/api/v1/page-errors", { method: "POST", headers, body: failure }).catch(() => {});
}

/** Calls an export with a text beside its numbers; the module never runs on after a trap. */
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

/** Leaves bytes where the module will look for them. */
function give(bytes) {
  const at = wasm.inbox(bytes.length); // first, for it may grow the memory and so move it
  new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
}

const giveText = (text) => (give(encoder.encode(text ?? "")), text == null ? 0 : 1);
const reply = (ticket, number, text) =>
  call("reply", typeof text === "string" ? encoder.encode(text) : text, ticket, number);

// --- Commands ----------------------------------------------------------------------------------

let tags, attributes, properties, classes, events;

function learn(table) {
  [tags, attributes, properties, classes, events] = table.split("\n").map((l) => l.split(" "));
  for (const [kind, name] of events.entries()) root.addEventListener(name, (e) => on(kind, e));
}

/** Carries out one flush. The numbers of the commands are those of `Command` in Swift. */
function commit(wordsAt, wordCount, bytesAt, byteCount) {
  // Copied, for an event that comes meanwhile may move the module's memory.
  const words = new Uint32Array(wasm.memory.buffer, wordsAt, wordCount).slice();
  const text = decoder.decode(new Uint8Array(wasm.memory.buffer, bytesAt, byteCount));
  const open = []; // the elements around the one being made, with the places they go to
  let [at, parent, next] = [root, root, null];
  let used = 0;
  let i = 0;
  const string = () => text.slice(used, (used += words[i++]));
  const insert = (id, node) => {
    nodes[id] = node;
    parent.insertBefore(node, next);
  };
  while (i < wordCount) {
    const word = words[i++];
    const operand = word >>> 8;
    switch (word & 255) {
      case 0: learn(string()); break;
      case 1:
        at = nodes[words[i++]] = document.createElement(tags[operand]);
        open.push(parent, next);
        [parent, next] = [at, null];
        break;
      case 2:
        at = parent;
        next = open.pop();
        parent = open.pop();
        parent.insertBefore(at, next);
        break;
      case 3: insert(operand, document.createTextNode(string())); break;
      case 4: insert(operand, document.createComment("")); break;
      case 5: at = nodes[operand]; break;
      case 6: next = nodes[operand]; parent = next.parentNode; break;
      case 7: at.setAttribute(attributes[operand], string()); break;
      case 8: at.removeAttribute(attributes[operand]); break;
      case 9: at.style.setProperty(properties[operand], string()); break;
      case 10: at.style.removeProperty(properties[operand]); break;
      case 11: at.classList.add(classes[operand]); break;
      case 12: at.classList.remove(classes[operand]); break;
      case 13: write(at, string()); break;
      case 14: at.checked = operand === 1; break;
      case 15: at.data = string(); break;
      case 16: at.wanted = operand; break;
      case 17: focusable(nodes[operand])?.focus(); break;
      case 18: parent.insertBefore(nodes[operand], next); break;
      case 19: nodes[operand].remove(); nodes[operand] = undefined; break;
      case 20: nodes[operand] = undefined; break;
      case 21: clear(nodes[operand], nodes[words[i++]]); break;
    }
    if ((word & 255) === 1) at.number = words[i - 1];
  }
}

/** Writes a field, unless it shows the text already or an input method is at work in it. */
function write(field, text) {
  if (field !== composing && field.value !== text) field.value = text;
}

function focusable(node) {
  const control = "input,button,select,textarea,a[href],[tabindex]";
  return node.matches(control) ? node : (node.querySelector(control) ?? node);
}

function clear(first, anchor) {
  const parent = anchor.parentNode;
  if (parent.firstChild === first && parent.lastChild === anchor) {
    parent.replaceChildren(anchor);
  } else {
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndBefore(anchor);
    range.deleteContents();
  }
}

// --- Events ------------------------------------------------------------------------------------

/** Offers an event to the elements from the innermost outwards, until one uses it up. */
function on(kind, event) {
  const { target } = event;
  if (event.isComposing && event.type === "keydown") return;
  if (event.type === "input") composing = event.isComposing ? target : null;
  if (target.type === "radio" && event.type === "change" && !target.checked) return;
  const text = encoder.encode(event.key ?? target.value ?? "");
  for (let node = target; node && node !== root; node = node.parentNode) {
    if (!((node.wanted >> kind) & 1) || node.disabled) continue;
    if (call("dispatch", text, node.number, kind, modifiers(event), target.checked ? 1 : 0)) {
      event.preventDefault();
      return;
    }
  }
  if (event.type === "click") follow(event);
}

function modifiers(event) {
  const typing = event.target.matches?.("input:not([type=checkbox],[type=radio]),textarea");
  return event.shiftKey | (event.ctrlKey << 1) | (event.altKey << 2) | (event.metaKey << 3)
    | (typing ? 16 : 0);
}

/** Opens a link into this page without loading it anew. */
function follow(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.button || modifiers(event) & 15 || link.target) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function navigate(path, replace) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  moved();
}

/** The ticket under which the module has asked to hear of each kind of thing, or zero. */
const tickets = { path: 0, visible: 0, click: 0 };
const moved = () => reply(tickets.path, 0, location.pathname + location.search);

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
addEventListener("popstate", moved);
document.addEventListener("visibilitychange", () =>
  reply(tickets.visible, document.hidden ? 0 : 1));

// --- Services ----------------------------------------------------------------------------------

const language = () => document.documentElement.lang || navigator.language;
const formats = new Map(); // making one costs a thousand times using it

function format(number, text) {
  const key = language() + text;
  let made = formats.get(key);
  if (!made) {
    const [kind, options] = text.split("\n");
    // An engine without durations shows hours and minutes as numbers.
    const Intl_ = Intl[kind] ?? class { format = ({ hours: h = 0, minutes: m }) => `${h}:${m}` };
    const { locale = language(), ...rest } = JSON.parse(options);
    formats.set(key, (made = new Intl_(locale, rest)));
  }
  if (text.startsWith("DurationFormat")) {
    const minutes = Math.round(number / 60);
    const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    return made.format(parts.hours ? parts : { minutes: parts.minutes });
  }
  return made.format(text.startsWith("DateTime") ? number * 1000 : number);
}

const timers = new Map();
const stored = (work) => { try { return work(); } catch { return null; } }; // may be forbidden

/** By the numbers of `Service` in Swift: (ticket, number, text, bytes) → number. */
const services = [
  function fetched(ticket, _, __, bytes) {
    const first = bytes.indexOf(10);
    const second = bytes.indexOf(10, first + 1);
    const method = decoder.decode(bytes.subarray(0, first));
    const body = second + 1 < bytes.length ? bytes.slice(second + 1) : undefined;
    const headers = body && { "Content-Type": "application/json" };
    fetch(decoder.decode(bytes.subarray(first + 1, second)), { method, body, headers })
      .then(async (r) => reply(ticket, r.status, new Uint8Array(await r.arrayBuffer())))
      .catch(() => reply(ticket, 0, "")); // no answer: status zero
  },
  function opened(ticket, _, text) {
    const [url, ...names] = text.split("\n");
    const open = () => {
      const source = new EventSource(url);
      timers.set(ticket, () => source.close());
      source.onopen = () => reply(ticket, 1, "");
      source.onerror = () => {
        reply(ticket, 0, "");
        if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
        const timer = setTimeout(open, 3000);
        timers.set(ticket, () => clearTimeout(timer));
      };
      for (const name of names) {
        source.addEventListener(name, (e) => reply(ticket, 2, `${name}\n${e.data}`));
      }
    };
    open();
  },
  function after(ticket, milliseconds) {
    const timer = setTimeout(() => (timers.delete(ticket), reply(ticket, 0, "")), milliseconds);
    timers.set(ticket, () => clearTimeout(timer));
  },
  function cancel(ticket) { timers.get(ticket)?.(); timers.delete(ticket); },
  () => Date.now() / 1000,
  (_, number, text) => giveText(format(number, text)),
  (_, __, text) => giveText(text.toLocaleLowerCase(language())),
  () => giveText(navigator.languages.join("\n")),
  (_, __, key) => giveText(stored(() => localStorage.getItem(key))),
  (_, __, text) => stored(() => {
    const cut = text.indexOf("\n");
    localStorage.setItem(text.slice(0, cut), text.slice(cut + 1));
  }),
  () => giveText(location.pathname + location.search),
  (_, replace, path) => navigate(path, replace),
  (ticket) => { tickets.path = ticket; },
  (_, __, text) => { document.title = text; },
  (_, __, text) => { [document.documentElement.lang, document.documentElement.dir] = text.split("\n"); },
  () => ["denied", "default", "granted"].indexOf(globalThis.Notification?.permission ?? "denied"),
  (ticket) => {
    if (!globalThis.Notification) return void queueMicrotask(() => reply(ticket, 0, ""));
    Notification.requestPermission().then((s) => reply(ticket, s === "granted" ? 2 : 0, ""));
  },
  (ticket, _, text) => {
    const [tag, title, ...rest] = text.split("\n");
    try {
      const note = new Notification(title, { tag, body: rest.join("\n") });
      note.onclick = () => (window.focus(), reply(ticket, 1, tag));
    } catch { /* some phones show notices only from a service worker */ }
  },
  (_, __, id) => { const node = document.getElementById(id); if (node) focusable(node).focus(); },
  (ticket) => { tickets.visible = ticket; return document.hidden ? 0 : 1; },
  (_, __, text) => {
    console.error(text);
    tell(text);
  },
  (_, __, text) => { live.textContent = ""; setTimeout(() => { live.textContent = text; }, 50); },
  (_, __, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  },
];

function request(service, ticket, number, at, count) {
  const bytes = new Uint8Array(wasm.memory.buffer, at, count).slice();
  return Number(services[service](ticket, number, decoder.decode(bytes), bytes) ?? 0);
}

// --- Start -------------------------------------------------------------------------------------

const env = {
  commit,
  request,
  schedule: () => queueMicrotask(() => call("flush")),
  random: (at, count) => crypto.getRandomValues(new Uint8Array(wasm.memory.buffer, at, count)),
};

WebAssembly.instantiateStreaming(fetch("/proba.wasm"), { env }).then(({ instance }) => {
  wasm = instance.exports;
  root.textContent = "";
  call("start");
  root.removeAttribute("aria-busy");
}).catch(fail);
