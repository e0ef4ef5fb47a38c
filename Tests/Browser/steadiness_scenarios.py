"""The stability of the layout while the page is used, and the consistency of its content."""

import re
import time

from playwright.sync_api import expect

from catching_up_scenarios import log_with_a_night_missed
from proba import Proba, day, sample_log
from scenarios import expect_written, field, missed
from visitor import check, for_each, ready, visit

# Records the boxes and text lengths of the elements that a selector matches, in each frame until it is
# stopped. Fading copies of removed elements are included.
FRAMES = """(selector) => {
  window.frames = [];
  const note = () => {
    window.frames.push([...document.querySelectorAll(selector)]
      .filter((e) => e.checkVisibility({ checkOpacity: true }))
      .map((e) => [e.getBoundingClientRect(), e.textContent.trim().length])
      .map(([{ x, y, width, height }, length]) =>
        [x, y + scrollY, width, height, length].map(Math.round)));
    window.frame = requestAnimationFrame(note);
  };
  note();
}"""
STOP = "() => { cancelAnimationFrame(window.frame); return window.frames; }"


def overlapping(boxes):
    """The pairs of boxes in a frame that overlap by more than a pixel."""
    return [(a, b) for index, a in enumerate(boxes) for b in boxes[index + 1:]
            if a[0] + 1 < b[0] + b[2] and b[0] + 1 < a[0] + a[2]
            and a[1] + 1 < b[1] + b[3] and b[1] + 1 < a[1] + a[3]]


def test_days_change_without_rows_over_one_another(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + f"days?day={day(-1)}", 1_300) as page:
        page.emulate_media(reduced_motion="no-preference")
        before = page.get_by_role("button", name="Day before")
        section = page.get_by_role("region").filter(has=before)
        expect(section.locator("li").nth(3)).to_be_visible()
        heading = section.get_by_role("heading")
        shown = heading.inner_text()
        page.evaluate(FRAMES, ".style-month-and-day .style-run")
        for _ in range(3):
            before.click()
            expect(heading).not_to_have_text(shown)
            shown = heading.inner_text()
            page.wait_for_timeout(300)
        frames = page.evaluate(STOP)
        assert max(map(len, frames)) > 3, frames[-1]
        assert not any(overlapping(boxes) for boxes in frames)
        assert section.locator("li").evaluate_all(
            "(all) => all.every((e) => getComputedStyle(e).listStyleType === 'none')")


def test_saving_moves_nothing_and_never_shows_an_empty_card(browser):
    for width, language, today, tags, missed_list, edit in (
            (360, "en-US", "Today", "Likely tags", "Unanswered questions", "Edit"),
            (1_300, "en-US", "Today", "Likely tags", "Unanswered questions", "Edit"),
            (1_300, "uk-UA", "Сьогодні", "Імовірні теги", "Запитання без відповіді", "Змінити")):
        with Proba(log=log_with_a_night_missed()) as proba, visit(
                browser, proba.url, width, language=language) as page:
            page.emulate_media(reduced_motion="no-preference")
            expect(page.get_by_role("region", name=today)).to_be_visible()
            expect(page.get_by_role("group", name=tags)).to_be_visible()
            page.evaluate(FRAMES, f".style-question, section[aria-label='{missed_list}']")
            page.keyboard.type("tea")
            page.keyboard.press("Enter")
            expect(page.get_by_role("button", name=edit, exact=True)).to_be_visible()
            page.wait_for_timeout(500)
            frames = page.evaluate(STOP)
            # The card and the list below it: at the same place and of the same height all the time.
            assert all(len(boxes) == 2 for boxes in frames), frames
            tops = {boxes[1][1] for boxes in frames}
            assert max(tops) - min(tops) <= 1, (width, sorted(tops))
            card = {boxes[0][3] for boxes in frames}
            assert max(card) - min(card) <= 1, (width, card)
            # Its height is fixed, so an empty card is recognised by its text.
            assert min(boxes[0][4] for boxes in frames) > 30, (width, frames)


