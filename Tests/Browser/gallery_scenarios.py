"""Using the controls of the interface library, on a page with all of them."""

import os
import re
from datetime import datetime, timedelta, timezone

from playwright.sync_api import expect

from gallery import gallery
from proba import EAST, ROOT
from visitor import MEMORY, check, reach_all, visit


def log(page, words):
    """Waits until the page reports this event."""
    expect(page.locator("#log")).to_have_text(words)


def test_an_input_method_is_not_disturbed_when_the_program_changes_the_text(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        field = page.get_by_role("textbox", name="Loud")
        field.focus()
        method = page.context.new_cdp_session(page)
        for text in ("n", "ni", "nih"):
            method.send("Input.imeSetComposition", {
                "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
            expect(field).to_have_value(text)
        method.send("Input.insertText", {"text": "niho"})
        expect(field).to_have_value("NIHO")


def test_the_return_that_ends_a_composition_sends_nothing(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        press = """(code) => {
          const event = new KeyboardEvent("keydown", {
            key: "Enter", keyCode: code, ctrlKey: true, bubbles: true, cancelable: true });
          document.querySelector("#app textarea").dispatchEvent(event);
          return event.defaultPrevented;
        }"""
        assert not page.evaluate(press, 229), "Safari's, after the end of the composition"
        expect(page.locator("#log")).to_have_text("")
        assert page.evaluate(press, 13)
        log(page, "sent Dear <friend>,")


def test_autofilled_text_is_handled_as_if_typed(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        page.get_by_role("textbox", name="Loud").evaluate("""(field) => {
          field.value = "ada";
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }""")
        expect(page.get_by_role("textbox", name="Loud")).to_have_value("ADA")


def test_the_caret_stays_in_place_while_typing(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        field = page.get_by_role("textbox", name="Loud")
        field.press_sequentially("abc")
        expect(field).to_have_value("ABC")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        page.keyboard.type("xy")
        expect(field).to_have_value("AXYBC")


def test_a_text_of_several_lines_is_sent_by_control_and_return(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        page.get_by_role("textbox", name="Letter").fill("")
        page.keyboard.type("one")
        page.keyboard.press("Enter")
        page.keyboard.type("two")
        page.keyboard.press("Control+Enter")
        log(page, "sent one two")
        expect(page.get_by_role("textbox", name="Letter")).to_have_value("one\ntwo")


def test_fields_declare_what_the_browser_may_autofill(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        for label, token in (("Mail", "email"), ("Secret", "current-password")):
            expect(page.get_by_label(label)).to_have_attribute("autocomplete", token)


def test_files_are_chosen_and_dropped_and_read(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        page.get_by_label("Log").set_input_files(
            [{"name": "a.log", "mimeType": "text/plain", "buffer": "дім".encode()}])
        log(page, "a.log holds дім")
        page.locator("#zone").evaluate("""(zone) => {
          const data = new DataTransfer();
          data.items.add(new File(["dropped"], "b b.log", { type: "text/plain" }));
          const say = (kind) => zone.firstChild.dispatchEvent(new DragEvent(
            kind, { bubbles: true, cancelable: true, dataTransfer: data }));
          if (say("dragover")) throw Error("the zone takes nothing");
          say("drop");
        }""")
        log(page, "b b.log holds dropped")


def test_files_without_a_handler_are_released(browser):
    with gallery() as shown:
        context = browser.new_context()
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.add_init_script("""
          const encode = TextEncoder.prototype.encode;
          window.said = [];
          TextEncoder.prototype.encode = function (text) {
            window.said.push(text);
            return encode.call(this, text);
          };
        """)
        page.goto(shown.url)
        page.locator("#app:not([aria-busy])").wait_for()
        found = page.evaluate("""() => {
          for (const place of ["h1", "h1", "#zone"]) {
            const data = new DataTransfer();
            data.items.add(new File(["held"], "a.txt"));
            document.querySelector(place).dispatchEvent(new DragEvent(
              "drop", { bubbles: true, cancelable: true, dataTransfer: data }));
          }
          return window.said.filter((text) => text.includes("a.txt")).map((t) => t.split("\\0")[0]);
        }""")
        assert found == ["0"], found
        log(page, "a.txt holds held")
        context.close()


def test_a_request_without_an_observer_is_cancelled(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        page.route("**/slow", lambda route: None)
        with page.expect_event("requestfailed") as failed:
            page.get_by_role("button", name="Ask and give up").click()
        assert failed.value.url.endswith("/slow") and "ABORTED" in failed.value.failure


def test_a_drag_is_followed_outside_of_its_view(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        page.keyboard.press("Control+s")  # the first text in the log moves the content below
        log(page, "saved")
        handle = page.locator("#handle")
        handle.scroll_into_view_if_needed()
        box = handle.bounding_box()
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        page.mouse.down()
        log(page, re.compile(r"^began (9|10) (9|10)$"))
        page.mouse.move(box["x"] - 30, box["y"] + 90, steps=4)
        log(page, re.compile(r"^moved -(29|30|31) (89|90|91)$"))
        page.mouse.up()
        log(page, re.compile(r"^ended -(29|30|31) (89|90|91)$"))
        page.mouse.move(box["x"] + 5, box["y"] + 5)
        page.mouse.down(button="right")
        page.mouse.up(button="right")
        page.keyboard.press("Control+s")
        log(page, "saved")


def test_text_goes_to_the_clipboard_and_back(browser):
    with gallery() as shown, visit(
            browser, shown.url, permissions=["clipboard-read", "clipboard-write"]) as page:
        page.get_by_role("button", name="Copy").click()
        log(page, "copied")
        page.get_by_role("button", name="Paste").click()
        log(page, "pasted from the gallery")


def test_a_shortcut_acts_from_anywhere_but_a_letter_in_a_field_is_text(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        letter = page.get_by_role("textbox", name="Letter")
        letter.press("s")
        expect(letter).to_have_value(re.compile("s$"))
        expect(page.locator("#log")).not_to_have_text("saved")
        letter.press("Control+s")
        log(page, "saved")
        letter.evaluate("(field) => field.blur()")
        page.keyboard.press("/")
        loud = page.get_by_role("textbox", name="Loud")
        expect(loud).to_be_focused()
        expect(loud).to_have_value("")


def test_every_kind_of_control_is_reached_by_the_tab_key(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        reach_all(page)
        page.get_by_role("button", name="Move without pulling").press("Enter")
        log(page, "moved 10 10")


def test_controls_disabled_together_cannot_be_used_until_enabled(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        name = page.get_by_role("textbox", name="Name at the door")
        name.fill("Ada")
        lock = page.get_by_label("Lock")
        lock.press(" ")
        expect(name).to_be_disabled()
        expect(page.get_by_role("button", name="Ring")).to_be_disabled()
        check(page, "locked")
        lock.press("Tab")
        expect(name).not_to_be_focused()
        page.evaluate("""() => {
          window.said = [];
          new MutationObserver(() => said.push(document.getElementById("log").textContent))
            .observe(document.getElementById("log"),
              { childList: true, characterData: true, subtree: true });
        }""")
        page.keyboard.press("Control+g")
        page.locator("#bell").click()
        lock.press("Control+s")
        log(page, "saved")
        assert page.evaluate("said") == ["saved"]
        lock.press(" ")
        expect(name).to_have_value("Ada")
        page.locator("#bell").click()
        log(page, "heard")
        page.keyboard.press("Control+g")
        log(page, "rang")


def test_an_error_outside_of_the_program_is_reported_too(browser):
    with gallery() as shown:
        context = browser.new_context()
        page = context.new_page()
        page.goto(shown.url)
        page.locator("#app:not([aria-busy])").wait_for()
        # The browser's message when an observer receives the remaining entries in the next frame.
        page.evaluate("dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))")
        page.evaluate("setTimeout(() => { throw Error('in a script') })")
        wait(page, lambda: len(shown.reports) == 1)
        page.evaluate("Promise.reject(Error('in a promise')) && undefined")
        wait(page, lambda: len(shown.reports) == 2)
        page.evaluate("""() => {
          for (let i = 0; i < 50; i++) setTimeout(() => { throw "again"; });
        }""")
        wait(page, lambda: len(shown.reports) == 10)
        first, second, *others = shown.reports
        assert first.startswith("/ Error: in a script Error: in a script\n"), first
        assert second.startswith("/ Error: in a promise Error: in a promise\n"), second
        page.get_by_role("button", name="Save").click()
        log(page, "saved")
        page.wait_for_timeout(100)
        assert others == ["/ again "] * 8, "the first ten are enough"
        context.close()


def test_a_shortcut_is_the_key_in_its_place_on_a_layout_with_other_letters(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        press = """(place) => {
          const event = new KeyboardEvent("keydown", {
            key: "і", code: "KeyS", ctrlKey: true, bubbles: true, cancelable: true });
          document.querySelector(place).dispatchEvent(event);
          return event.defaultPrevented;
        }"""
        for place in ("body", "#app textarea"):
            assert page.evaluate(press, place), place
        log(page, "saved")


def test_a_repeated_announcement_is_made_each_time(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        page.evaluate("""() => {
          window.heard = [];
          new MutationObserver(() => window.heard.push(live.textContent))
            .observe(live, { childList: true, characterData: true, subtree: true });
        }""")
        for count in (1, 2):
            page.get_by_role("button", name="Announce").click()
            page.wait_for_function(f"() => window.heard.length === {count}")
        first, second = page.evaluate("() => window.heard")
        assert first != second and first.strip() == second.strip() == "Something happened"
        assert page.locator("#live").get_attribute("aria-live") == "polite"


def test_elements_of_a_page_s_own_are_shown_and_run_no_script(browser):
    with gallery() as shown, visit(browser, shown.url + "own") as page:
        level = page.locator("meter")
        assert level.evaluate("(m) => [m.max, m.value]") == [10, 0]
        page.get_by_role("button", name="Rise").click()
        page.wait_for_function("() => document.querySelector('meter').value === 1")
        assert level.evaluate("(m) => m.style.accentColor") == "var(--accent)"
        page.get_by_text("Unsafe").click()
        attributes = page.locator("a", has_text="Unsafe").evaluate("(a) => a.getAttributeNames()")
        assert "href" not in attributes and "onclick" not in attributes, attributes
        assert page.title() != "run"
        page.wait_for_timeout(1_500)  # after which the page's log is sent
        assert len(shown.reports) == 2 and all("is not set" in words for words in shown.reports), shown.reports
        page.problems.clear()


def test_a_script_of_the_page_exchanges_messages_with_the_program(browser):
    with gallery() as shown, visit(browser, shown.url + "own") as page:
        # The first message waits until the program opens its end, and the answer until the script listens.
        page.evaluate("""async () => {
          const { channel } = await import("/channel.js");
          window.greetings = channel("greetings");
          greetings.send("hello", "Ada");
        }""")
        expect(page.locator("#heard")).to_have_text("nothing")
        page.get_by_role("button", name="Open the channel").click()
        expect(page.locator("#heard")).to_have_text("Ada")
        page.evaluate("() => { window.said = []; greetings.receive = (...words) => said.push(words.join(' ')); }")
        page.wait_for_function("() => said.join() === 'hello Ada too'")
        page.evaluate("() => greetings.send('dance')")
        page.wait_for_timeout(1_500)
        assert any("what is not one of its messages" in words for words in shown.reports), shown.reports
        page.problems.clear()


def test_links_to_the_server_and_to_files_leave_the_page(browser):
    with gallery() as shown, visit(browser, shown.url + "own") as page:
        page.evaluate("() => window.isSame = true")
        page.get_by_role("link", name="Place").click()
        page.wait_for_url("**/own/place")
        assert page.evaluate("() => window.isSame"), "a place of the page loads nothing"
        with page.expect_download() as download:
            page.get_by_role("link", name="Table").click()
        assert download.value.suggested_filename == "table.csv"
        for name, path in (("Server", "/api/hello"), ("Manual", "/manual")):
            page.goto(shown.url + "own")
            page.locator("#app:not([aria-busy])").wait_for()
            page.evaluate("() => window.isSame = true")
            page.get_by_role("link", name=name).click()
            page.wait_for_url("**" + path)
            assert not page.evaluate("() => window.isSame"), f"{path} is loaded from the server"
        # The page has an address and an attribute that are refused.
        page.problems.clear()


def test_a_view_that_changes_what_it_reads_is_reported_and_the_page_works_on(browser):
    with gallery() as shown, visit(browser, shown.url + "own") as page:
        page.get_by_role("button", name="Err").click()
        expect(page.locator("#passes")).to_contain_text("passes")
        page.get_by_role("button", name="Open the channel").click(timeout=2_000)
        page.wait_for_timeout(1_500)
        told = [words for words in shown.reports if "changes a value that it reads" in words]
        assert told and "gallery_page/OwnGallery.swift" in told[0], shown.reports
        page.problems.clear()


def test_changes_of_system_settings_take_effect(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        mood = page.locator("#mood")
        expect(mood).to_have_text("still and light")
        page.emulate_media(reduced_motion="no-preference", color_scheme="dark")
        expect(mood).to_have_text("moving and dark")


# The expected format of a moment and of numbers, most of which Tests/NativeFormattingTests compares with
# Foundation's; the last is a strftime pattern of the local time.
FORMATS = {
    "en": ["12,345.7", "12.5%", "11/14/23", "Nov 14, 2023", "Tuesday, November 14, 2023",
           "2023-11-14", "10:13 PM", "November 2023", "Tue", "2 hours, 5 minutes", "45 minutes", "1 hour",
           "0 minutes", "November 14, 2023", "Nov 14", "11/14/23, 10:13 PM",
           "Nov 14, 2023, 10:13 PM", "%-m/%-d/%y, %-I:%M %p"],
    "uk": ["12 345,7", "12,5%", "14.11.23", "14 лист. 2023 р.", "вівторок, 14 листопада 2023 р.",
           "2023-11-14", "22:13", "листопад 2023 р.", "вт", "2 години і 5 хвилин", "45 хвилин", "1 година", "0 хвилин",
           "14 листопада 2023 р.", "14 лист.", "14.11.23, 22:13", "14 лист. 2023 р., 22:13",
           "%d.%m.%y, %H:%M"],
    "ru": ["12 345,7", "12,5 %", "14.11.2023", "14 нояб. 2023 г.", "вторник, 14 ноября 2023 г.",
           "2023-11-14", "22:13", "ноябрь 2023 г.", "вт", "2 часа 5 минут", "45 минут", "1 час", "0 минут",
           "14 ноября 2023 г.", "14 нояб.", "14.11.2023, 22:13", "14 нояб. 2023 г., 22:13",
           "%d.%m.%Y, %H:%M"],
}


def test_numbers_moments_and_lengths_of_time_are_written_as_people_do(browser):
    with gallery() as shown:
        for language, texts in FORMATS.items():
            with visit(browser, f"{shown.url}?{language}") as page:
                page.get_by_role("button", name="Formats").click()
                expect(page.locator("#formats > *")).to_have_count(len(texts))
                found = page.locator("#formats > *").all_inner_texts()
                found = [re.sub("[\u00a0\u202f]", " ", text) for text in found]
                here = datetime.fromtimestamp(1_700_000_000, timezone(timedelta(hours=EAST)))
                assert found == [*texts[:-1], here.strftime(texts[-1])], (language, found)


def test_rows_that_change_places_keep_the_focus_and_what_was_typed(browser):
    with gallery() as shown, visit(browser, shown.url) as page:
        for row in (1, 2, 3):
            page.get_by_role("textbox", name=f"Row {row}").fill(f"text {row}")
        page.get_by_role("textbox", name="Row 2").focus()
        page.get_by_role("button", name="Turn the rows").evaluate("(button) => button.click()")
        rows = page.get_by_role("listitem").get_by_role("textbox")
        for place, row in enumerate((3, 2, 1)):
            expect(rows.nth(place)).to_have_value(f"text {row}")
        expect(page.get_by_role("textbox", name="Row 2")).to_be_focused()


def test_right_to_left_is_as_usable_and_mirrored(browser):
    with gallery() as shown, visit(browser, shown.url, 360) as page:
        check(page, "left to right")
        heading = page.get_by_role("heading", level=1)
        start = heading.evaluate("(h) => h.firstChild && h.getBoundingClientRect().left")
        page.get_by_role("button", name="Other direction").click()
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.locator("html")).to_have_attribute("lang", "ar")
        check(page, "right to left")
        text = heading.evaluate("""(h) => {
          const range = document.createRange();
          range.selectNodeContents(h);
          return innerWidth - range.getBoundingClientRect().right;
        }""")
        assert abs(text - start) <= 1, "the text does not begin at the other side"
        order = tab_order(page)
        assert order == sorted(order), order


def tab_order(page):
    """The document positions of the elements that the tab key reaches, in tab order."""
    page.get_by_role("link", name="Skip").focus()
    places = []
    for _ in range(60):
        page.keyboard.press("Tab")
        place = page.evaluate(
            "[...document.querySelectorAll('*')].indexOf(document.activeElement)")
        if places and place == places[-1]:
            continue  # a date has several stops
        if place in places or page.evaluate("document.activeElement === document.body"):
            break
        places.append(place)
    assert len(places) > 15, places
    return places


def test_everything_can_be_read_and_used_at_twice_the_size(browser):
    with gallery() as shown:
        with visit(browser, shown.url, 640, 450, device_scale_factor=2) as page:
            check(page, "zoomed to 200 %")
        with visit(browser, shown.url, 1_280) as page:
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            check(page, "text of 200 %")
            page.get_by_role("button", name="Copy").scroll_into_view_if_needed()
            expect(page.get_by_role("button", name="Copy")).to_be_in_viewport()


def test_blocks_of_memory_stay_intact_and_are_reused(browser):
    with gallery() as shown, visit(browser, shown.url + "memory", script=MEMORY) as page:
        sizes = []
        for _ in range(3):
            page.get_by_role("button", name="Try blocks").click()
            log(page, "0 faults")
            sizes.append(page.evaluate("() => moduleMemory.buffer.byteLength"))
        assert sizes[0] < 64 << 20, sizes
        assert sizes[1] == sizes[2], sizes


def test_memory_may_grow_while_the_page_executes_commands(browser):
    with gallery() as shown, visit(browser, shown.url + "memory", script=MEMORY) as page:
        before = page.evaluate("() => moduleMemory.buffer.byteLength")
        page.get_by_role("button", name="Move on").click()
        expect(page.get_by_role("textbox", name="Third")).to_be_focused()
        assert page.evaluate("() => moduleMemory.buffer.byteLength") > before
        assert not shown.reports, shown.reports


def test_a_page_rendered_by_the_server_is_taken_over_unchanged(browser):
    with gallery() as shown:
        context, page, run = wait_for_program(browser, shown)
        page.get_by_role("textbox", name="Letter").fill("typed early")
        page.get_by_label("Bright").check()
        page.get_by_label("Warm").uncheck()
        page.get_by_label("Size 3").check()
        page.evaluate("""() => {
          window.before = [...document.querySelectorAll("#app *")];
          window.looks = before.map((e) => JSON.stringify(e.getBoundingClientRect()));
        }""")
        run()
        same, moved = page.evaluate("""() => {
          const now = [...document.querySelectorAll("#app *")];
          return [now.length === before.length && now.every((e, i) => e === before[i]),
            now.filter((e, i) => JSON.stringify(e.getBoundingClientRect()) !== looks[i])
              .map((e) => e.outerHTML.slice(0, 120))];
        }""")
        assert same, "elements were created again"
        assert not moved, moved
        expect(page.locator("#chosen")).to_have_text("bright, cold, size 3")
        page.get_by_role("textbox", name="Letter").press("Control+Enter")
        log(page, "sent typed early")
        expect(page.get_by_text("Neighbours")).to_be_visible()
        assert not shown.reports, shown.reports
        context.close()


def test_a_file_chosen_before_the_program_runs_is_taken(browser):
    with gallery() as shown:
        context, page, run = wait_for_program(browser, shown)
        page.get_by_label("Log").set_input_files(
            {"name": "early.log", "mimeType": "text/plain", "buffer": b"lines"})
        run()
        log(page, "early.log holds lines")
        context.close()


def wait_for_program(browser, shown):
    """Opens the page as the server renders it; the last returned value starts its program."""
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(20_000)
    held = []
    page.route("**/gallery-page.wasm", lambda route: held.append(route))
    page.goto(shown.url + "rendered", wait_until="domcontentloaded")
    expect(page.get_by_role("heading", level=1)).to_have_text("Gallery")

    def run():
        page.wait_for_function("() => document.querySelector('#app[aria-busy]')")
        wait(page, lambda: held)
        held[0].continue_()
        page.locator("#app:not([aria-busy])").wait_for()

    return context, page, run


def test_a_page_rendered_by_the_server_can_be_read_without_the_program(browser):
    with gallery() as shown:
        context = browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(shown.url + "rendered")
        expect(page.get_by_role("heading", level=1)).to_have_text("Gallery")
        expect(page.get_by_text("Neighbours")).to_be_visible()
        expect(page.get_by_role("textbox", name="Loud")).to_be_visible()
        context.close()


def test_a_page_rendered_differently_is_rewritten_and_the_difference_reported(browser):
    with gallery() as shown:
        context = browser.new_context()
        page = context.new_page()
        page.goto(shown.url + "wrong")
        page.locator("#app:not([aria-busy])").wait_for()
        expect(page.locator("#handle")).to_have_text("Pull me")
        page.get_by_role("button", name="Save").click()
        log(page, "saved")
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        wait(page, lambda: shown.reports)
        assert "not as written: Pull me" in shown.reports[0], shown.reports
        context.close()


def test_a_crash_is_shown_and_reported_with_its_function_and_its_views(browser):
    with gallery() as shown:
        context = browser.new_context(locale="ru-RU")
        page = context.new_page()
        page.goto(shown.url)
        page.get_by_role("button", name="Break").click()
        expect(page.get_by_role("alert")).to_contain_text("Эта страница перестала работать")
        expect(page.get_by_role("heading", level=1)).to_have_text("Gallery")
        wait(page, lambda: len(shown.reports) == 3)
        shown.reports.remove("critical page: the program has stopped")
        trail, stack = sorted(shown.reports, key=lambda report: not report.startswith("/ in "))
        assert stack.startswith("/ RuntimeError") and "5Crash" in stack, stack
        places = trail.removeprefix("/ in ").rstrip().split(" > ")
        assert len(places) > 5, trail
        with open(os.path.join(ROOT, "Tests", "GalleryPage", "Gallery.swift")) as file:
            lines = file.read().split("\n")
        assert all(re.fullmatch(r"\w+/\w+\.swift:\d+", place) for place in places), trail
        file, line = places[-1].split(":")
        assert file == "gallery_page/Gallery.swift", trail
        assert 'Button("Break")' in lines[int(line) - 1], (trail, lines[int(line) - 1])
        page.get_by_role("button", name="Announce").evaluate("(button) => button.click()")
        assert page.locator("#live").inner_text() == ""
        context.close()


def wait(page, holds):
    """Waits until the condition holds, for at most twenty seconds."""
    for _ in range(400):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came to that")
