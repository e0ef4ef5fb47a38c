// The browser services for components, described in Documentation/host-script.md.

import { services } from "./host.js";
import { leave } from "./leaving.js";
import "./live.js";
import "./motion.js";
import "./notices.js";

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

// In a row that scrolls sideways, the browser does not scroll to a partly visible control when it
// receives the focus. A press must not move the content under the finger.
addEventListener("focusin", ({ target }) => {
  if (!target.matches(".option > *, .chip:focus-visible, .chip :focus-visible")) return;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
});

services[24] = function modal(program, ticket, number) {
  const node = program.find(number);
  const opener = document.activeElement;
  const dismiss = () => program.reply(ticket, 1);
  node.addEventListener("cancel", (event) => {
    if (event.target !== node) return;
    event.preventDefault();
    dismiss();
  });
  node.addEventListener("close", (event) => { if (event.target === node) dismiss(); });
  // A press that begins inside and ends outside selects text.
  node.addEventListener("pointerdown", (event) => { if (event.target === node) dismiss(); });
  // The page does not scroll meanwhile; the space of its scroll bar, if any, is preserved.
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  node.showModal();
  root.classList.add("has-sheet");
  program.endings.set(ticket, () => {
    leave(node);
    node.close();
    if (!document.querySelector(":modal")) {
      root.style.scrollbarGutter = "";
      root.classList.remove("has-sheet");
    }
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  });
};

services[25] = function float(program, ticket, number, [isPopover]) {
  const node = program.find(number);
  const source = node.previousElementSibling;
  const before = document.activeElement;
  try { node.showPopover({ source }); } catch { node.showPopover?.(); }
  const held = new AbortController();
  const { signal } = held;
  program.endings.set(ticket, () => {
    held.abort();
    const isWithin = node.contains(document.activeElement);
    leave(node);
    if (isPopover && isWithin) before?.focus({ preventScroll: true });
  });
  if (!isPopover) {
    // Keep the focus in the field while an entry is pressed.
    node.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
    return;
  }
  const dismiss = () => program.reply(ticket, 1);
  document.addEventListener("pointerdown", (event) => {
    if (!node.contains(event.target) && !source?.contains(event.target)) dismiss();
  }, { signal, capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  }, { signal, capture: true });
  node.addEventListener("focusout", (event) => {
    const next = event.relatedTarget;
    if (next && !node.contains(next) && !source?.contains(next)) dismiss();
  }, { signal });
  const first = node.querySelector("a[href],button:enabled,input,select,textarea,[tabindex='0']");
  (first ?? node).focus({ preventScroll: true });
};

services[26] = function reveal(program, _, number) {
  program.find(number)?.scrollIntoView({ block: "nearest" });
};

services[27] = function tip(program, ticket, number) {
  const node = program.find(number);
  const source = node.previousElementSibling;
  const held = new AbortController();
  const { signal } = held;
  let timer;
  const set = (isShown, delay) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!node.isConnected || node.matches(":popover-open") === isShown) return;
      if (!isShown) return node.hidePopover();
      try { node.showPopover({ source }); } catch { node.showPopover?.(); }
    }, delay);
  };
  for (const part of [source, node]) {
    part.addEventListener("pointerenter", (e) => e.pointerType !== "touch" && set(true, 400), { signal });
    // Leave the pointer time to move from one to the other.
    part.addEventListener("pointerleave", () => set(false, 200), { signal });
  }
  source.addEventListener("focusin", (e) => e.target.matches(":focus-visible") && set(true, 0), { signal });
  source.addEventListener("focusout", () => set(false, 0), { signal });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !node.matches(":popover-open")) return;
    event.preventDefault();
    event.stopPropagation();
    set(false, 0);
  }, { signal, capture: true });
  program.endings.set(ticket, () => { clearTimeout(timer); held.abort(); });
};

services[28] = function media(program, ticket, number, bytes) {
  const node = program.find(number);
  if (!ticket) {
    const [command] = bytes;
    const seconds = new DataView(bytes.buffer, bytes.byteOffset + 1, 4).getUint32(0, true) / 1_000;
    if (command === 0) node.play().catch(() => {}); // refused until the person has interacted
    else if (command === 1) node.pause();
    else if (command === 2) node.currentTime = seconds;
    else if (command === 4) node.playbackRate = node.defaultPlaybackRate = seconds;
    else if (command === 3) for (const track of node.textTracks) track.mode = seconds ? "showing" : "hidden";
    return;
  }
  const held = new AbortController();
  const { signal } = held;
  const report = (kind, value) => program.reply(ticket, value, new Uint8Array([kind]));
  const on = (name, act) => node.addEventListener(name, act, { signal });
  on("loadedmetadata", () => report(0, node.duration));
  on("play", () => report(1, 1));
  on("pause", () => report(1, 0));
  on("timeupdate", () => report(2, node.currentTime));
  on("progress", () => {
    const { buffered, duration } = node;
    if (buffered.length && duration > 0) report(3, buffered.end(buffered.length - 1) / duration);
  });
  on("ended", () => report(4, 0));
  on("error", () => report(5, 0));
  node.querySelector("source:last-of-type")?.addEventListener("error", () => report(5, 0), { signal });
  program.endings.set(ticket, () => { held.abort(); node.pause(); });
  if (node.readyState) report(0, node.duration);
};

services[29] = function vibrate(_, __, ___, bytes) {
  if (!isStill.matches && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...bytes]);
};

services[30] = function extent(program, _, number, bytes) {
  return program.find(number)?.getBoundingClientRect()[bytes.length ? "height" : "width"];
};

/** Whether the device can share a file. */
const takes = (file) => Number(navigator.canShare?.({ files: [file] }) ?? false);

services[36] = function share(_, __, isFile, bytes) {
  if (!isFile) return takes(new File([""], "a.png", { type: "image/png" }));
  const [path, name] = new TextDecoder().decode(bytes).split("\n");
  fetch(path).then((reply) => reply.ok ? reply.blob() : Promise.reject(reply))
    .then((blob) => navigator.share({ files: [new File([blob], name, { type: blob.type })] }))
    .catch(({ name: reason }) => {
      // Unless the person cancelled sharing, the file is saved instead.
      if (reason !== "AbortError") location.assign(path);
    });
};
