// Notices outside the page: the services 34, 38 and 39 of Documentation/host-script.md.

import { services } from "./host.js";

const decoder = new TextDecoder();
const workers = navigator.serviceWorker; // only on a page with a secure connection
const LONGEST = 5_000; // ms to wait for a worker; after that, the page shows notices itself
const clicks = new Map(); // by tag
let registration; // of the worker that shows notices, from the first notice on

workers?.addEventListener("message", ({ data }) => {
  // Other workers of this site may send messages as well.
  if (data?.kind !== "proba-notice" || typeof data.page !== "string") return;
  const click = clicks.get(data.tag);
  if (click) click();
  else if (location.pathname !== data.page) location.assign(data.page);
});

/** A registration whose worker is ready; on some devices, it never is. */
async function register() {
  const late = new Promise((_, fail) => setTimeout(fail, LONGEST, new Error("no worker")));
  return Promise.race([workers.register("/notices-worker.js").then(() => workers.ready), late]);
}

/** Closes the site's notices with other tags; returns a function that closes those with this one. */
async function keepOnly(tag, registration) {
  for (const old of await registration.getNotifications()) if (old.tag !== tag) old.close();
  return async () => (await registration.getNotifications({ tag })).forEach((n) => n.close());
}

/** Takes over the notice that the page showed before it was reloaded, if it is still shown. */
async function takeOver(tag) {
  const registration = await workers?.getRegistration();
  return registration ? keepOnly(tag, registration) : () => {};
}

/** Shows a notice through the worker, which shows buttons, and handles clicks after the page is closed. */
async function show(tag, title, body, page, path, buttons) {
  registration ??= await register();
  const close = await keepOnly(tag, registration);
  const actions = buttons.map(([title], place) => ({ action: `${place}`, title }));
  const data = { page, path, bodies: buttons.map(([_, body]) => body) };
  await registration.showNotification(title, { tag, body, actions, data });
  return close;
}

/** Shows a notice without a worker, which some phones refuse. */
function showPlain(tag, title, body) {
  const notice = new Notification(title, { tag, body });
  notice.onclick = () => {
    window.focus();
    notice.close();
    clicks.get(tag)?.();
  };
  return () => notice.close();
}

services[34] = ({ endings, reply }, ticket, isTakenOver, bytes) => {
  const [tag, title, body, page, path, ...rest] = decoder.decode(bytes).split("\0");
  const buttons = [];
  while (rest.length) buttons.push(rest.splice(0, 2));
  const click = () => reply(ticket, 1);
  clicks.set(tag, click);
  const shown = isTakenOver ? takeOver(tag) : show(tag, title, body, page, path, buttons)
    .catch(() => showPlain(tag, title, body));
  shown.catch(() => {});
  endings.set(ticket, () => {
    if (clicks.get(tag) !== click) return; // shown again meanwhile
    clicks.delete(tag);
    shown.then((close) => close()).catch(() => {});
  });
};

let audio; // created once the person has interacted with the page: until then, browsers allow no sound
let uses = 0; // at zero, the audio device is suspended

async function wake() {
  uses += 1;
  await audio.resume();
  await new Promise((end) => setTimeout(end, 2_000));
  if (!--uses) await audio.suspend();
}

function prepare() {
  if (audio || !navigator.userActivation?.isActive) return;
  audio = new AudioContext();
  wake();
}

/** Two soft notes, a fifth apart. */
async function ring() {
  const rest = wake();
  await audio.resume();
  for (const [place, frequency] of [587, 880].entries()) {
    const note = new OscillatorNode(audio, { frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    const start = audio.currentTime + 0.15 * place;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.1, start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 1.2);
    note.connect(loudness).connect(audio.destination);
    note.start(start);
    note.stop(start + 1.2);
  }
  await rest;
}

services[38] = (_, __, isPlayed, bytes) => {
  if (!isPlayed) {
    for (const type of ["click", "keyup"]) addEventListener(type, prepare, true);
    return;
  }
  prepare();
  if (!audio) return;
  // Of several tabs, the first rings.
  const { locks } = navigator;
  if (!locks) return void ring();
  locks.request(decoder.decode(bytes), { ifAvailable: true }, (lock) => lock && ring())
    .catch(() => {});
};

services[39] = (_, __, count) => {
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
};