def test_the_shares_of_today_fill_the_answered_card_and_move_nothing(browser):
    now = int(time.time())
    # The last probe and one before are missed.
    answers = ["", "sleep", "work code", "sleep", "", "work code", "sleep", "reading", "sleep"]
    log = "".join(f"{now - 1_800 * (place + 1)} {answer}\n"
                  for place, answer in reversed(list(enumerate(answers))))
    long = " ".join(f"documentation-of-{place}" for place in range(9))
    for width, language, title, answer, rows in (
            (360, "en-US", "Today so far", "tea", 4), (360, "uk-UA", "Від початку дня", "tea", 4),
            (800, "en-US", "Today so far", "tea", 4), (1_300, "en-US", "Today so far", "tea", 4),
            # As many as fit.
            (360, "en-US", "Today so far", long, 0)):
        with Proba(log=log) as proba, visit(browser, proba.url, width, language=language) as page:
            card = page.locator(".style-question")
            expect(page.locator(".style-offered .chip").first).to_be_visible()
            height = card.bounding_box()["height"]
            expect(page.get_by_role("region", name=title)).to_have_count(0)
            page.keyboard.type(answer)
            page.keyboard.press("Enter")
            shares = card.get_by_role("region", name=title)
            if not rows:
                # Screen readers find no empty region.
                expect(page.locator(".style-so-far")).to_be_attached()
                expect(shares).to_have_count(0)
                continue
            expect(shares).to_have_count(1)
            expect(shares.get_by_role("listitem")).to_have_count(rows)
            box = card.bounding_box()
            assert abs(box["height"] - height) <= 1, (width, height, box)
            # All of them are visible, one below the other.
            end = box["y"] + box["height"]
            places = [row.bounding_box() for row in shares.get_by_role("listitem").all()]
            assert all(row["y"] + row["height"] <= end for row in places), (places, box)
            assert len({row["x"] for row in places}) == 1, places


def test_a_form_that_opens_moves_no_button_from_under_the_pointer(browser):
    with Proba(log=sample_log()) as proba:
        proba.run("answer", "tea")
        for width in (360, 1_300):
            with visit(browser, proba.url, width, 600) as page:
                # On a phone the form is a card, which rises where motion is not reduced.
                page.emulate_media(reduced_motion="reduce" if width < 600 else "no-preference")
                row = missed(page).last
                row.scroll_into_view_if_needed()
                for opener in (row, page.get_by_role("button", name="Edit", exact=True)):
                    opener.click()
                    save = page.get_by_role("button", name="Save", exact=True)
                    expect(save).to_be_visible()
                    page.evaluate(FRAMES, ".style-answer-field > button:last-child")
                    page.wait_for_timeout(500)
                    places = {str(boxes) for boxes in page.evaluate(STOP)}
                    assert len(places) == 1, (width, places)
                    expect(save).to_be_in_viewport(ratio=1)
                    expect(page.locator(".style-time")).to_be_in_viewport(ratio=1)
                    page.get_by_role("button", name="Cancel").click()


def test_the_date_field_agrees_with_the_heading(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "days", 1_300) as page:
        chosen = page.get_by_label("Day", exact=True)
        assert chosen.get_attribute("max") == day(0)
        chosen.fill("1999-03-08")
        heading = page.get_by_role("heading", name="Monday, March 8, 1999")
        expect(heading).to_be_visible()
        for wanted in ("2030-03-08", ""):
            chosen.fill(wanted)
            chosen.blur()
            expect(chosen).to_have_value("1999-03-08")
            expect(heading).to_be_visible()
        chosen.fill(day(-2))
        expect(page).to_have_url(f"{proba.url}days?day={day(-2)}")
        expect(chosen).to_have_value(day(-2))


def test_the_previous_answer_is_shown_and_repeated_for_older_probes(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url) as page:
        missed(page).filter(has_text="Fill in").last.click()
        offered = page.get_by_role("group", name="Likely answers").get_by_role("button").first
        expect(offered).to_have_text(re.compile(r"^Same as .+: \w+"))
        tags = offered.inner_text().split(": ")[1].split()
        before = proba.get("api/v1/overview")["unfilledCount"]
        offered.click()
        expect(page.get_by_text(re.compile("^Saved the answer for")).first).to_be_visible()
        after = proba.wait(
            "api/v1/overview", lambda state: state["unfilledCount"] < before)
        probes = proba.get(f"api/v1/probes?from={day(-60)}&to={day(0)}")
        late = [probe["tags"] for probe in probes if probe["state"] == "answeredLate"]
        assert tags in late, (tags, late[-3:], after["unfilledCount"])


def test_the_title_says_that_a_probe_waits(browser):
    with Proba(gap=2) as proba, visit(browser, proba.url) as page:
        expect(page).to_have_title("(1) Proba – Now")
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        proba.run("answer", "tea")
        expect(page).to_have_title("Proba – Now")


