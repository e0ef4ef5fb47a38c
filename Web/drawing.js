// Drawings: the services 16 and 17 of Documentation/host-script.md.

import { services } from "./host.js";

const layers = new Set(); // elements with a canvas
const decoder = new TextDecoder();

// Colours and letters

const probe = document.createElement("span"); // resolves values known only to style sheets
probe.hidden = true;
probe.style.forcedColorAdjust = "none"; // a drawing without its colours would be meaningless
document.body.append(probe);
let colors = new Map(); // CSS colours → canvas colours
let fonts = new Map(); // size, weight and family → name, ascent and descent
let patterns = new Map();
let scales = null; // the scales of line widths and corner radii, until a style sheet changes
let extents = new Map(); // widths of texts, by font and text
const pen = document.createElement("canvas").getContext("2d"); // for measuring

// After a comma, the fallback if no style sheet defines the colour.
const ROLES = ["background", "surface", "fill", "primary", "secondary", "accent", "on-accent",
  "border", "success", "warning", "danger", "others, oklch(.72 .005 270)",
  "amount-least, light-dark(oklab(.86 -.008 -.05), oklab(.4 -.007 -.075))",
  "amount-most, light-dark(oklab(.4 -.012 -.135), oklab(.9 -.01 -.045))"];

function resolved(css) {
  let color = colors.get(css);
  if (color) return color;
  if (colors.size > 999) colors.clear();
  probe.style.color = "";
  probe.style.color = css;
  colors.set(css, (color = getComputedStyle(probe).color));
  return color;
}

/** Black or white, whichever is more legible on a colour. */
function legible(css) {
  const key = "on " + css;
  const known = colors.get(key);
  if (known) return known;
  const ground = resolved(css);
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = Array.from(pen.getImageData(0, 0, 1, 1).data, (part) =>
    part <= 10 ? part / 3294.6 : ((part / 255 + .055) / 1.055) ** 2.4);
  // The luminance whose contrast with black equals that with white, by WCAG 2.2.
  const color = .2126 * red + .7152 * green + .0722 * blue < .1791 ? "white" : "black";
  colors.set(key, color);
  return color;
}

function themeScale(part) {
  if (!scales) {
    const root = getComputedStyle(document.documentElement);
    const read = (part) => {
      const value = parseFloat(root.getPropertyValue(`--${part}-scale`));
      return value >= 0 ? value : 1;
    };
    scales = { line: read("line"), radius: read("radius") };
  }
  return scales[part];
}

let letters; // the families and the scale by which texts are measured

const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Cached, because each lookup makes the browser compute styles. */
function lettersNow() {
  const [family, fixed] = ["var(--family, system-ui)", "ui-monospace, monospace"].map((name) => {
    probe.style.fontFamily = name;
    return getComputedStyle(probe).fontFamily;
  });
  return { family, fixed, scale: textScale() };
}

function font(size, weight, isMonospaced) {
  const key = `${size} ${weight} ${isMonospaced}`;
  let font = fonts.get(key);
  if (font) return font;
  letters ??= lettersNow();
  const { family, fixed, scale } = letters;
  const name = `${weight} ${size * scale}px ${isMonospaced ? fixed : family}`;
  pen.font = name;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText("x");
  fonts.set(key, (font = { name, ascent, descent }));
  return font;
}

function width(font, text) {
  const key = font.name + text;
  let width = extents.get(key);
  if (width !== undefined) return width;
  if (extents.size > 4999) extents.clear();
  pen.font = font.name;
  extents.set(key, (width = pen.measureText(text).width));
  return width;
}

/** Clears the caches that depend on the theme or the fonts, and redraws everything. */
function refresh() {
  for (const cache of [colors, fonts, patterns, extents]) cache.clear();
  scales = null;
  letters = lettersNow();
  for (const element of layers) if (isHere(element)) draw(element);
}

