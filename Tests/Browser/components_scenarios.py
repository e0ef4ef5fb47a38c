"""Using components by mouse, keyboard and screen reader, on a page with all of them."""

import re

from playwright.sync_api import expect

from components import components
from visitor import check, reach_all, visit


def log(page, words):
    """Waits until the page reports this event."""
    expect(page.locator("#log")).to_have_text(words)


def test_components_are_accessible_in_every_language_and_theme(browser):
    with components() as url:
        for language, dark, width in (
                ("en", False, 1_280), ("uk", True, 1_280), ("ru", False, 360), ("en", True, 360)):
            with visit(browser, f"{url}?{language}", width=width, dark=dark) as page:
                check(page, f"components, {language}, {width} px, {'dark' if dark else 'light'}")


def test_every_component_is_reached_by_the_tab_key(browser):
    with components() as url, visit(browser, url) as page:
        reach_all(page)


def test_a_busy_button_keeps_the_focus_and_does_nothing(browser):
    with components() as url, visit(browser, url + "button") as page:
        button = page.get_by_role("button", name="Load", exact=True)
        button.focus()
        page.keyboard.press("Enter")
        log(page, "loading")
        expect(button).to_be_focused()
        expect(button).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name="Loading").click(force=True)
        page.get_by_role("button", name="Add").click()
        log(page, "added")


def test_a_chip_acts_is_switched_and_is_removed_by_keyboard(browser):
    with components() as url, visit(browser, url + "chip") as page:
        page.get_by_role("button", name="add", exact=True).press("Enter")
        log(page, "chip")
        mine = page.get_by_role("button", name="Only mine")
        expect(mine).to_have_attribute("aria-pressed", "true")
        mine.press(" ")
        expect(mine).to_have_attribute("aria-pressed", "false")
        page.get_by_role("button", name="Remove walk").press("Enter")
        log(page, "removed walk")
        expect(page.get_by_role("button", name="Remove walk")).to_have_count(0)


def test_a_switch_is_announced_as_one_by_a_screen_reader(browser):
    with components() as url, visit(browser, url + "toggle") as page:
        sound = page.get_by_role("switch", name="Sound")
        expect(sound).to_be_checked()
        sound.press(" ")
        expect(sound).not_to_be_checked()
        expect(page.get_by_role("switch", name="Locked")).to_be_disabled()


def test_the_error_of_a_field_is_announced_with_it(browser):
    with components() as url, visit(browser, url + "field") as page:
        mail = page.get_by_role("textbox", name="Mail")
        expect(mail).to_have_attribute("aria-invalid", "true")
        expect(mail).to_have_accessible_description("There is something missing after the @.")


def test_a_choice_is_made_by_arrows_letters_and_mouse(browser):
    with components() as url, visit(browser, url + "picker") as page:
        month = page.get_by_role("combobox", name="Month")
        month.focus()
        page.keyboard.press("ArrowDown")
        options = page.get_by_role("listbox", name="Month").get_by_role("option")
        expect(options).to_have_count(12)
        expect(month).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Home")
        expect(month).to_have_attribute("aria-activedescendant", "month-list-0")
        page.keyboard.type("se")
        expect(month).to_have_attribute("aria-activedescendant", "month-list-8")
        page.keyboard.press("Enter")
        expect(month).to_contain_text("September")
        expect(options).to_have_count(0)
        expect(month).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Escape")
        expect(month).to_contain_text("September")
        month.click()
        page.get_by_role("option", name="February").click()
        expect(month).to_contain_text("February")
        expect(month).to_be_focused()
        expect(page.get_by_role("combobox", name="Locked")).to_be_disabled()


def test_suggestions_are_navigated_while_typing(browser):
    with components() as url, visit(browser, url + "suggestions") as page:
        field = page.get_by_role("combobox")
        expect(field).to_have_attribute("aria-expanded", "false")
        field.press_sequentially("re")
        options = page.get_by_role("option")
        expect(options).to_have_text(["reading", "rest"])
        check(page, "open suggestions")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        expect(field).to_have_attribute("aria-activedescendant", "doing-1")
        page.keyboard.press("Enter")
        expect(page.locator("#doing-now")).to_have_text("rest")
        expect(options).to_have_count(0)
        field.fill("r")
        expect(options).to_have_count(3)
        page.keyboard.press("Escape")
        expect(options).to_have_count(0)
        expect(field).to_have_value("r")
        field.press("ArrowDown")
        options.get_by_text("run").click()
        expect(field).to_have_value("run")
        expect(field).to_be_focused()


