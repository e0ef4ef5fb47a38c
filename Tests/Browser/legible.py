"""Finds text on a page that cannot be read: cut off, or with other text over it."""

# Texts are compared within their layer: elements that do not scroll with the page may cover others.
# Only the middle three fifths of a line count, which contain most of its ink: lines may touch.
FIND = r"""() => {
  const found = [];
  const states = new Map([[null, { clip: null, edge: null, layer: null, isHidden: false }]]);
  const common = (one, other) => !one ? other : {
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom) };
  // The part of the page in which an element shows its text, the edge that may cut it without an
  // ellipsis, what it is fixed to, and whether it is hidden from the eye.
  const state = (element) => {
    if (states.has(element)) return states.get(element);
    let { clip, edge, layer, isHidden } = state(element.parentElement);
    const style = getComputedStyle(element);
    isHidden ||= style.opacity === "0" || style.clipPath === "inset(50%)"
      || element.ariaHidden === "true";
    if (style.position === "fixed" || style.position === "sticky") layer = element;
    if (style.overflowX !== "visible" && style.display !== "inline") {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      isHidden ||= width < 2;
      const isWhole = style.textOverflow === "clip" && /hidden|clip/.test(style.overflowX);
      edge = isWhole ? { left, right, top, bottom } : null;
      clip = common(clip, { left, right, top, bottom });
    }
    const own = { clip, edge, layer, isHidden };
    states.set(element, own);
    return own;
  };
  const boxes = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = new Range();
  for (let text; text = texts.nextNode();) {
    const word = text.data.trim();
    if (!word || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const { clip, edge, layer, isHidden } = state(text.parentElement);
    if (isHidden) continue;
    range.selectNodeContents(text);
    let isCut = false;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const trim = (bottom - top) / 5;
      const line = { left, right, top: top + trim, bottom: bottom - trim };
      isCut ||= edge && (left < edge.left - 2 || right > edge.right + 2
        || line.top < edge.bottom - 2 && line.bottom > edge.bottom + 2);
      boxes.push({ text, word, layer, ...clip ? common(clip, line) : line });
    }
    if (isCut) found.push(`cut off: ${word}`);
  }
  boxes.sort((one, other) => one.top - other.top);
  boxes.forEach((box, place) => {
    for (let next = place + 1; next < boxes.length && boxes[next].top < box.bottom - 2; next++) {
      const other = boxes[next];
      const { left, right, top, bottom } = common(box, other);
      if (right - left > 2 && bottom - top > 2 && box.text !== other.text && box.layer === other.layer) {
        found.push(`one over the other: ${box.word} | ${other.word}`);
      }
    }
  });
  return found;
}"""


def illegible(page):
    """The illegible texts of a page in its current state."""
    return page.evaluate(FIND)
