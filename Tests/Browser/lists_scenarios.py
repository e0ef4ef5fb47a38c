"""Scrolling and changing long lists."""

import re

from playwright.sync_api import expect

from lists_page import lists
from proba import Proba, sample_log
from visitor import check, visit


def rows(page, name="notes"):
    """The rows on the page: their indices, and their positions in the viewport."""
    return page.evaluate("""(name) => {
      const scroller = document.getElementById(name);
      const top = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll("[role=listitem]")].map((row) => {
        const box = row.getBoundingClientRect();
        return { place: row.ariaPosInSet - 1, text: row.innerText.split("\\n")[0],
          start: box.top - top.top, end: box.bottom - top.top,
          left: box.left - top.left, right: box.right - top.left };
      });
    }""", name)


def seen(page):
    """The rows in the viewport, which they must fill without gaps."""
    height = page.locator("#notes").evaluate("(list) => list.clientHeight")
    found = [row for row in rows(page) if row["end"] > 1 and row["start"] < height - 1]
    assert found, "the window is blank"
    assert found[0]["start"] <= 2 and found[-1]["end"] >= height - 2, (found[0], found[-1], height)
    for one, other in zip(found, found[1:]):
        assert other["place"] == one["place"] + 1, (one, other)
        assert abs(other["start"] - one["end"]) < 0.1, (one, other)
    return found


def click(page, name):
    """Clicks without scrolling or focusing anything."""
    page.get_by_role("button", name=name, exact=True).evaluate("(button) => button.click()")


