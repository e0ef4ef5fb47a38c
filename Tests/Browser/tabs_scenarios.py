"""Several tabs of one browser, which has six connections to a server."""

import contextlib

from playwright.sync_api import expect

from proba import Proba
from visitor import visit

TABS = 8

# Simulates a page loaded without encryption from another machine, and a tab whose visibility is set.
WITHOUT_LOCKS = """
  Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  window.isAway = false;
  Object.defineProperty(document, "hidden", { get: () => window.isAway });
  Object.defineProperty(document, "visibilityState", {
    get: () => window.isAway ? "hidden" : "visible" });
"""


@contextlib.contextmanager
def tabs(browser, url, count, script="", leave=lambda page: None):
    """Opens tabs one after another; each is left before the next one is opened."""
    with visit(browser, url, script=script) as first:
        pages = [first]
        while len(pages) < count:
            leave(pages[-1])
            page = first.context.new_page()
            page.set_default_timeout(20_000)
            page.goto(url)
            page.locator("#app:not([aria-busy])").wait_for()
            pages.append(page)
        yield pages


def see(page, is_seen):
    page.evaluate("""(isSeen) => {
      window.isAway = !isSeen;
      document.dispatchEvent(new Event("visibilitychange"));
    }""", is_seen)


def answer(page, text):
    page.get_by_role("textbox", name="Your answer").fill(text)
    page.keyboard.press("Enter")


def expect_answer(page, text):
    expect(page.get_by_role("main").get_by_text(text).first).to_be_visible()


def test_eight_tabs_load_and_a_change_in_the_last_appears_in_all(browser):
    with Proba() as proba, tabs(browser, proba.url, TABS) as pages:
        answer(pages[-1], "gardening")
        for page in pages:
            expect_answer(page, "gardening")
        proba.run("answer", "tea")
        for page in pages:
            expect_answer(page, "tea")


def test_another_tab_receives_changes_when_the_listening_tab_is_closed(browser):
    with Proba() as proba, tabs(browser, proba.url, 3) as pages:
        for text in ("gardening", "tea"):
            pages.pop().close()  # the one viewed last
            # Immediately, while there may be no listener.
            proba.run("answer", text)
            for page in pages:
                expect_answer(page, text)
            proba.run("answer", f"more {text}")
            for page in pages:
                expect_answer(page, "more")


def test_every_tab_knows_that_the_server_is_away_and_back(browser):
    with Proba() as proba, tabs(browser, proba.url, 3) as pages:
        proba.stop()
        for page in pages:
            expect(page.get_by_text("Proba cannot be reached")).to_be_visible()
        proba.start()
        for page in pages:
            expect(page.get_by_text("Proba cannot be reached")).to_have_count(0)
        proba.run("answer", "tea")
        for page in pages:
            expect_answer(page, "tea")
        # Chromium logs the lost connection, and failed attempts while the server starts.
        pages[0].problems[:] = [
            p for p in pages[0].problems if "net::ERR" not in p and "503" not in p]


def test_a_suspended_tab_loses_the_stream_to_a_visible_one(browser):
    with Proba() as proba, tabs(browser, proba.url, 2) as (first, second):
        # As if the browser had stopped it.
        first.evaluate("""setTimeout(() => {
          const end = Date.now() + 12_000;
          while (Date.now() < end);
        })""")
        second.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        second.wait_for_timeout(2_000)
        proba.run("answer", "tea")
        expect(second.get_by_role("main").get_by_text("tea").first).to_be_visible(timeout=4_000)
        expect_answer(first, "tea")
        # It rejoins the other tabs.
        proba.run("answer", "gardening")
        expect_answer(first, "gardening")
        expect_answer(second, "gardening")


def test_without_locks_a_hidden_tab_uses_no_connection(browser):
    with Proba() as proba, tabs(
            browser, proba.url, TABS, WITHOUT_LOCKS, lambda page: see(page, False)) as pages:
        answer(pages[-1], "gardening")
        expect_answer(pages[-1], "gardening")
        see(pages[-1], False)
        see(pages[0], True)
        expect_answer(pages[0], "gardening")
        proba.run("answer", "tea")
        expect_answer(pages[0], "tea")
