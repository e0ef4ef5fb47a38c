#!/usr/bin/env python3
"""Measures how soon all open pages show a setting that another process changes, with twenty years of
probes, in Chromium.

    Tools/bench/settings.py DATABASE    needs build/proba and build/page, Playwright and Chromium (CHROMIUM)

A change lasts from the start of `proba config theme` to the frame in which the last of the pages has the
colours of the theme. The pages belong to different browser profiles, so that each has its own connection.

Prints a line of JSON for each figure: the median and the worst time.
"""

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

CHANGES = 15

WATCH = """() => {
  const ground = () => getComputedStyle(document.body).backgroundColor;
  const before = ground();
  globalThis.shown = new Promise((done) => {
    const look = () => ground() === before
      ? requestAnimationFrame(look) : done(performance.timeOrigin + performance.now());
    look();
  });
}"""


def changes(proba, pages):
    """The milliseconds from each change until all pages show it."""
    times = []
    for number in range(CHANGES):
        for page in pages:
            page.wait_for_timeout(150)
            page.evaluate(WATCH)
        start = time.time() * 1_000
        proba.run("config", "theme", ("dark", "light")[number % 2])
        times.append(max(page.evaluate("() => globalThis.shown") for page in pages) - start)
    return times


def main():
    with Proba() as proba, sync_playwright() as playwright:
        proba.stop()
        shutil.copy(sys.argv[1], proba.database)
        proba.start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"])
        with visit(browser, proba.url) as now, \
                visit(browser, proba.url + "insights?period=all") as insights:
            insights.wait_for_timeout(1_500)
            times = changes(proba, [now, insights])
        browser.close()
        print(f"{[round(time) for time in times]} ms", file=sys.stderr)
        figure("settings-seen", median(times), "ms", 200)
        figure("settings-seen-worst", max(times), "ms", 400)


if __name__ == "__main__":
    main()
