"""Reading and changing the days before today."""

import contextlib
import os
import re
import sqlite3
import time
from datetime import date, timedelta

from playwright.sync_api import expect

from proba import EAST, Proba, day, moments, quiet_seed, sample_log
from visitor import check, ready, visit


def field(page):
    return page.get_by_role("textbox", name="Your answer")


def test_an_answer_of_an_earlier_day_is_changed_by_keyboard_alone(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "days") as page:
        before = page.get_by_role("button", name="Day before")
        for _ in range(2):
            before.press("Enter")
            expect(before).to_be_focused()
        list_of_day = page.get_by_role("region").filter(has=before)
        # The list stays until the day has been loaded.
        title = page.evaluate(
            "(day) => new Date(day).toLocaleDateString('en-US', {dateStyle: 'full', timeZone: 'UTC'})",
            day(-2))
        expect(list_of_day.get_by_role("heading")).to_have_text(title)
        change = list_of_day.get_by_role("button", name=re.compile(r"^\d+:\d+.[AP]M: ")).first
        row = change.get_attribute("id")  # its name is not unique: two probes may share a minute
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

        page.get_by_role("link", name="Today", exact=True).press("Enter")
        expect(page.get_by_role("region", name="Today")).to_be_visible()


def test_every_probe_that_was_missed_can_be_reached_by_its_day(browser):
    log = "".join(f"{line.split()[0]} \n" if number % 2 else line + "\n"
                  for number, line in enumerate(sample_log().splitlines()))
    with Proba(log=log) as proba, visit(
            browser, proba.url + "days", width=360, language="uk") as page:
        assert proba.get("api/v1/overview")["unfilledCount"] > 300
        page.get_by_label("День", exact=True).fill(day(-50))
        probes = proba.get(f"api/v1/probes?from={day(-50)}&to={day(-50)}")
        missed = [probe for probe in probes if not probe["tags"]]  # some with a remark of a program
        shown = page.get_by_role("region").filter(
            has=page.get_by_role("button", name="Попередній день"))
        rows = shown.get_by_role("button", name=re.compile("^Заповнити"))
        # Until the day is loaded, the rows are those of today.
        expect(shown.locator(".style-ring")).to_have_count(len(missed))
        # Missed probes without an answer between them share a row.
        count = rows.count()
        assert 1 < count <= len(missed), (count, missed)
        check(page, "a day of fifty days ago")
        moment = rows.first.get_attribute("id").removeprefix("fill-in-day-")
        rows.first.click()
        writing = page.get_by_role("dialog").get_by_role("textbox").first
        writing.fill("сад")
        page.reload()
        ready(page)
        expect(writing).to_have_value("сад")
        writing.press("Enter")
        expect(shown.get_by_text("сад")).to_be_visible()
        expect(rows).to_have_count(count - 1)
        expect(page.locator(f"#change-{moment}")).to_be_focused()


def test_weeks_and_times_are_those_of_the_place_whichever_language_is_read(browser):
    with Proba(log=sample_log()) as proba:
        for language, first, time in (
                ("en-US", "Sun", r"^\d\d?:\d\d.[AP]M"), ("en-GB", "Mon", r"^\d\d:\d\d\b(?!.[AP]M)"),
                ("uk-UA", "пн", r"^\d\d:\d\d\b")):
            with visit(browser, proba.url, 1_300, language=language) as page:
                # The content rendered by the server stays: a difference would be an error on the console.
                expect(page.get_by_role("heading", level=1)).to_be_visible()
                page.get_by_role("link").and_(page.locator("[href='/days']")).first.click()
                heads = page.get_by_role("table").get_by_role("columnheader")
                expect(heads.first).to_have_text(re.compile(f"^{first}", re.IGNORECASE))
                rows = page.locator("[id^=change-]")
                rows.first.wait_for()
                assert re.match(time, rows.first.get_attribute("aria-label")
                                or rows.first.inner_text()), (language, rows.first.inner_text())


def columns(page):
    return page.get_by_role("group", name="Days").get_by_role("link")


def chosen(page):
    return page.get_by_role("group", name="Days").locator("[aria-current='page']")


