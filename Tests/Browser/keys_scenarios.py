"""Keys that work anywhere on the page, in several layouts, and the sheet that lists them."""

import re

from playwright.sync_api import expect

from proba import Proba, sample_log
from scenarios import expect_written, field
from visitor import check, expect_title, visit

# A key of another layout: the reported event, sent to the focused element.
PRESS = """([key, code, shiftKey]) => (document.activeElement ?? document.body).dispatchEvent(
  new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }))"""


def press(page, key, code, shift=False):
    page.evaluate(PRESS, [key, code, shift])


def leave_field(page):
    field = page.get_by_role("textbox", name="Your answer")
    field.wait_for()
    field.focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_keys_lead_through_the_page_unless_something_is_written(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "settings") as page:
        for key, title in (("2", "Days"), ("3", "Insights"), ("4", "Tags")):
            page.keyboard.press(key)
            expect_title(page, f"Proba – {title}")
        page.keyboard.press("2")
        expect_title(page, "Proba – Days")
        field = page.get_by_label("Search answers")
        field.wait_for()
        page.keyboard.press("/")
        expect(field).to_be_focused()
        page.keyboard.type("1/2?n")
        expect(field).to_have_value("1/2?n")
        # The search, which has its own address, may have begun.
        expect(page).to_have_url(re.compile(r"/days(\?|$)"))


def test_keys_of_layouts_with_other_letters_act_by_their_position(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "insights") as page:
        period = page.locator(".stepper").get_by_role("heading")
        period.wait_for()
        now = period.inner_text()
        page.get_by_role("main").get_by_role("heading", level=1).focus()
        press(page, "з", "KeyP")
        expect(period).not_to_have_text(now)
        press(page, "т", "KeyN")
        expect(period).to_have_text(now)
        page.keyboard.press("2")
        expect_title(page, "Proba – Days")
        page.get_by_label("Search answers").wait_for()
        # On ЙЦУКЕН, the key with the slash of the American layout types a full stop.
        press(page, ".", "Slash")
        expect(page.get_by_label("Search answers")).to_be_focused()
        page.get_by_role("heading", level=1).focus()
        press(page, "?", "Digit7", shift=True)
        expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def test_the_sheet_of_keys_is_used_by_keyboard(browser):
    with Proba(log=sample_log()) as proba:
        for language, name in (("en-GB", "Keyboard shortcuts"), ("uk-UA", "Сполучення клавіш"),
                               ("ru-RU", "Сочетания клавиш")):
            for width in (360, 1_280):
                with visit(browser, proba.url + "days", width, dark=width == 360,
                           language=language) as page:
                    page.get_by_role("heading", level=1).wait_for()
                    page.keyboard.press("?")
                    sheet = page.get_by_role("dialog", name=name)
                    expect(sheet.get_by_role("heading", level=2).first).to_be_focused()
                    check(page, f"keys in {language}, {width} px wide")
                    page.keyboard.press("Escape")
                    expect(sheet).to_have_count(0)


def test_the_sheet_lists_the_keys_of_each_screen(browser):
    with Proba(log=sample_log()) as proba:
        for path, keys in (("days", ["P", "N", "T", "Home", "End", "Page Up", "Page Down"]),
                           ("insights", ["P", "N"]),
                           ("review", ["P", "N", "←", "→", "Space", "Esc"]),
                           ("", ["Tab", "↵", '"', "Backspace", "Esc"])):
            with visit(browser, proba.url + path) as page:
                if not path:
                    leave_field(page)
                page.get_by_role("heading", level=1).wait_for()
                page.keyboard.press("?")
                sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
                shown = sheet.locator("li .h > :last-child")
                expect(shown).to_have_text([*keys, "1", "2", "3", "4", "/", "?", "Z"])


def test_keys_can_be_turned_off(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        leave_field(page)
        proba.run("config", "shortcuts", "off")
        expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
        page.keyboard.press("2")
        page.keyboard.press("?")
        button = page.get_by_role("button", name="Keyboard shortcuts")
        button.click()
        sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
        expect(sheet.get_by_text("Single-key shortcuts are off")).to_be_visible()
        expect_title(page, "Proba – Now")
        sheet.get_by_role("link", name="Settings").click()
        expect(sheet).to_have_count(0)
        group = page.get_by_role("group", name="Single-key shortcuts")
        group.get_by_role("radio", name="On").check(force=True)
        expect(page.get_by_role("link", name="Days")).to_have_attribute("aria-keyshortcuts", "2")
        page.get_by_role("heading", level=1).focus()
        page.keyboard.press("2")
        expect_title(page, "Proba – Days")


def matching(page):
    """The tags offered for the word being typed."""
    return page.get_by_role("group", name="Matching tags").get_by_role("button")


def test_the_tags_offered_match_the_word_as_it_is_written(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        for word, beginning in (("w", {"work", "walk"}), ("wo", {"work"}), ("wor", {"work"}),
                                ("r", {"reading", "run"}), ("me", {"meeting"})):
            field(page).fill("")
            field(page).press_sequentially(word)
            page.wait_for_function(
                """(word) => [...document.querySelectorAll(".style-offered button")].every(
                  (button) => button.innerText.includes(word))""", arg=word)
            offered = matching(page).all_inner_texts()
            # Those that only contain the letters come after those that begin with them.
            assert set(offered[:len(beginning)]) == beginning, (word, offered)
            assert all(word in tag for tag in offered), (word, offered)
        # Without whole answers to offer, they are right below the typed text.
        field_box = page.locator(".style-answer-field").bounding_box()
        below = matching(page).first.bounding_box()["y"] - field_box["y"] - field_box["height"]
        assert 0 <= below < 24, below
        page.keyboard.press("Tab")
        expect_written(page, "meeting")
        expect(field(page)).to_be_focused()


def test_an_arrow_key_reaches_the_tags_that_match(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        # The keyboard handling of the tags is loaded after the form.
        page.get_by_role("region", name="Today").wait_for()
        written = []
        for word, place in (("wo", 1), ("e", 2), ("r", 2)):
            field(page).press_sequentially(word)
            expect(matching(page).first).to_be_visible()
            written.append(matching(page).nth(place - 1).inner_text())
            for _ in range(place):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            # The tag takes the place of the word, and nothing is saved yet.
            expect_written(page, *written)
            expect(field(page)).to_be_focused()
        assert proba.get("api/v1/overview")["latest"]["tags"] == []
        page.keyboard.press("Enter")
        proba.wait("api/v1/overview", lambda state: state["latest"]["tags"] == written)


def test_the_settings_are_read_when_they_are_opened_not_with_the_keys(browser):
    with Proba(log=sample_log()) as proba:
        proba.run("quiet", "add", "--hours", "22:30-07:00")
        with visit(browser, proba.url) as page:
            leave_field(page)
            asked = []
            page.on("request", lambda request: asked.append(request.url.removeprefix(proba.url)))
            page.keyboard.press("?")
            sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
            expect(sheet).to_be_visible()
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
            assert "api/v1/quiet" not in asked, asked
            page.get_by_role("link", name="Settings").first.click()
            expect(page.get_by_text(re.compile("22:30|10:30")).first).to_be_visible()
            assert asked.count("api/v1/quiet") == 1, asked