/** Does the same, and has programs repeat the layout that depends on the widths of texts. */
function refreshFonts() {
  refresh();
  for (const stage of stages) reportSize(...stage);
}

/** Does the same, but repeats the layout only if letters changed: most changes of a skin affect colours. */
function refreshStyles() {
  const before = letters;
  refresh();
  if (Object.keys(letters).some((key) => letters[key] !== before?.[key])) {
    for (const stage of stages) reportSize(...stage);
  }
}

const isHere = (element) => element.isConnected || !layers.delete(element);

for (const preference of ["color-scheme: dark", "contrast: more"]) {
  matchMedia(`(prefers-${preference})`).addEventListener("change", refresh);
}
new MutationObserver(refresh)
  .observe(document.documentElement, { attributeFilter: ["style", "class", "lang"] });
document.fonts.addEventListener("loadingdone", refreshFonts);
// A style sheet was replaced or added; load events reach the document only in the capture phase.
document.addEventListener("load", ({ target }) => target.rel === "stylesheet" && refreshStyles(), true);

// Execution

/** Reads packed words in the format of Sources/Drawing. */
class Reader {
  constructor(bytes, start, count) {
    this.words = new Uint32Array(bytes.buffer, start, count);
    this.numbers = new Float32Array(bytes.buffer, start, count);
    this.letters = bytes.subarray(start + 4 * count);
    this.at = this.letter = 0;
  }
  word() { return this.words[this.at++]; }
  number() { return this.numbers[this.at++]; }
  text() {
    const start = this.letter;
    return decoder.decode(this.letters.subarray(start, (this.letter = start + this.word())));
  }
  source() {
    const word = this.word();
    const lab = () => `oklab(${this.number()} ${this.number()} ${this.number()} / ${this.number()})`;
    switch (word & 255) {
      case 0: return `var(--${ROLES[word >>> 8]})`;
      case 1: return `var(--tag-${word >>> 8})`;
      case 2: return lab();
      case 3: return `light-dark(${lab()}, ${lab()})`;
      case 4: return legible(`var(--${ROLES[word >>> 8]})`);
      default: return legible(`var(--tag-${word >>> 8})`);
    }
  }
  ink() {
    let css = this.source();
    const isChanging = this.word();
    const opacity = this.number();
    if (isChanging) {
      const target = this.source();
      css = `color-mix(in oklab, ${target} ${100 * this.number()}%, ${css})`;
    }
    if (opacity < 1) css = `color-mix(in oklab, ${css} ${100 * opacity}%, transparent)`;
    return resolved(css);
  }
  paint(context, ratio) {
    const start = this.at;
    const word = this.word();
    switch (word & 255) {
      case 0: return this.ink();
      case 1: case 3: case 4: {
        const [a, b, c, d] = [this.number(), this.number(), this.number(), this.number()];
        const gradient = word & 4 ? context.createConicGradient(c, a, b)
          : word & 2 ? context.createRadialGradient(a, b, c, a, b, d)
          : context.createLinearGradient(a, b, c, d);
        for (let left = word >>> 8; left > 0; left--) {
          const place = this.number();
          gradient.addColorStop(Math.min(Math.max(place, 0), 1), this.ink());
        }
        return gradient;
      }
      default: return this.pattern(word >>> 8, start, context, ratio);
    }
  }
  pattern(flags, start, context, ratio) {
    const [width, height, angle, thickness] =
      [this.number(), this.number(), this.number(), this.number()];
    const ink = this.ink();
    const ground = flags & 2 ? this.ink() : null;
    const marks = this.at;
    this.at += 1 + this.words[marks];
    const key = ratio + "," + this.words.subarray(start, this.at).join();
    let pattern = patterns.get(key);
    if (pattern) return pattern;
    const tile = document.createElement("canvas");
    // Whole pixels, so that tiles meet; larger than needed, because they may be rotated.
    const scale = Math.ceil(2 * ratio);
    tile.width = Math.max(Math.round(width * scale), 1);
    tile.height = Math.max(Math.round(height * scale), 1);
    const pen = tile.getContext("2d");
    pen.fillStyle = ground ?? "transparent";
    pen.fillRect(0, 0, tile.width, tile.height);
    pen.scale(tile.width / width, tile.height / height);
    const after = this.at;
    this.at = marks;
    this.trace(pen);
    this.at = after;
    pen.fillStyle = pen.strokeStyle = ink;
    pen.lineWidth = thickness * themeScale("line");
    if (flags & 1) pen.fill(); else pen.stroke();
    pattern = context.createPattern(tile, "repeat");
    pattern.setTransform(new DOMMatrix()
      .rotate(angle * 180 / Math.PI).scale(width / tile.width, height / tile.height));
    patterns.set(key, pattern);
    return pattern;
  }
  stroke(context) {
    const word = this.word();
    context.lineCap = ["butt", "round", "square"][word & 15];
    context.lineJoin = ["miter", "round", "bevel"][(word >>> 4) & 15];
    context.lineWidth = this.number() * themeScale("line");
    const dash = [];
    for (let left = word >>> 8; left > 0; left--) dash.push(this.number());
    context.setLineDash(dash);
  }
  /** Reads a path from the words into the context's current path. */
  trace(context) {
    const f = this.numbers;
    let i = this.at + 1;
    const end = i + this.words[this.at];
    context.beginPath();
    while (i < end) {
      const word = this.words[i++];
      let left = word >>> 8;
      switch (word & 255) {
        case 0: for (; left > 0; left--, i += 2) context.moveTo(f[i], f[i + 1]); break;
        case 1: for (; left > 0; left--, i += 2) context.lineTo(f[i], f[i + 1]); break;
        case 2:
          for (; left > 0; left--, i += 4) {
            context.quadraticCurveTo(f[i], f[i + 1], f[i + 2], f[i + 3]);
          }
          break;
        case 3:
          for (; left > 0; left--, i += 6) {
            context.bezierCurveTo(f[i], f[i + 1], f[i + 2], f[i + 3], f[i + 4], f[i + 5]);
          }
          break;
        case 4:
          for (; left > 0; left--, i += 5) {
            context.arc(f[i], f[i + 1], f[i + 2], f[i + 3], f[i + 4], f[i + 4] < f[i + 3]);
          }
          break;
        case 5: context.closePath(); break;
        case 6: for (; left > 0; left--, i += 4) context.rect(f[i], f[i + 1], f[i + 2], f[i + 3]); break;
        case 7:
          for (; left > 0; left--, i += 5) {
            const radius = f[i + 4] * themeScale("radius");
            context.roundRect(f[i], f[i + 1], f[i + 2], f[i + 3], radius);
          }
          break;
        case 8:
          for (; left > 0; left--, i += 3) {
            context.moveTo(f[i] + f[i + 2], f[i + 1]);
            context.arc(f[i], f[i + 1], f[i + 2], 0, 2 * Math.PI);
          }
          break;
      }
    }
    this.at = end;
  }
  write(context, word) {
    const [x, y, angle] = [this.number(), this.number(), this.number()];
    const { name, ascent, descent } = font(this.number(), this.number(), (word >>> 8) & 15);
    context.fillStyle = this.ink();
    const text = this.text();
    if (context.font !== name) context.font = name;
    context.textAlign = ["left", "center", "right"][(word >>> 12) & 15];
    const drop = [0, ascent, (ascent - descent) / 2, -descent][(word >>> 16) & 15];
    if (!angle) return context.fillText(text, x, y + drop);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.fillText(text, 0, drop);
    context.restore();
  }
}

