// The page's log: records are sent to the address in `data-reports`, described in
// Documentation/host-script.md.

const MOST_RECORDS = 20; // that wait, and so in a request
const MOST_FAILURES = 10; // uncaught errors with a record of their own, for each page load
const LONGEST = 4_000; // characters of a failure: a page that is closed may send 64 KiB
const SOON = 1_000, LATER = 60_000; // ms
const { reports } = document.getElementById("app").dataset;
let waiting = [];
let dropped = 0; // records that are missing, not reported yet
let failures = 0;
let timer;
let due = Infinity;

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

/** Sends what waits; without a response it waits on, and after a refusal it counts as dropped. */
function send() {
  clearTimeout(timer);
  due = Infinity;
  if (!waiting.length && !dropped) return;
  const [batch, missing, now] = [waiting, dropped, performance.now()];
  waiting = [];
  dropped = 0;
  const records = batch.map(({ at, ...rest }) => ({ age: Math.round((now - at) / 1_000), ...rest }));
  fetch(reports, {
    method: "POST",
    keepalive: true, // so that a page that is closed sends it, too
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ records, dropped: missing }),
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
  while (rest.length) fields.push({ name: rest.shift(), value: rest.shift() });
  // What is not a failure waits for company.
  add({ level, label, message, fields }, /^(warn|err|crit)/.test(level) ? SOON : LATER);
}

/** Logs uncaught errors, with the text of the browser, which the server masks. */
function fail({ error, reason = error }) {
  // Without a reason it is not a failure: resize observers may report a frame later.
  if (!reason || !reports) return;
  if (failures++ >= MOST_FAILURES) return dropped++;
  // Some stacks have no message.
  const failure = [location.pathname, reason, reason.stack].join(" ").slice(0, LONGEST);
  add({ level: "error", label: "page", message: "uncaught", failure }, SOON);
}

addEventListener("error", fail);
addEventListener("unhandledrejection", fail);
if (reports) for (const name of ["pagehide", "visibilitychange"]) addEventListener(name, send);
