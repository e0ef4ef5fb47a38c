// The page's log: records are sent to the address in `data-reports`, described in
// Documentation/host-script.md.

const MOST_RECORDS = 20; // pending, and so in a request
const MOST_FAILURES = 10; // uncaught errors with a record of their own, for each page load
const LONGEST = 4_000; // UTF-16 code units of a failure
const LONGEST_TEXT = 500; // UTF-16 code units of other texts
const MOST_BYTES = 60 << 10; // of a request: a page that is closed may send 64 KiB
const SOON = 1_000, LATER = 60_000; // ms
const { reports } = document.getElementById("app").dataset;
let waiting = [];
let dropped = 0; // dropped records not reported yet
let failures = 0;
let timer;
let due = Infinity;

/** The beginning of a text, without splitting a character at its end. */
function beginning(text, most) { return `${text}`.slice(0, most).toWellFormed(); }

function add(record, pause) {
  waiting.push({ ...record, at: performance.now() });
  keepNewest();
  schedule(pause);
}

function keepNewest() {
  const surplus = Math.max(waiting.length - MOST_RECORDS, 0);
  waiting = waiting.slice(surplus);
  dropped += surplus;
}

function schedule(pause) {
  const time = performance.now() + pause;
  if (time > due) return;
  clearTimeout(timer);
  due = time;
  timer = setTimeout(send, pause);
}

/** The bytes of a request. */
function content(records, dropped) {
  return new TextEncoder().encode(JSON.stringify({ records, dropped }));
}

/** Sends pending records; without a response they stay pending, and after a refusal they count as dropped. */
function send() {
  clearTimeout(timer);
  due = Infinity;
  if (!waiting.length && !dropped) return;
  const [batch, now] = [waiting, performance.now()];
  let missing = dropped;
  waiting = [];
  dropped = 0;
  const records = batch.map(({ at, ...rest }) => ({ age: Math.round((now - at) / 1_000), ...rest }));
  let body = content(records, missing);
  // The rest stays for the next request; a record that is too long by itself would stay forever.
  while (body.length > MOST_BYTES) {
    records.pop();
    const last = batch.pop();
    if (batch.length) waiting.unshift(last); else missing++;
    body = content(records, missing);
  }
  if (waiting.length) schedule(SOON);
  fetch(reports, {
    method: "POST",
    keepalive: true, // so that it is also sent while the page is closed
    headers: { "Content-Type": "application/json" },
    body,
  }).then(({ ok }) => { if (!ok) dropped += missing + batch.length; }, () => {
    waiting = [...batch, ...waiting];
    dropped += missing;
    keepNewest();
    schedule(LATER);
  });
}

/** Adds a record to the log, with fields as names and values in turn. */
export function log(level, label, message, ...rest) {
  if (!reports) return console.info(level, label, message, ...rest);
  const fields = [];
  while (rest.length) {
    const [name, value] = rest.splice(0, 2).map((text) => beginning(text, LONGEST_TEXT));
    fields.push({ name, value });
  }
  // Records other than failures are sent together.
  const [part, text] = [label, message].map((text) => beginning(text, LONGEST_TEXT));
  add({ level, label: part, message: text, fields }, /^(warn|err|crit)/.test(level) ? SOON : LATER);
}

/** Logs uncaught errors with the browser's text, which the server masks. */
function fail({ error, reason = error }) {
  // Without a reason it is no failure: resize observers may deliver their reports a frame later.
  if (!reason || !reports) return;
  if (failures++ >= MOST_FAILURES) return dropped++;
  // Some stacks have no message.
  const failure = beginning([location.pathname, reason, reason.stack].join(" "), LONGEST);
  add({ level: "error", label: "page", message: "uncaught", failure }, SOON);
}

addEventListener("error", fail);
addEventListener("unhandledrejection", fail);
if (reports) for (const name of ["pagehide", "visibilitychange"]) addEventListener(name, send);
