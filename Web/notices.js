// Notices outside the page: the services 34, 38 and 39 of Documentation/host-script.md.

import { services } from "./host.js";

const decoder = new TextDecoder();
const workers = navigator.serviceWorker; // only on a page whose connection is secure
const clicks = {}; // by tag
let registration; // of the worker that shows notices, once one is to be shown

workers?.addEventListener("message", ({ data: { tag, page } }) => {
  // A page that was loaded after the notice was shown only goes where it leads.
  if (clicks[tag]) clicks[tag]();
  else location.assign(page);
});

/** Shows a notice by the worker, which shows buttons, and hears clicks after the page is closed. */
async function show(tag, title, body, page, path, buttons) {
  registration ??= await workers.register("/notices-worker.js").then(() => workers.ready);
  for (const old of await registration.getNotifications()) if (old.tag !== tag) old.close();
  const actions = buttons.map(([title], place) => ({ action: `${place}`, title }));
  const data = { page, path, bodies: buttons.map(([_, body]) => body) };
  await registration.showNotification(title, { tag, body, actions, data });
  return async () => (await registration.getNotifications({ tag })).forEach((n) => n.close());
}

/** Shows a notice where there is no worker; some phones refuse that. */
function showPlain(tag, title, body) {
  const notice = new Notification(title, { tag, body });
  notice.onclick = () => {
    window.focus();
    notice.close();
    clicks[tag]?.();
  };
  return () => notice.close();
}

services[34] = ({ endings, reply }, ticket, _, bytes) => {
  const [tag, title, body, page, path, ...rest] = decoder.decode(bytes).split("\0");
  const buttons = [];
  while (rest.length) buttons.push(rest.splice(0, 2));
  clicks[tag] = () => reply(ticket, 1);
  const shown = show(tag, title, body, page, path, buttons)
    .catch(() => showPlain(tag, title, body));
  shown.catch(() => {});
  endings.set(ticket, () => {
    delete clicks[tag];
    shown.then((close) => close()).catch(() => {});
  });
};

let audio; // once the person has interacted with the page: before that, browsers let no page sound
let uses = 0; // without one, the device rests

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
