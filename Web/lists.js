// Long lists: services 21 to 23 of Documentation/host-script.md.

import { services } from "./host.js";

const DRAG = 4; // the distance in pixels at which a press becomes a drag rather than a click

const isStill = matchMedia("(prefers-reduced-motion: reduce)");
const seconds = () => performance.now() / 1000;

/** The properties of the axis along which an element scrolls. */
function axis(scroller, isRow) {
  // In right-to-left text, positions are negative; the direction may change at any time.
  const sign = () => (isRow && getComputedStyle(scroller).direction === "rtl" ? -1 : 1);
  return {
    offset: () => sign() * (isRow ? scroller.scrollLeft : scroller.scrollTop),
    length: () => (isRow ? scroller.clientWidth : scroller.clientHeight),
    extent: (row) => row.getBoundingClientRect()[isRow ? "width" : "height"],
    exact: (entry) => entry.borderBoxSize[0][isRow ? "inlineSize" : "blockSize"],
    place: (event) => sign() * (isRow ? event.clientX : event.clientY),
    scroll: (offset, behavior) =>
      scroller.scrollTo({ [isRow ? "left" : "top"]: sign() * offset, behavior }),
    shift: (rows, distance) => {
      const way = isRow ? `${-sign() * distance}px` : `0 ${-distance}px`;
      rows.style.translate = distance ? way : "";
    },
  };
}

const place = (row) => row.ariaPosInSet - 1;
const isRow = (node) => node.nodeType === 1 && node.ariaPosInSet;

/** Reports an element's scroll position, the lengths of its rows, and events on it. */
services[21] = function watch(program, ticket, number, [isAcross, isDraggable, isPulled]) {
  const scroller = program.find(number);
  const rows = scroller.firstElementChild;
  const along = axis(scroller, isAcross);
  const report = (...numbers) =>
    program.reply(ticket, along.offset(), new Uint8Array(new Float64Array(numbers).buffer));
  const end = new AbortController();
  const on = (name, act, target = scroller) =>
    target.addEventListener(name, act, { signal: end.signal, passive: name === "scroll" });

  // Later changes of size. New rows are reported earlier: see below.
  const sizes = new ResizeObserver((entries) => {
    const known = entries.filter((entry) => isRow(entry.target) && entry.target.isConnected);
    report(1, along.length(), ...known.flatMap((entry) => [place(entry.target), along.exact(entry)]));
  });
  // New rows are measured at once, so that they are in place in their first frame.
  const children = new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.removedNodes])) {
      if (isRow(node)) sizes.unobserve(node);
    }
    const added = changes.flatMap((change) => [...change.addedNodes]);
    const fresh = added.filter((node) => isRow(node) && node.parentNode === rows);
    for (const row of fresh) sizes.observe(row);
    if (fresh.length) report(1, along.length(), ...fresh.flatMap((row) => [place(row), along.extent(row)]));
  });
  children.observe(rows, { childList: true });
  sizes.observe(scroller);
  for (const row of rows.children) sizes.observe(row);

  on("scroll", () => report());
  on("scrollend", () => report(5));
  on("focusin", (event) => {
    let node = event.target;
    while (node !== scroller && node.parentNode !== rows) node = node.parentNode;
    report(2, node === scroller ? -1 : place(node));
  });
  on("focusout", (event) => {
    if (!scroller.contains(event.relatedTarget)) report(2, -1);
  });
  if (isDraggable) followMouse(scroller, along, report, on);
  if (isPulled) followPull(scroller, report, on, end.signal);
  program.endings.set(ticket, () => {
    end.abort();
    sizes.disconnect();
    children.disconnect();
  });
  return along.length();
};

/** A finger pulls the list beyond its beginning. */
function followPull(scroller, report, on, signal) {
  let start = null; // where the finger was
  let distance = 0;
  on("touchstart", ({ touches }) => {
    start = scroller.scrollTop <= 0 && touches.length === 1 ? touches[0].clientY : null;
    distance = 0;
  });
  scroller.addEventListener("touchmove", (event) => {
    if (start === null) return;
    const way = event.touches[0].clientY - start;
    if (!distance && way < DRAG) { // the list scrolls
      if (way < -DRAG) start = null;
      return;
    }
    distance = Math.max(way / 2, 0.5);
    event.preventDefault();
    report(6, distance, 0);
  }, { signal, passive: false });
  const finish = (way) => {
    if (distance) report(6, way, 1);
    start = null;
    distance = 0;
  };
  on("touchend", () => finish(distance));
  on("touchcancel", () => finish(0));
}

