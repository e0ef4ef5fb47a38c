"""Uses the page in Chromium as people would: by mouse, by keyboard, in the dark and on a phone.

    python Tests/Browser/run.py [part of a test's name]

Needs Playwright, axe-playwright-python and Chromium (CHROMIUM names another path). Two browsers share
the tests, since each mostly waits for its page. Tests that failed run once more, each alone: one
that passes then is reported as flaky and does not fail the run, unless there are many.
"""

import multiprocessing
import os
import sys
import time
import traceback
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

import access_scenarios
import amounts_scenarios
import asking_scenarios
import catching_up_scenarios
import chart_scenarios
import components_motion_scenarios
import components_scenarios
import convert_scenarios
import days_scenarios
import gallery_scenarios
import headline_scenarios
import keys_scenarios
import lists_scenarios
import loading_scenarios
import looks_scenarios
import motion_scenarios
import outside_scenarios
import page_scenarios
import preview_scenarios
import review_scenarios
import scenarios
import settings_scenarios
import statistics_scenarios
import steadiness_scenarios
import steps_scenarios
import tabs_scenarios
import tags_scenarios

# The longest first, so that the browsers finish at about the same time.
MODULES = (
    preview_scenarios, scenarios, catching_up_scenarios, page_scenarios, access_scenarios, days_scenarios,
    gallery_scenarios, chart_scenarios, keys_scenarios, lists_scenarios, components_scenarios,
    components_motion_scenarios, looks_scenarios, motion_scenarios, convert_scenarios, outside_scenarios,
    review_scenarios, settings_scenarios, statistics_scenarios, loading_scenarios, steadiness_scenarios,
    tabs_scenarios, tags_scenarios, amounts_scenarios, asking_scenarios, steps_scenarios, headline_scenarios)
BROWSERS = 2
FLAKY = 2  # more of them than this point to a defect, not to a busy machine


def tests(wanted):
    return [(name, test) for module in MODULES for name, test in vars(module).items()
            if name.startswith("test_") and wanted in name]


def browsing(playwright):
    return playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])


def passes(name, test, browser):
    """Runs one test and prints its result; for a failure, the locations in the tests and the message."""
    start = time.monotonic()
    word, story = "ok  ", ""
    try:
        test(browser)
    except Exception as error:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__)
                  if Path(frame.filename).parent == Path(__file__).parent]
        word = "FAIL"
        story = "".join(traceback.format_list(frames)
                        + traceback.format_exception_only(type(error), error))
    print(f"{story}{word} {name[5:].replace('_', ' ')} ({time.monotonic() - start:.1f} s)",
          flush=True)
    return not story


def work(wanted, turn, failures):
    """Runs the tests that no other process has begun; `turn` is the index of the next one."""
    expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong
    with sync_playwright() as playwright:
        browser = browsing(playwright)
        todo = tests(wanted)
        while True:
            with turn:
                place, turn.value = turn.value, turn.value + 1
            if place >= len(todo):
                break
            name, test = todo[place]
            if not passes(name, test, browser):
                failures.put(name)
        browser.close()


def again(names):
    """Runs tests again, each alone; returns those that passed."""
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        browser = browsing(playwright)
        return [name for name, test in tests("")
                if name in names and passes(name, test, browser)]


def main():
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    count = len(tests(wanted))
    processes = multiprocessing.get_context("spawn")
    turn, failures = processes.Value("i", 0), processes.SimpleQueue()
    workers = [processes.Process(target=work, args=(wanted, turn, failures))
               for _ in range(min(count, BROWSERS))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    failed = []
    while not failures.empty():
        failed.append(failures.get())
    is_whole = count > 0 and all(worker.exitcode == 0 for worker in workers)
    flaky = again(failed) if 0 < len(failed) <= FLAKY else []
    failed = [name for name in failed if name not in flaky]
    for name in flaky:
        print(f"flaky: {name} failed, and passed when it ran alone")
    print(f"{count - len(failed)} passed, {len(failed)} failed", *failed, sep="\n  ")
    return bool(failed) or not is_whole


if __name__ == "__main__":
    sys.exit(main())
