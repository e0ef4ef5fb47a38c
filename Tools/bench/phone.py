#!/usr/bin/env python3
"""Measures how soon a phone on a slow network can answer, with twenty years of probes, in Chromium.

    Tools/bench/phone.py DATABASE       needs build/proba and build/page, Playwright and Chromium (CHROMIUM)

The phone receives 1.6 Mbit/s after 100 ms of latency, its processor is slowed four times, and nothing is
cached. A visit lasts from navigation until the first screen runs. The details include the same visits
with the processor at full speed, most of which is network time.

Prints a line of JSON for each figure: the median of the visits.
"""

import os
import shutil
import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from lists import figure  # noqa: E402
from proba import Proba  # noqa: E402

VISITS = 7
NETWORK = {
    "offline": False, "latency": 100,
    "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SLOWDOWN = 4

# Records when the program of the page runs, without polling while it starts.
WATCH = """
  new MutationObserver((_, observer) => {
    if (!document.querySelector("#app:not([aria-busy])")) return;
    globalThis.usable ??= performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
"""


def time_visit(browser, url, slowdown):
    """The milliseconds until the page can be used on such a phone."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True,
        has_touch=True)
    context.add_init_script(WATCH)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", NETWORK)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(url, wait_until="commit")
    page.locator("#app:not([aria-busy])").wait_for()
    duration = page.evaluate("globalThis.usable")
    context.close()
    return duration


def main():
    with Proba() as proba, sync_playwright() as playwright:
        proba.stop()
        shutil.copy(sys.argv[1], proba.database)
        proba.start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"])
        slowed, full = [], []
        for _ in range(VISITS):
            slowed.append(time_visit(browser, proba.url, SLOWDOWN))
            full.append(time_visit(browser, proba.url, 1))
        browser.close()
        print(f"{[round(time) for time in slowed]} ms, processor at full speed "
              f"{[round(time) for time in full]} ms", file=sys.stderr)
        figure("phone-usable", median(slowed), "ms", 1_300)


if __name__ == "__main__":
    main()