def test_days_are_chosen_by_keyboard_and_by_mouse(browser):
    with components() as url, visit(browser, url + "calendar") as page:
        days = page.locator("#days")
        page.get_by_role("gridcell", name=re.compile("November 21")).focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.keyboard.press("End")
        page.keyboard.press(" ")
        expect(days).to_have_text("2026-11-14 – 2026-11-14")
        page.keyboard.press("Enter")
        page.keyboard.press("PageUp")
        expect(page.get_by_text("October 2026")).to_be_visible()
        page.keyboard.press("Escape")
        expect(days).to_have_text("2026-11-14 – 2026-11-14")
        page.get_by_role("gridcell", name=re.compile("October 5,")).click()
        page.get_by_role("gridcell", name=re.compile("October 9,")).click()
        expect(days).to_have_text("2026-10-05 – 2026-10-09")
        expect(page.get_by_role("gridcell", selected=True)).to_have_count(5)
        check(page, "chosen days")
    with components() as url:
        for language, first, name in (("uk", "пн", "листопад"), ("ru", "пн", "ноябрь")):
            with visit(browser, f"{url}calendar?{language}") as page:
                expect(page.get_by_role("columnheader").first).to_have_text(first)
                expect(page.get_by_text(re.compile(name)).first).to_be_visible()


def test_a_sheet_takes_the_focus_and_returns_it(browser):
    with components() as url, visit(browser, url + "sheet") as page:
        opener = page.get_by_role("button", name="Open a sheet")
        opener.press("Enter")
        sheet = page.get_by_role("dialog", name="New tag")
        expect(sheet.get_by_role("heading")).to_be_focused()
        check(page, "an open sheet")
        for _ in range(8):  # the focus cycles inside the sheet
            page.keyboard.press("Tab")
            where = "document.activeElement.closest('dialog') || document.activeElement === document.body"
            assert page.evaluate(where), "the focus left the sheet"
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()
        opener.click()
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()
        opener.click()
        page.mouse.click(5, 5)
        expect(sheet).to_have_count(0)


def test_a_panel_closes_elsewhere_and_by_escape_and_by_its_button(browser):
    with components() as url, visit(browser, url + "popover") as page:
        more = page.get_by_role("button", name="More")
        panel = page.get_by_role("dialog", name="More")
        more.click()
        expect(panel.get_by_role("button", name="Rename")).to_be_focused()
        expect(more).to_have_attribute("aria-expanded", "true")
        check(page, "an open panel")
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        expect(more).to_be_focused()
        more.click()
        more.click()
        expect(panel).to_have_count(0)
        more.click()
        page.get_by_role("heading", level=1).click()
        expect(panel).to_have_count(0)


def test_a_tip_is_shown_to_the_keyboard_and_hidden_by_escape(browser):
    with components() as url, visit(browser, url + "popover") as page:
        gap = page.get_by_role("button", name="Gap")
        expect(gap).to_have_accessible_description("The mean time between two questions")
        page.get_by_role("button", name="More").focus()
        page.keyboard.press("Tab")
        tip = page.locator("#gap-tip")
        expect(tip).to_be_visible()
        page.keyboard.press("Escape")
        expect(tip).to_be_hidden()
        gap.hover()
        expect(tip).to_be_visible()


def test_toasts_disappear_unless_they_have_an_action(browser):
    with components() as url, visit(browser, url + "toast") as page:
        page.get_by_role("button", name="Ask").click()
        place = page.locator(".toasts")
        expect(place).to_have_attribute("role", "status")
        expect(place).to_contain_text("The tag was deleted.")
        page.get_by_role("button", name="Tell").click()  # waits for its turn
        check(page, "a toast")
        page.get_by_role("button", name="Undo").click()
        log(page, "undone")
        expect(place).to_contain_text("Saved")
        page.get_by_role("button", name="Close").click()
        expect(place).to_have_text("")


def test_a_countdown_continues_during_scrolling_and_announces_its_end(browser):
    with components() as url, visit(browser, url + "countdown") as page:
        page.evaluate("document.body.style.paddingBottom = '300vh'")
        page.get_by_role("button", name="Count down").click()
        timer = page.get_by_role("timer")
        expect(timer).to_contain_text("Next question")
        expect(page.locator("#live")).to_contain_text(re.compile(r"Seconds left: \d"))
        page.mouse.wheel(0, 900)
        log(page, "counted down")
        expect(timer).to_have_count(0)


