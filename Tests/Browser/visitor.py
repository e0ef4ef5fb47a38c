"""A visitor's browser, which watches for errors and checks pages."""

import contextlib
import re

from axe_playwright_python.base import AXE_SCRIPT as AXE
from playwright.sync_api import expect

from failures import keep_pages, trace
from proba import ZONE

# Gives scripts access to the program's memory.
MEMORY = """
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    globalThis.moduleMemory ??= instance.exports.memory;
    return instance;
  };
"""


@contextlib.contextmanager
def visit(browser, url, width=1_000, height=900, dark=False, language="en-US", script="",
          zone=ZONE, **options):
    """Opens a page, after a script; any error on its console fails the test."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, timezone_id=zone,
        color_scheme="dark" if dark else "light", reduced_motion="reduce", **options)
    context.add_init_script(script)
    trace(context)
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text)
            if message.type in ("error", "warning") else None)
    page.problems = problems
    page.set_default_timeout(20_000)
    try:
        page.goto(url)
        ready(page)
        yield page
        assert not problems, problems
    except Exception:
        keep_pages(context)
        raise
    finally:
        context.close()


def for_each(*values):
    """Makes a test of its own for each value, which is its second parameter: they can run at the same time."""
    def vary(test):
        test.values = values
        return test
    return vary


def ready(page):
    """Waits until the page runs: before that, a click on a link reloads the page."""
    page.locator("#app:not([aria-busy])").wait_for()
    page.get_by_role("main").wait_for()


def reach_all(page, what=""):
    """Moves through the page by the tab key; fails on a control that is not reached or has no focus
    ring."""
    page.evaluate("document.activeElement.blur()")
    for _ in range(400):
        page.keyboard.press("Tab")
        ring = page.evaluate("""() => {
          const e = document.activeElement;
          const seen = (window.reached ??= new Set());
          if (e === document.body) return ["the end of the page", true];
          // A date field has a tab stop for each of its parts.
          if (e === window.last) return ["the same control", true];
          if (seen.has(e)) return null;
          seen.add(window.last = e);
          // A card with a link shows the focus ring itself.
          return [e.outerHTML, [e, e.closest(".card")].some((at) =>
            at && getComputedStyle(at).outlineStyle !== "none")];
        }""")
        if not ring:
            break
        assert ring[1], f"{what}: no focus ring: {ring[0]}"
    missed = page.evaluate("""() => {
      const all = document.querySelectorAll(
        "a[href], button:enabled, input:enabled, textarea:enabled, video[controls], [tabindex]");
      // Elements that the tab key skips are reached by the arrow keys.
      const isWaiting = (e) => e.tabIndex < 0 || e.closest("[inert]")
        || (e.type === "radio" && !e.checked);
      return [...all].filter((e) => e.checkVisibility() && !isWaiting(e) && !window.reached.has(e))
        .map((e) => e.outerHTML);
    }""")
    assert not missed, (what, missed)
    assert len(page.evaluate("() => [...window.reached]")) > 2


def check(page, what):
    """Fails on violations found by axe-core, and on a page wider than its window."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    violations = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    found = [(v["id"], [n["html"] for n in v["nodes"]][:3]) for v in violations]
    assert not found, f"{what}: {found}"
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, f"{what}: {over} px wider than the window by {wide(page)}"


def wide(page):
    """The elements that reach beyond the window, only the innermost of them, and none that are scrolled or cut off."""
    return page.evaluate("""() => {
      const isCut = (e) => e && (getComputedStyle(e).overflowX !== "visible" || isCut(e.parentElement));
      const found = [...document.body.querySelectorAll("*")].filter((e) =>
        e.getBoundingClientRect().right > innerWidth + scrollX + .5 && !isCut(e.parentElement));
      return found.filter((e) => !found.some((other) => e !== other && e.contains(other)))
        .map((e) => `${e.outerHTML.slice(0, 200)} in ${e.parentElement.outerHTML.slice(0, 100)}`).slice(0, 3);
    }""")


def expect_title(page, title):
    """Expects the title of a page, with or without the number for a waiting probe: the schedule follows
    the real clock."""
    expect(page).to_have_title(re.compile(rf"^(\(1\) )?{re.escape(title)}$"))
