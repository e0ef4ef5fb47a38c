// How things leave the page, as Documentation/host-script.md describes it: service 31.

import { services } from "./host.js";

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Shows how something leaves, unless all around it leaves as well. */
export function leave(node) {
  const { parentNode, isConnected } = node;
  if (isStill.matches || !isConnected || !node.getClientRects().length) return;
  const box = node.getBoundingClientRect();
  const takesRoom = getComputedStyle(node).position === "static";
  const count = parentNode.childElementCount;
  const place = new Comment();
  node.before(place);
  queueMicrotask(() => { // the thing itself has gone
    if (parentNode.isConnected) {
      const { flexDirection, rowGap } = getComputedStyle(parentNode);
      const isReplaced = node.localName !== "li" && parentNode.childElementCount >= count;
      const folds = takesRoom && place.parentNode && flexDirection === "column" && !isReplaced;
      if (folds) fold(ghost(node), place, box, rowGap); else fade(ghost(node), box);
    }
    place.remove();
  });
}

/** A copy that is seen and nothing else. */
function ghost(node) {
  const copy = node.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "autofocus", "name"]) part.removeAttribute(name);
  }
  copy.inert = true;
  copy.ariaHidden = "true";
  copy.classList.add("leaving");
  return copy;
}

const nothing = { blockSize: 0, minBlockSize: 0, paddingBlock: 0, borderBlockWidth: 0, overflow: "clip" };

/** Has something take its room, or give it up, so that what is below it moves as if it had weight. */
function spread(node, height, gap, comes) {
  const looks = [
    { ...nothing, marginBlockEnd: `-${parseFloat(gap) || 0}px` },
    { blockSize: `${height}px`, overflow: "clip" },
  ];
  return node.animate(comes ? looks : looks.reverse(), {
    duration: 450, fill: "forwards",
    easing: getComputedStyle(node).getPropertyValue("--spring"),
  });
}

/** Has a copy give up the room that the thing took. */
function fold(copy, place, { height }, gap) {
  place.replaceWith(copy);
  copy.style.setProperty("--sink", "0");
  const end = () => copy.remove();
  spread(copy, height, gap, false).onfinish = end;
  setTimeout(end, 1_000); // where nothing is drawn
}

const settled = new WeakSet(); // lists whose first rows have come
let newcomers = [];

/** Has a row take its room that has come into a list, if few do and the list was there before. */
function come(row) {
  const list = row.parentNode;
  if (!settled.has(list)) return setTimeout(() => settled.add(list));
  newcomers.push(row);
  if (newcomers.length > 1) return;
  queueMicrotask(() => {
    if (newcomers.length < 4 && !isStill.matches) {
      for (const one of newcomers.filter((row) => row.isConnected)) {
        const { height } = one.getBoundingClientRect();
        const movement = spread(one, height, getComputedStyle(one.parentNode).rowGap, true);
        movement.onfinish = () => movement.cancel();
      }
    }
    newcomers = [];
  });
}

/** Has a copy fade where the thing was. */
function fade(copy, box) {
  Object.assign(copy.style, {
    position: "fixed", inset: "auto", margin: 0, left: `${box.left}px`, top: `${box.top}px`,
    width: `${box.width}px`, height: `${box.height}px`,
  });
  const layer = document.createElement("div"); // as a dialogue cannot be a popover
  layer.className = "leaving-layer";
  layer.popover = "manual";
  layer.append(copy);
  document.body.append(layer);
  if (copy.localName === "dialog") copy.setAttribute("open", "");
  copy.removeAttribute("popover");
  layer.showPopover?.();
  const end = () => layer.remove();
  copy.addEventListener("animationend", end);
  setTimeout(end, 600); // where it is not animated
}

services[31] = function seeOff(program, ticket, number) {
  const node = program.find(number);
  program.endings.set(ticket, () => leave(node));
  if (node.localName === "li") come(node);
};
