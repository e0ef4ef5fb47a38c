#!/usr/bin/env python3
"""Measures how long a phrase takes to be converted on the page, in Chromium.

    Tools/bench/phrases.py CASES      needs build/proba, Playwright and Chromium (CHROMIUM)

The time from the key until the end of the task that shows the answer, less that of requesting a small
file in this browser, which is most of it: what remains is the parsing by the server, and the views. Only
phrases with an answer are measured, because the page waits before it refuses one.

Prints a line of JSON.
"""

import json
import os
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from proba import Proba  # noqa: E402
from visitor import visit  # noqa: E402

# A reply counts as shown when the task that handles it has ended; null if there is none in five seconds.
CONVERT = """(phrase) => new Promise((done) => {
  const field = document.querySelector("main input");
  const { fetch } = window;
  let start;
  setTimeout(() => done(null), 5_000);
  window.fetch = async (...given) => {
    const reply = await fetch(...given);
    const { arrayBuffer } = reply;
    reply.arrayBuffer = async () => {
      const bytes = await arrayBuffer.call(reply);
      setTimeout(() => {
        window.fetch = fetch;
        done(performance.now() - start);
      });
      return bytes;
    };
    return reply;
  };
  field.value = phrase;
  start = performance.now();
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
})"""

FETCH = """async () => {
  const start = performance.now();
  await (await fetch("/icon.svg", { cache: "no-store" })).arrayBuffer();
  return performance.now() - start;
}"""


def main():
    cases = [json.loads(line) for line in Path(sys.argv[1]).read_text().splitlines()]
    phrases = [case["input"] for case in cases if case["expected_value"] != "error"]
    with sync_playwright() as playwright, Proba() as proba:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        with visit(browser, proba.url + "convert") as page:
            page.locator("main input").first.wait_for()
            page.evaluate(CONVERT, "1 km")
            times = [(page.evaluate(CONVERT, phrase), page.evaluate(FETCH)) for phrase in phrases]
            converted, fetched = zip(*times)
            assert None not in converted, phrases[converted.index(None)]
        browser.close()
    request = statistics.median(fetched)
    print(json.dumps(
        {"name": "quantities-page", "value": statistics.median(converted) - request, "unit": "ms",
         "request": request}))


if __name__ == "__main__":
    main()
