"""What people see of their figures, which come in chunks of the page's program."""

import re

from playwright.sync_api import expect

from proba import Proba, day, sample_log
from visitor import MEMORY, check, visit

def charts(page):
    """The charts of the course, once there is something in them."""
    drawn = page.locator("[aria-label='Over time'] [role=slider]:not([aria-busy])")
    expect(drawn).to_have_count(2)
    return drawn


def forget(page, *words):
    """What the browser itself notes on the console of what a test breaks on purpose."""
    page.problems[:] = [p for p in page.problems if not any(word in p for word in words)]


def test_charts_tell_how_hours_and_coverage_go_on(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "statistics?tag=work") as page:
        for name in ("Hours a day: work", "Coverage over time"):
            chart = page.get_by_role("slider", name=name)
            expect(chart).to_have_attribute("aria-description", re.compile("^From .+ to .+ zoom"))
            chart.press("End")
            expect(chart).to_have_attribute("aria-valuetext", re.compile(r"\d"))
        page.get_by_role("button", name="Table").first.click()
        table = page.get_by_role("table", name="Hours a day: work")
        told = proba.get(f"api/v1/stats/trend?tag=work&from={day(-29)}&to={day(0)}")
        known = [part for part in told["parts"] if part["answered"]]
        expect(table.get_by_role("row")).to_have_count(len(known) + 1)
        check(page, "charts with a table")


def test_the_week_of_a_tag_is_told_hour_by_hour(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "statistics", 360, dark=True) as page:
        week = page.get_by_role("slider", name=re.compile("^When: "))
        expect(week).to_have_attribute("aria-description", re.compile("^Most often on .+day at "))
        week.press("Home")
        expect(week).to_have_attribute("aria-valuetext", re.compile("^Monday 0:00, "))
        # Of four Mondays, an hour may by chance have no answer.
        for _ in range(12):
            if not week.get_attribute("aria-valuetext").endswith("no answers"):
                break
            week.press("ArrowRight")
        expect(week).to_have_attribute(
            "aria-valuetext", re.compile(r"^Monday \d+:00, \d+% \(\d+%–\d+%\)$"))
        check(page, "the week of a tag")
        # The page's own table takes its place.
        page.get_by_role("button", name="Show the week of sleep").click()
        expect(page.get_by_role("table", name="When: sleep")).to_be_visible()
        expect(week).to_have_count(0)


def test_the_answers_divide_into_a_ring_bars_and_tags_within_tags(browser):
    with Proba(log=sample_log(400)) as proba, visit(
            browser, proba.url + "statistics", 360, dark=True) as page:
        told = proba.get(f"api/v1/stats/tree?from={day(-29)}&to={day(0)}")
        part = max((part for part in told["parts"] if part["within"] is None),
                   key=lambda part: part["count"])
        for name in ("How the time divides", "Tags within tags"):
            chart = page.get_by_role("slider", name=name)
            expect(chart).to_have_attribute(
                "aria-description", re.compile(f"^{part['name']} has the largest share: "))
            chart.press("Home")
            share = f"{part['name']}, {round(part['share'] * 100)}% ("
            expect(chart).to_have_attribute("aria-valuetext", re.compile(re.escape(share)))
        bars = page.get_by_role("slider", name="Most used tags")
        bars.press("End")
        expect(bars).to_have_attribute("aria-valuetext", re.compile(r"\d% \(\d+%–\d+%\)$"))
        section = page.get_by_role("region", name="Most used tags")
        section.get_by_role("button", name="Table").click()
        expect(section.get_by_role("row")).to_have_count(11)
        check(page, "shares with a table")


