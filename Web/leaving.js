// Animates elements that leave the page: service 31 of Documentation/host-script.md.

import { services } from "./host.js";

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Animates the removal of an element, unless the elements around it are removed as well. */
export function leave(node) {
  const { parentNode, isConnected } = node;
  if (isStill.matches || !isConnected || !node.getClientRects().length) return;
  const box = node.getBoundingClientRect();
  const takesRoom = getComputedStyle(node).position === "static";
  const count = parentNode.childElementCount;
  const place = new Comment();
  node.before(place);
  queueMicrotask(() => { // the element itself has been removed
    if (parentNode.isConnected) {
      const { flexDirection, rowGap } = getComputedStyle(parentNode);
      const isReplaced = node.localName !== "li" && parentNode.childElementCount >= count;
      const folds = takesRoom && place.parentNode && flexDirection === "column" && !isReplaced;
      if (folds) fold(ghost(node), place, box, rowGap); else fade(ghost(node), box);
    }
    place.remove();
  });
}

/** A visible copy without identity or interaction. */
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

/** Animates the height of an element, so that the content below it moves with a spring. */
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

/** Animates a copy's height to zero. */
function fold(copy, place, { height }, gap) {
  place.replaceWith(copy);
  copy.style.setProperty("--sink", "0");
  const end = () => copy.remove();
  spread(copy, height, gap, false).onfinish = end;
  setTimeout(end, 1_000); // if nothing is drawn
}

const settled = new WeakSet(); // lists that have received their initial rows
let newcomers = [];

/** Animates the height of a row inserted into an existing list, if there are only a few. */
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

/** Fades out a copy at the element's old position. */
function fade(copy, box) {
  Object.assign(copy.style, {
    position: "fixed", inset: "auto", margin: 0, left: `${box.left}px`, top: `${box.top}px`,
    width: `${box.width}px`, height: `${box.height}px`,
  });
  const layer = document.createElement("div"); // because a dialogue cannot be a popover
  layer.className = "leaving-layer";
  layer.popover = "manual";
  layer.append(copy);
  document.body.append(layer);
  if (copy.localName === "dialog") copy.setAttribute("open", "");
  copy.removeAttribute("popover");
  layer.showPopover?.();
  const end = () => layer.remove();
  copy.addEventListener("animationend", end);
  setTimeout(end, 600); // if it is not animated
}

services[31] = function seeOff(program, ticket, number) {
  const node = program.find(number);
  program.endings.set(ticket, () => leave(node));
  if (node.localName === "li") come(node);
};