/** A mouse drags the list; a smaller movement is a click. */
function followMouse(scroller, along, report, on) {
  let start = null; // where the button was pressed
  let isPulling = false;
  const say = (phase, event) => report(3, phase, along.place(event), seconds());
  on("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button || event.target === scroller) return;
    start = event;
    isPulling = false;
  });
  on("pointermove", (event) => {
    if (!start || event.pointerId !== start.pointerId) return;
    if (!isPulling && Math.abs(along.place(event) - along.place(start)) < DRAG) return;
    if (!isPulling) {
      isPulling = true;
      scroller.setPointerCapture(event.pointerId);
      say(0, start);
    }
    say(1, event);
  });
  const finish = (event) => {
    if (isPulling) say(isStill.matches ? 3 : 2, event);
    start = null;
  };
  on("pointerup", finish);
  on("pointercancel", finish);
  on("dragstart", (event) => event.preventDefault());
  scroller.addEventListener("click", (event) => {
    // The end of a drag is not a click.
    if (isPulling) event.stopPropagation();
    isPulling = false;
  }, { capture: true });
}

/** Shows a removed row at its old position, while the others close the gap. */
function seeOff(row, box, rows) {
  const around = rows.getBoundingClientRect();
  for (const node of [row, ...row.querySelectorAll("[id]")]) node.removeAttribute("id");
  Object.assign(row, { inert: true, role: null, ariaHidden: "true", ariaPosInSet: null, ariaSetSize: null });
  Object.assign(row.style, {
    position: "absolute", margin: 0, pointerEvents: "none", left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  rows.append(row);
  const end = () => row.remove();
  row.animate({ opacity: [1, 0], scale: [1, 0.95] }, { duration: 200, easing: "ease-in", id: "leave" })
    .finished.then(end, end);
}

/** Animates rows to their new positions once they are written, and the removal of some. */
function glide(scroller, places) {
  if (isStill.matches || scroller.isGliding) return;
  scroller.isGliding = true;
  const rows = scroller.firstElementChild;
  const before = [...rows.children].filter(isRow).map((row) => [row, row.getBoundingClientRect()]);
  const leaving = new Set(before.map(([row]) => row).filter((row) => places.includes(place(row))));
  // By then everything is measured, and nothing has been drawn.
  requestAnimationFrame(() => {
    scroller.isGliding = false;
    for (const [row] of before) {
      for (const old of row.getAnimations()) if (old.id === "glide") old.cancel();
    }
    const after = before.map(([row]) => row.isConnected && row.getBoundingClientRect());
    before.forEach(([row, old], index) => {
      if (!row.isConnected) return leaving.has(row) && seeOff(row, old, rows);
      const [x, y] = [old.left - after[index].left, old.top - after[index].top];
      const distance = Math.abs(x) + Math.abs(y);
      // A row that comes from far away, or is moved by others, is not animated.
      if (!(distance >= 1 && distance < 2 * innerHeight) || row.getAnimations().length) return;
      row.animate({ translate: [`${x}px ${y}px`, "0px 0px"] },
        { duration: 250, easing: "ease-out", id: "glide" });
    });
  });
}

/** Scrolls an element once pending rows have been written, or animates its rows. */
services[22] = function scroll(program, _, number, bytes) {
  if (bytes.length % 8) {
    return glide(program.find(number), [...new Float64Array(bytes.slice(1).buffer)]);
  }
  const [offset, beyond, isSmooth] = new Float64Array(bytes.buffer);
  queueMicrotask(() => {
    const scroller = program.find(number);
    if (!scroller) return;
    const along = axis(scroller, scroller.classList.contains("lazy-row"));
    along.scroll(offset, isSmooth && !isStill.matches ? "smooth" : "instant");
    along.shift(scroller.firstElementChild, beyond);
  });
};

/** Reports each frame before it is drawn. */
services[23] = function frames(program, ticket) {
  let next;
  const tick = () => {
    next = requestAnimationFrame(tick);
    program.reply(ticket, seconds());
  };
  next = requestAnimationFrame(tick);
  program.endings.set(ticket, () => cancelAnimationFrame(next));
};
