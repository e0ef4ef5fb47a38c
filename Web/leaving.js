// How things leave the page, as Documentation/host-script.md describes it: service 31.

import { services } from "./host.js";

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Shows how something leaves, unless all around it leaves as well. */
export function leave(node) {
  const { parentNode, isConnected } = node;
  if (isStill.matches || !isConnected || !node.getClientRects().length) return;
  const box = node.getBoundingClientRect();
  queueMicrotask(() => { if (parentNode.isConnected) fade(node, box); });
}

/** Has a copy fade, for the thing itself is gone at once. */
function fade(node, box) {
  const copy = node.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "autofocus", "name"]) part.removeAttribute(name);
  }
  copy.inert = true;
  copy.ariaHidden = "true";
  copy.classList.add("leaving");
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
};