def test_the_address_keeps_the_period(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        page.get_by_role("link", name="Statistics").click()
        page.get_by_role("radio", name="30 days").focus()
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_role("radio", name="7 days")).to_be_focused()
        expect(page).to_have_url(proba.url + "statistics?period=week")
        week = proba.get(f"api/v1/stats?from={day(-6)}&to={day(0)}")
        told = page.get_by_text(f"{week['answered']} of {week['probes']} probes")
        expect(told).to_be_visible()
        page.get_by_role("button", name=re.compile("Show the week of")).first.click()
        expect(page.get_by_role("button", name="Close")).to_be_focused()
        page.reload()
        expect(page.get_by_role("table")).to_be_visible()
        expect(told).to_be_visible()
        expect(page.get_by_role("radio", name="7 days")).to_be_checked()
        page.get_by_role("radio", name="Dates").check()
        expect(page.get_by_label("From")).to_have_value(day(-29))
        page.get_by_label("From").fill(day(-3))
        expect(page.get_by_label("From")).to_be_focused()
        # One digit too many clears nothing.
        page.get_by_label("To").press_sequentially("020320211")
        expect(page.get_by_label("To")).to_have_value(re.compile("^....-02-03$"))
        page.get_by_label("To").fill(day(0))
        days = f"from={day(-3)}&to={day(0)}"
        page.get_by_role("link", name="Now").click()
        page.get_by_role("link", name="Statistics").click()
        expect(page).to_have_url(f"{proba.url}statistics?{days}")
        # Each period that was tried is not a place of its own on the way back.
        for _ in range(3):
            page.go_back()
        expect(page).to_have_url(proba.url + "statistics?period=week")
        expect(told).to_be_visible()
        page.go_back()
        expect(page).to_have_url(proba.url)


def test_the_server_writes_the_figures_of_the_period_in_the_address(browser):
    with Proba(log=sample_log()) as proba:
        one = proba.get(f"api/v1/stats?from={day(-3)}&to={day(-3)}")
        context = browser.new_context(java_script_enabled=False, locale="en-US")
        page = context.new_page()
        page.goto(f"{proba.url}statistics?from={day(-3)}&to={day(-3)}")
        expect(page.get_by_text(f"{one['answered']} of {one['probes']} probes")).to_be_visible()
        expect(page.get_by_role("radio", name="Dates")).to_be_checked()
        expect(page.get_by_label("From")).to_have_value(day(-3))
        context.close()


def test_shares_grow_until_they_are_whole(browser):
    pictures = """() => ["How the time divides", "Most used tags", "Tags within tags"].map((name) =>
      document.querySelector(`[role=slider][aria-label="${name}"]:not([aria-busy]) canvas`)
        ?.toDataURL() ?? "")"""
    with Proba(log=sample_log(400)) as proba, visit(browser, proba.url + "statistics") as page:
        # A canvas with nothing on it is shorter by far.
        page.wait_for_function(f"() => ({pictures})().every((picture) => picture.length > 5_000)")
        whole = page.evaluate(pictures)
        page.emulate_media(reduced_motion="no-preference")
        page.reload()
        page.wait_for_function(
            f"(whole) => ({pictures})().every((picture, place) => picture === whole[place])",
            arg=whole)


def test_tags_are_gone_into_and_come_out_of_again(browser):
    with Proba(log=sample_log(400)) as proba, visit(
            browser, proba.url + "statistics", 1_000) as page:
        tree = page.get_by_role("slider", name="Tags within tags")
        expect(tree).not_to_have_attribute("aria-busy", "true")
        told = proba.get(f"api/v1/stats/tree?from={day(-29)}&to={day(0)}")["parts"]
        outer = {told[part["within"]]["name"] for part in told if part["within"] is not None}
        section = page.get_by_role("region", name="Tags within tags")
        tree.press("Home")
        name = tree.get_attribute("aria-valuetext").split(",")[0]
        while name not in outer:
            tree.press("ArrowRight")
            name = tree.get_attribute("aria-valuetext").split(",")[0]
        tree.press("Enter")
        expect(section.get_by_text(name, exact=True)).to_be_visible()
        check(page, "within a tag")
        section.get_by_role("button", name="Back").click()
        expect(tree).to_have_attribute("aria-valuetext", re.compile(f"^{name}, "))


def test_the_buttons_of_a_chart_take_two_rows_on_a_narrow_page(browser):
    with Proba(log=sample_log()) as proba:
        for language in ("en-US", "uk-UA", "ru-RU"):
            with visit(browser, proba.url + "statistics", 360, language=language) as page:
                expect(page.locator("[role=slider]:not([aria-busy])")).to_have_count(6)
                boxes = page.locator("section").filter(has=page.locator("[role=slider]")).first \
                    .get_by_role("button").evaluate_all(
                        "(all) => all.map((b) => Math.round(b.getBoundingClientRect().y))")
                # Two charts, each with signs in one row and words in the next.
                assert len(set(boxes)) == 4, (language, boxes)