def test_a_sidebar_is_collapsed_by_its_button_and_out_of_reach_then(browser):
    with components() as url:
        for width in (1_000, 360):
            with visit(browser, url + "split", width=width) as page:
                inside = page.get_by_role("link", name="Statistics")
                expect(inside).to_be_visible()
                button = page.get_by_role("button", name="Hide the sidebar")
                expect(button).to_have_attribute("aria-expanded", "true")
                check(page, f"a sidebar, {width} px")
                button.press("Enter")
                expect(inside).to_be_hidden()
                room = page.locator("#split .split").bounding_box()["width"]
                words = page.get_by_text("What one looks at").bounding_box()
                assert words["width"] > min(250, room / 2), f"{words} in {room} at {width} px"
                page.get_by_role("button", name="Show the sidebar").press("Enter")
                expect(inside).to_be_visible()


def test_a_swipe_on_a_sidebar_collapses_it(browser):
    with components() as url, visit(browser, url + "split", has_touch=True) as page:
        box = page.get_by_role("complementary").bounding_box()
        x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] - 10
        finger = page.context.new_cdp_session(page)
        for kind, shift in (("touchStart", 0), *(("touchMove", i) for i in range(15, 130, 15))):
            finger.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x - shift, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.get_by_role("button", name="Show the sidebar")).to_be_visible()


def test_the_labels_of_a_tab_bar_fit_on_a_phone(browser):
    with components() as url, visit(browser, url + "tabs?en", width=360) as page:
        page.get_by_role("button", name="Answer").click()
        expect(page.get_by_role("button", name="Back")).to_be_visible()
        cut = page.locator(".tab > :last-child").evaluate_all(
            "(all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)")
        assert not cut, cut


def test_a_tab_bar_marks_the_current_place_and_offers_a_way_back(browser):
    with components() as url, visit(browser, url + "tabs") as page:
        bar = page.get_by_role("navigation", name="Places")
        now = bar.get_by_role("button", name="Now")
        expect(now).to_have_attribute("aria-current", "page")
        bar.get_by_role("button", name="Statistics").press("Enter")
        expect(now).to_have_attribute("aria-current", "false")
        back = bar.get_by_role("button", name="Back")
        expect(back).to_have_count(0)
        bar.get_by_role("button", name="Answer").click()
        back.click()
        expect(back).to_have_count(0)


def test_stories_are_turned_by_keys_buttons_and_the_finger(browser):
    with components() as url, visit(browser, url + "stories") as page:
        def seen(text):
            expect(page.locator(".story:not([inert])")).to_contain_text(text)

        seen("41 answers")
        page.get_by_role("button", name="Next story").press("Enter")
        seen("12 hours")
        expect(page.locator("#live")).to_contain_text("2 of 3")
        page.keyboard.press("ArrowRight")
        seen("3 walks")
        expect(page.get_by_role("button", name="Next story")).to_be_disabled()
        page.get_by_role("button", name="Previous story").click()
        seen("12 hours")
        box = page.locator(".stories").bounding_box()
        middle = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + box["width"] - 20, middle)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, middle, steps=12)
        page.mouse.up()
        seen("3 walks")
        # The tests reduce motion: nothing advances by itself, so there is nothing to pause.
        expect(page.get_by_role("button", name="Pause")).to_have_count(0)
        page.get_by_role("button", name="Next story").focus()
        page.keyboard.press("Escape")
        log(page, "stories are over")


def test_a_video_is_played_paused_sought_and_repeated_by_keyboard(browser):
    with components() as url, visit(browser, url + "video") as page:
        def state(what):
            return page.evaluate(f"document.querySelector('video').{what}")

        player = page.get_by_role("group", name="A clock")
        expect(player).to_contain_text(re.compile("0:00 / 0:0[12]"))
        player.get_by_role("button", name="Captions").press("Enter")
        page.wait_for_function("() => document.querySelector('video').textTracks[0].mode === 'showing'")
        repeat = player.get_by_role("button", name="Repeat")
        repeat.press("Enter")
        expect(repeat).to_have_attribute("aria-pressed", "true")
        player.get_by_role("button", name="Play").press("Enter")
        pause = player.get_by_role("button", name="Pause")
        pause.press("Enter")
        expect(player.get_by_role("button", name="Play")).to_be_visible()
        assert state("paused")
        repeat.press("Enter")
        player.get_by_role("button", name="Speed 1×").press("Enter")
        expect(player.get_by_role("button", name="Speed 1½×")).to_be_visible()
        page.wait_for_function("() => document.querySelector('video').playbackRate === 1.5")
        slider = player.get_by_role("slider", name="Position")
        slider.press("End")
        page.wait_for_function("() => document.querySelector('video').currentTime >= 1")
        slider.press("Home")
        page.wait_for_function("() => document.querySelector('video').currentTime === 0")
        player.get_by_role("button", name="Play").press("Enter")
        log(page, "seen to the end")
        check(page, "a video")