def test_long_tags_fit_on_a_phone(browser):
    long = "a-tag-of-many-letters-that-nobody-would-choose-to-write-on-a-phone"
    log = sample_log().replace("walk", long)
    with Proba(log=log) as proba:
        proba.run("answer", long, "work")
        for path in ("", "days", "insights?period=all", "tags", f"tags?tag={long}"):
            with visit(browser, proba.url + path, 360) as page:
                page.wait_for_load_state("networkidle")
                check(page, f"a long tag, /{path}")
                # A chip has one line: a pill of several would be an oval.
                ovals = page.locator(".chip").evaluate_all("""(all) => all.filter((e) =>
                  e.checkVisibility() && e.getBoundingClientRect().height > 48
                  && parseFloat(getComputedStyle(e).borderRadius) > 24)
                  .map((e) => e.outerHTML)""")
                assert not ovals, ovals


def test_the_tab_key_completes_the_likeliest_of_the_tags_that_match(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        # All tags have arrived: until then, the likely ones alone are in the list, in another order.
        page.wait_for_load_state("networkidle")
        field(page).press_sequentially("w")
        names = page.get_by_role("group", name="Matching tags").get_by_role("button")
        expect(names.first).to_be_visible()
        first = names.first.inner_text()
        page.keyboard.press("Tab")
        expect_written(page, first)
        expect(field(page)).to_be_focused()


def test_days_without_probes_are_reported_beside_the_coverage(browser):
    lines = sample_log(40).splitlines(keepends=True)
    log = "".join(line for line in lines if int(line.split()[0]) % (7 * 86_400) < 4 * 86_400)
    with Proba(log=log) as proba, visit(
            browser, f"{proba.url}insights?from={day(-34)}&to={day(-7)}") as page:
        expect(page.get_by_text(re.compile(r"^You were not asked on \d+ "))).to_be_visible()


def test_every_table_button_has_a_name_of_its_own(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all&tag=run", 1_300) as page:
        expect(page.locator("[role=slider]:not([aria-busy])")).to_have_count(2)
        names = page.get_by_role("button", name=re.compile("^Table")).evaluate_all(
            "(all) => all.map((e) => e.getAttribute('aria-label'))")
        assert len(names) > 1 and len(set(names)) == len(names), names


# Collects layout shifts with the moved elements, except those that directly follow a key or a click.
SHIFTS = """
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) globalThis.shifts.push([value, ...sources.map(({ node }) =>
        (node?.outerHTML ?? node?.textContent ?? "gone").slice(0, 200))]);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""


@for_each(360, 768, 1_280, 1_680)
def test_nothing_moves_while_a_screen_loads(browser, width):
    paths = ("", "days", f"days?day={day(-1)}", "days?search=work", "insights",
             "insights?period=all", "insights?period=all&tag=work", "tags", "tags?tag=work",
             "review", "settings", "convert")
    for log in (log_with_a_night_missed(), None):
        with Proba(log=log) as proba, visit(browser, proba.url, width, script=SHIFTS) as page:
            for path in paths:
                page.goto(proba.url + path)
                ready(page)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(300)
                shifts = page.evaluate("shifts")
                assert not shifts, (width, path, bool(log), shifts)


@for_each(360, 1_280)
def test_nothing_moves_by_itself_in_the_dark_or_after_an_answer(browser, width):
    with Proba(log=log_with_a_night_missed()) as proba, visit(
            browser, proba.url, width, dark=True, script=SHIFTS) as page:
        for path in ("days", "insights?period=all&tag=work", "tags", "tags?tag=work",
                     "review", "settings", ""):
            page.goto(proba.url + path)
            ready(page)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(300)
            shifts = page.evaluate("shifts")
            assert not shifts, (width, path, shifts)
        # The answer and its reply come long before the half second after a key is over; any later
        # change because of them would move the page by itself.
        expect(page.get_by_role("group", name="Likely tags")).to_be_visible()
        field(page).press_sequentially("tea")
        page.keyboard.press("Enter")
        edit = page.get_by_role("button", name="Edit", exact=True)
        expect(edit).to_be_visible()
        page.wait_for_timeout(1_500)
        edit.click()
        expect(page.get_by_role("button", name="Save", exact=True)).to_be_visible()
        page.wait_for_timeout(1_500)
        page.get_by_role("button", name="Cancel").click()
        page.wait_for_timeout(1_500)
        shifts = page.evaluate("shifts")
        assert not shifts, (width, "after input", shifts)
