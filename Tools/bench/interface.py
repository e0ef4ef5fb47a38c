#!/usr/bin/env python3
"""Compares the page of Sources/bench-interface with its hand-written twin, Tools/bench/twin.

    Tools/bench/interface.py [visits]      needs build/bench, Playwright and Chromium (CHROMIUM)

Each is visited in a separate browser, and real clicks alternate between the two, so that a temporary
slowdown of the machine affects both. Every visit starts new browsers: all pages of a browser share the
addresses of its code, which make some operations faster or slower by a tenth or more for as long as it
runs. The cost of a click comes from the browser's own trace: *script* is the dispatch of the event, with
the microtasks after it; *total* is all work of the main thread from there until the layers of the next
frame go to the compositor: script, style, layout, painting. Neither includes the wait for the next frame
of the screen, which a clock stopped after requestAnimationFrame would add to both sides, hiding the
difference.

Prints a line of JSON for each figure; the ratios are over the twin's medians.
"""

import http.server
import json
import math
import os
import statistics
import sys
import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
SWIFT = ROOT / "build/bench/interface"
TWIN = ROOT / "Tools/bench/twin"
TRACE = ["devtools.timeline", "v8", "disabled-by-default-v8.gc"]
ROUNDS_OF_MEMORY = 20

# Each operation: the clicked element, the untimed clicks before it, and how often it is performed.
OPERATIONS = {
    "create-1000": ("#create", ["#clear"], 3),
    "replace-1000": ("#create", [], 3),
    "update-tenth": ("#update", [], 4),
    "select": ("tr:nth-child({turn}) .plain", [], 6),
    "swap": ("#swap", [], 4),
    "remove": ("tr:nth-child(4) [aria-label]", [], 4),
    "append-1000": ("#append", ["#create"], 2),
    "clear-1000": ("#clear", ["#create"], 3),
    "create-10000": ("#create-many", ["#clear"], 1),
}
# The number of warm-up runs, as in js-framework-benchmark.
WARM_UP = (
    ["#create", "#clear"] * 5 + ["#create"] * 5 + ["#update"] * 3
    + [f"tr:nth-child({place}) .plain" for place in range(5, 11)] + ["#swap"] * 6
    + [f"tr:nth-child({place}) [aria-label]" for place in (9, 8, 7, 6, 5, 6)])

# Gives scripts access to the program's memory.
MEMORY = """
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    globalThis.moduleMemory ??= instance.exports.memory;
    return instance;
  };
"""


