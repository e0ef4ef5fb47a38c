"""Uses the page in Chromium as people would: by mouse, by keyboard, in the dark and on a phone.

    python Tests/Browser/run.py [part of a test's name]

Needs Playwright, axe-playwright-python and Chromium (CHROMIUM names another path).
"""

import os
import sys
import time
import traceback

from playwright.sync_api import expect, sync_playwright

import chart_scenarios
import components_motion_scenarios
import components_scenarios
import days_scenarios
import gallery_scenarios
import lists_scenarios
import looks_scenarios
import motion_scenarios
import preview_scenarios
import scenarios
import statistics_scenarios


def main():
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    modules = (
        scenarios, days_scenarios, gallery_scenarios, chart_scenarios, lists_scenarios, components_scenarios,
        components_motion_scenarios, looks_scenarios, motion_scenarios,
        preview_scenarios, statistics_scenarios)
    tests = [(name, test) for module in modules
             for name, test in vars(module).items()
             if name.startswith("test_") and wanted in name]
    passed = failed = 0
    expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"])
        for name, test in tests:
            start = time.monotonic()
            try:
                test(browser)
                passed += 1
                word = "ok  "
            except Exception:
                traceback.print_exc()
                failed += 1
                word = "FAIL"
            print(f"{word} {name[5:].replace('_', ' ')} ({time.monotonic() - start:.1f} s)",
                  flush=True)
        browser.close()
    print(f"{passed} passed, {failed} failed")
    return failed > 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