def name_of(page, iso):
    return page.evaluate(
        "(day) => new Date(day).toLocaleDateString('en-US', {dateStyle: 'full', timeZone: 'UTC'})", iso)


def test_the_first_day_stands_at_the_end_of_a_filled_row(browser):
    with Proba() as proba, visit(browser, proba.url + "days", 1_300) as page:
        expect(chosen(page)).to_be_in_viewport()
        row = page.locator(".style-day-row").bounding_box()
        column = chosen(page).bounding_box()
        assert row["x"] + row["width"] - column["x"] - column["width"] < 60, (row, column)
        assert columns(page).count() > 20
        check(page, "the first day")


def test_days_are_opened_by_column_calendar_and_address(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url, 1_300) as page:
        page.get_by_role("link", name="Days").first.click()
        expect(chosen(page)).to_have_attribute("aria-label", re.compile(name_of(page, day(0))))
        check(page, "all days")
        wanted = name_of(page, day(-2))
        columns(page).and_(page.get_by_label(re.compile("^" + wanted))).click()
        expect(page.get_by_role("heading", name=wanted)).to_be_visible()
        assert page.url.endswith(f"/days?day={day(-2)}"), page.url
        assert wanted in page.title(), page.title()
        # The summary in the column agrees with the day in full.
        probes = proba.get(f"api/v1/probes?from={day(-2)}&to={day(-2)}")
        answered = sum(bool(probe["tags"]) for probe in probes)
        expect(page.get_by_text(f"You answered {answered} of {len(probes)} questions")).to_be_visible()
        expect(chosen(page)).to_have_attribute(
            "aria-label", f"{wanted}: {answered} of {len(probes)} answered")
        page.get_by_role("table").get_by_role("link", name=name_of(page, day(-3))).or_(
            columns(page).and_(page.get_by_label(re.compile("^" + name_of(page, day(-3)))))
        ).first.click()
        expect(page.get_by_role("heading", name=name_of(page, day(-3)))).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name=name_of(page, day(-3)))).to_be_visible()
        expect(chosen(page)).to_be_in_viewport()


