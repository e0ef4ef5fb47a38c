#!/usr/bin/env python3
"""Measures the lists of Tests/ListsPage in Chromium: a hundred thousand rows of various heights.

    Tools/bench/lists.py      needs build/bench/lists, Playwright and Chromium (CHROMIUM)

*First paint* is the time from the click that shows the list until its first frame is presented. *Fling*
is the longest time, by its own clock, that the main thread works on one frame while the list is scrolled
faster than a finger can, at up to 75,000 pixels a second: script, style, layout and painting. *Blank* is
the number of times that an edge of the window shows no row meanwhile. *Jump* is the number of frames
from the click until row 99,000 is at the top of the window.

Prints a line of JSON for each figure.
"""

import json
import os
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from lists_page import MeasuredHandler, lists  # noqa: E402

TRACE = ["devtools.timeline", "disabled-by-default-devtools.timeline"]

CLICK = """(name) => new Promise((done) => {
  const button = [...document.querySelectorAll("button")].find((b) => b.textContent === name);
  requestAnimationFrame(() => setTimeout(() => {
    const start = performance.now();
    button.click();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done(performance.now() - start);
      channel.port2.postMessage(0);
    });
  }));
})"""

JUMP = """() => new Promise((done) => {
  const list = document.getElementById("notes");
  const box = list.getBoundingClientRect();
  const button = [...document.querySelectorAll("button")]
    .find((b) => b.textContent === "To 99,000");
  let pictures = 0;
  const look = () => {
    pictures += 1;
    const row = document.elementFromPoint(box.left + 30, box.top + 14)?.closest("[role=listitem]");
    if (row?.ariaPosInSet === "99001" || pictures === 60) done(pictures);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(() => { button.click(); requestAnimationFrame(look); });
})"""

# Accelerates for a second, then decelerates; counts how often the viewport was not full, checked
# immediately after scrolling, before the page is notified.
FLING = """(distance) => new Promise((done) => {
  const list = document.getElementById("notes");
  const box = list.getBoundingClientRect();
  const [start, from] = [performance.now(), list.scrollTop];
  let blank = 0;
  const step = (now) => {
    const time = Math.min((now - start) / 2000, 1);
    list.scrollTop = from + distance * time * time * (3 - 2 * time);
    for (const y of [box.top + 8, box.bottom - 8]) {
      const row = document.elementFromPoint(box.left + 30, y)?.closest("[role=listitem]");
      blank += row ? 0 : 1;
    }
    if (time < 1) requestAnimationFrame(step); else done(blank);
  };
  requestAnimationFrame(step);
})"""


def figure(name, value, unit, budget):
    print(json.dumps({
        "name": name, "value": round(value, 3), "unit": unit, "floor": None, "ratio": None,
        "budget": budget, "ok": value <= budget}, separators=(",", ":")))


def longest_task(events):
    """The longest task of the page's main thread, in milliseconds of that thread's own clock."""
    mains = {(e["pid"], e["tid"]) for e in events
             if e.get("name") == "thread_name" and e["args"]["name"] == "CrRendererMain"}
    busiest = {}
    for event in events:
        thread = (event.get("pid"), event.get("tid"))
        if event.get("name") == "RunTask" and event.get("ph") == "X" and thread in mains:
            busiest.setdefault(thread, []).append(event.get("tdur", event["dur"]) / 1000)
    return max(max(times) for times in busiest.values())


def main():
    paints, jumps, frames, blanks = [], [], [], 0
    with sync_playwright() as playwright, lists(MeasuredHandler) as url:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 800})
        page.goto(url)
        page.locator("#notes [role=listitem]").first.wait_for()
        for _ in range(7):
            page.evaluate(CLICK, "Hide or show")
            paints.append(page.evaluate(CLICK, "Hide or show"))
        for _ in range(5):
            page.locator("#notes").evaluate("(list) => { list.scrollTop = 0; }")
            page.wait_for_timeout(100)
            jumps.append(page.evaluate(JUMP))
        for distance in (20_000, -15_000, 60_000, 100_000):
            page.evaluate(FLING, distance / 10)
            browser.start_tracing(page=page, categories=TRACE)
            blanks += page.evaluate(FLING, distance)
            events = json.loads(browser.stop_tracing())["traceEvents"]
            frames.append(longest_task(events))
        browser.close()
    figure("lists-first-paint", statistics.median(paints), "ms", 100)
    figure("lists-jump", max(jumps), "pictures", 1)
    figure("lists-fling", max(frames), "ms", 16)
    figure("lists-fling-blank", blanks, "times", 0)


if __name__ == "__main__":
    main()
