"""Using and reading charts, on a page of the gallery."""

import contextlib
import re

from playwright.sync_api import expect

from gallery import gallery
from visitor import check, visit

INK = """(name) => {
  const region = document.querySelector(`section[aria-label="${name}"]`);
  return [...region.querySelectorAll("canvas")].map((canvas) => {
    const { width, height } = canvas;
    if (!width || !height) return 0;
    // From a copy, since browsers draw a canvas differently if it is read often.
    const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]) sum = (sum * 31 + data[i] + 3 * data[i + 1] + 7 * data[i + 2] + i) % 1000003;
    }
    return sum;
  });
}"""


@contextlib.contextmanager
def charts(browser, *words, query="", **options):
    """The page of charts, drawn."""
    with gallery() as shown, visit(
            browser, shown.url + "charts" + query, *words, **options) as page:
        page.wait_for_function(
            "() => [...document.querySelectorAll('[role=slider]')].every("
            "(chart) => chart.querySelectorAll('canvas').length > 1)")
        yield page
        assert not shown.reports, shown.reports


def chart(page, name):
    return page.get_by_role("slider", name=name, exact=True)


def ink(page, name):
    """A checksum of the pixels of each layer of a chart: the figure, the marks."""
    return page.evaluate(INK, name)


def changed(page, name, layer, before):
    """Waits until a layer has changed."""
    page.wait_for_function(f"([name, layer, before]) => ({INK})(name)[layer] !== before",
                           arg=[name, layer, before])


def test_a_chart_is_drawn_and_read_with_the_keys(browser):
    with charts(browser) as page:
        hours = chart(page, "Hours a week")
        lines, marks = ink(page, "Hours a week")
        assert lines and not marks
        hours.focus()
        page.keyboard.press("Home")
        expect(hours).to_have_attribute("aria-valuetext", re.compile(r"^0, \d\.\d \(\d\.\d – "))
        changed(page, "Hours a week", 1, marks)
        page.keyboard.press("ArrowRight")
        expect(hours).to_have_attribute("aria-valuetext", re.compile(r"^1, "))
        assert ink(page, "Hours a week")[0] == lines, "the line was redrawn"


def test_a_wheel_zooms_about_the_pointer_and_a_double_click_shows_all(browser):
    with charts(browser) as page:
        hours = chart(page, "Hours a week")
        hours.scroll_into_view_if_needed()
        box = hours.bounding_box()
        before = ink(page, "Hours a week")
        other = ink(page, "Coverage")
        page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 100)
        expect(hours).not_to_have_attribute("aria-valuetext", "–")
        spoken = hours.get_attribute("aria-valuetext")
        page.keyboard.down("Control")
        page.mouse.wheel(0, -200)
        page.keyboard.up("Control")
        changed(page, "Hours a week", 0, before[0])
        changed(page, "Coverage", 0, other[0])  # the two are linked
        page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 101)
        expect(hours).to_have_attribute("aria-valuetext", spoken)
        page.mouse.dblclick(box["x"] + box["width"] * 0.75, box["y"] + 101)
        page.wait_for_function(
            f"([name, before]) => ({INK})(name)[0] === before",
            arg=["Hours a week", before[0]])


def test_a_drag_pans_a_zoomed_chart(browser):
    with charts(browser) as page:
        dense = chart(page, "A hundred thousand values")
        page.get_by_role("region", name="A hundred thousand values").get_by_role(
            "button", name="Zoom in").click()
        dense.scroll_into_view_if_needed()
        box = dense.bounding_box()
        before = ink(page, "A hundred thousand values")
        page.mouse.move(box["x"] + 300, box["y"] + 100)
        page.mouse.down()
        page.mouse.move(box["x"] + 150, box["y"] + 100, steps=5)
        page.mouse.up()
        changed(page, "A hundred thousand values", 0, before[0])


def test_fingers_zoom_and_mark(browser):
    with charts(browser, 360, has_touch=True) as page:
        hours = chart(page, "Hours a week")
        hours.scroll_into_view_if_needed()
        box = hours.bounding_box()
        before = ink(page, "Hours a week")
        touch = page.context.new_cdp_session(page)

        def fingers(kind, *places):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {"x": box["x"] + x, "y": box["y"] + 100, "id": n} for n, x in enumerate(places)]})

        fingers("touchStart", 140)
        fingers("touchStart", 140, 200)
        for step in range(1, 6):
            fingers("touchMove", 140 - 8 * step, 200 + 8 * step)
        fingers("touchEnd")
        changed(page, "Hours a week", 0, before[0])


def test_colours_follow_the_theme(browser):
    with charts(browser) as page:
        before = ink(page, "Patterns")[0]
        page.emulate_media(color_scheme="dark")
        changed(page, "Patterns", 0, before)


def test_new_values_grow_out_of_the_previous_ones(browser):
    with charts(browser) as page:
        before = ink(page, "Hours a week")
        page.get_by_role("button", name="Other values").click()
        changed(page, "Hours a week", 0, before[0])


