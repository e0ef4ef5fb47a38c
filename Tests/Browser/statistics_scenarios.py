"""Reading the statistics, which are in chunks of the page's program."""

import calendar
import datetime
import itertools
import re
import time

from playwright.sync_api import expect

from photos import picture
from proba import Proba, day, sample_log
from scenarios import field
from visitor import check, ready, visit


def charts(page):
    """The trend of a tag and the map of all tags, once they are drawn: a chart has its figure
    before its size, and is drawn with the next frame."""
    drawn = page.locator("[role=slider]:not([aria-busy])").filter(has=page.locator("canvas"))
    expect(drawn).to_have_count(2)
    return drawn


def forget(page, *words):
    """The browser's own console messages about failures that a test causes on purpose."""
    page.problems[:] = [p for p in page.problems if not any(word in p for word in words)]


def test_statistics_show_hours_shares_and_changes(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all", 1_300) as page:
        reply = proba.get("api/v1/stats")
        figure = reply["tags"][0]
        row = page.get_by_role("row").filter(
            has=page.get_by_role("button", name=figure["name"], exact=True))
        expect(row).to_contain_text(f"{round(figure['hours'])}")
        expect(row).to_contain_text(f"{round(figure['hoursLow'])}–{round(figure['hoursHigh'])}")
        names = page.get_by_role("rowheader").all_inner_texts()
        page.get_by_role("button", name="Tag", exact=True).click()
        table = page.get_by_role("table", name="Where the time went")
        expect(table.get_by_role("rowheader").first).not_to_have_text(figure["name"])
        assert sorted(names) != names

        page.get_by_role("radio", name="Custom").check()
        page.get_by_label("From").fill(day(-19))
        page.get_by_label("To", exact=True).fill(day(0))
        now = proba.get(
            f"api/v1/stats/changes?from={day(-19)}&to={day(0)}&beforeFrom={day(-39)}&beforeTo={day(-20)}")
        expect(page.get_by_text(
            f"{now['now']['answered']} of {now['now']['probes']} questions")).to_be_visible()
        change = next(tag for tag in now["tags"] if tag["name"] == figure["name"])
        size = abs(change["change"])
        sign = "−" if change["change"] < 0 else "+"
        expect(row).to_contain_text(sign + (f"{size:.0f}" if size >= 10 else f"{size:.1f}".removesuffix(".0")))


def test_the_colour_of_a_tag_is_chosen_by_keyboard_and_kept(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all&tag=work") as page:
        def row():
            return page.get_by_role("row").filter(
                has=page.get_by_role("button", name="work", exact=True))

        def color():
            reply = proba.get("api/v1/stats")["tags"]
            return next(figure["color"] for figure in reply if figure["name"] == "work")

        own = color()
        expect(row()).to_have_attribute("style", re.compile(rf"--tag-{own}\)"))
        page.get_by_role("button", name="Colour").press("Enter")
        page.get_by_role("radio", name="Pink").focus()
        page.keyboard.press("Space")
        expect(row()).to_have_attribute("style", re.compile(r"--tag-4\)"))
        page.keyboard.press("ArrowRight")
        expect(row()).to_have_attribute("style", re.compile(r"--tag-5\)"))
        expect(page.get_by_role("radio", name="Mustard")).to_be_focused()
        check(page, "colours to choose from")
        page.keyboard.press("Escape")
        expect(page.get_by_role("radio", name="Orange")).to_have_count(0)
        expect(page.get_by_role("button", name="Colour")).to_be_focused()
        page.reload()
        ready(page)
        page.get_by_role("button", name="Colour").click()
        expect(page.get_by_role("radio", name="Mustard")).to_be_checked()
        page.get_by_role("button", name="Choose automatically").click()
        expect(row()).to_have_attribute("style", re.compile(rf"--tag-{own}\)"))
        assert color() == own


def requested(page):
    """The page's API requests from now on, except for the events."""
    lines = []

    def note(request):
        path = request.url.split("/api/v1/")[-1]
        if path != request.url and path != "events":
            lines.append(f"{request.method} {path.split('?')[0]}")

    page.on("request", note)
    return lines


def settle(page, lines):
    """Waits until the page has made no request for a while, and clears the list."""
    count = -1
    while count != len(lines):
        count = len(lines)
        page.wait_for_timeout(700)
    asked = sorted(lines)
    lines.clear()
    return asked


def test_the_trend_of_a_tag_shows_its_hours(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, f"{proba.url}insights?tag=work&from={day(-29)}&to={day(0)}") as page:
        chart = page.get_by_role("slider", name="Hours a day: work")
        expect(chart).to_have_attribute("aria-description", re.compile("^From .+ to .+ zoom"))
        chart.press("End")
        expect(chart).to_have_attribute("aria-valuetext", re.compile(r"\d h \(.*\d h\)"))
        page.get_by_role("button", name="Table: Hours a day: work").click()
        table = page.get_by_role("table", name="Hours a day: work")
        reply = proba.get(f"api/v1/stats/trend?tag=work&from={day(-29)}&to={day(0)}")
        known = [part for part in reply["parts"] if part["answered"]]
        expect(table.get_by_role("row")).to_have_count(len(known) + 1)
        # Numbers are aligned at their ends, however many digits they have.
        ends = table.locator("td:nth-of-type(1) .text").evaluate_all(
            "(all) => new Set(all.map((text) => Math.round(text.getBoundingClientRect().right))).size")
        assert ends == 1, ends
        check(page, "a trend with a table")


def test_the_week_of_a_tag_distinguishes_never_from_seldom(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?tag=sleep&period=all", 360, dark=True,
            language="en-GB") as page:  # weeks begin on Monday, as those of the interface do
        week = page.get_by_role("table", name="When: sleep")
        expect(week.get_by_role("row")).to_have_count(8)
        reply = proba.get("api/v1/stats/hour-weekday?tag=sleep")
        cells = week.locator("td").evaluate_all(
            """(all) => all.slice(1).map((cell) => [cell.textContent,
              getComputedStyle(cell).backgroundColor !== "rgba(0, 0, 0, 0)"])""")
        counts = [count for row in reply["counts"] for count in row]
        answered = [count for row in reply["answered"] for count in row]
        assert len(cells) == 168
        for (text, is_colored), count, total in zip(cells, counts, answered):
            assert (text == "·") == (count == 0 and total > 0), (text, count, total)
            assert is_colored == (count > 0), (is_colored, count)
        check(page, "the week of a tag")


def test_the_week_of_a_short_period_covers_twelve_weeks(browser):
    with Proba(log=sample_log(120)) as proba, visit(
            browser, f"{proba.url}insights?tag=sleep&from={day(-6)}&to={day(0)}", 1_300) as page:
        week = page.get_by_role("table", name="When: sleep, the last 12 weeks")
        expect(week.get_by_role("row")).to_have_count(8)
        expect(page.get_by_text("share of the hour, the last 12 weeks", exact=True)).to_be_visible()
        reply = proba.get(f"api/v1/stats/hour-weekday?tag=sleep&from={day(-83)}&to={day(0)}")
        colored = week.locator("td").evaluate_all(
            """(all) => all.slice(1).filter((cell) =>
              getComputedStyle(cell).backgroundColor !== "rgba(0, 0, 0, 0)").length""")
        assert colored == sum(count > 0 for row in reply["counts"] for count in row)
        # One form of hours on all axes.
        hours = week.get_by_role("columnheader")
        names = [re.sub(r"\s", " ", hours.nth(hour).inner_text()) for hour in (0, 6, 12, 18)]
        assert names == ["12 AM", "6 AM", "12 PM", "6 PM"], names


def test_the_week_of_a_tag_is_shown_once_and_whole(browser):
    with Proba(log=sample_log()) as proba:
        for path in ("insights?tag=sleep&period=all", "tags?tag=sleep&period=all"):
            for width in (360, 1_300):
                with visit(browser, proba.url + path, width) as page:
                    week = page.get_by_role("table", name="When: sleep")
                    expect(week.get_by_role("row")).to_have_count(8)
                    expect(page.get_by_role("heading", name="When", exact=True)).to_have_count(1)
                    # All 24 hours lie within the window.
                    ends = week.get_by_role("row").nth(1).locator("td").evaluate_all(
                        "(all) => all.map((cell) => cell.getBoundingClientRect().right)")
                    assert len(ends) == 24 and max(ends) <= width, (path, ends)


def test_the_week_hatches_the_hours_without_answers(browser):
    with Proba(log=sample_log(5)) as proba, visit(
            browser, proba.url + "insights?tag=sleep&period=all", 1_300,
            language="en-GB") as page:
        week = page.get_by_role("table", name="When: sleep")
        expect(week.get_by_role("row")).to_have_count(8)
        reply = proba.get("api/v1/stats/hour-weekday?tag=sleep")
        hatched = week.locator("td").evaluate_all(
            """(all) => all.slice(1).map((cell) =>
              getComputedStyle(cell).backgroundImage !== "none")""")
        assert hatched == [total == 0 for row in reply["answered"] for total in row]
        assert any(hatched) and not all(hatched)
        # The legend has the same.
        entry = page.get_by_text("no answers", exact=True)
        expect(entry).to_be_visible()
        assert entry.evaluate("""(text) =>
          getComputedStyle(text.previousElementSibling).backgroundImage""") != "none"
        check(page, "a week with hours without answers")


def test_the_week_is_read_with_the_keys_and_by_touch(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?tag=sleep&period=all", 360, has_touch=True,
            language="en-GB") as page:
        week = page.get_by_role("table", name="When: sleep")
        expect(week.get_by_role("row")).to_have_count(8)
        reply = proba.get("api/v1/stats/hour-weekday?tag=sleep")
        said = page.locator(".style-week-reading")
        charts(page)

        def words(row, hour):
            count, total = reply["counts"][row][hour], reply["answered"][row][hour]
            day = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[row]
            answers = f"{count} of {total} {'answer' if total == 1 else 'answers'}"
            return f"{day}, {hour}–{hour + 1}: " + (answers if total else "no answers")

        place = page.locator(".style-week-map")
        top = place.bounding_box()["y"]
        for key, row, hour in (("ArrowRight", 0, 0), ("ArrowRight", 0, 1), ("ArrowDown", 1, 1),
                               ("End", 1, 23), ("ArrowUp", 0, 23)):
            place.press(key)
            expect(said).to_have_text(words(row, hour))
        expect(week.locator("td[aria-current]")).to_have_count(1)
        check(page, "an hour of the week")
        place.press("Escape")
        expect(said).to_have_text("")
        # A finger marks an hour, and others as it moves along.
        place.scroll_into_view_if_needed()
        cells = week.locator("td")
        touch = page.context.new_cdp_session(page)

        def finger(kind, *cell):
            points = []
            if cell:
                box = cells.nth(1 + 24 * cell[0] + cell[1]).bounding_box()
                points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        finger("touchStart", 2, 3)
        expect(said).to_have_text(words(2, 3))
        for hour in range(4, 12):
            finger("touchMove", 2, hour)
        expect(said).to_have_text(words(2, 11))
        finger("touchEnd")
        expect(said).to_have_text(words(2, 11))
        page.evaluate("scrollTo(0, 0)")
        assert place.bounding_box()["y"] == top, "the map has moved"


def test_a_condition_on_tags_has_figures_like_a_tag(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all", 1_300) as page:
        charts(page)
        page.keyboard.press("/")
        field = page.get_by_role("textbox", name="Search tags")
        expect(field).to_be_focused()
        page.keyboard.type("WORK&!meeting")
        check(page, "a condition that is written")
        page.keyboard.press("Enter")
        # It has a row with the names of the tags, and the figures of the interface.
        row = page.locator(".figures tbody tr").first
        expect(row.get_by_role("rowheader")).to_have_text("work & !meeting")
        expect(row).to_have_attribute("aria-current", "true")
        expect(page.get_by_role("heading", name="work & !meeting")).to_be_visible()
        expect(page.get_by_role("table", name="When: work & !meeting")).to_be_visible()
        expect(page.get_by_role("slider", name=re.compile(": work & !meeting"))).to_be_visible()
        expect(page).to_have_url(re.compile("tag=work%20%26%20%21meeting"))
        check(page, "a condition on tags")
        # The address opens it, and its answers are found.
        page.reload()
        expect(row.get_by_role("rowheader")).to_have_text("work & !meeting")
        page.get_by_role("link", name="All its answers").click()
        expect(page.get_by_role("textbox", name="Search answers")).to_have_value(
            "work & !meeting")
        expect(page.get_by_role("main")).to_contain_text("The newest 50 answers")
        page.go_back()
        expect(page.locator(".inspector")).to_be_visible()
        width = page.locator(".columns > .card").first.bounding_box()["width"]
        field.fill("work & nosuch")
        page.get_by_role("button", name="Show the hours of “work & nosuch”").click()
        expect(page.get_by_text("One of these tags has never been used.")).to_be_visible()
        # The table keeps its width, although nothing is beside it.
        expect(page.locator(".inspector")).to_have_count(0)
        assert page.locator(".columns > .card").first.bounding_box()["width"] == width
        forget(page, "404")
        page.locator(".figures tbody").get_by_role("button").first.click()
        expect(page.get_by_text("One of these tags has never been used.")).to_have_count(0)
        expect(field).to_have_value("")


def test_a_period_is_compared_with_a_year_before_or_with_stated_days(browser):
    with Proba(log=sample_log(500)) as proba, visit(
            browser, f"{proba.url}insights?period=week&at={day(-8)}", 1_300) as page:
        charts(page)
        page.get_by_role("button", name=re.compile("^compared with ")).click()
        choice = page.get_by_role("group", name="Comparison")
        before, year_before = choice.get_by_role("radio").all()[:2]
        expect(before).to_be_checked()
        year_before.check()
        expect(page).to_have_url(re.compile("with=year-before"))
        expect(page.locator(".lead h2")).to_contain_text("a year before")
        check(page, "a comparison that is chosen")
        choice.get_by_role("radio", name="Custom").check()
        # The initial days are those compared last.
        first = page.get_by_role("dialog").locator("input[type=date]").first
        expect(first).to_have_value(day(-8 - 364))
        first.fill(day(-8 - 380))
        expect(page).to_have_url(re.compile(f"with={day(-8 - 380)}"))
        changes = proba.get(
            f"api/v1/stats/changes?from={day(-8)}&to={day(-2)}&beforeFrom={day(-8 - 380)}"
            f"&beforeTo={day(-2 - 364)}")
        page.reload()
        charts(page)
        row = page.locator(".figures tbody tr").filter(has_text="work").first
        hours = next(tag for tag in changes["tags"] if tag["name"] == "work")["change"]
        digits = f"{abs(hours):.0f}" if abs(hours) >= 10 else f"{abs(hours):.1f}"
        expect(row.locator("td").last).to_contain_text(digits.removesuffix(".0"))


def test_forced_colours_keep_the_figures_readable(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all", 1_300, forced_colors="active") as page:
        charts(page)
        for part in ("table.week td", ".figures .dot", ".figures [aria-current] > th",
                     ".option > :checked + span"):
            expect(page.locator(part).first).to_be_visible()
        looks = page.evaluate("""() => {
          const color = (at) => getComputedStyle(document.querySelector(at)).backgroundColor;
          const cells = [...document.querySelectorAll("table.week td")];
          return {
            dots: new Set([...document.querySelectorAll(".figures .dot")]
              .map((dot) => getComputedStyle(dot).backgroundColor)).size,
            week: new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor)).size,
            chosen: getComputedStyle(document.querySelector(".option > :checked + span"))
              .outlineStyle,
            row: getComputedStyle(document.querySelector(".figures [aria-current] > th"))
              .outlineStyle,
            map: (() => {
              const canvas = document.querySelector("[role=slider][aria-label^=Where] canvas");
              const { width, height } = canvas;
              const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
              const seen = new Set();
              for (let i = 0; i < data.length; i += 4 * 97)
                seen.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`);
              return seen.size;
            })(),
          };
        }""")
        assert looks["dots"] > 3 and looks["week"] >= 2 and looks["map"] > 5, looks
        assert looks["chosen"] == "solid" and looks["row"] == "solid", looks


def test_the_wheel_moves_the_page_wherever_the_pointer_is(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all", 1_000, 500) as page:
        charts(page)
        page.mouse.move(300, 400)
        page.mouse.wheel(0, 300)
        page.wait_for_function("() => scrollY > 200")
        assert page.evaluate("""() => [...document.querySelectorAll("main *")].every((e) =>
          e.scrollHeight <= e.clientHeight + 1
          || !["auto", "scroll"].includes(getComputedStyle(e).overflowY))""")


def test_the_layout_does_not_shift_when_charts_load(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        for width in (360, 1_300):
            page.set_viewport_size({"width": width, "height": 900})
            held = []
            # So that no request of the page that is left is held, which fetches what it may need later.
            page.goto("about:blank")
            page.route("**/charts.wasm", lambda route: held.append(route))
            page.goto(proba.url + "insights?period=all")
            expect(page.get_by_role("table", name=re.compile("^When: "))).to_be_visible()
            expect(page.get_by_text("Goes with").or_(page.locator(".week"))).not_to_have_count(0)
            page.wait_for_timeout(300)
            places = """() => ["table.week", ".map-frame"].map((at) =>
              Math.round(document.querySelector(at).getBoundingClientRect().y + scrollY))"""
            before = page.evaluate(places)
            while not held:
                page.wait_for_timeout(20)
            held[0].continue_()
            charts(page)
            assert page.evaluate(places) == before, (width, before, page.evaluate(places))
            page.unroute("**/charts.wasm")


def test_the_figures_fit_any_width(browser):
    log = sample_log().replace("walk", "a-tag-of-many-letters-which-nobody-would-choose-to-write")
    with Proba(log=log) as proba:
        for width in (320, 360, 768, 1_000, 1_280, 1_680):
            with visit(browser, proba.url + "insights?period=all", width) as page:
                charts(page)
                check(page, f"figures, {width} px")
                cut = page.locator(".figures td").evaluate_all("""(all) => all.filter((cell) =>
                  cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1)
                  .map((cell) => cell.outerHTML.slice(0, 200))""")
                assert not cut, (width, cut)


def test_the_choice_of_the_period_is_one_line_with_the_chosen_one_in_view(browser):
    with Proba(log=sample_log()) as proba:
        for language in ("en-US", "uk-UA", "ru-RU"):
            for address, place in (("insights?period=week", 0), ("insights?period=all", 4)):
                with visit(browser, proba.url + address, 360, 640, language=language) as page:
                    # On the first day of a week there are too few answers for charts to wait for.
                    options = page.locator(".period-bar .picker").first.locator(".option")
                    expect(options.nth(place).locator("input")).to_be_checked()
                    expect(options.nth(place)).to_be_in_viewport(ratio=1)
                    lines = options.evaluate_all(
                        "(all) => new Set(all.map((option) => option.offsetTop)).size")
                    assert lines == 1, language
                    # Each can be reached by keyboard.
                    options.nth(place).locator("input").focus()
                    for step in range(place + 1, options.count()):
                        page.keyboard.press("ArrowRight")
                        expect(options.nth(step).locator("input")).to_be_focused()
                        expect(options.nth(step)).to_be_in_viewport(ratio=.9)


# Whether a thumb hits a control a little above and below its middle.
HIT = """(control) => {
  control.scrollIntoView({ block: "center" });
  const { left, width, top, height } = control.getBoundingClientRect();
  return [-21, 0, 21].every((off) =>
    control.contains(document.elementFromPoint(left + width / 2, top + height / 2 + off)));
}"""


def test_small_controls_are_within_reach_of_a_thumb(browser):
    with Proba(log=sample_log(60)) as proba, visit(
            browser, proba.url + "insights?tag=work", 390, 844, has_touch=True) as page:
        charts(page)
        for control in (
                page.locator(".style-comparison").first,
                page.get_by_role("link", name="Week in review"),
                page.get_by_role("link", name="Tag page")):
            expect(control).to_be_visible()
            assert control.evaluate(HIT), control


def test_the_address_keeps_the_period(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        page.get_by_role("link", name="Insights").click()
        page.get_by_role("radio", name="Month").focus()
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_role("radio", name="Week")).to_be_focused()
        expect(page).to_have_url(proba.url + "insights?period=week")
        page.get_by_role("button", name="Earlier period").click()
        expect(page).to_have_url(re.compile(r"insights\?period=week&at=\d{4}-\d\d-\d\d$"))
        start = page.url.rsplit("=", 1)[1]
        sunday = time.strptime(start, "%Y-%m-%d")
        assert sunday.tm_wday == 6, "weeks of the United States begin on Sunday"
        end = time.strftime("%Y-%m-%d", time.gmtime(calendar.timegm(sunday) + 6 * 86_400))
        week = proba.get(f"api/v1/stats?from={start}&to={end}")
        sentence = page.get_by_text(f"{week['answered']} of {week['probes']} questions")
        expect(sentence).to_be_visible()
        address = page.url
        page.reload()
        ready(page)
        expect(sentence).to_be_visible()
        expect(page.get_by_role("radio", name="Week")).to_be_checked()
        page.get_by_role("button", name="Later period").click()
        expect(page).to_have_url(proba.url + "insights?period=week")
        expect(page.get_by_role("button", name="Later period")).to_have_attribute(
            "aria-disabled", "true")
        page.goto(address)
        ready(page)
        page.get_by_role("radio", name="Custom").check()
        expect(page.get_by_label("From", exact=True)).to_have_value(start)
        page.get_by_label("From", exact=True).fill(day(-3))
        expect(page.get_by_label("From", exact=True)).to_be_focused()
        page.get_by_label("To", exact=True).fill(day(0))
        expect(page).to_have_url(f"{proba.url}insights?from={day(-3)}&to={day(0)}")
        # The content does not change while a date is being typed.
        lines = requested(page)
        settle(page, lines)
        page.get_by_label("From", exact=True).press("Backspace")
        assert settle(page, lines) == []
        expect(page).to_have_url(f"{proba.url}insights?from={day(-3)}&to={day(0)}")
        # It is typed digit by digit: after the first, there is another date, or none.
        year, month, date = day(-30).split("-")
        page.get_by_label("From", exact=True).press("ArrowLeft")
        page.get_by_label("From", exact=True).press("ArrowLeft")
        for digit in month + date + year:
            page.keyboard.press(digit)
        assert settle(page, lines) == []
        page.keyboard.press("Enter")
        expect(page.get_by_label("From", exact=True)).to_have_value(day(-30))
        expect(page).to_have_url(f"{proba.url}insights?from={day(-30)}&to={day(0)}")
        page.get_by_label("From", exact=True).fill(day(-3))
        page.get_by_label("To", exact=True).focus()
        page.get_by_role("link", name="Now").click()
        page.get_by_role("link", name="Insights").click()
        expect(page).to_have_url(f"{proba.url}insights?from={day(-3)}&to={day(0)}")


def test_the_server_renders_the_figures_of_the_period_in_the_address(browser):
    with Proba(log=sample_log()) as proba:
        one = proba.get(f"api/v1/stats?from={day(-3)}&to={day(-3)}")
        context = browser.new_context(java_script_enabled=False, locale="en-US")
        page = context.new_page()
        page.goto(f"{proba.url}insights?from={day(-3)}&to={day(-3)}")
        expect(page.get_by_text(f"{one['answered']} of {one['probes']} questions")).to_be_visible()
        expect(page.get_by_role("radio", name="Custom")).to_be_checked()
        expect(page.get_by_label("From", exact=True)).to_have_value(day(-3))
        context.close()


def test_the_map_grows_until_it_is_whole(browser):
    picture = """() => document.querySelector(
      "[role=slider][aria-label^=Where]:not([aria-busy]) canvas")?.toDataURL() ?? ''"""
    with Proba(log=sample_log(400)) as proba, visit(browser, proba.url + "insights?period=all") as page:
        # The data of an empty canvas is much shorter.
        page.wait_for_function(f"() => ({picture})().length > 5_000")
        whole = page.evaluate(picture)
        page.emulate_media(reduced_motion="no-preference")
        page.reload()
        page.wait_for_function(f"(whole) => ({picture})() === whole", arg=whole)


def test_the_map_states_shares_that_lie_between_the_ends_of_their_intervals(browser):
    # Long enough for intervals within which whole percents would be equal.
    with Proba(log=sample_log(3_000)) as proba, visit(
            browser, proba.url + "insights?period=all", 1_000) as page:
        charts(page)
        tree = page.get_by_role("slider", name="Where the time went")
        texts = []
        tree.press("Home")
        for _ in range(40):
            texts.append(tree.get_attribute("aria-valuetext"))
            tree.press("ArrowRight")
            if tree.get_attribute("aria-valuetext") == texts[-1]:
                break
        assert len(set(texts)) > 2, texts
        for text in texts:
            share, low, high = map(float, re.search(
                r", ([\d.]+)% \(([\d.]+)%–([\d.]+)%\)$", text).groups())
            assert low <= share <= high and low < high, text


def test_a_tag_that_is_opened_fills_the_map(browser):
    with Proba(log=sample_log(400)) as proba:
        for within, width in itertools.product(("", "&within=people", "&within=work"), (360, 1_300)):
            with visit(browser, f"{proba.url}insights?period=all{within}", width) as page:
                charts(page)
                tree = page.get_by_role("slider", name="Where the time went")
                # The distance of its picture from each edge of the canvas, in pixels.
                edges = tree.locator("canvas").first.evaluate("""(canvas) => {
                  const { width, height } = canvas;
                  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
                  const found = [width, height, width, height];
                  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
                    if (!data[4 * (y * width + x) + 3]) continue;
                    [x, y, width - 1 - x, height - 1 - y].forEach((far, edge) => {
                      found[edge] = Math.min(found[edge], far);
                    });
                  }
                  return found;
                }""")
                assert max(edges) <= 3, (within, width, edges)


def test_tags_are_opened_and_going_back_closes_them(browser):
    with Proba(log=sample_log(400)) as proba, visit(
            browser, proba.url + "insights?period=all", 1_000) as page:
        tree = page.get_by_role("slider", name="Where the time went")
        expect(tree).not_to_have_attribute("aria-busy", "true")
        reply = proba.get("api/v1/stats/tree")["parts"]
        outer = {reply[part["within"]]["name"] for part in reply if part["within"] is not None}
        section = page.locator("section", has=tree)
        tree.press("Home")
        name = tree.get_attribute("aria-valuetext").split(",")[0]
        while name not in outer:
            tree.press("ArrowRight")
            name = tree.get_attribute("aria-valuetext").split(",")[0]
        tree.press("Enter")
        expect(section.get_by_text(name, exact=True)).to_be_visible()
        expect(page).to_have_url(f"{proba.url}insights?period=all&within={name}")
        check(page, "within a tag")
        page.reload()
        ready(page)
        expect(section.get_by_text(name, exact=True)).to_be_visible()
        expect(tree).to_be_visible()
        page.go_back()
        expect(page).to_have_url(f"{proba.url}insights?period=all")
        expect(section.get_by_text(name, exact=True)).to_have_count(0)


def test_small_tags_are_gathered_and_stay_open_at_another_width(browser):
    number = itertools.count()
    log = re.sub("guitar 🎸", lambda _: f"odd{next(number)}", sample_log())
    with Proba(log=log) as proba, visit(
            browser, proba.url + "insights?period=all", 1_300) as page:
        charts(page)
        tree = page.get_by_role("slider", name="Where the time went")
        tree.press("End")
        expect(tree).to_have_attribute("aria-valuetext", re.compile(r"^\d+ others, "))
        tree.press("Enter")
        expect(page).to_have_url(re.compile("within=(…|%E2%80%A6)$"))
        opened = page.locator("section", has=tree).get_by_text(re.compile(r"^\d+ others$"))
        expect(opened).to_be_visible()
        # On a narrow screen, others are grouped, and still open.
        page.set_viewport_size({"width": 390, "height": 800})
        expect(opened).to_be_visible()
        page.reload()
        expect(opened).to_be_visible()
        tree.press("End")
        expect(tree).to_have_attribute("aria-valuetext", re.compile(r"^(odd\d+|\d+ others), "))
        check(page, "small tags on the map")


def test_charts_follow_the_period_and_the_tag(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, f"{proba.url}insights?from={day(-29)}&to={day(0)}") as page:
        charts(page)
        page.evaluate("document.querySelector('[role=slider]').isHere = true")
        page.get_by_role("button", name="people", exact=True).click()
        expect(page.get_by_role("slider", name="Hours a day: people")).to_be_visible()
        page.get_by_role("radio", name="All", exact=True).check()
        expect(page.get_by_role("slider", name="Hours a week: people")).to_be_visible()
        # The same program has shown them all.
        assert page.evaluate("document.querySelector('[role=slider]').isHere")
        hours = page.get_by_role("slider", name="Hours a week: people")
        hours.press("Home")
        hours.press("Shift+ArrowRight")
        page.get_by_role("button", name="Use as period").click()
        expect(page.get_by_role("radio", name="Custom")).to_be_checked()
        expect(page).to_have_url(re.compile(r"insights\?tag=people&from=.+&to="))


def test_a_range_dragged_on_a_chart_becomes_the_period(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, f"{proba.url}insights?from={day(-29)}&to={day(0)}", 1_280) as page:
        charts(page)
        trend = page.get_by_role("slider").filter(has=page.locator("canvas")).first
        page.get_by_role("button", name="Select a range").first.click()
        trend.scroll_into_view_if_needed()
        box = trend.bounding_box()
        left, right, y = (box["x"] + box["width"] * 0.4, box["x"] + box["width"] * 0.7,
                          box["y"] + box["height"] / 2)
        page.mouse.move(left, y)
        page.mouse.down()
        page.mouse.move(right, y, steps=6)
        page.mouse.up()
        page.get_by_role("button", name="Use as period").click()
        expect(page.get_by_role("radio", name="Custom")).to_be_checked()
        page.wait_for_url(re.compile(r"[?&]from=\d{4}-\d\d-\d\d&to="))
        first, last = (datetime.date.fromisoformat(re.search(
            rf"[?&]{end}=(\d{{4}}-\d\d-\d\d)", page.url)[1]) for end in ("from", "to"))
        # A part of the thirty days that were shown, of about the length that was dragged over.
        assert day(-29) <= str(first) < str(last) <= day(0), (first, last)
        assert 5 <= (last - first).days <= 13, (first, last)


def test_charts_handle_their_own_buttons_and_keys_and_the_page_the_rest(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "insights") as page:
        hours = charts(page).first
        hours.focus()
        page.keyboard.press("End")
        expect(hours).to_have_attribute("aria-valuetext", re.compile(r"\d"))
        last = hours.get_attribute("aria-valuetext")
        page.keyboard.press("ArrowLeft")
        expect(hours).not_to_have_attribute("aria-valuetext", last)
        box = hours.bounding_box()
        before = hours.get_attribute("aria-valuetext")
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(hours).not_to_have_attribute("aria-valuetext", before)
        page.get_by_role("button", name="Zoom in").first.click()
        page.get_by_role("radio", name="Week").check()
        expect(page.get_by_role("radio", name="Week")).to_be_checked()
        expect(page.get_by_role("main").get_by_role("heading", level=1)).to_have_text("Insights")


def test_statistics_of_nothing_of_a_day_and_of_twenty_years(browser):
    with Proba() as proba, visit(browser, proba.url + "insights", 360) as page:
        expect(page.get_by_text("No answers in this period.").or_(
            page.get_by_text("No questions in this period."))).to_be_visible()
        expect(page.locator("[role=slider]")).to_have_count(0)
        check(page, "statistics of nothing")
    log = "".join(sample_log(1).splitlines(keepends=True)[-12:])
    with Proba(log=log) as proba, visit(browser, proba.url + "insights?period=all", 360) as page:
        expect(page.get_by_text("Patterns appear after about 20 answers.")).to_be_visible()
        expect(page.locator("[role=slider]")).to_have_count(0)
        expect(page.get_by_role("rowheader").first).to_be_visible()
        check(page, "statistics of a day")
    with Proba(log=sample_log(7_300)) as proba, visit(
            browser, proba.url + "insights?period=all", 360) as page:
        expect(page.get_by_role("slider", name=re.compile("Hours a month"))).to_be_visible()
        charts(page)
        check(page, "statistics of 20 years")