def vacation(first, last):
    """A log with a vacation from one day to another, stored as if it had been noted beforehand."""
    midnight = (int(time.time()) // 3_600 + EAST) // 24 * 86_400 - EAST * 3_600
    since, until = midnight + first * 86_400, midnight + (last + 1) * 86_400
    lines = [line for line in sample_log().splitlines()
             if not since <= int(line.split()[0]) < until]
    proba = Proba(log="\n".join(lines) + "\n")
    drawn = [moment for moment in moments(since, (last - first + 1) * 60, quiet_seed())
             if moment < until]
    with sqlite3.connect(proba.database) as connection:
        connection.execute(
            "INSERT INTO quiet_rule VALUES (1, 1, 127, 0, 0, ?1, ?1, ?2)", (since, until))
        connection.executemany(
            "INSERT INTO probe (moment, gap, utc_offset, is_scheduled, is_asked, is_unfilled,"
            " quiet_rule) VALUES (?, 2700, ?, 1, 0, 1, 1)", [(moment, EAST * 3_600) for moment in drawn])
    connection.close()
    return proba


def test_days_of_a_vacation_are_marked_as_not_asked(browser):
    with vacation(-6, -4) as proba, visit(
            browser, f"{proba.url}days?day={day(-5)}", 1_300) as page:
        name = name_of(page, day(-5)) + ": not asked"
        cell = page.locator(".style-month-table").get_by_role("link", name=name)
        expect(cell.locator(".style-unasked-day")).to_be_visible()
        expect(chosen(page)).to_have_attribute("aria-label", name)
        # Probes that did not occur are not missed.
        ticks = "(column) => column.style.getPropertyValue('--ticks')"
        assert chosen(page).evaluate(ticks) == "#0000 0 0"
        check(page, "a day of a vacation")
        page.emulate_media(forced_colors="active")
        line = cell.locator(".style-unasked-day")
        assert line.evaluate("(line) => getComputedStyle(line).backgroundImage") != "none"
        page.emulate_media(forced_colors="none")

        page.goto(f"{proba.url}insights?tag=work&from={day(-29)}&to={day(0)}")
        ready(page)
        expect(page.get_by_text("Not asked on 3 days of vacation.")).to_be_visible()
        page.get_by_role("button", name="Table: Hours a day: work").click()
        table = page.get_by_role("table", name="Hours a day: work")
        expect(table.get_by_role("row").filter(has_text="not asked")).to_have_count(3)
        check(page, "a trend with a vacation")
        assert "Not asked on 3 days of vacation." in proba.run("stats", "--from", day(-29))


def test_the_row_of_days_is_walked_by_arrow_keys_from_one_tab_stop(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, f"{proba.url}days?day={day(-1)}", 1_300) as page:
        expect(chosen(page)).to_be_in_viewport()
        chosen(page).focus()
        for key, wanted in (("ArrowLeft", -2), ("ArrowLeft", -3), ("ArrowRight", -2)):
            page.keyboard.press(key)
            page.wait_for_url(f"**/days?day={day(wanted)}")
            column = page.locator(f"#column-{day(wanted)}")
            expect(column).to_be_focused()
            expect(column).to_have_attribute("aria-current", "page")
            expect(page.get_by_role("heading", name=name_of(page, day(wanted)))).to_be_visible()
        # The tab key stops only at the chosen column.
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.matches('.style-day-column')")
        page.keyboard.press("Shift+Tab")
        expect(column).to_be_focused()


def test_months_are_paged_and_the_selected_day_stays_in_view(browser):
    with Proba(log=sample_log(120)) as proba, visit(
            browser, proba.url + "days", 360, 740, dark=True) as page:
        expect(chosen(page)).to_be_in_viewport()
        check(page, "all days on a phone")
        earlier = page.get_by_role("button", name="Month before")
        for _ in range(2):
            before = page.url
            earlier.press("Enter")
            page.wait_for_url(lambda url: url != before)
            expect(earlier).to_be_focused()
            expect(chosen(page)).to_be_in_viewport()
        page.get_by_role("link", name="Today", exact=True).press("Enter")
        expect(page.get_by_role("region", name="Today")).to_be_visible()
        assert page.url.endswith("/days"), page.url


def test_months_in_view_are_read_one_by_one_and_again_after_a_change(browser):
    with Proba(log=sample_log(150)) as proba, visit(browser, proba.url + "days", 1_280) as page:
        expect(chosen(page)).to_be_in_viewport()
        row = page.get_by_role("group", name="Days")
        # The last day of a month is among those in view, so that at least two months are.
        last = date.fromisoformat(day(-75)).replace(day=1) - timedelta(days=1)
        page.wait_for_load_state("networkidle")
        months = []
        page.on("request", lambda request: months.append((0, request.url)))
        page.on("requestfinished", lambda request: months.append((1, request.url)))

        def show():
            days = (date.fromisoformat(day(0)) - last).days
            row.evaluate("""(row, days) => {
              row.scrollLeft = row.scrollWidth - 30 * days - row.clientWidth / 2;
            }""", days)
            return page.locator(f"#column-{last}")

        expect(show()).to_have_attribute("aria-label", re.compile(r": \d+ of \d+ answered"))
        expect(page.locator(f"#column-{last + timedelta(days=3)}")).to_have_attribute(
            "aria-label", re.compile(r": \d+ of \d+ answered"))
        months = [event for event in months if "/days?" in event[1]]
        # A request after the two may have begun.
        months = months[:len(months) // 2 * 2]
        assert len(months) >= 4 and [phase for phase, _ in months] == [0, 1] * (len(months) // 2), months
        # Another program changes an answer there while the row shows other days.
        row.evaluate("(row) => { row.scrollLeft = row.scrollWidth; }")
        expect(page.locator(f"#column-{last}")).to_have_count(0)
        answered = [probe["at"] for probe in proba.get(f"api/v1/probes?from={last}&to={last}")
                    if probe["tags"]]
        proba.run("delete", str(answered[0]))
        page.wait_for_timeout(600)
        expect(show()).to_have_attribute(
            "aria-label", re.compile(f": {len(answered) - 1} of "))


@contextlib.contextmanager
def held_months(page):
    """Holds the page's requests for months; checks at the end that there was at least one."""
    held, isReleased = [], []
    page.route("**/api/v1/days?*", lambda route: route.continue_() if isReleased else held.append(route))
    yield
    while not held:
        page.wait_for_timeout(20)
    isReleased.append(True)
    for route in held:
        route.continue_()


def test_a_day_chosen_while_its_month_is_read_leaves_no_month_in_view_unread(browser):
    with Proba(log=sample_log(150)) as proba, visit(browser, proba.url + "days", 1_280) as page:
        expect(chosen(page)).to_be_in_viewport()
        last = date.fromisoformat(day(-75)).replace(day=1) - timedelta(days=1)
        column = page.locator(f"#column-{last}")
        with held_months(page):
            with page.expect_request("**/api/v1/days?*"):
                page.get_by_role("group", name="Days").evaluate("""(row, days) => {
                  row.scrollLeft = row.scrollWidth - 30 * days - row.clientWidth / 2;
                }""", (date.fromisoformat(day(0)) - last).days)
            column.click()
            page.wait_for_url(f"**/days?day={last}")
        for place in (last, last + timedelta(days=3)):
            expect(page.locator(f"#column-{place}")).to_have_attribute(
                "aria-label", re.compile(r": \d+ of \d+ answered"))


def test_days_that_are_read_late_do_not_place_the_row_of_another_visit(browser):
    with Proba(log=sample_log(150)) as proba, visit(browser, proba.url) as page:
        with page.expect_event("requestfinished", lambda request: "/api/v1/days?" in request.url):
            with held_months(page):
                with page.expect_request("**/api/v1/days?*"):
                    page.get_by_role("link", name="Days", exact=True).first.click()
                page.get_by_role("link", name="Now", exact=True).first.click()
                page.wait_for_url(proba.url)
        page.wait_for_timeout(200)  # until the page has processed the reply
        page.evaluate("""(path) => {
          history.pushState(history.state + 1, "", path);
          dispatchEvent(new Event("popstate"));
        }""", f"/days?day={day(-100)}")
        expect(chosen(page)).to_have_attribute("id", f"column-{day(-100)}")
        expect(chosen(page)).to_be_in_viewport()


def test_an_answer_is_changed_among_all_days(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + f"days?day={day(-1)}", 1_300) as page:
        row = page.get_by_role("button", name=re.compile(r"^\d+:\d+.[AP]M: ")).first
        row.click()
        sheet = page.get_by_role("dialog")
        expect(field(page)).to_be_focused()
        check(page, "an answer changed in a sheet")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(row).to_be_focused()
        row.press("Enter")
        tags = sheet.get_by_role("button", name=re.compile("^Remove "))
        while tags.count():
            tags.first.press("Enter")
        field(page).fill("garden")
        page.keyboard.press("Enter")
        expect(sheet).to_have_count(0)
        expect(page.get_by_role("region").get_by_text("garden").first).to_be_visible()
        probes = proba.get(f"api/v1/probes?from={day(-1)}&to={day(-1)}")
        assert sum(probe["tags"] == ["garden"] for probe in probes) == 1, probes
        # The column is redrawn from the server's current data.
        proba.wait(f"api/v1/days?from={day(-1)}&count=1", lambda days: any(
            part.get("tag", {}).get("name") == "garden" for part in days["days"][0]["parts"]))
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("region").get_by_text("garden")).to_have_count(0)


def test_an_answer_is_deleted_and_restored_by_a_key(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + f"days?day={day(-1)}", 1_300) as page:
        asked = f"api/v1/probes?from={day(-1)}&to={day(-1)}"
        before = proba.get(asked)
        row = page.get_by_role("button", name=re.compile(r"^\d+:\d+.[AP]M: ")).first
        name = row.get_attribute("aria-label")
        row.click()
        sheet = page.get_by_role("dialog")
        check(page, "an answer that can be deleted")
        sheet.get_by_role("button", name="Delete answer").click()
        expect(sheet).to_have_count(0)
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        proba.wait(asked, lambda probes: sum(not probe["tags"] for probe in probes)
                   == sum(not probe["tags"] for probe in before) + 1)
        # Regardless of the length of the day.
        page.set_viewport_size({"width": 1_300, "height": 600})
        expect(page.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
        page.keyboard.press("z")
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
        assert proba.get(asked) == before


def test_the_answers_around_a_missed_probe_are_offered_among_all_days(browser):
    with Proba(log=sample_log()) as proba:
        # A day whose first probe without an answer is between two answers that differ.
        for shift in range(-1, -40, -1):
            probes = sorted(proba.get(f"api/v1/probes?from={day(shift)}&to={day(shift)}"),
                            key=lambda probe: probe["at"])
            found = next((place for place, probe in enumerate(probes) if not probe["tags"]), 0)
            if (0 < found < len(probes) - 1 and probes[found + 1]["tags"]
                    and probes[found - 1]["tags"] != probes[found + 1]["tags"]):
                break
        else:
            raise AssertionError("no day is like that")
        after = " ".join(probes[found + 1]["tags"])
        with visit(browser, proba.url + f"days?day={day(shift)}", 1_300) as page:
            page.get_by_role("button", name=re.compile("^Fill in ")).first.click()
            sheet = page.get_by_role("dialog")
            copies = sheet.get_by_role("group", name=re.compile("^Copy the ")).get_by_role("button")
            expect(copies.last).to_contain_text(after)
            check(page, "the answers around a missed probe, among all days")
            copies.last.click()
            page.keyboard.press("Enter")
            expect(sheet).to_have_count(0)
            changed = [probe["tags"] for probe in proba.get(
                f"api/v1/probes?from={day(shift)}&to={day(shift)}")
                if probe["state"] == "answeredLate"]
            assert after.split() in changed, (after, changed)


def test_an_earlier_answer_is_written_again(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + f"days?day={day(-1)}", 1_300) as page:
        name = re.compile(r"^\d+:\d+.[AP]M: ")
        row = page.get_by_role("button", name=name).first
        was = row.get_attribute("aria-label").split(": ", 1)[1]
        earlier = page.get_by_role("group", name="Earlier answers")
        row.click()
        expect(page.get_by_role("button", name="Delete answer")).to_be_visible()
        expect(earlier).to_have_count(0)
        tags = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Remove "))
        while tags.count():
            tags.first.press("Enter")
        field(page).fill("garden (roses)")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name=name).filter(has_text="garden").click()
        chip = earlier.get_by_role("button")
        expect(chip).to_have_count(1)
        assert chip.get_attribute("aria-label").startswith(f"Write again: {was} (until ")
        check(page, "earlier answers")
        chip.click()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("region").get_by_text("garden")).to_have_count(0)


def test_a_sheet_does_not_move_the_page(browser):
    # Chromium without a window hides scroll bars unless told otherwise.
    with browser.browser_type.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"],
            ignore_default_args=["--hide-scrollbars"]) as visible, Proba(log=sample_log()) as proba:
        for height, scrolls in ((500, True), (3_000, False)):
            with visit(visible, proba.url + f"days?day={day(-1)}", 1_300, height) as page:
                row = page.get_by_role("button", name=re.compile(r"^\d+:\d+.[AP]M: ")).first
                row.wait_for()
                width = page.evaluate("document.documentElement.clientWidth")
                assert (width < 1_300) == scrolls, (height, width)
                before = page.locator("#page-heading").bounding_box()
                row.click()
                page.get_by_role("dialog").wait_for()
                after = page.locator("#page-heading").bounding_box()
                assert before["x"] == after["x"] and before["width"] == after["width"], (
                    height, before, after)
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)
                assert page.evaluate("document.documentElement.style.scrollbarGutter") == ""


