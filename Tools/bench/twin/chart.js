// A hand-written line chart: only the minimum and maximum of each column of pixels.

const canvas = document.querySelector("canvas");
const context = canvas.getContext("2d");
let values = [];
let step = 0;

/** The same noise on slow waves as in Tests/GalleryPage/ChartGallery.swift. */
function noise(count) {
  const made = new Float64Array(count);
  let state = 42n;
  for (let i = 0; i < count; i++) {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    const random = Number(state >> 40n) / 2 ** 24 - 0.5;
    made[i] = 50 + 30 * Math.sin((i * 25) / count) + 10 * random;
  }
  return made;
}

function draw(lower, upper) {
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.beginPath();
  const last = values.length - 1;
  const y = (value) => height - (value / 100) * height;
  const [from, to] = [lower * last, upper * last];
  if (to - from <= 2 * width) {
    for (let i = Math.floor(from); i <= Math.ceil(to); i++) {
      context.lineTo(((i - from) / (to - from)) * width, y(values[i]));
    }
  } else {
    for (let x = 0; x < width; x++) {
      const start = Math.ceil(from + ((to - from) * x) / width);
      const end = Math.min(Math.ceil(from + ((to - from) * (x + 1)) / width), last + 1);
      let [low, high] = [Infinity, -Infinity];
      for (let i = start; i < end; i++) {
        const value = values[i];
        if (value < low) low = value;
        if (value > high) high = value;
      }
      context.lineTo(x + 0.5, y(low));
      context.lineTo(x + 0.5, y(high));
    }
  }
  context.strokeStyle = "oklch(49% .17 265)";
  context.lineWidth = 1.5;
  context.lineJoin = "bevel";
  context.stroke();
}

window.acts = {
  resize: (width, height) => { [canvas.width, canvas.height] = [width, height]; },
  fill: (count) => { values = noise(count); },
  show: () => draw(0, 1),
  pan: () => {
    step += 1;
    const lower = 0.25 + (0.25 * (step % 100)) / 100;
    draw(lower - 0.25, lower + 0.25);
  },
  zoom: () => {
    step += 1;
    const half = 0.5 - (0.49 * (step % 100)) / 100;
    draw(0.5 - half, 0.5 + half);
  },
};
