"""Uses the page in Chromium as people would: by mouse, by keyboard, in the dark and on a phone.

    python Tests/Browser/run.py [--program | --pages] [part of a test's name]

Needs Playwright, axe-playwright-python and Chromium (CHROMIUM names another path). With --program, only the tests
of the program's own page; with --pages, only those of other pages. Three browsers share the tests, since each often
waits for its page. Tests that failed run once more, if they are few; what they saw is in build/failures. A test that
takes longer than its allowance is stopped, and its stack is printed.
"""

import argparse
import faulthandler
import functools
import inspect
import multiprocessing
import os
import queue
import signal
import subprocess
import sys
import tempfile
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
import sessions_scenarios
import settings_scenarios
import statistics_scenarios
import steadiness_scenarios
import steps_scenarios
import tabs_scenarios
import tags_scenarios
import zone_scenarios
from failures import evidence_of
from proba import ROOT, renew

sys.path.insert(1, os.path.join(ROOT, "Tools", "checks"))
from results import Result, closing_line, write_junit

# The longest first, so that the browsers finish at about the same time.
PROGRAM = (
    access_scenarios, scenarios, catching_up_scenarios, page_scenarios, days_scenarios, keys_scenarios,
    convert_scenarios, review_scenarios, settings_scenarios, statistics_scenarios, loading_scenarios,
    steadiness_scenarios, sessions_scenarios, tabs_scenarios, tags_scenarios, amounts_scenarios, asking_scenarios, steps_scenarios,
    headline_scenarios, zone_scenarios)
# These need pages that `Tools/build-test-pages` builds.
PAGES = (
    preview_scenarios, gallery_scenarios, chart_scenarios, lists_scenarios, components_scenarios, components_motion_scenarios,
    looks_scenarios, motion_scenarios, outside_scenarios)
WHOLE = {"asking_scenarios"}  # modules whose notices only a whole Chromium shows
BROWSERS = 3
FLAKY = 2  # more of them point to a defect, not to a busy machine
# The seconds that a test may take, by module if it needs more than usual.
ALLOWANCE, ALLOWANCES = 180, {"preview_scenarios": 400, "looks_scenarios": 240}


def tests(modules, wanted):
    """The tests in modules with these names, each with its module's and its own name.

    Wanted are those whose names contain a text, or are in a list.
    """
    found = []
    for module in modules:
        for name, test in vars(sys.modules[module]).items():
            if name.startswith("test_") and test.__module__ == module:
                found += [(module, f"{name}, {value}", functools.partial(test, **{last_parameter(test): value}))
                          for value in test.values] if hasattr(test, "values") else [(module, name, test)]
    return [each for each in found if (wanted in each[1] if isinstance(wanted, str) else each[1] in wanted)]


def last_parameter(test):
    return list(inspect.signature(test).parameters)[-1]


class Browsers:
    """Chromium in the light form without windows, or for some modules in the whole one: each started when needed."""

    def __init__(self, playwright):
        self.playwright, self.started = playwright, {}

    def of(self, module):
        form = "whole" if module in WHOLE else "light"
        if form not in self.started:
            path = subprocess.run([f"{ROOT}/Tools/chromium", form], capture_output=True, text=True, check=True)
            # The light form has no service for speech, and a page that asks for it crashes.
            self.started[form] = self.playwright.chromium.launch(
                executable_path=path.stdout.strip(),
                args=["--no-sandbox", "--disable-blink-features=OnDeviceWebSpeechAvailable"])
        return self.started[form]

    def close(self):
        for browser in self.started.values():
            browser.close()


def failure_of(module, name, test, browser):
    """Runs one test; for a failure, returns the locations in the tests and the message."""
    try:
        with evidence_of(name, browser):
            test(browser)
    except Exception as error:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__)
                  if Path(frame.filename).parent == Path(__file__).parent]
        return "".join(traceback.format_list(frames) + traceback.format_exception_only(type(error), error))
    return ""