def test_answers_are_found_by_their_words_and_by_conditions_on_tags(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "days") as page:
        search = page.get_by_role("textbox", name="Search answers")
        rows = page.locator(".style-found-probe")
        search.fill("GUITAR")
        expect(rows.first).to_contain_text("guitar")
        count = rows.count()
        assert 1 < count <= 50, count
        expect(rows).to_contain_text(["guitar"] * count)
        expect(search).to_be_focused()
        assert page.url.endswith("/days?search=GUITAR"), page.url
        check(page, "what a search found")

        # A result is changed in place, and the focus returns to its row.
        row = rows.nth(1)
        row.press("Enter")
        writing = page.get_by_role("dialog").get_by_role("textbox").first
        expect(writing).to_be_focused()
        tags = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Remove "))
        while tags.count():
            tags.first.press("Enter")
        writing.fill("piano")
        page.keyboard.press("Enter")
        expect(row).to_contain_text("piano")
        expect(row).to_be_focused()
        page.get_by_role("button", name="Undo").press("Enter")
        expect(row).to_contain_text("guitar")

        search.fill("work & !(code | email)")
        expect(rows.first).to_contain_text("meeting")
        expect(rows).to_contain_text(["meeting"] * rows.count())
        total = sum(probe["tags"][:2] == ["work", "meeting"] for probe in proba.get(
            f"api/v1/probes?from={day(-60)}&to={day(0)}"))
        assert total > 50, total
        more = page.get_by_role("button", name="Show more")
        while more.count():
            shown = rows.count()
            more.press("Enter")
            expect(rows.nth(shown)).to_be_visible()
        expect(rows).to_have_count(total)

        # A search has an address. Then: an incomplete condition, and a tag that does not exist.
        page.reload()
        ready(page)
        expect(search).to_have_value("work & !(code | email)")
        expect(rows.first).to_contain_text("meeting")
        search.fill("work & (")
        expect(page.get_by_role("alert")).to_contain_text("character 9")
        search.fill("work & nothing-of-the-kind")
        expect(page.locator(".style-found").get_by_text("Nothing found.")).to_be_visible()
        expect(rows).to_have_count(0)
        search.press("Escape")
        expect(search).to_have_value("")
        expect(page.get_by_role("button", name="Day before")).to_be_visible()
        # The row of days is recreated, and shows the chosen day.
        expect(chosen(page)).to_be_in_viewport()
        expect(search).to_be_focused()
        assert page.url.endswith("/days"), page.url
        search.press("Escape")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        # The browser reports refusals: of the condition, and of a tag that does not exist.
        assert all("422" in problem or "404" in problem for problem in page.problems), page.problems
        page.problems.clear()