function draw(element) {
  const { canvas, bytes } = element.drawing;
  const [width, height] = new Float32Array(bytes.buffer, 0, 2);
  const reader = new Reader(bytes, 12, new Uint32Array(bytes.buffer, 8, 1)[0]);
  const ratio = devicePixelRatio;
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)];
  const context = canvas.getContext("2d");
  if (canvas.width !== columns || canvas.height !== rows) {
    [canvas.width, canvas.height] = [columns, rows];
    [canvas.style.inlineSize, canvas.style.blockSize] = [width + "px", height + "px"];
  } else {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, columns, rows);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  carryOut(reader, context, ratio);
}

function carryOut(reader, context, ratio) {
  const end = reader.words.length;
  while (reader.at < end) {
    const word = reader.word();
    switch (word & 255) {
      case 0: context.save(); break;
      case 1: context.restore(); break;
      case 2: context.translate(reader.number(), reader.number()); break;
      case 3: context.scale(reader.number(), reader.number()); break;
      case 4: context.rotate(reader.number()); break;
      case 5: context.globalAlpha *= reader.number(); break;
      case 6: reader.trace(context); context.clip(); break;
      case 7:
        context.fillStyle = reader.paint(context, ratio);
        reader.trace(context);
        context.fill();
        break;
      case 8:
        context.strokeStyle = reader.paint(context, ratio);
        reader.stroke(context);
        reader.trace(context);
        context.stroke();
        break;
      case 9: reader.write(context, word); break;
      case 10: reader.text(); break;
    }
  }
}