def work(modules, wanted, turn, current, results, stack):
    """Runs the tests that no other process has begun; `turn` is the index of the next one.

    `current` has the index of the running test and the time at which it began. On a signal, the stack is written
    to a file.
    """
    os.setpgid(0, 0)  # It is killed together with its browser.
    faulthandler.register(signal.SIGUSR1, open(stack, "w"), all_threads=True)
    expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong
    todo = tests(modules, wanted)
    with sync_playwright() as playwright:
        browsers = Browsers(playwright)
        while True:
            with turn:
                place, turn.value = turn.value, turn.value + 1
            if place >= len(todo):
                break
            renew()
            start = time.monotonic()
            current[:] = [place, start]
            failure = failure_of(*todo[place], browsers.of(todo[place][0]))
            current[:] = [-1, 0]
            results.put((place, time.monotonic() - start, failure))
        browsers.close()


class Worker:
    """A process that runs tests, and what its parent knows of it."""

    def __init__(self, processes, *shared):
        self.current = processes.Array("d", [-1, 0])
        self.stack = tempfile.NamedTemporaryFile(prefix="proba-stack-")
        modules, wanted, turn, results = shared
        self.process = processes.Process(
            target=work, args=(modules, wanted, turn, self.current, results, self.stack.name))
        self.process.start()

    def overdue(self, todo):
        """The index of its test, and the seconds for which it has run, if these are too many."""
        place, start = int(self.current[0]), self.current[1]
        if place < 0:
            return None
        seconds = time.monotonic() - start
        return (place, seconds) if seconds > ALLOWANCES.get(todo[place][0], ALLOWANCE) else None

    def stop(self):
        """Kills the process and its browser; returns where it was."""
        os.kill(self.process.pid, signal.SIGUSR1)
        time.sleep(1)
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.join()
        return Path(self.stack.name).read_text()


def finished(modules, wanted):
    """Runs the tests; returns their results by index. A worker that ends early is replaced."""
    todo = tests(modules, wanted)
    processes = multiprocessing.get_context("spawn")
    turn, results, done = processes.Value("i", 0), processes.Queue(), {}

    def hear(place, seconds, failure):
        module, name, _ = todo[place]
        done[place] = Result(module, name[5:].replace("_", " "), seconds, failure, test=name)
        print(f"{failure}{'FAIL' if failure else 'ok  '} {done[place].name} ({seconds:.1f} s)", flush=True)

    def hire():
        return Worker(processes, modules, wanted, turn, results)

    workers = [hire() for _ in range(min(len(todo), BROWSERS))]
    while len(done) < len(todo):
        try:
            hear(*results.get(timeout=1))
            continue
        except queue.Empty:
            pass
        for index, worker in enumerate(workers):
            place = int(worker.current[0])
            if late := worker.overdue(todo):
                hear(*late, f"It took longer than its allowance, and was stopped at:\n{worker.stop()}")
            elif worker.process.exitcode is not None and place >= 0:
                hear(place, 0, f"The process of the test ended with {worker.process.exitcode}.\n")
            elif worker.process.exitcode in (None, 0):
                continue
            workers[index] = hire()
    for worker in workers:
        worker.process.join()
    return [done[place] for place in sorted(done)]


def again(modules, results):
    """Runs tests again that failed, if they are few, and keeps their results if they pass: a scenario that fails
    only on a busy machine is reported as flaky, with what it has left in build/failures."""
    names = [result.test for result in results if result.failure]
    if not 0 < len(names) <= FLAKY:
        return results
    passed = {result.test: result for result in finished(modules, names) if not result.failure}
    for result in passed.values():
        print(f"flaky: {result.name} failed, and passed when it ran again")
    return [passed.get(result.test, result) for result in results]


def main():
    words = argparse.ArgumentParser()
    words.add_argument("--program", action="store_true")
    words.add_argument("--pages", action="store_true")
    words.add_argument("wanted", nargs="?", default="")
    given = words.parse_args()
    everything = given.program == given.pages
    modules = [module.__name__ for kind, of_kind in ((given.program, PROGRAM), (given.pages, PAGES))
               if kind or everything for module in of_kind]
    results = again(modules, finished(modules, given.wanted))
    write_junit("browser-pages" if given.pages and not everything else "browser", results)
    for result in results:
        if result.failure: print(f"  failed: {result.name}")
    print(closing_line(results))
    return not results or any(result.failure for result in results)


if __name__ == "__main__":
    sys.exit(main())
