#!/usr/bin/env python3
"""Compares the line chart with a hand-written canvas, Tools/bench/twin/chart.js.

    Tools/bench/lines.py          needs build/bench/lines, Playwright and Chromium (CHROMIUM)

Both draw the same values into frames of the same size, alternately, in the same browser. A step is
timed from its call until a pixel of every canvas has been read back, which forces the raster. The
bare canvas has neither axes nor labels, and draws only the minimum and maximum of each column.

Prints a line of JSON for each figure; the ratios are over the bare canvas, or, of smooth lines,
over straight ones.
"""

import http.server
import json
import os
import statistics
import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
SWIFT = ROOT / "build/bench/lines"
TWIN = ROOT / "Tools/bench/twin"
COUNTS = [1_000, 100_000, 1_000_000]
STEPS = 14
ROUNDS = 9

# Presses a button of the page several times; returns the milliseconds of each press.
PRESS = """async ([name, times]) => {
  const button = [...document.querySelectorAll("button")].find((b) => b.textContent === name);
  const canvases = [...document.querySelectorAll("canvas")];
  const taken = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    button.click();
    await null;  // the page is updated before this continues
    for (const canvas of canvases) canvas.getContext("2d").getImageData(0, 0, 1, 1);
    taken.push(performance.now() - start);
    await new Promise((done) => setTimeout(done));
  }
  return taken;
}"""
ACT = """async ([name, times]) => {
  const context = document.querySelector("canvas").getContext("2d");
  const taken = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    window.acts[name]();
    context.getImageData(0, 0, 1, 1);
    taken.push(performance.now() - start);
    await new Promise((done) => setTimeout(done));
  }
  return taken;
}"""


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a page; an address without a file is the page itself."""

    def translate_path(self, path):
        own = super().translate_path(path)
        return own if os.path.isfile(own) else super().translate_path("/index.html")

    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def figure(name, value, floor, budget):
    """A time compared with another; the budget, if any, is for the ratio."""
    ratio = value / floor
    return {
        "name": f"charts-{name}", "value": round(value, 3), "unit": "ms",
        "floor": round(floor, 3), "ratio": round(ratio, 3), "budget": budget,
        "ok": ratio <= budget,
    }


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(
            viewport={"width": 1200, "height": 900}, reduced_motion="reduce")
        chart, bare = context.new_page(), context.new_page()
        chart.goto(serve(SWIFT) + "chart-bench")
        bare.goto(serve(TWIN) + "chart.html")
        chart.wait_for_function("() => document.querySelectorAll('canvas').length === 2")
        taken = {}

        def press(key, name, times=1):
            taken.setdefault(key, []).extend(chart.evaluate(PRESS, [name, times]))

        def act(key, name, times=1):
            taken.setdefault(key, []).extend(bare.evaluate(ACT, [name, times]))

        size = chart.evaluate("(() => { const c = document.querySelectorAll('canvas')[0];"
                              " return [c.width, c.height]; })()")
        bare.evaluate("([width, height]) => acts.resize(width - 56, height - 60)", size)
        for count in COUNTS:
            bare.evaluate("(count) => acts.fill(count)", count)
            for turn in range(ROUNDS):
                for shape in ("linear", "smooth"):
                    press(None, f"{shape} {count}")
                    press((shape, "first", count), "show")
                    press((shape, "pan", count), "pan", STEPS)
                    press((shape, "zoom", count), "zoom", STEPS)
                act(("bare", "first", count), "show")
                act(("bare", "pan", count), "pan", STEPS)
                act(("bare", "zoom", count), "zoom", STEPS)
        browser.close()
    time = {key: statistics.median(times) for key, times in taken.items() if key}
    rows = []
    for count in COUNTS:
        # Building the pyramid of extremes costs more than scanning the values once.
        for act, budget in (("first", 20), ("pan", 2), ("zoom", 2)):
            rows.append(figure(f"{act}-{count}", time["linear", act, count],
                               time["bare", act, count], budget))
    for act in ("pan", "zoom"):
        rows.append(figure(f"smooth-{act}-100000", time["smooth", act, 100_000],
                           time["linear", act, 100_000], 1.5))
    for row in rows:
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