def test_charts_follow_the_period_and_the_tag(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "statistics") as page:
        charts(page)
        page.evaluate("document.querySelector('[role=slider]').isHere = true")
        page.get_by_role("radio", name="sleep").check()
        expect(page.get_by_role("slider", name="Hours a day: sleep")).to_be_visible()
        page.get_by_role("radio", name="12 months").check()
        expect(page.get_by_role("slider", name="Hours a week: sleep")).to_be_visible()
        page.get_by_role("button", name="Show the week of people").click()
        expect(page.get_by_role("slider", name="Hours a week: people")).to_be_visible()
        # It is the same program that has shown them all.
        assert page.evaluate("document.querySelector('[role=slider]').isHere")


def test_charts_are_fetched_once_and_not_before_the_question_is_shown(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        fetched = "performance.getEntriesByName(location.origin + '/charts.wasm')"
        page.wait_for_function(f"() => {fetched}.length")
        assert page.evaluate(f"""() => {{
          const [program] = performance.getEntriesByName(location.origin + "/proba.wasm");
          return program.responseEnd <= {fetched}[0].startTime;
        }}""")
        for _ in range(2):
            page.get_by_role("link", name="Statistics").click()
            charts(page)
            page.get_by_role("link", name="Now").click()
            expect(page.locator("canvas")).to_have_count(0)
        assert page.evaluate(f"() => {fetched}.length") == 1


def test_charts_leave_nothing_behind(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url, script=MEMORY) as page:
        sizes = []
        for _ in range(6):
            page.get_by_role("link", name="Statistics").click()
            charts(page).first.press("End")
            page.get_by_role("link", name="Now").click()
            expect(page.locator("canvas")).to_have_count(0)
            sizes.append(page.evaluate("moduleMemory.buffer.byteLength"))
        # What the first visit took is used again by the others.
        assert sizes[0] > 0 and sizes[1:] == sizes[1:2] * 5, sizes


def test_the_page_fetches_no_statistics_before_the_question_is_shown(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        page.wait_for_function(
            "() => performance.getEntriesByName(location.origin + '/statistics.wasm').length")
        first, second = page.evaluate("""() => ["/proba.wasm", "/statistics.wasm"].map(
          (path) => performance.getEntriesByName(location.origin + path)[0])""")
        assert first["responseEnd"] <= second["startTime"]


def test_statistics_opened_by_address_bring_their_chunk_along(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "statistics") as page:
        written = page.request.get(proba.url + "statistics").text()
        assert ' data-chunks="statistics">' in written
        assert '<link rel="preload" href="/statistics.wasm"' in written
        assert "statistics.wasm" not in page.request.get(proba.url).text()
        charts(page)
        assert page.evaluate(
            "performance.getEntriesByName(location.origin + '/statistics.wasm').length") == 1


def test_the_page_stays_whole_where_the_statistics_cannot_be_fetched(browser):
    with Proba(log=sample_log()) as proba:
        for file in ("statistics.wasm", "statistics.js", "lists.js"):
            for path in ("", "statistics"):
                with visit(browser, proba.url) as page:
                    page.route(f"**/{file}", lambda route: route.abort())
                    page.goto(proba.url + path)
                    page.get_by_role("link", name="Statistics").click()
                    alert = page.get_by_role("alert").filter(has_text="could not be loaded")
                    expect(alert).to_have_count(1)
                    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")
                    check(page, f"a page without {file}")
                    page.unroute(f"**/{file}")
                    page.get_by_role("button", name="Try again").click()
                    charts(page)
                    expect(alert).to_have_count(0)
                    forget(page, "ERR_FAILED", "Failed to fetch", "not as written")


def test_statistics_stay_whole_where_the_charts_cannot_be_fetched(browser):
    with Proba(log=sample_log()) as proba:
        for file in ("charts.wasm", "charts.js", "drawing.js"):
            with visit(browser, proba.url) as page:
                page.route(f"**/{file}", lambda route: route.abort())
                page.goto(proba.url + "statistics")
                alert = page.get_by_role("alert").filter(has_text="could not be loaded")
                expect(alert).to_have_count(1)
                expect(page.get_by_role("listitem").first).to_be_visible()
                check(page, f"statistics without {file}")
                page.unroute(f"**/{file}")
                page.get_by_role("button", name="Try again").click()
                charts(page)
                expect(alert).to_have_count(0)
                forget(page, "ERR_FAILED", "Failed to fetch")


def requested(page):
    """What the page asks of the programming interface from now on, but for the events."""
    lines = []

    def note(request):
        path = request.url.split("/api/v1/")[-1]
        if path != request.url and path != "events":
            lines.append(f"{request.method} {path.split('?')[0]}")

    page.on("request", note)
    return lines


def settle(page, lines):
    """Waits until the page has asked for nothing for a while, and empties the list."""
    count = -1
    while count != len(lines):
        count = len(lines)
        page.wait_for_timeout(700)
    asked = sorted(lines)
    lines.clear()
    return asked


def test_what_was_read_is_not_read_again(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        lines = requested(page)
        page.goto(proba.url)
        assert settle(page, lines) == ["GET tags"], "the server has written the rest into the page"
        page.get_by_role("textbox", name="Your answer").fill("tea")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Change", exact=True)).to_be_focused()
        assert settle(page, lines) == ["POST answers"]
        page.get_by_role("link", name="Statistics").click()
        charts(page)
        first = settle(page, lines)
        assert first.count("GET stats") == 1 and len(set(first)) == len(first), first
        page.get_by_role("link", name="Now").click()
        page.get_by_role("link", name="Statistics").click()
        charts(page)
        assert settle(page, lines) == []
        page.get_by_role("button", name="Show the week of work").click()
        expect(page.get_by_role("table")).to_be_visible()
        assert "GET stats" not in settle(page, lines)
        page.get_by_role("radio", name="Plum").click(force=True)
        assert settle(page, lines) == ["GET stats", "PUT tags/color"]
        # What somebody else changes is read.
        with page.expect_request(lambda request: "/api/v1/stats?" in request.url):
            proba.run("answer", "gardening")


def test_a_chunk_of_another_build_does_not_join_the_program(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        module = page.request.get(proba.url + "charts.wasm").body()
        other = re.sub(rb"table-[0-9a-f]{12}", b"table-" + b"0" * 12, module)
        assert other != module
        page.route("**/charts.wasm", lambda route: route.fulfill(
            status=200, content_type="application/wasm", body=other))
        page.goto(proba.url + "statistics")
        expect(page.get_by_text("The charts could not be loaded.")).to_be_visible()
        page.get_by_role("button", name="Show the week of work").click()
        expect(page.get_by_role("table")).to_be_visible()
        expect(page.locator("#failure")).to_be_hidden()
        forget(page, "LinkError")


def test_charts_that_are_left_while_they_are_on_their_way_come_the_next_time(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        held = []
        page.route("**/charts.wasm", lambda route: held.append(route))
        page.goto(proba.url + "statistics")
        expect(page.get_by_role("listitem").first).to_be_visible()
        while not held:
            page.wait_for_timeout(20)
        page.get_by_role("link", name="Now").click()
        expect(page.get_by_role("textbox").first).to_be_visible()
        held[0].continue_()
        page.wait_for_function(
            "() => performance.getEntriesByType('resource').some((entry) =>"
            " entry.name.endsWith('/charts.wasm') && entry.responseEnd > 0)")
        page.get_by_role("link", name="Statistics").click()
        charts(page)
        assert len(held) == 1, held


def test_buttons_and_keys_in_the_charts_are_theirs_and_the_rest_is_the_pages(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "statistics") as page:
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
        page.get_by_role("radio", name="7 days").check()
        expect(page.get_by_role("radio", name="7 days")).to_be_checked()
        expect(page.get_by_role("main").get_by_role("heading", level=1)).to_have_text("Statistics")


def test_statistics_of_a_day_and_of_twenty_years_have_charts_and_of_nothing_a_sentence(browser):
    with Proba() as proba, visit(browser, proba.url + "statistics", 360) as page:
        expect(page.get_by_text("No answers in this period.")).to_be_visible()
        expect(page.locator("[role=slider]")).to_have_count(0)
        check(page, "statistics of nothing")
    for days, choice, name in ((1, "30 days", "Hours a day"), (7_300, "All time", "Hours a month")):
        log = sample_log(days)
        if days == 1:  # some days have fewer moments than others; these are few on any
            log = "".join(log.splitlines(keepends=True)[-12:])
        with Proba(log=log) as proba, visit(
                browser, proba.url + "statistics", 360) as page:
            page.get_by_role("radio", name=choice).check()
            expect(page.get_by_role("slider", name=re.compile(name))).to_be_visible()
            charts(page)
            expect(page.get_by_role("slider", name="How the time divides")).not_to_have_attribute(
                "aria-busy", "true")
            if days == 1:
                expect(page.get_by_text("the intervals are wide")).to_be_visible()
            check(page, f"statistics of {days} days")
