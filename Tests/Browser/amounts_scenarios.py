"""Answers with amounts: parsed while they are typed, and summed for a tag."""

import re

from playwright.sync_api import expect

from proba import Proba, day, sample_log
from visitor import check, ready, visit


def test_amounts_are_understood_and_added_up(browser):
    with Proba(log=sample_log(20)) as proba, visit(browser, proba.url, 1_200, 900) as page:
        for place, probe in enumerate(proba.get("api/v1/probes?limit=6")[:6]):
            proba.run("answer", "--at", str(probe["at"]), f"run {place + 3} km 25 min")
        field = page.get_by_role("textbox", name="Your answer")
        field.press_sequentially("run 5 km tea 0.5 l")
        understood = page.get_by_role("status").filter(has_text="Understood:")
        expect(understood).to_contain_text("run 5 km")
        expect(understood).to_contain_text("tea 0.5 l")
        check(page, "amounts that are understood")
        # A finished amount is one chip, which one tap removes; the backspace key opens it again.
        remove = page.get_by_role("button", name="Remove 5 km", exact=True)
        expect(remove).to_be_visible()
        expect(page.get_by_role("button", name="Remove 5", exact=True)).to_have_count(0)
        expect(field).to_have_value("0.5 l")
        field.press("Enter")
        expect(field).to_have_count(0)
        expect(page.get_by_role("main").get_by_text("run 5 km").first).to_be_visible()
        answer = proba.get("api/v1/overview")["latest"]
        assert answer["tags"] == ["run", "tea"], answer
        assert [a["value"] for a in answer["amounts"]] == [5, 0.5], answer

        page.goto(proba.url + "tags?tag=run")
        ready(page)
        heading = page.get_by_role("heading", name="Amounts")
        heading.scroll_into_view_if_needed()
        expect(page.get_by_text("in all").first).to_be_visible()
        lengths = page.get_by_role("list").filter(has_text="in all").first.inner_text()
        assert re.search(r"38(\.0)?\s*km", lengths), lengths
        check(page, "the amounts of a tag")
        # A chart for each kind of unit, read with the keys and as a table.
        for name, unit in (("km a day: run", "km"), ("min a day: run", "min")):
            chart = page.get_by_role("slider", name=name)
            expect(chart).not_to_have_attribute("aria-busy", "true")
            chart.press("End")
            expect(chart).to_have_attribute("aria-valuetext", re.compile(rf"\d\s{unit}"))
            page.get_by_role("button", name=f"Table: {name}").click()
            expect(page.get_by_role("table", name=name).get_by_role("row").nth(1)).to_be_visible()
        check(page, "the charts of amounts, with tables")


def test_figures_stay_words_where_a_person_wants_that(browser):
    with Proba(log=sample_log(20)) as proba, visit(
            browser, proba.url, 360, 740, dark=True, language="uk", has_touch=True) as page:
        field = page.get_by_role("textbox", name="Ваша відповідь")
        field.press_sequentially("кабінет 12 м")
        keep = page.get_by_role("button", name="Залишити словами")
        expect(keep).to_be_visible()
        check(page, "amounts that are understood, on a phone")
        keep.tap()
        expect(keep).to_have_count(0)
        expect(field).to_be_focused()
        field.press("Enter")
        expect(field).to_have_count(0)
        expect(page.get_by_role("main").get_by_text("кабінет").first).to_be_visible()
        assert proba.get("api/v1/overview")["latest"]["tags"] == ["кабінет", "12", "м"]


def test_the_charts_of_a_tag_show_the_same_day_at_the_same_place(browser):
    period = f"from={day(-28)}&to={day(-1)}"
    with Proba(log=sample_log(50)) as proba:
        # An answer with amounts on each day, so that no chart has a gap.
        firsts = {}
        for probe in proba.get(f"api/v1/probes?{period}"):
            firsts.setdefault((probe["at"] + probe["offset"]) // 86_400, probe["at"])
        for place, at in enumerate(firsts.values()):
            proba.run("answer", "--at", str(at), f"run {2_000 + place} km 25 min")
        with visit(browser, f"{proba.url}tags?tag=run&{period}", 1_000) as page:
            hours, *others = (
                days_across(page, page.get_by_role("slider", name=f"{name} a day: run"))
                for name in ("Hours", "km", "min"))
            assert len(set(hours)) > 20, hours
            # They are stacked: the same day must be in the same column of each.
            for days in others:
                different = [pair for pair in zip(hours, days) if pair[0] != pair[1]]
                assert not different, f"{len(different)} of {len(days)} places: {different[:3]}"


def days_across(page, chart):
    """The days that a chart shows under the pointer, from left to right."""
    chart.scroll_into_view_if_needed()
    expect(chart).not_to_have_attribute("aria-busy", "true")
    box = chart.bounding_box()
    days = []
    # Beyond the labels beside the lines, which may be wide.
    for x in range(120, int(box["width"]) - 20, 12):
        page.mouse.move(box["x"] + x, box["y"] + box["height"] / 2)
        days.append(re.match(r"\w+ \d+, \d+", chart.get_attribute("aria-valuetext")).group())
    return days
