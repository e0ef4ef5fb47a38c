// Gestures and movements: the services 18 to 20 of Documentation/host-script.md.

import { find, reply, services } from "./host.js";

// Gestures

const GESTURES = 1, PINCH = 2, LONG_PRESS = 4, HOVER = 8, WHEEL_X = 16, WHEEL_Y = 32, ZOOM = 64;
const LEFT = 1, RIGHT = 2, UP = 4, DOWN = 8;
const HOLD = 255;
const pressed = new Map(); // by the pointer's id: the elements under it when it was pressed
let hub = 0; // the ticket of whoever is told
let swallows = false; // whether the click that ends a gesture is to be taken away
let hovered = [];

/** Listens to the pointers (with a ticket), or sets what an element waits for. */
services[18] = (ticket, number, _, bytes) => {
  if (ticket) {
    hub = ticket;
    return listen();
  }
  const element = find(number);
  if (!element) return;
  if (bytes[0] === HOLD) return hold(element);
  const [wishes, directions] = bytes;
  element.gestures = wishes ? { wishes, number } : undefined;
  // What is not wanted stays the browser's: scrolling in other directions, and its own zoom.
  element.style.touchAction = wishes & GESTURES ? allowed(wishes, directions) : "";
  element.style.userSelect = directions || wishes & LONG_PRESS ? "none" : "";
  element.style.webkitTouchCallout = wishes & LONG_PRESS ? "none" : "";
};

function allowed(wishes, directions) {
  const axis = (back, forth, all, whole, half) =>
    (directions & all) === all ? "" : directions & back ? half : directions & forth ? whole : "both";
  const x = axis(LEFT, RIGHT, LEFT | RIGHT, "pan-right", "pan-left");
  const y = axis(UP, DOWN, UP | DOWN, "pan-down", "pan-up");
  const ways = [x === "both" ? "pan-x" : x, y === "both" ? "pan-y" : y];
  if (!(wishes & PINCH)) ways.push("pinch-zoom");
  return ways.filter(Boolean).join(" ") || "none";
}

/** The elements with a wish under a target, the innermost first. */
function under(target, wish) {
  const found = [];
  for (let node = target; node; node = node.parentElement) {
    if (node.gestures?.wishes & wish) found.push(node);
  }
  return found;
}

function tell(kind, event, elements = [], innerCount = elements.length) {
  const step = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? innerHeight : 1;
  const isTurned = event.shiftKey && !event.deltaX;
  const turn = [(event.deltaX ?? 0) * step, (event.deltaY ?? 0) * step];
  if (isTurned) turn.reverse();
  const values = [
    event.timeStamp / 1000, event.clientX, event.clientY, event.pointerId ?? 0,
    ["mouse", "touch", "pen"].indexOf(event.pointerType ?? "mouse"),
    event.shiftKey | (event.ctrlKey << 1) | (event.altKey << 2) | (event.metaKey << 3),
    ...turn, innerCount,
  ];
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    values.push(element.gestures.number, box.left, box.top);
  }
  reply(hub, kind, new Uint8Array(new Float64Array(values).buffer));
}

/** A gesture has begun: its pointers stay with the element, and no click comes of them. */
function hold(element) {
  swallows = true;
  for (const [id, elements] of pressed) {
    if (elements.includes(element)) try { element.setPointerCapture(id); } catch { /* it is gone */ }
  }
}

function listen() {
  const on = (kind, perform, options) => addEventListener(kind, perform, options);
  on("pointerdown", (event) => {
    swallows = false;
    if (event.button > 0) return;
    const { target } = event;
    // Text is selected and sliders are moved with the pointer.
    if (target.closest?.("input:not([type=checkbox],[type=radio]),textarea,select")) return;
    const elements = under(target, GESTURES);
    if (!elements.length) return;
    const control = target.closest("a[href],button,label,summary");
    const inner = control ? elements.filter((element) => control.contains(element)) : elements;
    pressed.set(event.pointerId, elements);
    tell(0, event, elements, inner.length);
  });
  on("pointermove", (event) => {
    if (pressed.has(event.pointerId)) tell(1, event);
    else if (!event.buttons && event.pointerType !== "touch") hover(event, event.target);
  });
  for (const [kind, name] of [[2, "pointerup"], [3, "pointercancel"]]) {
    on(name, (event) => { if (pressed.delete(event.pointerId)) tell(kind, event); });
  }
  document.documentElement.addEventListener("pointerleave", (event) => hover(event, null));
  on("click", (event) => {
    if (!swallows || !event.detail) return; // keys click too, and are meant
    swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  on("dragstart", (event) => { if (pressed.size) event.preventDefault(); });
  on("contextmenu", (event) => {
    // A finger that stays opens no menu where that is a gesture.
    const isTouch = [...pressed.values()].some((e) => e.some((x) => x.gestures?.wishes & LONG_PRESS));
    if (isTouch && event.pointerType === "touch") event.preventDefault();
  });
  on("wheel", (event) => {
    const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const wish = event.ctrlKey ? ZOOM : isAcross ? WHEEL_X : WHEEL_Y;
    const [element] = under(event.target, wish);
    if (!element) return;
    event.preventDefault();
    tell(6, event, [element]);
  }, { passive: false });
}

function hover(event, target) {
  const now = under(target, HOVER);
  const left = hovered.filter((element) => !now.includes(element) && element.gestures);
  hovered = now;
  if (left.length) tell(5, event, left);
  if (now.length) tell(4, event, now);
}
