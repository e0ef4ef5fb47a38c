#!/usr/bin/env python3
"""Measures how quickly the page of the program responds with twenty years of probes, in Chromium.

    Tools/bench/screens.py DATABASE      needs build/proba and build/page, Playwright and Chromium (CHROMIUM)

Every interaction uses a real pointer or key. The figure of an event is the time that Chromium reports from
the input to the next frame, rounded by Chromium to 8 ms: the median of three visits. The figures of flings
are the longest task of the main thread, and the share of frames that are more than half a frame late, while
the row of days moves for two seconds through half a year and a year: at most 7,500 pixels a second, about as
fast as a hand flings. The details include the same for four and nine years, a speed that only a scroll bar
reaches.

Prints a line of JSON for each figure; details of each interaction go to standard error.
"""

import json
import os
import re
import shutil
import sys
from datetime import date, timedelta
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from lists import TRACE, figure, longest_task  # noqa: E402
from proba import Proba  # noqa: E402
from visitor import ready, visit  # noqa: E402

OBSERVE = """
  globalThis.events = [];
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (e.interactionId) globalThis.events.push(e.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
"""

# Accelerates for a second, then decelerates.
FLING = """([list, distance]) => new Promise((done) => {
  const [start, from] = [performance.now(), list.scrollLeft];
  let [last, frames, slow] = [start, 0, 0];
  const step = (now) => {
    const time = Math.min((now - start) / 2000, 1);
    list.scrollLeft = from + distance * time * time * (3 - 2 * time);
    frames += 1;
    if (now - last > 25) slow += 1;
    last = now;
    if (time < 1) requestAnimationFrame(step); else done([frames, slow]);
  };
  requestAnimationFrame(step);
})"""


class Screens:
    """A page, and the slowest event of each interaction with it."""

    def __init__(self, page):
        self.page = page
        self.slowest = {}

    def measure(self, name, act):
        page = self.page
        page.wait_for_timeout(400)
        page.evaluate("globalThis.events.length = 0")
        act()
        page.wait_for_timeout(600)
        # Events that last less than two frames are not reported.
        longest = max(page.evaluate("globalThis.events"), default=16)
        self.slowest[name] = max(self.slowest.get(name, 0), longest)

    def now(self):
        page, field = self.page, self.page.get_by_role("textbox", name="Your answer")
        chips = page.get_by_role("group", name="Likely tags").get_by_role("button")
        self.measure("now: a tag", lambda: chips.nth(1).click())
        self.measure("now: another tag", lambda: chips.nth(2).click())
        self.measure("now: a letter", lambda: field.press("c"))
        self.measure("now: a second letter", lambda: field.press("o"))
        self.measure("now: completing", lambda: field.press("Tab"))
        self.measure("now: saving", lambda: field.press("Enter"))
        self.measure("now: undoing", lambda: page.get_by_role("button", name="Undo").first.click())
        field.press("x")
        field.press("Enter")
        page.wait_for_timeout(600)
        self.measure("now: changing an answer", lambda: page.get_by_role(
            "region", name="Today").get_by_role("button", name=re.compile(":.*: ")).first.click())
        self.measure("now: closing the form", lambda: page.keyboard.press("Escape"))

    def go(self, name):
        self.measure(f"to {name}", lambda: self.page.get_by_role(
            "link", name=name, exact=True).first.click())
        self.page.get_by_role("heading", level=1).first.wait_for()

    def days(self):
        page = self.page
        self.measure("days: the day before", lambda: page.get_by_role(
            "button", name="Day before").click())
        self.measure("days: the month before", lambda: page.get_by_role(
            "button", name="Month before").click())
        chosen = page.get_by_role("group", name="Days").locator("[aria-current=page]")
        day = date.fromisoformat(chosen.get_attribute("id").removeprefix("column-"))
        self.measure("days: another day", lambda: page.locator(
            f"#column-{day - timedelta(days=5)}").click())
        field = page.get_by_role("textbox", name="Search answers")
        self.measure("days: a letter of a search", lambda: field.press("w"))
        self.measure("days: leaving the search", lambda: field.press("Escape"))

    def insights(self):
        page = self.page
        for period in ("Week", "Quarter", "Year", "All", "Month"):
            self.measure(f"insights: {period}", lambda: page.get_by_role(
                "radio", name=period, exact=True).check())
            page.wait_for_timeout(600)
        page.get_by_role("radio", name="All", exact=True).check()
        page.wait_for_timeout(600)
        rows = page.get_by_role("rowheader")
        self.measure("insights: a tag", lambda: rows.nth(2).click())
        chart = page.get_by_role("slider", name=re.compile("^Hours a month")).first
        chart.scroll_into_view_if_needed()
        chart.wait_for()
        self.measure("insights: a key on the chart", lambda: chart.press("End"))
        self.measure("insights: another key", lambda: chart.press("ArrowLeft"))
        self.measure("insights: zooming", lambda: chart.press("+"))
        box = chart.bounding_box()

        def drag():
            y = box["y"] + box["height"] / 2
            page.mouse.move(box["x"] + box["width"] / 3, y)
            page.mouse.down()
            page.mouse.move(box["x"] + box["width"] / 2, y, steps=5)
            page.mouse.up()

        self.measure("insights: dragging over the chart", drag)

    def tags(self):
        page = self.page
        field = page.get_by_role("main").get_by_role("searchbox").or_(
            page.get_by_role("main").get_by_role("textbox")).first
        self.measure("tags: a letter of a name", lambda: field.press("w"))
        page.keyboard.press("Backspace")
        self.measure("tags: a tag", lambda: page.get_by_role("main").get_by_role(
            "link", name="work", exact=True).click())
        self.measure("tags: all", lambda: page.get_by_role("radio", name="All", exact=True).check())
        page.wait_for_timeout(600)

    def settings(self):
        page = self.page
        theme = page.locator("input[name='theme']")
        self.measure("settings: the last theme", lambda: theme.last.check())
        self.measure("settings: the first theme", lambda: theme.first.check())

    def review(self):
        page = self.page
        self.measure("review: the next card", lambda: page.keyboard.press("ArrowRight"))
        self.measure("review: another one", lambda: page.keyboard.press("ArrowRight"))
        self.measure("review: back", lambda: page.keyboard.press("ArrowLeft"))


