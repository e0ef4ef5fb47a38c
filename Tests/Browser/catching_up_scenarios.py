"""Filling in missed probes, and undoing saved answers."""

import re

from playwright.sync_api import expect

from proba import EAST, Proba, sample_log
from scenarios import expect_written, field, missed
from visitor import check, visit


def log_with_a_night_missed():
    """A log whose last night has no answers, and whose later answers are all the same."""
    lines = sample_log().splitlines()
    last = int(lines[-1].split()[0])
    midnight = (last + EAST * 3_600) // 86_400 * 86_400 - EAST * 3_600
    night = range(midnight - 3_600, midnight + 7 * 3_600)
    def entry(line):
        moment = int(line.split()[0])
        return "" if moment in night else line[11:] if moment < night.stop else "work code"
    return "".join(f"{line.split()[0]} {entry(line)}\n" for line in lines)


def night(page):
    """The button for the longest run of missed probes: other, shorter runs may be newer."""
    runs = page.get_by_role("button", name=re.compile("^Fill in ")).filter(has_text="Fill in all")
    expect(runs.first).to_be_visible()
    longest = max(runs.all(), key=lambda run: int(run.inner_text().removeprefix("Fill in all ")))
    return page.locator(f"#{longest.get_attribute('id')}")


def test_a_night_gets_one_answer_by_keyboard_which_is_undone(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url) as page:
        before = proba.get("api/v1/overview")["unfilledCount"]
        button = night(page)
        count = int(button.inner_text().removeprefix("Fill in all "))
        assert count > 2, count
        button.press("Enter")
        expect(field(page)).to_be_focused()
        expect(page.get_by_text(f"The same answer counts for all {count} moments.")).to_be_visible()
        check(page, "with several moments asked about")
        page.keyboard.type("sleep")
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Saved the answer for {count} probes.").first).to_be_visible()
        assert proba.get("api/v1/overview")["unfilledCount"] == before - count
        page.get_by_role("button", name="Undo").press("Enter")
        proba.wait("api/v1/overview", lambda overview: overview["unfilledCount"] == before)
        expect(night(page)).to_have_text(f"Fill in all {count}")


def test_missed_probes_are_filled_in_one_by_one_by_touch(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(
            browser, proba.url, 360, 740, has_touch=True, is_mobile=True) as page:
        page.get_by_role("button", name="One by one").tap()
        expect(page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
        check(page, "going through what was missed")
        first = page.get_by_role("heading", level=1).inner_text()
        page.get_by_role("group", name="Likely answers").get_by_role("button").nth(1).tap()
        expect(page.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()
        expect(page.get_by_role("heading", level=1)).not_to_have_text(first)
        page.get_by_role("button", name="Skip").tap()
        expect(page.get_by_text(re.compile(r"^3 of \d+$"))).to_be_visible()
        before = proba.get("api/v1/overview")["unfilledCount"]
        page.get_by_role("button", name="Don’t remember").tap()
        expect(page.get_by_text(re.compile(r"^4 of \d+$"))).to_be_visible()
        proba.wait("api/v1/overview", lambda state: state["unfilledCount"] == before - 1)
        page.get_by_role("button", name="Cancel").tap()
        expect(page.get_by_text(re.compile(r"^4 of \d+$"))).to_have_count(0)


def test_older_probes_are_dismissed_and_restored(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        before = proba.get("api/v1/overview")["unfilledCount"]
        page.get_by_role("button", name="Don’t ask about older ones").click()
        expect(page.get_by_text("5 to catch up").or_(page.get_by_text("4 to catch up"))).to_be_visible()
        assert proba.get("api/v1/stats")["probes"] > proba.get("api/v1/stats")["answered"] + 5
        page.get_by_role("button", name="Undo").click()
        proba.wait("api/v1/overview", lambda overview: overview["unfilledCount"] == before)


def test_a_likely_answer_is_one_tap_and_its_undo_leaves_it_written(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        answer = page.get_by_role("group", name="Likely answers").get_by_role("button").nth(1)
        tags = answer.inner_text().split()
        answer.click()
        expect(field(page)).to_have_count(0)
        assert proba.get("api/v1/overview")["latest"]["tags"] == tags
        page.get_by_role("button", name="Undo").click()
        expect(field(page)).to_be_visible()
        expect_written(page, *tags[:-1], then=tags[-1])


def test_the_strip_of_the_day_opens_its_entries(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url, 1_300) as page:
        day = page.get_by_role("region", name="Today")
        # What the log has of today depends on the time: the newest two probes get one answer.
        overview = proba.get("api/v1/overview")
        probes = [overview["latest"]] + overview["today"] + overview["unfilled"]
        for moment in sorted({probe["at"] for probe in probes})[-2:]:
            proba.run("answer", "--at", str(moment), "film")
        # Consecutive equal answers share a line, and a click expands it.
        run = day.get_by_role("button").filter(has_text="×").filter(has_not_text="Missed").first
        expect(run).to_be_visible()
        lines = day.get_by_role("listitem").count()
        run.click()
        expect(day.get_by_role("listitem")).not_to_have_count(lines)
        gap = day.get_by_role("button", name=re.compile("^Fill in ")).first
        gap.click()
        expect(field(page)).to_be_focused()
        assert missed(page).count() > 0


SHIFTS = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 500);
})"""


def test_the_layout_does_not_shift_while_the_page_loads(browser):
    with Proba(log=log_with_a_night_missed()) as proba:
        for width in (360, 1_300):
            for path in ("", "insights?period=all"):
                with visit(browser, proba.url + path, width) as page:
                    page.wait_for_load_state("networkidle")
                    shift = page.evaluate(SHIFTS)
                    assert shift < 0.005, (width, path, shift)