/** Draws on an element; with a ticket, reports the time of each frame until it is cancelled. */
services[16] = (program, ticket, number, bytes) => {
  if (ticket) return follow(program, ticket);
  const element = program.find(number);
  if (!element) return;
  if (!element.drawing) {
    const canvas = document.createElement("canvas");
    canvas.style.display = "block";
    Object.assign(element.style, { position: "absolute", inset: "0", pointerEvents: "none" });
    element.prepend(canvas);
    element.drawing = { canvas };
    layers.add(element);
  }
  element.drawing.bytes = bytes;
  draw(element);
};

function follow(program, ticket) {
  let next;
  const tick = (time) => {
    next = requestAnimationFrame(tick);
    program.reply(ticket, time / 1000);
  };
  next = requestAnimationFrame(tick);
  program.endings.set(ticket, () => cancelAnimationFrame(next));
}

// Sizes

const stages = new Map(); // observers of an element's size, by element

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) reportSize(target, stages.get(target));
});

function reportSize(element, receive) {
  if (!receive) return;
  const extent = [element.clientWidth, element.clientHeight, devicePixelRatio, textScale()];
  if (!extent[0] || !extent[1]) return; // it is not visible
  receive(new Uint8Array(new Float32Array(extent).buffer));
}

function watchRatio() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    patterns.clear();
    for (const stage of stages) reportSize(...stage);
    watchRatio();
  }, { once: true });
}
watchRatio();

/** Measures a text; with a ticket, reports the size of an element until it is cancelled. */
services[17] = (program, ticket, number, bytes) => {
  if (!ticket) return measure(number, bytes);
  const element = program.find(number);
  if (!element) return;
  const [height] = new Float32Array(bytes.buffer);
  Object.assign(element.style, { position: "relative", blockSize: height / 16 + "rem" });
  stages.set(element, (bytes) => program.reply(ticket, 0, bytes));
  sizes.observe(element);
  program.endings.set(ticket, () => {
    sizes.unobserve(element);
    stages.delete(element);
    setTimeout(() => layers.forEach(isHere)); // by then its canvases have left the page
  });
};

/** The width of a text (0), or the ascent (1) or descent (2) of its font. */
function measure(what, bytes) {
  const [size] = new Float32Array(bytes.buffer, 0, 1);
  const [style] = new Uint32Array(bytes.buffer, 4, 1);
  const used = font(size, style & 0xffff, style >>> 16);
  return [() => width(used, decoder.decode(bytes.subarray(8))), () => used.ascent,
    () => used.descent][what]();
}