def test_a_search_leads_to_the_day_of_what_was_found(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "days?search=" + "%D1%87ores%20", width=360, dark=True,
            language="uk") as page:
        expect(page.locator(".style-found").get_by_text("Нічого не знайдено.")).to_be_visible()
        search = page.get_by_role("textbox", name="Пошук у відповідях")
        search.fill("chores")
        found = page.locator(".style-found h2 a")
        expect(found.first).to_be_visible()
        check(page, "a search on a phone")
        address = found.nth(1).get_attribute("href")
        found.nth(1).click()
        expect(page.get_by_role("button", name="Попередній день")).to_be_visible()
        assert page.url.endswith(address) and "day=" in address, page.url
        expect(page.locator(".style-run", has_text="chores").first).to_be_visible()
        page.go_back()
        expect(found.first).to_be_visible()


def test_a_drag_over_the_strip_fills_in_what_it_covers(browser):
    log = "".join(f"{line.split()[0]} \n" for line in sample_log(4).splitlines())
    with Proba(log=log) as proba:
        for width, touch in ((1_300, False), (390, True)):
            with visit(browser, proba.url + f"days?day={day(-1)}", width, has_touch=touch) as page:
                strip = page.locator(".style-scale")
                strip.scroll_into_view_if_needed()
                box = strip.bounding_box()
                probes = proba.get(f"api/v1/probes?from={day(-1)}&to={day(-1)}")
                covered, ends = some_unanswered(probes)
                places = [{"x": box["x"] + box["width"] * share, "y": box["y"] + box["height"] / 2}
                          for share in (ends[0], sum(ends) / 2, ends[1])]
                if touch:
                    session = page.context.new_cdp_session(page)
                    for kind, points in (("touchStart", places[:1]), ("touchMove", places[1:2]),
                                         ("touchMove", places[2:]), ("touchEnd", [])):
                        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
                else:
                    page.mouse.move(**places[0])
                    page.mouse.down()
                    page.mouse.move(**places[1])
                    expect(page.locator(".style-selection")).to_be_visible()
                    page.mouse.move(**places[2])
                    page.mouse.up()
                expect(page.locator(".style-selection")).to_have_count(0)
                writing = field(page)
                expect(writing).to_be_focused()
                writing.fill("garden")
                writing.press("Enter")
                proba.wait(f"api/v1/probes?from={day(-1)}&to={day(-1)}", lambda probes: [
                    probe["at"] for probe in probes
                    if "garden" in probe["tags"] and ends[0] < share_of_day(probe) < ends[1]
                ] == [probe["at"] for probe in covered])
                row = page.get_by_role("region").get_by_role("button").filter(has_text="garden").first
                expect(row).to_be_visible()
                if not touch:
                    # A click on the strip opens the nearest run: its answers one by one.
                    rows = page.get_by_role("button").filter(has_text="garden")
                    box = strip.bounding_box()
                    page.mouse.click(box["x"] + box["width"] * share_of_day(covered[0]),
                                     box["y"] + box["height"] / 2)
                    expect(rows).to_have_count(len(covered))