def test_a_chart_is_as_sharp_as_the_screen_and_as_wide_as_its_room(browser):
    with charts(browser, 360, device_scale_factor=2) as page:
        canvas = chart(page, "Hours a week").locator("canvas").first
        pixels, room = canvas.evaluate("(c) => [c.width, c.getBoundingClientRect().width]")
        assert pixels == round(room * 2), (pixels, room)
        page.set_viewport_size({"width": 640, "height": 800})
        page.wait_for_function(
            "([c, before]) => c.width > before", arg=[canvas.element_handle(), pixels])


def test_parts_are_read_and_opened_with_the_keys(browser):
    with charts(browser) as page:
        tags = chart(page, "Tags within tags")
        before = ink(page, "Tags within tags")
        tags.focus()
        page.keyboard.press("Home")
        expect(tags).to_have_attribute("aria-valuetext", re.compile(r"^sleep, 55\.5 h \("))
        page.keyboard.press("ArrowDown")
        expect(tags).to_have_attribute("aria-valuetext", re.compile("^work, "))
        page.keyboard.press("Enter")
        crumbs = page.get_by_role("region", name="Tags within tags")
        expect(crumbs.get_by_role("button", name="All", exact=True)).to_be_visible()
        changed(page, "Tags within tags", 0, before[0])
        page.keyboard.press("Home")
        expect(tags).to_have_attribute("aria-valuetext", re.compile("^code, "))
        page.keyboard.press("Backspace")
        expect(tags).to_have_attribute("aria-valuetext", re.compile("^work, "))
        page.wait_for_function(
            f"([name, before]) => ({INK})(name)[0] === before",
            arg=["Tags within tags", before[0]])


def test_a_pointer_shows_a_value_and_selects_it(browser):
    with charts(browser) as page:
        shares = chart(page, "Shares")
        shares.scroll_into_view_if_needed()
        box = shares.bounding_box()
        before = ink(page, "Shares")
        # To the right of the middle, on the ring.
        x, y = box["x"] + box["width"] / 2 + 80, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        expect(shares).to_have_attribute("aria-valuetext", re.compile("^sleep, 40 %"))
        changed(page, "Shares", 1, before[1])
        assert ink(page, "Shares")[0] == before[0], "the ring was redrawn"
        page.mouse.click(x, y)
        changed(page, "Shares", 0, before[0])
        page.mouse.move(box["x"] + 2, box["y"] + 2)
        expect(shares).to_have_attribute("aria-valuetext", re.compile("^sleep, "))
        page.mouse.click(x, y)
        page.wait_for_function(
            f"([name, before]) => ({INK})(name)[0] === before", arg=["Shares", before[0]])


def test_a_tap_opens_a_part_and_a_button_closes_it(browser):
    with charts(browser, 360, has_touch=True) as page:
        tags = chart(page, "Tags within tags")
        tags.scroll_into_view_if_needed()
        tags.focus()
        page.keyboard.press("End")  # the keys work once the parts are laid out
        page.keyboard.press("Escape")
        box = tags.bounding_box()
        region = page.get_by_role("region", name="Tags within tags")
        back = region.get_by_role("button", name="Back")
        expect(back).to_be_disabled()
        # The second largest part is at the top right.
        page.touchscreen.tap(box["x"] + box["width"] - 12, box["y"] + 12)
        expect(back).to_be_enabled()
        back.click()
        expect(back).to_be_disabled()
        expect(tags).to_have_attribute("aria-valuetext", re.compile("^work, "))


def test_an_axis_of_time_speaks_three_languages(browser):
    with charts(browser) as page:
        english = ink(page, "Days")[0]
        days = chart(page, "Days")
        days.focus()
        page.keyboard.press("Home")
        expect(days).to_have_attribute(
            "aria-valuetext", re.compile("^Monday, January 1, 2024, "))
        with charts(browser, language="uk-UA", query="?uk") as other:
            assert ink(other, "Days")[0] != english
            days = chart(other, "Days")
            days.focus()
            other.keyboard.press("Home")
            expect(days).to_have_attribute(
                "aria-valuetext", re.compile("^понеділок, 1 січня 2024 р., "))


def test_charts_are_accessible(browser):
    with charts(browser, 360) as page:
        region = page.get_by_role("region", name="Hours a week")
        for button in page.get_by_role("button", name="Table").all():
            button.click()
        expect(region.get_by_role("table")).to_contain_text("–")
        hours = chart(page, "Hours a week")
        expect(hours).to_have_attribute("aria-description", re.compile("25 values from 0 to 25"))
        check(page, "charts")


def test_charts_do_not_move_with_reduced_motion(browser):
    with charts(browser) as page:  # visits ask for less motion
        before = ink(page, "Waiting")
        page.wait_for_timeout(300)
        assert ink(page, "Waiting") == before
