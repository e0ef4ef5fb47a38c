// Gestures and animations: the services 18 to 20 of Documentation/host-script.md.

import { services } from "./host.js";

// Gestures

const GESTURES = 1, PINCH = 2, LONG_PRESS = 4, HOVER = 8, WHEEL_X = 16, WHEEL_Y = 32, ZOOM = 64;
const LEFT = 1, RIGHT = 2, UP = 4, DOWN = 8;
const HOLD = 255;
const pressed = new Map(); // by the pointer's id: the elements under it when it was pressed
const hubs = new Map(); // the ticket for reports to the program
let isListening = false;
let swallows = false; // whether to suppress the click that ends a gesture
let hovered = [];

/** Reports pointers (with a ticket), or sets the input that an element handles. */
services[18] = (program, ticket, number, bytes) => {
  if (ticket) {
    hubs.set(program, ticket);
    program.endings.set(ticket, () => hubs.delete(program));
    if (!isListening) listen();
    return;
  }
  const element = program.find(number);
  if (!element) return;
  if (bytes[0] === HOLD) return hold(element);
  const [wishes, directions] = bytes;
  element.gestures = wishes ? { program, wishes, number } : undefined;
  // Leave the rest to the browser: scrolling in other directions, and its own zoom.
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

/** The elements around a target that handle gestures, innermost first, of one program only. */
function under(target, wish) {
  const found = [];
  for (let node = target; node; node = node.parentElement) {
    if (!(node.gestures?.wishes & wish) || node.closest(":disabled")) continue;
    if (node.gestures.program === (found[0] ?? node).gestures.program) found.push(node);
  }
  return found;
}

function report({ program }, kind, event, elements = [], innerCount = elements.length) {
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
  program.reply(hubs.get(program), kind, new Uint8Array(new Float64Array(values).buffer));
}

/** A gesture has begun: captures its pointers, and suppresses the click. */
function hold(element) {
  swallows = true;
  for (const [id, { elements }] of pressed) {
    if (elements.includes(element)) try { element.setPointerCapture(id); } catch { /* it is gone */ }
  }
}

function listen() {
  isListening = true;
  const on = (kind, perform, options) => addEventListener(kind, perform, options);
  on("pointerdown", (event) => {
    swallows = false;
    if (event.button > 0) return;
    const { target } = event;
    // The pointer selects text and moves sliders there.
    if (target.closest?.("input:not([type=checkbox],[type=radio]),textarea,select")) return;
    const elements = under(target, GESTURES);
    if (!elements.length) return;
    const control = target.closest("a[href],button,label,summary");
    const inner = control ? elements.filter((element) => control.contains(element)) : elements;
    const { program } = elements[0].gestures;
    pressed.set(event.pointerId, { program, elements, inner });
    report({ program }, 0, event, elements, inner.length);
  });
  on("pointermove", (event) => {
    const press = pressed.get(event.pointerId);
    if (press) report(press, 1, event);
    else if (!event.buttons && event.pointerType !== "touch") hover(event, event.target);
  });
  for (const [kind, name] of [[2, "pointerup"], [3, "pointercancel"]]) {
    on(name, (event) => {
      const press = pressed.get(event.pointerId);
      pressed.delete(event.pointerId);
      if (press) report(press, kind, event);
    });
  }
  document.documentElement.addEventListener("pointerleave", (event) => hover(event, null));
  on("click", (event) => {
    if (!swallows || !event.detail) return; // clicks by the keyboard must not be suppressed
    swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  on("dragstart", (event) => { if (pressed.size) event.preventDefault(); });
  on("contextmenu", (event) => {
    // A long press that is a gesture opens no menu, except on a link or a button inside the element.
    const isTouch = [...pressed.values()].some(({ inner }) =>
      inner.some((x) => x.gestures?.wishes & LONG_PRESS));
    if (isTouch && event.pointerType === "touch") event.preventDefault();
  });
  on("wheel", (event) => {
    const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const wish = event.ctrlKey ? ZOOM : isAcross ? WHEEL_X : WHEEL_Y;
    const [element] = under(event.target, wish);
    if (!element) return;
    event.preventDefault();
    report(element.gestures, 6, event, [element]);
  }, { passive: false });
}

function hover(event, target) {
  const now = under(target, HOVER);
  const left = hovered.filter((element) => !now.includes(element) && element.gestures);
  hovered = now;
  if (left.length) report(left[0].gestures, 5, event, left);
  if (now.length) report(now[0].gestures, 4, event, now);
}

// Movements

const TIME = 0, PRESENT = 1, TARGET = 2, PLAY = 3, STOP = 4, LEAVE = 5, STAY = 6, FRAMES = 7;
const REST = { translate: "0px 0px", scale: "1 1", rotate: "0deg" };
const decoder = new TextDecoder();
const playing = new Set(); // { element, channel, ticket, animations }

const now = () => document.timeline.currentTime ?? 0;
const giveNumbers = ({ give }, numbers) => give(new Uint8Array(new Float64Array(numbers).buffer));

services[19] = (program, ticket, number, bytes) => {
  const [order, length] = bytes;
  if (order === TIME) return now() / 1000;
  if (order === FRAMES) return frames(program, ticket);
  const channel = decoder.decode(bytes.subarray(2, 2 + length));
  const values = new Float64Array(bytes.slice(2 + length).buffer);
  const element = program.find(number);
  if (!element) return 0;
  switch (order) {
    case PRESENT: {
      element.style.transition = "none"; // the style sheet's transition would start as well
      const seen = read(element, channel);
      (element.templates ??= {})[channel] = seen.template;
      giveNumbers(program, seen.numbers);
      return element.motions?.[channel] ? 1 : 0;
    }
    case TARGET: {
      stop(element, channel);
      const { template, numbers } = read(element, channel);
      element.style.transition = "";
      giveNumbers(program, template === element.templates[channel] ? numbers : []);
      return 1;
    }
    case PLAY: return play(program, ticket, element, channel, values);
    case STOP: return stop(element, channel);
    case LEAVE: return leave(element);
    case STAY: return stay(element);
  }
};

services[20] = (program, _, __, bytes) => giveNumbers(
  program,
  [...new Float64Array(bytes.buffer)].flatMap((number) => {
    const element = program.find(number);
    if (!element) return [0, 0, 0, 0, 0, 0];
    const box = element.getBoundingClientRect();
    const outer = element.parentElement.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height, outer.left, outer.top];
  }));

/** The numbers in a property's value, and the text around them. */
function read(element, channel) {
  let text = getComputedStyle(element).getPropertyValue(channel);
  if (channel.endsWith("color")) return { template: "color", numbers: lightOf(text) };
  if (text === "none") text = REST[channel] ?? text;
  if (!text.includes(" ")) {
    if (channel === "scale") text += ` ${text}`;
    if (channel === "translate") text += " 0px";
  }
  const numbers = [];
  const template = text.replace(
    /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g, (found) => (numbers.push(+found), "#"));
  return { template, numbers };
}

let probe;

/** A colour in OKLab, multiplied by its opacity, and the opacity. */
function lightOf(color) {
  if (!probe) {
    probe = document.createElement("i");
    probe.hidden = true;
    document.body.append(probe);
  }
  probe.style.color = `color-mix(in oklab, ${color}, ${color})`;
  const [l, a, b, opacity = 1] = getComputedStyle(probe).color
    .replace(/none/g, "0").match(/-?[\d.]+(?:e[-+]?\d+)?/g).map(Number);
  return [l * opacity, a * opacity, b * opacity, opacity];
}

/** A sample of a motion as keyframes: one added to the style, and one that replaces it. */
function moment(element, channel, values, rest) {
  switch (channel) {
    case "~look": {
      const [opacity, factor, x, y, across, along] = values;
      const turn = rest.isRightToLeft ? -1 : 1;
      return {
        over: { translate: `calc(${x}px + ${across * turn * 100}%) calc(${y}px + ${along * 100}%)` },
        instead: {
          opacity: Math.max(opacity, 0) * rest.opacity,
          scale: `${Math.max(factor, 0) * rest.scale[0]} ${Math.max(factor, 0) * rest.scale[1]}`,
        },
      };
    }
    case "~place": {
      const [x, y, width, height] = values;
      return {
        over: { translate: `${x}px ${y}px` },
        instead: { scale: `${width * rest.scale[0]} ${height * rest.scale[1]}` },
      };
    }
    case "translate":
      return { over: { translate: `${values[0] - rest.values[0]}px ${values[1] - rest.values[1]}px` } };
  }
  if (channel.endsWith("color")) {
    const [l, a, b, opacity] = values;
    const share = opacity > 0 ? 1 / opacity : 0;
    const css = `oklab(${l * share} ${a * share} ${b * share} / ${Math.min(Math.max(opacity, 0), 1)})`;
    return { instead: { [property(channel)]: css } };
  }
  let index = 0;
  const css = element.templates[channel].replace(/#/g, () => values[index++]);
  return { instead: { [property(channel)]: css } };
}

const property = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function play(program, ticket, element, channel, values) {
  stop(element, channel);
  sweep();
  const style = getComputedStyle(element);
  const rest = {
    opacity: +style.opacity, scale: read(element, "scale").numbers,
    isRightToLeft: style.direction === "rtl",
  };
  const width = values[0];
  const stretches = [];
  for (let at = 1; at < values.length;) {
    const [start, duration, isRepeated, count] = values.subarray(at, (at += 4));
    const moments = [];
    for (let i = 0; i < count; i += width) moments.push(values.subarray(at + i, at + i + width));
    at += count;
    stretches.push({ start, duration, isRepeated, moments });
  }
  rest.values = stretches.at(-1).moments.at(-1);
  const animations = stretches.flatMap(({ start, duration, isRepeated, moments }) => {
    const frames = moments.map((values) => moment(element, channel, values, rest));
    return ["over", "instead"].flatMap((layer) => {
      const keys = frames.map((frame) => frame[layer] ?? {});
      // Leave constant components to other animations.
      const moving = Object.keys(keys[0]).filter(
        (name) => channel[0] !== "~" || keys.some((key) => key[name] !== still(name, channel, rest)));
      if (!moving.length) return [];
      const animation = element.animate(
        keys.map((key) => Object.fromEntries(moving.map((name) => [name, key[name]]))), {
          duration: duration * 1000, iterations: isRepeated ? Infinity : 1,
          composite: layer === "over" ? "add" : "replace",
          fill: element.held ? "forwards" : "none",
        });
      animation.startTime = start * 1000;
      return [animation];
    });
  });
  const motion = { program, element, channel, ticket, animations };
  (element.motions ??= {})[channel] = motion;
  playing.add(motion);
  const finish = () => {
    forget(motion);
    program.reply(ticket, 1);
  };
  program.endings.set(ticket, () => stop(element, channel));
  if (animations.length) animations.at(-1).onfinish = finish;
  else setTimeout(() => { if (playing.has(motion)) finish(); }, stretches[0].duration * 1000);
}

/** The value of a layer at rest. */
function still(name, channel, rest) {
  if (name === "opacity") return rest.opacity;
  if (name === "scale") return `${rest.scale[0]} ${rest.scale[1]}`;
  return channel === "~look" ? "calc(0px + 0%) calc(0px + 0%)" : "0px 0px";
}

function forget(motion) {
  playing.delete(motion);
  motion.program.endings.delete(motion.ticket);
  if (motion.element.motions[motion.channel] === motion) delete motion.element.motions[motion.channel];
}

function stop(element, channel) {
  const motion = element.motions?.[channel];
  if (!motion) return;
  forget(motion);
  for (const animation of motion.animations) animation.cancel();
}

/** Ends the animations of elements that have left the page. */
function sweep() {
  for (const motion of playing) {
    if (motion.element.isConnected) continue;
    stop(motion.element, motion.channel);
    setTimeout(motion.program.reply, 0, motion.ticket);
  }
}

/** Makes an element inert and removes it from the layout; its previous state is kept. */
function leave(element) {
  if (element.held) return 1;
  const { position, display } = getComputedStyle(element);
  if (!element.isConnected || display === "none") return 0;
  const { style, inert, ariaHidden, offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  const looks = {
    width: `${offsetWidth}px`, height: `${offsetHeight}px`, boxSizing: "border-box",
    pointerEvents: "none",
  };
  if (!["absolute", "fixed"].includes(position)) {
    Object.assign(looks, {
      position: "absolute", left: `${offsetLeft}px`, top: `${offsetTop}px`, right: "auto",
      bottom: "auto", margin: 0,
    });
  }
  // Its replacement may have the same id.
  const names = [element, ...element.querySelectorAll("[id]")].filter((inner) => inner.id);
  element.held = {
    looks: Object.keys(looks).map((name) => [name, style[name]]), inert, ariaHidden,
    names: names.map((inner) => [inner, inner.id]),
  };
  Object.assign(style, looks);
  element.inert = true;
  element.ariaHidden = "true";
  for (const inner of names) inner.removeAttribute("id");
  return 1;
}

/** Restores an element that was leaving. */
function stay(element) {
  if (!element.held) return;
  const { looks, inert, ariaHidden, names } = element.held;
  element.held = undefined;
  for (const [name, text] of looks) element.style[name] = text;
  Object.assign(element, { inert, ariaHidden });
  for (const [inner, id] of names) inner.id = id;
  // Release animations that have ended.
  for (const animation of element.getAnimations()) {
    if (animation.playState === "finished") animation.cancel();
  }
}

function frames(program, ticket) {
  let isOver = false;
  const step = (time) => {
    if (isOver) return;
    program.reply(ticket, time / 1000);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  program.endings.set(ticket, () => { isOver = true; });
}