def share_of_day(probe):
    """The part of the day that was over at a probe, by the person's clock."""
    return (probe["at"] + probe["offset"]) % 86_400 / 86_400


def some_unanswered(probes):
    """A few unanswered probes in a row, and the parts of the day between which they lie: in wide
    gaps, so that a pixel does not decide which of them a pointer covers."""
    shares = [share_of_day(probe) for probe in probes]
    rows = [(first, last) for first in range(1, len(probes)) for last in range(first + 2, len(probes))
            if last - first < 8 and not any(probe["tags"] for probe in probes[first:last])]
    first, last = max(rows, key=lambda row: min(shares[at] - shares[at - 1] for at in row))
    return probes[first:last], [(shares[at - 1] + shares[at]) / 2 for at in (first, last)]


def test_what_belongs_together_begins_at_one_edge(browser):
    with Proba(log=sample_log()) as proba:
        for width in (360, 800, 1_280):
            with visit(browser, f"{proba.url}days?day={day(-1)}", width) as page:
                expect(page.locator(".style-run").first).to_be_visible()
                edge, start = page.locator(".style-strip").evaluate("""(strip) => {
                  const range = document.createRange();
                  range.selectNodeContents(strip.querySelector(".style-run .text"));
                  return [strip, range].map((part) => part.getBoundingClientRect().left);
                }""")
                assert abs(start - edge) <= 1, (width, edge, start)
                coverage = page.get_by_text(re.compile("^You answered")).bounding_box()
                before = page.get_by_role("button", name="Day before").bounding_box()
                # On a phone, both share a line.
                shares = (coverage["y"] < before["y"] + before["height"]
                          and before["y"] < coverage["y"] + coverage["height"])
                assert shares == (width == 360), (width, coverage, before)
        with visit(browser, proba.url + "days?search=meeting", 360) as page:
            tags = page.locator(".style-found-probe").first.locator(".chip")
            expect(tags).to_have_count(3)
            places = [tag.bounding_box() for tag in tags.all()]
            assert places[-1]["y"] > places[0]["y"], "they fit on one line"
            assert all(place["x"] >= places[0]["x"] for place in places), places


def test_answers_of_any_length_fit_beside_the_strip_of_the_day(browser):
    now = int(time.time())
    words = "donaudampfschifffahrtselektrizitaetenhauptbetriebswerk"
    drawn = [moment for moment in moments(now - 10 * 3_600, 60, quiet_seed()) if moment <= now]
    log = "".join(f"{moment} {(words, 'read')[place % 2]}\n" for place, moment in enumerate(drawn))
    with Proba(log=log) as proba, visit(browser, proba.url, 1_280) as page:
        entries = page.get_by_role("region", name="Today", exact=True).locator(".style-entry")
        entry = entries.filter(has_text=words).first
        expect(entry).to_have_attribute("title", words)
        assert entry.evaluate("(entry) => entry.scrollWidth > entry.clientWidth"), "ends in dots"
        for width in (1_280, 1_100, 1_024):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        # Screen readers read all of it.
        expect(page.get_by_role("button", name=re.compile(words)).first).to_be_visible()
