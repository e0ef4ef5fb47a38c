#!/usr/bin/env python3
"""Measures how soon an open page shows an edit of its skin, with twenty years of probes, in Chromium.

    Tools/bench/styles.py DATABASE      needs build/proba and build/page, Playwright and Chromium (CHROMIUM)

An edit lasts from writing the style file to the end of the frame in which the page has the new colour and
has redrawn its charts. Each screen has fifteen edits, some time apart, as when a person saves a file.

Prints a line of JSON for each figure: the median and the worst time of each screen.
"""

import json
import os
import shutil
import sys
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from lists import figure  # noqa: E402
from proba import Proba  # noqa: E402
from visitor import visit  # noqa: E402

EDITS = 15
SCREENS = {"now": "", "insights": "insights?period=all"}

# The page's own listener, which redraws charts, was added before this one.
WATCH = """(color) => {
  globalThis.shown = new Promise((done) => {
    const look = ({ target }) => {
      if (target.id !== "skin") return;
      if (getComputedStyle(document.body).backgroundColor !== color) return;
      document.removeEventListener("load", look, true);
      requestAnimationFrame(() => {
        // Messages come after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.timeOrigin + performance.now());
        port2.postMessage(0);
      });
    };
    document.addEventListener("load", look, true);
  });
}"""


def color(number):
    """A background colour unique to this edit, in the notations of the file and of the browser."""
    return f"#{number:02x}2030", f"rgb({number}, 32, 48)"


def write(proba, number):
    text = json.dumps({"light": {"backgroundColor": color(number)[0]}})
    return proba.file("mine.json", text)


def edits(proba, page, first):
    """The milliseconds from each edit to the frame that shows it."""
    times = []
    for number in range(first, first + EDITS):
        page.wait_for_timeout(300)
        page.evaluate(WATCH, color(number)[1])
        start = time.time() * 1_000
        write(proba, number)
        times.append(page.evaluate("() => globalThis.shown") - start)
    return times


def main():
    with Proba() as proba, sync_playwright() as playwright:
        proba.stop()
        shutil.copy(sys.argv[1], proba.database)
        proba.options = ["--styles", write(proba, 0)]
        proba.start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"])
        first = 1
        for name, path in SCREENS.items():
            with visit(browser, proba.url + path, 1_280, 900) as page:
                page.wait_for_timeout(1_500)
                times = edits(proba, page, first)
            first += EDITS
            print(f"{name}: {[round(time) for time in times]} ms", file=sys.stderr)
            figure(f"styles-edit-{name}", median(times), "ms", 100)
            figure(f"styles-edit-{name}-worst", max(times), "ms", 250)
        browser.close()


if __name__ == "__main__":
    main()