def fling(browser, page):
    """The longest task and the share of late frames while the row of days is flung."""
    row = page.get_by_role("group", name="Days").element_handle()
    tasks, shares = [], []
    for distance in (-6_000, 10_000, -40_000, -100_000):
        row.evaluate("(list) => { list.scrollLeft = list.scrollWidth / 2; }")
        page.wait_for_timeout(300)
        page.evaluate(FLING, [row, distance / 10])
        # Tracing takes time itself, so frames are counted without it.
        frames, late = page.evaluate(FLING, [row, distance])
        browser.start_tracing(page=page, categories=TRACE)
        page.evaluate(FLING, [row, -distance])
        tasks.append(longest_task(json.loads(browser.stop_tracing())["traceEvents"]))
        shares.append(100 * late / frames)
    print(f"fling: late frames {[round(share, 1) for share in shares]} %, longest tasks {tasks} ms",
          file=sys.stderr)
    return max(tasks[:2]), max(shares[:2])


def ask(proba):
    """Leaves the latest probe without an answer, so that the page opens with the question."""
    if proba.get("api/v1/overview")["latest"]["tags"]:
        proba.run("delete", "last")


def interact(browser, url):
    """The slowest event of each interaction in a visit, and the cost of flings."""
    with visit(browser, url, 1_280, 900, script=OBSERVE) as page:
        screens = Screens(page)
        screens.now()
        screens.go("Days")
        screens.days()
        flings = fling(browser, page)
        screens.go("Insights")
        screens.insights()
        screens.go("Tags")
        screens.tags()
        screens.go("Settings")
        screens.settings()
        page.goto(url + "review")
        ready(page)
        screens.review()
    return screens.slowest, flings


def main():
    with Proba() as proba, sync_playwright() as playwright:
        proba.stop()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"])
        visits = []
        for _ in range(3):
            # Each begins with the same question.
            shutil.copy(sys.argv[1], proba.database)
            proba.start()
            ask(proba)
            visits.append(interact(browser, proba.url))
            proba.stop()
        browser.close()
    slowest = {name: median(events[name] for events, _ in visits) for name in visits[0][0]}
    for name, duration in slowest.items():
        print(f"{duration:6.0f} ms  {name}", file=sys.stderr)
    figure("screens-interaction", max(slowest.values()), "ms", 100)
    figure("screens-fling", median(task for _, (task, _) in visits), "ms", 16)
    figure("screens-fling-late", median(share for _, (_, share) in visits), "%", 5)


if __name__ == "__main__":
    main()