def drawn(page):
    """Waits for two animation frames."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() =>"
                  " requestAnimationFrame(() => setTimeout(done))))")


def test_a_long_list_has_few_rows_on_the_page_and_states_their_total_number(browser):
    with lists() as url, visit(browser, url) as page:
        items = page.locator("#notes").get_by_role("listitem")
        expect(items.first).to_have_attribute("aria-setsize", "100000")
        assert 10 < items.count() < 120, items.count()
        assert seen(page)[0]["place"] == 0
        height = page.locator("#notes").evaluate("(list) => list.scrollHeight")
        assert height > 5_000_000, height


def test_a_jump_shows_its_row_in_the_next_frame(browser):
    with lists() as url, visit(browser, url) as page:
        texts = page.evaluate("""() => new Promise((done) => {
          const button = [...document.querySelectorAll("button")]
            .find((b) => b.textContent === "To 99,000");
          requestAnimationFrame(() => {
            button.click();
            requestAnimationFrame(() => {
              const list = document.getElementById("notes").getBoundingClientRect();
              const at = document.elementFromPoint(list.left + 20, list.top + 12);
              done(at.closest("[role=listitem]")?.innerText);
            });
          });
        })""")
        assert texts and texts.startswith("Note 99000"), texts
        assert seen(page)[0]["place"] == 99_000


def test_no_scrolling_leaves_the_window_blank(browser):
    with lists() as url, visit(browser, url) as page:
        for offset in (300, 5_000, 1_000_000, 2_345_678, 1_000, 5_999_000, 0):
            page.locator("#notes").evaluate("(list, top) => { list.scrollTop = top; }", offset)
            drawn(page)
            seen(page)
        before = seen(page)[0]["place"]
        page.locator("#notes").hover()
        for _ in range(12):
            page.mouse.wheel(0, 700)
            drawn(page)
            seen(page)
        assert seen(page)[0]["place"] > before + 50


def test_visible_rows_stay_in_place_while_rows_above_are_measured(browser):
    with lists() as url, visit(browser, url) as page:
        notes = page.locator("#notes")
        notes.evaluate("(list) => { list.scrollTop = 3000000; }")
        drawn(page)
        row = seen(page)[2]
        for _ in range(30):
            notes.evaluate("(list) => { list.scrollTop -= 100; }")
            drawn(page)
            seen(page)
        now = {r["place"]: r for r in rows(page)}
        moved = now[row["place"]]["start"] - row["start"] if row["place"] in now else 3_000
        assert abs(moved - 3_000) < 30, moved


def test_the_end_is_reached_even_if_rows_are_higher_than_estimated(browser):
    with lists() as url, visit(browser, url) as page:
        page.locator("#notes").focus()
        page.keyboard.press("End")
        drawn(page)
        last = seen(page)[-1]
        height = page.locator("#notes").evaluate("(list) => list.clientHeight")
        assert last["place"] == 99_999 and abs(last["end"] - height) < 2, (last, height)
        expect(page.locator("#seen")).to_have_text(re.compile(r"to 100000$"))
        page.keyboard.press("Home")
        drawn(page)
        assert seen(page)[0]["place"] == 0


def test_arrows_and_page_keys_scroll(browser):
    with lists() as url, visit(browser, url) as page:
        notes = page.locator("#notes")
        notes.focus()
        for key in ("ArrowDown", "PageDown"):
            top = notes.evaluate("(list) => list.scrollTop")
            page.keyboard.press(key)
            page.wait_for_function(f"() => document.getElementById('notes').scrollTop > {top} + 20")
            drawn(page)
            seen(page)
        cards = page.locator("#cards")
        cards.focus()
        page.keyboard.press("PageDown")
        page.wait_for_function("() => document.getElementById('cards').scrollLeft > 300")
        page.keyboard.press("End")
        expect(cards.get_by_text("Card 999", exact=True)).to_be_in_viewport()


def test_the_tab_key_reaches_rows_that_were_not_on_the_page(browser):
    with lists() as url, visit(browser, url) as page:
        page.get_by_role("button", name="Open 0", exact=True).focus()
        for number in range(1, 60):
            page.keyboard.press("Tab")
            expect(page.get_by_role("button", name=f"Open {number}", exact=True)).to_be_focused()
            drawn(page)  # for the next rows, which arrive faster than a person acts
        seen(page)


def test_the_row_with_the_focus_stays_however_far_one_scrolls(browser):
    with lists() as url, visit(browser, url) as page:
        button = page.get_by_role("button", name="Open 2", exact=True)
        button.focus()
        page.locator("#notes").evaluate("(list) => { list.scrollTop = 3000000; }")
        drawn(page)
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#log")).to_have_text("opened 2")
        page.locator("#notes").focus()
        expect(page.get_by_role("button", name="Open 2", exact=True)).to_have_count(0)


def test_changes_elsewhere_do_not_move_visible_rows(browser):
    with lists() as url, visit(browser, url) as page:
        notes = page.locator("#notes")
        notes.evaluate("(list) => { list.scrollTop = 600000; }")
        drawn(page)
        for name in ("Insert before", "Insert at the start", "Insert before"):
            before = seen(page)
            click(page, name)
            drawn(page)
            after = {row["text"]: row for row in seen(page)}
            for row in before[:4]:
                assert abs(after[row["text"]]["start"] - row["start"]) < 1.5, (name, row, after)
        before = seen(page)
        click(page, "Insert here")
        drawn(page)
        assert len({row["text"] for row in seen(page)} - {row["text"] for row in before}) >= 1
        click(page, "Remove")
        drawn(page)
        seen(page)
        click(page, "Change")
        drawn(page)
        assert any(row["text"].startswith("Changed") for row in rows(page))
        seen(page)


def test_rows_move_smoothly_unless_reduced_motion_is_requested(browser):
    with lists() as url, visit(browser, url) as page:
        page.evaluate("""() => {
          window.glides = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            if (options.id === "glide") {
              window.glides.push(parseFloat(frames.translate[0].split(" ")[1]));
            }
            return animate.call(this, frames, options);
          };
        }""")
        click(page, "Insert at the start")
        drawn(page)
        assert page.evaluate("window.glides") == []
        page.emulate_media(reduced_motion="no-preference")
        click(page, "Insert at the start")
        page.wait_for_function("() => window.glides.length > 5")
        shifts = {round(shift) for shift in page.evaluate("window.glides")}
        assert len(shifts) == 1 and shifts.pop() < -40, page.evaluate("window.glides")
        page.wait_for_function("() => document.getAnimations().every((a) => a.id !== 'glide')")
        seen(page)


def test_a_row_that_leaves_fades_while_the_others_close_the_gap(browser):
    with lists() as url, visit(browser, url) as page:
        leavers = "() => document.querySelectorAll('.lazy-rows > [inert]').length"
        click(page, "Remove")
        drawn(page)
        assert page.evaluate(leavers) == 0, "a person who wants no motion sees none"
        page.emulate_media(reduced_motion="no-preference")
        before = seen(page)
        state = page.evaluate("""async () => {
          [...document.querySelectorAll("button")].find((b) => b.textContent === "Remove").click();
          let row = null;
          for (let i = 0; i < 100 && !row; i++) {
            await new Promise(requestAnimationFrame);
            row = document.querySelector(".lazy-rows > [inert]");
          }
          if (!row) return null;
          const moving = document.getAnimations().filter((a) => ["leave", "glide"].includes(a.id));
          for (const animation of moving) { animation.pause(); animation.currentTime = 0; }
          const list = document.getElementById("notes").getBoundingClientRect();
          const box = row.getBoundingClientRect();
          const found = {
            text: row.innerText.split("\\n")[0], start: box.top - list.top, end: box.bottom - list.top,
            hidden: row.ariaHidden, place: row.ariaPosInSet, glides: moving.length - 1,
          };
          for (const animation of moving) animation.finish();
          return found;
        }""")
        gone = before[1]
        assert state and state["text"] == gone["text"], (state, gone)
        assert abs(state["start"] - gone["start"]) < 1.5 and abs(state["end"] - gone["end"]) < 1.5
        assert state["hidden"] == "true" and state["place"] is None and state["glides"] > 0, state
        page.wait_for_function(leavers + " === 0")
        drawn(page)
        assert gone["text"] not in [row["text"] for row in seen(page)]


def test_a_window_that_is_resized_is_filled(browser):
    with lists() as url, visit(browser, url) as page:
        page.locator("#notes").evaluate("(list) => { list.scrollTop = 600000; }")
        drawn(page)
        place = seen(page)[1]["place"]
        for size in ((400, 1_400), (1_200, 500), (800, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            drawn(page)
            assert place in [row["place"] for row in seen(page)][:4], (place, seen(page)[:4])


def test_a_row_across_begins_on_the_right_where_lines_do(browser):
    with lists() as url, visit(browser, url) as page:
        page.evaluate("document.documentElement.dir = 'rtl'")
        page.locator("#cards").scroll_into_view_if_needed()
        for offset in (0, 20_000, 90_000):
            page.locator("#cards").evaluate("(row, left) => { row.scrollLeft = -left; }", offset)
            drawn(page)
            width = page.locator("#cards").evaluate("(row) => row.clientWidth")
            cards = [r for r in rows(page, "cards") if r["left"] < width - 1 and r["right"] > 1]
            left = page.locator("#cards").evaluate("(row) => row.scrollLeft")
            assert abs(left + offset) < 200, (left, offset)  # it comes to rest at a card
            assert cards and cards[0]["right"] >= width - 20 and cards[-1]["left"] <= 20, cards
            assert cards[0]["place"] < cards[-1]["place"], cards
        page.locator("#cards").focus()
        page.keyboard.press("End")
        expect(page.locator("#cards").get_by_text("Card 999", exact=True)).to_be_in_viewport()
        check(page, "right to left")


def test_a_section_of_a_list_grows(browser):
    with lists() as url, visit(browser, url) as page:
        for _ in range(3):
            click(page, "Receive")
        items = page.locator("#sections").get_by_role("listitem")
        expect(items).to_have_text(["Inbox", "Message 1", "Message 2", "Message 3", "That is all."])
        expect(items.nth(2)).to_have_attribute("aria-posinset", "3")
        expect(items.nth(2)).to_have_attribute("aria-setsize", "5")


def test_a_row_is_dragged_and_flung_by_a_mouse_and_still_clicked(browser):
    with lists() as url, visit(browser, url) as page:
        cards = page.locator("#cards")
        cards.scroll_into_view_if_needed()
        page.get_by_role("button", name="Choose 1", exact=True).click()
        expect(page.locator("#log")).to_have_text("chose 1")
        box = cards.bounding_box()
        across, down = box["x"] + box["width"] - 40, box["y"] + 20
        page.mouse.move(across, down)
        page.mouse.down()
        page.mouse.move(across - 300, down, steps=6)
        page.mouse.up()
        page.wait_for_function("() => document.getElementById('cards').scrollLeft > 200")
        expect(page.locator("#log")).to_have_text("chose 1")
        # It comes to rest where a card begins.
        page.wait_for_function("""() => {
          const row = document.getElementById("cards").getBoundingClientRect();
          return [...document.querySelectorAll("#cards [role=listitem]")]
            .some((card) => Math.abs(card.getBoundingClientRect().left - row.left) < 1.5);
        }""")
        page.mouse.down()
        page.mouse.move(across, down, steps=3)
        page.mouse.move(across + 9_000, down, steps=3)
        shift = page.locator("#cards > *").evaluate("(rows) => rows.style.translate")
        page.mouse.up()
        assert shift.endswith("px"), "the row does not give way beyond its end"
        page.wait_for_function(
            "() => !document.querySelector('#cards > *').style.translate")


def test_a_list_that_was_hidden_is_shown_again(browser):
    with lists() as url, visit(browser, url) as page:
        click(page, "To the end")
        drawn(page)
        click(page, "Hide or show")
        expect(page.locator("#notes")).to_have_count(0)
        click(page, "Hide or show")
        drawn(page)
        assert seen(page)[0]["place"] == 0
        page.locator("#notes").evaluate("(list) => { list.scrollTop = 900000; }")
        drawn(page)
        place = seen(page)[0]["place"]
        page.locator("#notes").evaluate("(list) => { list.style.display = 'none'; }")
        drawn(page)
        page.locator("#notes").evaluate("(list) => { list.style.display = ''; }")
        drawn(page)
        assert seen(page)[0]["place"] == place


def test_long_lists_are_accessible_on_all_screens(browser):
    with lists() as url:
        for width, dark in ((360, False), (1_000, True)):
            with visit(browser, url, width, dark=dark) as page:
                check(page, f"{width} px, dark: {dark}")
                page.locator("#notes").evaluate("(list) => { list.scrollTop = 900000; }")
                drawn(page)
                check(page, f"{width} px, dark: {dark}, scrolled")


def test_all_tags_are_listed_however_many_there_are(browser):
    log = "".join(
        f"{line.split(' ', 1)[0]} tag{place % 150:03} {line.split(' ', 1)[1]}\n"
        for place, line in enumerate(sample_log().splitlines()))
    with Proba(log=log) as proba:
        for width, dark in ((360, True), (1_000, False)):
            with visit(browser, proba.url + "insights?period=all", width, dark=dark) as page:
                tags = proba.get("api/v1/stats")["tags"]
                assert len(tags) > 150, len(tags)
                table = page.get_by_role("table", name="Where the time went")
                # Fewer on a phone, so that the charts below are within reach.
                expect(table.get_by_role("rowheader")).to_have_count(10 if width == 360 else 15)
                check(page, f"many tags, {width} px, dark: {dark}")
                page.get_by_role("textbox", name="Search tags").fill(tags[-1]["name"].upper())
                expect(table.get_by_role("rowheader")).to_have_text([tags[-1]["name"]])
                page.get_by_role("textbox", name="Search tags").fill("")
                page.get_by_role("button", name=f"Show all {len(tags)} tags").click()
                expect(table.get_by_role("rowheader")).to_have_count(len(tags))


def order(page):
    return [row["text"] for row in rows(page, "tasks")]


def test_rows_are_put_in_order_by_dragging_and_by_keys(browser):
    with lists() as url, visit(browser, url) as page:
        page.locator("#tasks").scroll_into_view_if_needed()
        expect(page.get_by_role("button", name="Move Task 8")).to_be_attached()
        grip = page.get_by_role("button", name="Move Task 2", exact=True)
        box, target = grip.bounding_box(), page.get_by_role("button", name="Move Task 4", exact=True).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, target["y"] + target["height"] / 2 + 4, steps=8)
        # The row follows the pointer, and those it passes make room; nothing is moved before the end.
        drawn(page)
        moved = grip.bounding_box()
        assert abs(moved["y"] - target["y"] - 4) < 6, (box, moved, target)
        assert order(page)[:4] == ["Task 1", "Task 2", "Task 3", "Task 4"]
        page.mouse.up()
        drawn(page)
        assert order(page)[:5] == ["Task 1", "Task 3", "Task 4", "Task 2", "Task 5"], order(page)
        grip.focus()
        page.keyboard.press("ArrowUp")
        expect(page.locator("#live")).to_contain_text("Now at 3")
        assert order(page)[:4] == ["Task 1", "Task 3", "Task 2", "Task 4"]
        expect(grip).to_be_focused()
        page.keyboard.press("End")
        expect(page.locator("#live")).to_contain_text("Now at 8")
        assert order(page)[-1] == "Task 2"
        expect(grip).to_be_focused()


def test_rows_are_selected_by_presses_and_by_keys(browser):
    with lists() as url, visit(browser, url) as page:
        files = page.get_by_role("listbox", name="Files")
        files.get_by_role("option", name="File 3", exact=True).click()
        expect(files.get_by_role("option", selected=True)).to_have_text(["File 3"])
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Space")
        expect(files.get_by_role("option", selected=True)).to_have_text(["File 3", "File 4"])
        page.keyboard.press("End")
        expect(files.get_by_role("option", name="File 199", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Home")
        expect(files.get_by_role("option", name="File 0", exact=True)).to_be_focused()
        files.get_by_role("option", name="File 3", exact=True).click()
        expect(files.get_by_role("option", selected=True)).to_have_text(["File 4"])
        check(page, "lists with selection")


def test_a_list_is_read_again_by_a_pull_and_by_its_button(browser):
    with lists() as url, visit(browser, url, has_touch=True) as page:
        page.locator("#tasks").scroll_into_view_if_needed()
        note = page.locator("#readings")
        expect(note).to_have_text("Read 0, shown 8")
        pull = """([distance]) => {
          const list = document.getElementById("tasks");
          const send = (type, y) => {
            const touch = new Touch({ identifier: 1, target: list, clientX: 50, clientY: y });
            const event = new TouchEvent(type, { touches: type === "touchend" ? [] : [touch],
              changedTouches: [touch], bubbles: true, cancelable: true });
            list.dispatchEvent(event);
            return event.defaultPrevented;
          };
          send("touchstart", 100);
          const prevented = [20, distance].map((way) => send("touchmove", 100 + way));
          send("touchend", 100 + distance);
          return prevented;
        }"""
        assert page.evaluate(pull, [60]) == [True, True], "the page does not scroll meanwhile"
        expect(note).to_have_text("Read 0, shown 8")
        page.evaluate(pull, [140])
        expect(note).to_have_text("Read 1, shown 8")
        expect(page.get_by_role("progressbar", name="Refresh")).to_be_visible()
        page.get_by_role("button", name="Done reading").click()
        # Scrolled down, a pull scrolls back.
        page.get_by_role("button", name="Refresh").focus()
        page.keyboard.press("Enter")
        expect(note).to_have_text("Read 2, shown 8")
