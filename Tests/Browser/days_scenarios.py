"""What people do with the days before today."""

import re

from playwright.sync_api import expect

from proba import Proba, day, sample_log
from visitor import check, visit


def field(page):
    return page.get_by_role("textbox", name="Your answer")


def test_an_answer_of_an_earlier_day_is_changed_by_keyboard_alone(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        before = page.get_by_role("button", name="Day before")
        for _ in range(2):
            before.press("Enter")
            expect(before).to_be_focused()
        list_of_day = page.get_by_role("region").filter(has=before)
        # What is listed stays until the day has been read.
        title = page.evaluate(
            "(day) => new Date(day).toLocaleDateString('en-US', {dateStyle: 'full', timeZone: 'UTC'})",
            day(-2))
        expect(list_of_day.get_by_role("heading")).to_have_text(title)
        change = list_of_day.get_by_role("button", name=re.compile(r"^\d+:\d+.[AP]M: ")).first
        row = change.get_attribute("id")  # its name is not its own: two probes may share a minute
        change.press("Enter")
        expect(field(page)).to_be_focused()
        tags = page.get_by_role("button", name=re.compile("^Remove "))
        while tags.count():
            tags.first.press("Enter")
        field(page).fill("garden")
        page.keyboard.press("Enter")
        expect(list_of_day.get_by_text("garden")).to_be_visible()
        expect(page.locator(f"#{row}")).to_be_focused()
        probes = proba.get(f"api/v1/probes?from={day(-2)}&to={day(-2)}")
        assert sum(probe["tags"] == ["garden"] for probe in probes) == 1, probes

        page.get_by_role("button", name="Today", exact=True).press("Enter")
        expect(page.get_by_role("region", name="Today")).to_be_visible()
        expect(before).to_be_focused()


def test_every_probe_that_was_missed_can_be_reached_by_its_day(browser):
    log = "".join(f"{line.split()[0]} \n" if number % 2 else line + "\n"
                  for number, line in enumerate(sample_log().splitlines()))
    with Proba(log=log) as proba, visit(browser, proba.url, width=360, language="uk") as page:
        assert proba.get("api/v1/overview")["unfilledCount"] > 300
        page.get_by_label("День", exact=True).fill(day(-50))
        probes = proba.get(f"api/v1/probes?from={day(-50)}&to={day(-50)}")
        missed = [probe for probe in probes if not probe["tags"]]  # some by a program's word
        shown = page.get_by_role("region").filter(
            has=page.get_by_role("button", name="Попередній день"))
        rows = shown.get_by_role("button", name=re.compile("^Заповнити"))
        expect(rows.first).to_be_visible()
        # Those that nothing was answered between have one row.
        count = rows.count()
        assert 1 < count <= len(missed), (count, missed)
        assert shown.locator("[data-style='ring']").count() == len(missed)
        check(page, "a day of fifty days ago")
        moment = rows.first.get_attribute("id").removeprefix("fill-in-day-")
        rows.first.click()
        page.get_by_role("textbox").first.fill("сад")
        page.reload()
        expect(page.get_by_role("textbox").first).to_have_value("сад")
        page.get_by_role("textbox").first.press("Enter")
        expect(shown.get_by_text("сад")).to_be_visible()
        expect(rows).to_have_count(count - 1)
        expect(page.locator(f"#change-{moment}")).to_be_focused()