# MARK: Serving


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a page, and those that both pages share."""

    def translate_path(self, path):
        own = super().translate_path(path)
        return own if os.path.exists(own) else str(ROOT / "Web") + path.split("?")[0]

    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


# MARK: Visiting


class Visit:
    """One of the pages, opened in a context of its own."""

    def __init__(self, browser, address):
        self.browser = browser
        self.context = browser.new_context(
            viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
        self.context.add_init_script(MEMORY)
        self.page = self.context.new_page()
        self.page.goto(address)
        self.page.wait_for_selector("tbody", state="attached")
        self.clicked = []  # The operation of each click, in order; None for one that is not timed.

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def settle(self):
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() =>"
            " requestAnimationFrame(() => setTimeout(done)))))")

    def click(self, selector, operation=None):
        # Garbage of earlier clicks must not be collected during this one.
        box = self.page.evaluate(
            "(selector) => { const box = document.querySelector(selector).getBoundingClientRect();"
            " gc(); return [box.x + box.width / 2, box.y + box.height / 2]; }", selector)
        self.page.mouse.move(*box)
        self.settle()
        self.page.mouse.down()
        self.page.mouse.up()
        self.settle()
        self.clicked.append(operation)

    def shown(self):
        """The rows and their computed styles."""
        return self.page.evaluate("""() => {
          const rows = document.querySelector("tbody");
          const looks = [...document.querySelectorAll(
            "body, h1, table, #create, tr:first-child :is(th, td, button)")].map((element) => {
              const { x, y } = element.getBoundingClientRect();
              const style = getComputedStyle(element);
              return [x, y, ...[...style].filter((name) => !name.startsWith("--")).map((name) =>
                `${name}: ${style.getPropertyValue(name)}`)];
            });
          return [rows.innerHTML.replaceAll("<!---->", ""), JSON.stringify(looks)];
        }""")

    def warm_up(self):
        for selector in WARM_UP:
            self.click(selector)
        self.browser.start_tracing(page=self.page, categories=TRACE)
        self.clicked = []

    def costs(self):
        """The cost of each click since the warm-up, as (operation, total, script)."""
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        return [(name, *cost) for name, cost in zip(self.clicked, costs(events)) if name]

    def memory(self):
        """The memory of the page: kilobytes of the heap and of the module, and the number of nodes."""
        session = self.context.new_cdp_session(self.page)
        session.send("HeapProfiler.enable")
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
        self.settle()
        session.send("Performance.enable")
        metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
        module = self.page.evaluate("() => moduleMemory.buffer.byteLength")
        return metrics["JSHeapUsedSize"] / 1000, module / 1000, metrics["Nodes"]


def costs(events):
    """For each click, in milliseconds: all work up to the end of its frame, and the script alone."""
    clicks = sorted(
        (e for e in events if e["name"] == "EventDispatch"
         and e["args"].get("data", {}).get("type") == "click"), key=lambda e: e["ts"])
    thread = (clicks[0]["pid"], clicks[0]["tid"])
    work = sorted(
        ((e["ts"], e["ts"] + e["dur"], e["name"]) for e in events
         if e["ph"] == "X" and (e["pid"], e["tid"]) == thread))
    frames = [end for _, end, name in work if name == "Layerize"]
    for click in clicks:
        start = click["ts"]
        end = min(frame for frame in frames if frame > start)
        busy = reached = 0
        for left, right, _ in work:
            if right > start and left < end:
                left = max(left, start, reached)
                right = min(right, end)
                busy += max(0, right - left)
                reached = max(reached, right)
        yield busy / 1000, click["dur"] / 1000


# MARK: Figures


def check_likeness(browser, addresses):
    """Checks that both pages look the same after every operation; otherwise comparing them is meaningless."""
    shown = []
    for address in addresses:
        with Visit(browser, address) as visit:
            states = []
            for selector, before, _ in OPERATIONS.values():
                for step in [*before, selector.format(turn=5)]:
                    visit.click(step)
                    states.append(visit.shown())
            shown.append(states)
    for number, (one, other) in enumerate(zip(*shown)):
        for mine, given in zip(one, other):
            if mine != given:
                place = len(os.path.commonprefix([mine, given]))
                sys.exit(f"bench-interface: the pages differ after step {number}:\n"
                         f"{mine[max(place - 200, 0):][:600]}\n{given[max(place - 200, 0):][:600]}")


def ratio_row(name, value, floor, budget, **more):
    ratio = value / floor
    return {"name": "interface-" + name, "value": round(value, 3), "unit": "ms",
            "floor": round(floor, 3), "ratio": round(ratio, 3), **more, "budget": budget,
            "ok": ratio <= budget}


def plain_row(name, value, unit, budget, **more):
    return {"name": "interface-" + name, "value": round(value, 3), "unit": unit, "floor": None,
            "ratio": None, **more, "budget": budget, "ok": value <= budget}


def use(visits):
    """Performs all operations on the pages alternately."""
    for visit in visits:
        visit.warm_up()
    for name, (selector, before, count) in OPERATIONS.items():
        for turn in range(count):
            for visit in visits:
                for other in before:
                    visit.click(other)
                visit.click(selector.format(turn=turn % 6 + 2), name)


def speed(launch, addresses, visits):
    found = {name: ([], []) for name in OPERATIONS}
    for number in range(visits):
        with (launch() as browser, launch() as other,
              Visit(browser, addresses[0]) as ours, Visit(other, addresses[1]) as twin):
            use([ours, twin] if number % 2 else [twin, ours])
            for side, visit in enumerate((ours, twin)):
                for name, total, script in visit.costs():
                    found[name][side].append((total, script))
    totals, scripts = [], []
    for name, sides in found.items():
        (ours, script), (floor, script_floor) = (
            map(statistics.median, zip(*side)) for side in sides)
        totals.append(ours / floor)
        scripts.append(script / script_floor)
        yield ratio_row(
            name, ours, floor, 1.15, script=round(script, 3), script_floor=round(script_floor, 3),
            script_ratio=round(scripts[-1], 3))
    yield plain_row("total", geometric_mean(totals), "x", 1.05)
    yield plain_row("script", geometric_mean(scripts), "x", 1.2)


def geometric_mean(values):
    return math.exp(statistics.mean(map(math.log, values)))


def memory(browser, address):
    """The memory retained after twenty rounds of creating and clearing."""
    with Visit(browser, address) as visit:
        for selector in WARM_UP + ["#clear"]:
            visit.click(selector)
        before = visit.memory()
        for _ in range(ROUNDS_OF_MEMORY):
            visit.click("#create")
            visit.click("#clear")
        heap, module, nodes = (now - was for was, now in zip(before, visit.memory()))
    yield plain_row("growth-heap", heap, "kB", 50)
    yield plain_row("growth-module", module, "kB", 0)
    yield plain_row("growth-nodes", nodes, "nodes", 0)


def weight():
    size = {name: (SWIFT / f"{name}.br").stat().st_size / 1000
            for name in ("bench-interface.wasm", "host.js")}
    yield plain_row("weight", sum(size.values()), "kB", 42)
    yield plain_row("weight-host", size["host.js"], "kB", 4)


def main():
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for row in weight():
        print(json.dumps(row, separators=(",", ":")), flush=True)
    with sync_playwright() as playwright:
        launch = partial(
            playwright.chromium.launch,
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox", "--js-flags=--expose-gc"])
        addresses = [serve(SWIFT), serve(TWIN)]
        with launch() as browser:
            check_likeness(browser, addresses)
            rows = list(memory(browser, addresses[0]))
        for row in [*speed(launch, addresses, visits), *rows]:
            print(json.dumps(row, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
