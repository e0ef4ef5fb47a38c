"""Filling in missed probes, and undoing saved answers."""

import contextlib
import re

from playwright.sync_api import expect

from hand import HOLDS, Hand
from proba import EAST, Proba, day, sample_log
from scenarios import expect_written, field, missed
from visitor import check, visit


def log_with_a_night_missed():
    """A log whose last night has no answers, and whose later answers are all the same."""
    lines = sample_log().splitlines()
    last = int(lines[-1].split()[0])
    midnight = (last + EAST * 3_600) // 86_400 * 86_400 - EAST * 3_600
    night = range(midnight - 3_600, midnight + 7 * 3_600)
    def entry(line):
        moment = int(line.split()[0])
        return "" if moment in night else line[11:] if moment < night.stop else "work code"
    return "".join(f"{line.split()[0]} {entry(line)}\n" for line in lines)


def night(page):
    """The button for the longest run of missed probes: other, shorter runs may be newer."""
    runs = page.get_by_role("button", name=re.compile("^Fill in ")).filter(has_text="Fill in all")
    expect(runs.first).to_be_visible()
    longest = max(runs.all(), key=lambda run: int(run.inner_text().removeprefix("Fill in all ")))
    return page.locator(f"#{longest.get_attribute('id')}")


def test_a_night_gets_one_answer_by_keyboard_which_is_undone(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url) as page:
        before = proba.get("api/v1/overview")["unfilledCount"]
        button = night(page)
        count = int(button.inner_text().removeprefix("Fill in all "))
        assert count > 2, count
        button.press("Enter")
        expect(field(page)).to_be_focused()
        expect(page.get_by_text(f"The same answer counts for all {count} questions.")).to_be_visible()
        check(page, "with several moments asked about")
        page.keyboard.type("sleep")
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Saved the answer for {count} questions.").first).to_be_visible()
        assert proba.get("api/v1/overview")["unfilledCount"] == before - count
        page.get_by_role("button", name="Undo").press("Enter")
        proba.wait("api/v1/overview", lambda overview: overview["unfilledCount"] == before)
        # The question is about the night again; closing the form moves the focus to its row.
        expect(page.get_by_text(f"The same answer counts for all {count} questions.")).to_be_visible()
        page.keyboard.press("Escape")
        expect(night(page)).to_have_text(f"Fill in all {count}")
        expect(night(page)).to_be_focused()


def test_missed_probes_are_filled_in_one_by_one_by_touch(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(
            browser, proba.url, 360, 740, has_touch=True, is_mobile=True) as page:
        def saved(count):
            proba.wait("api/v1/overview", lambda state: state["unfilledCount"] == before - count)

        before = proba.get("api/v1/overview")["unfilledCount"]
        page.get_by_role("button", name="One by one").tap()
        expect(page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
        check(page, "going through what was missed")
        page.get_by_role("group", name="Likely answers").get_by_role("button").nth(1).tap()
        expect(page.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()
        # The next question may be about the same minute.
        saved(1)
        page.get_by_role("button", name="Skip").tap()
        expect(page.get_by_text(re.compile(r"^3 of \d+$"))).to_be_visible()
        page.get_by_role("button", name="Don’t remember").tap()
        expect(page.get_by_text(re.compile(r"^4 of \d+$"))).to_be_visible()
        saved(2)
        page.get_by_role("button", name="Done").tap()
        expect(page.get_by_text(re.compile(r"^4 of \d+$"))).to_have_count(0)


def log_with_a_night_missed_between_two_sleeps():
    """A log of one answer, in which six probes were missed between two others close enough together."""
    moments = [int(line.split()[0]) for line in sample_log().splitlines()]
    # Not today, so that nothing else is missed.
    first = next(place for place in range(len(moments) - 40, 0, -1)
                 if moments[place + 7] - moments[place] < 11 * 3_600
                 and max(later - earlier for earlier, later in zip(
                     moments[place:], moments[place + 1:place + 8])) < TOGETHER)
    missed_ones = moments[first + 1:first + 7]
    return "".join(
        f"{moment} {'' if moment in missed_ones else 'sleep'}\n" for moment in moments)


def test_a_night_between_two_sleeps_is_filled_in_by_one_tap(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba, visit(
            browser, proba.url, 360, 740, has_touch=True, is_mobile=True) as page:
        before = proba.get("api/v1/overview")["unfilledCount"]
        check(page, "a night with the likely answer")
        chip = page.get_by_role("button", name=re.compile("^Save sleep for all 6: "))
        expect(chip).to_have_count(1)
        chip.tap()
        expect(page.get_by_text("Saved the answer for 6 questions.").first).to_be_visible()
        expect(chip).to_have_count(0)
        assert proba.get("api/v1/overview")["unfilledCount"] == before - 6
        page.get_by_role("button", name="Undo").tap()
        expect(chip).to_have_count(1)
        proba.wait("api/v1/overview", lambda overview: overview["unfilledCount"] == before)


def test_what_was_done_is_in_sight_wherever_it_was_tapped(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba, visit(
            browser, proba.url, 360, 600, has_touch=True, is_mobile=True) as page:
        chip = page.get_by_role("button", name=re.compile("^Save sleep for all 6: "))
        chip.scroll_into_view_if_needed()
        page.evaluate("window.scrollBy(0, 60)")
        chip.tap()
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_be_in_viewport(ratio=1)
        done = page.locator(".style-done")
        # Above the navigation, and in no card.
        bar = page.get_by_role("navigation").bounding_box()
        box = done.bounding_box()
        assert box["y"] + box["height"] <= bar["y"], (box, bar)
        assert done.evaluate("(e) => e.closest('.card')") is None
        announced = page.get_by_role("status").filter(has_text="Saved the answer for 6 questions.")
        expect(announced).to_have_count(1)
        check(page, "what was done, above the page")
        # At any scroll position.
        for end in (0, 100_000):
            page.evaluate("(end) => window.scrollTo(0, end)", end)
            expect(undo).to_be_in_viewport(ratio=1)
        # To the restored row, rather than up to the field.
        undo.tap()
        expect(chip).to_be_in_viewport(ratio=1)
        expect(done).to_have_count(0)
        chip.tap()
        page.get_by_role("button", name="Close").tap()
        expect(done).to_have_count(0)
        expect(chip).to_have_count(0)


def test_what_was_done_moves_nothing_when_it_comes_and_goes(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url, 1_300) as page:
        page.keyboard.type("tea")
        page.keyboard.press("Enter")
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_be_in_viewport(ratio=1)
        places = """() => [...document.querySelectorAll("main *")]
          .filter((e) => !e.closest(".style-done") && !e.closest(".style-tip"))
          .map((e) => e.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"""
        before = page.evaluate(places)
        # The tab key reaches it after the answer and today's shares, if shown; the escape key closes it.
        expect(page.get_by_role("button", name="Edit", exact=True)).to_be_focused()
        page.keyboard.press("Tab")
        shares = page.get_by_role("link", name="Hours by tag")
        if shares.count():
            expect(shares).to_be_focused()
            page.keyboard.press("Tab")
        expect(undo).to_be_focused()
        page.keyboard.press("Escape")
        expect(undo).to_have_count(0)
        after = page.evaluate(places)
        assert before == after, [pair for pair in zip(before, after) if pair[0] != pair[1]][:3]


def test_chips_that_save_look_the_same_everywhere_and_others_do_not(browser):
    ground = "(e) => getComputedStyle(e).backgroundColor"
    sign = "(e) => getComputedStyle(e, '::before').content"
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url, 1_300) as page:
        night(page).click()
        page.mouse.move(0, 0)
        saving = page.get_by_role("group", name="Likely answers").get_by_role("button")
        adding = page.get_by_role("group", name="Likely tags").get_by_role("button")
        copying = page.get_by_role("group", name="Copy the next answer").get_by_role("button")
        for chips in (saving, adding, copying):
            expect(chips.first).to_be_visible()
        looks = [{(chip.evaluate(ground), chip.evaluate(sign).split("/")[0]) for chip in chips.all()}
                 for chips in (saving, adding, copying)]
    # For a span between equal answers, a chip saves as well.
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba, visit(
            browser, proba.url, 1_300) as page:
        page.mouse.move(0, 0)
        beside = page.locator(".style-missed .chip")
        expect(beside.first).to_be_visible()
        looks.append({(chip.evaluate(ground), chip.evaluate(sign).split("/")[0])
                      for chip in beside.all()})
        assert all(len(look) == 1 for look in looks), looks
        assert looks[3] == looks[0] and len({*looks[0], *looks[1], *looks[2]}) == 3, looks


def test_the_form_of_a_night_keeps_its_geometry_while_tags_are_added(browser):
    for width in (360, 1_300):
        with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url, width) as page:
            night(page).click()
            offered = page.locator(".style-offered")
            save = page.get_by_role("button", name="Save", exact=True)
            expect(page.get_by_role("group", name="Copy the next answer")).to_be_visible()
            places = set()
            for count in range(6):
                places.add((save.bounding_box()["x"], offered.bounding_box()["y"]))
                if count < 5:
                    chip = offered.get_by_role("button").first
                    tag = chip.inner_text()
                    chip.click()
                    written = page.get_by_role("button", name=f"Remove {tag}", exact=True)
                    expect(written).to_have_count(1)
            assert len(places) == 1, (width, places)


def test_rows_of_missed_probes_have_one_height_and_one_edge(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url, 1_300) as page:
        rows = page.get_by_role("region", name="Unanswered questions").get_by_role("listitem")
        expect(rows.first).to_be_visible()
        heights = {row.bounding_box()["height"] for row in rows.all()}
        assert len(heights) == 1, heights
        # The end of a button: of its background or, without one, of its text.
        edges = page.locator(".style-missed").evaluate("""(list) =>
          [list.querySelector("#go-through"), ...[...list.querySelectorAll("li")].map(
            (row) => [...row.querySelectorAll("button")].at(-1))].map((button) => {
              const { paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(button);
              const inset = button.matches(".plain")
                ? parseFloat(paddingInlineEnd) + parseFloat(borderInlineEndWidth) : 0;
              return Math.round(button.getBoundingClientRect().right - inset);
            })""")
        assert len(set(edges)) == 1, edges


def test_what_is_tapped_on_now_is_as_high_as_a_thumb(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(
            browser, proba.url, 390, 844, has_touch=True, is_mobile=True) as page:
        expect(page.locator(".style-offered .chip").first).to_be_visible()
        targets = page.locator(
            ".style-offered .chip, .style-answer-field > .button, #go-through")
        for target in targets.all():
            target.scroll_into_view_if_needed()
            # The distance above and below its middle at which a tap reaches it.
            assert target.evaluate("""(target) => {
              const box = target.getBoundingClientRect();
              const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
              return [-21, 21].every((way) =>
                target.contains(document.elementFromPoint(x, y + way)));
            }"""), target.inner_text()


def test_what_was_done_before_and_after_a_missed_night_is_shown_and_copied(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url, 1_300) as page:
        button = night(page)
        button.click()
        # The previous answer is saved by the chip above that repeats it.
        around = page.get_by_role("group", name="Copy the next answer")
        expect(around.get_by_role("button")).to_have_count(1)
        check(page, "the answers around a night")
        around.get_by_role("button").click()
        expect(field(page)).to_be_focused()
        expect_written(page, "work", "code")


def test_older_probes_are_dismissed_and_restored(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        before = proba.get("api/v1/overview")
        waiting = page.get_by_text(re.compile(r"^\d+ to catch up$"))
        count = waiting.inner_text()
        older = page.get_by_text(re.compile(r"^\d+ missed over a week ago$"))
        number = int(older.inner_text().split()[0])
        # Nothing older than a week is announced, but all of it can be found.
        limit = before["now"] - 7 * 86_400
        assert all(probe["at"] > limit for probe in before["unfilled"][:-number]), before
        assert all(probe["at"] <= limit for probe in before["unfilled"][-number:]), before
        rows = page.get_by_role("region", name="Unanswered questions").get_by_role("listitem")
        page.get_by_role("button", name="Show older").click()
        assert rows.count() > int(count.split()[0])
        check(page, "older missed probes")
        page.get_by_role("button", name="Don’t ask about older ones").click()
        expect(older).to_have_count(0)
        expect(waiting).to_have_text(count)
        left = before["unfilledCount"] - number
        proba.wait("api/v1/overview", lambda overview: overview["unfilledCount"] == left)
        assert proba.get("api/v1/stats")["probes"] > proba.get("api/v1/stats")["answered"] + 5
        page.get_by_role("button", name="Undo").click()
        expect(older).to_have_text(f"{number} missed over a week ago")
        proba.wait(
            "api/v1/overview", lambda state: state["unfilledCount"] == before["unfilledCount"])


def test_a_likely_answer_is_one_tap_and_its_undo_leaves_it_written(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        answer = page.get_by_role("group", name="Likely answers").get_by_role("button").nth(1)
        tags = answer.inner_text().split()
        answer.click()
        expect(field(page)).to_have_count(0)
        assert proba.get("api/v1/overview")["latest"]["tags"] == tags
        page.get_by_role("button", name="Undo").click()
        expect(field(page)).to_be_visible()
        expect_written(page, *tags[:-1], then=tags[-1])


def test_the_strip_of_the_day_opens_its_entries(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url, 1_300) as page:
        day = page.get_by_role("region", name="Today")
        # The part of the log in today depends on the time: the newest two probes get one answer.
        overview = proba.get("api/v1/overview")
        probes = [overview["latest"]] + overview["today"] + overview["unfilled"]
        for moment in sorted({probe["at"] for probe in probes})[-2:]:
            proba.run("answer", "--at", str(moment), "film")
        # Consecutive equal answers share a line, and a click expands it. Before the page shows the new ones,
        # one of them may be in another such line.
        run = day.get_by_role("button").filter(has_text=re.compile("film.*×2", re.DOTALL))
        expect(run).to_be_visible()
        lines = day.get_by_role("listitem").count()
        run.click()
        expect(day.get_by_role("listitem")).not_to_have_count(lines)
        gap = day.get_by_role("button", name=re.compile("^Fill in ")).first
        gap.click()
        expect(field(page)).to_be_focused()
        assert missed(page).count() > 0


# MARK: Twelve missed probes

# Probes further apart are never in one span, and closer ones always are.
APART, TOGETHER = 3.2 * 3_600, 2.8 * 3_600
# The page's own part of catching up, in seconds, on a busy machine: a person has fifteen for all of
# it, and the page needs one to two.
LONGEST_WAIT = 10

FOCUSED = "(name) => document.activeElement.innerText.startsWith(name)"
ALL_CAUGHT_UP = "() => document.body.innerText.includes('All caught up.')"
# Whether the form shows some words, such as its place in the deck, with an empty, focused field.
ASKS = """(words) => document.body.innerText.includes(words)
  && document.activeElement.matches(".style-answer-field input")
  && document.activeElement.value === ''"""
# Whether the form shows its place in the deck (no words for a single span), and offers an answer to tap.
OFFERS = """([words, answer]) => document.body.innerText.includes(words)
  && [...document.querySelectorAll(".style-answers button")].some((button) =>
    button.innerText === answer || button.innerText.endsWith(": " + answer))"""


def usual(moment):
    """The answer of the person of the log at a time of the day."""
    hour = (moment // 3_600 + EAST) % 24
    return ("sleep" if hour < 7 else "breakfast people" if hour < 9 else "work code" if hour < 17
            else "dinner people" if hour < 20 else "reading")


def is_together(moments):
    return all(after - before < TOGETHER for before, after in zip(moments, moments[1:]))


def a_morning(moments):
    """The latest twelve probes in a row with sleep, breakfast and work, which are one span."""
    for end in range(len(moments), 11, -1):
        row = moments[end - 12:end]
        if is_together(row) and [*dict.fromkeys(map(usual, row))] == [
                "sleep", "breakfast people", "work code"]:
            return [row]
    raise AssertionError("no morning is like that")


def parts_of_days(moments):
    """The latest three times four probes in a row, each with one answer and a span of its own."""
    rows = []
    for end in range(len(moments), 3, -1):
        row = moments[end - 4:end]
        [answer, *others] = {usual(moment) for moment in row}
        is_apart = not rows or rows[-1][0] - row[-1] > APART
        if not others and is_apart and is_together(row) and all(
                usual(other[0]) != answer for other in rows):
            rows.append(row)
        if len(rows) == 3:
            return rows
    raise AssertionError("no days are like that")


@contextlib.contextmanager
def caught_up(browser, rows, touch):
    """A page on which the twelve probes of some rows are missed, the newest row first. Checks
    afterwards that they have their answers, and that the page was quick."""
    moments = [int(line.split()[0]) for line in sample_log().splitlines()]
    rows = rows(moments)
    missed = sum(rows, [])
    log = "".join(f"{at} {'' if at in missed else usual(at)}\n" for at in moments)
    phone = {"has_touch": True, "is_mobile": True} if touch else {}
    with Proba(log=log) as proba, visit(
            browser, proba.url, *((390, 844) if touch else (1_000, 900)),
            permissions=["notifications"], **phone) as page:
        # The latest question is answered first, and is not one of the twelve.
        field(page).fill("reading")
        field(page).press("Enter")
        expect(page.get_by_role("button", name="Edit", exact=True)).to_be_focused()
        expect(page.get_by_text("12 to catch up")).to_be_visible()
        hand = Hand(page)
        yield page, hand, rows
        print(f"     {hand.actions} actions, and {hand.waited:.2f} s of waiting for the page")
        assert hand.waited < LONGEST_WAIT, hand.waited
        assert proba.get("api/v1/overview")["unfilledCount"] == 0
        stored = {probe["at"]: " ".join(probe["tags"])
                  for probe in proba.get(f"api/v1/probes?from={day(-60)}&to={day(0)}")}
        wrong = [(at, stored[at]) for at in missed if stored[at] != usual(at)]
        assert not wrong, wrong


def tab_to_one_by_one(page, hand):
    """Moves the focus past the answered card, and returns how many steps that takes."""
    # From six answers on, the card shows the shares of today.
    shares = page.get_by_role("link", name="Hours by tag")
    names = [*(["Hours by tag"] if shares.is_visible() else []), "Undo", "One by one"]
    for name in names:
        hand.press("Tab", FOCUSED, name)
    return len(names)


def test_twelve_missed_probes_of_a_morning_are_filled_in_by_keyboard(browser):
    with caught_up(browser, a_morning, touch=False) as (page, hand, [row]):
        stops = tab_to_one_by_one(page, hand)
        hand.press("Enter", ASKS, "1 of 12")
        before = None
        for place, answer in enumerate(map(usual, row), 1):
            # Repeating the previous answer takes one key.
            if answer == before:
                hand.press('"', HOLDS, '"')
            else:
                hand.write(answer.split())
            hand.press("Enter", *((ASKS, f"{place + 1} of 12") if place < 12 else (ALL_CAUGHT_UP,)))
            before = answer
        # Two or three to reach the button and one for it, two for each of five tags, nine repetitions,
        # and one to save each answer.
        assert hand.actions == stops + 1 + 2 * 5 + 9 + 12, hand.actions


def likely_answers(page):
    """For each span, whether its row has a chip with the likely answer, because those around are equal."""
    rows = page.get_by_role("region", name="Unanswered questions").get_by_role("listitem")
    expect(rows).to_have_count(3)
    return [row.locator(".chip").count() == 1 for row in rows.all()]


def place_in_deck(place, count):
    """The form's text about its place among some spans; empty for a single one."""
    return (f"{place} of {count}" if count > 1 else "The same answer counts for all 4 moments.")


def test_twelve_missed_probes_in_three_spans_are_filled_in_by_keyboard(browser):
    with caught_up(browser, parts_of_days, touch=False) as (page, hand, rows):
        likely = likely_answers(page)
        stops = tab_to_one_by_one(page, hand)
        # The first spans whose likely answer takes one press each; all others follow in the form.
        quick = [*likely, False].index(False)
        for place, row in enumerate(rows[:quick]):
            key = "Shift+Tab" if place else "Tab"
            hand.press(key, FOCUSED, f"{usual(row[0])} for all 4")
            hand.press("Enter", *((ALL_CAUGHT_UP,) if place == 2 else (
                FOCUSED, "Other…" if likely[place + 1] else "Fill in all 4")))
        slow = rows[quick:]
        if not quick: hand.press("Tab", FOCUSED, "Fill in all 4")
        if slow: hand.press("Enter", ASKS, place_in_deck(1, len(slow)))
        for place, row in enumerate(slow, 1):
            hand.write(usual(row[0]).split())
            hand.press("Enter", *((ALL_CAUGHT_UP,) if place == len(slow) else (
                ASKS, place_in_deck(place + 1, len(slow)))))
        tags = sum(len(usual(row[0]).split()) for row in slow)
        assert hand.actions == (
            stops + 2 * quick + (not quick) + bool(slow) + 2 * tags + len(slow)), hand.actions


def answer_to_tap(page, answer):
    """The button that saves an answer: as the previous one, or as a likely one."""
    offered = page.get_by_role("group", name="Likely answers").get_by_role("button")
    return offered.filter(has_text=re.compile(f"(^|: ){answer}$"))


def test_twelve_missed_probes_of_a_morning_are_filled_in_by_thumb(browser):
    with caught_up(browser, a_morning, touch=True) as (page, hand, [row]):
        answers = [usual(moment) for moment in row]
        hand.tap(page.get_by_role("button", name="One by one"), OFFERS, ["1 of 12", answers[0]])
        for place, answer in enumerate(answers, 1):
            hand.tap(answer_to_tap(page, answer), *(
                (OFFERS, [f"{place + 1} of 12", answers[place]]) if place < 12
                else (ALL_CAUGHT_UP,)))
        assert hand.actions == 13, hand.actions


def test_twelve_missed_probes_in_three_spans_are_filled_in_by_thumb(browser):
    with caught_up(browser, parts_of_days, touch=True) as (page, hand, rows):
        likely = likely_answers(page)
        quick = [*likely, False].index(False)
        for place, row in enumerate(rows[:quick]):
            chip = page.get_by_role("button", name=f"Save {usual(row[0])} for all 4").first
            hand.tap(chip, *((ALL_CAUGHT_UP,) if place == 2 else (
                FOCUSED, "Other…" if likely[place + 1] else "Fill in all 4")))
        slow = [usual(row[0]) for row in rows[quick:]]
        if slow:
            hand.tap(page.get_by_role("button", name=re.compile("^Fill in ")).first,
                     OFFERS, [place_in_deck(1, len(slow)), slow[0]])
        for place, answer in enumerate(slow, 1):
            hand.tap(answer_to_tap(page, answer), *(
                (ALL_CAUGHT_UP,) if place == len(slow)
                else (OFFERS, [place_in_deck(place + 1, len(slow)), slow[place]])))
        # One tap for each span, and one that opens the first form.
        assert hand.actions == 3 + bool(slow), hand.actions


# MARK: The deck

PHONE = {"has_touch": True, "is_mobile": True}
# The minimum side of a target for a thumb, in pixels.
THUMB = 44


def card(page):
    return page.locator(".style-question")


def test_six_probes_of_a_night_are_three_taps_of_a_thumb(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba:
        proba.run("answer", "sleep")
        with visit(browser, proba.url, 390, 844, **PHONE) as page:
            expect(page.get_by_text("6 to catch up")).to_be_visible()
            page.get_by_role("button", name="One by one").tap()
            expect(page.get_by_text("1 of 6")).to_be_visible()
            same = page.get_by_role("group", name="Likely answers").get_by_role("button").first
            expect(same).to_have_text("Same as last time: sleep")
            # No field is focused, which would open a keyboard above the answers.
            expect(same).to_be_focused()
            targets = [button.bounding_box() for button in (
                same, page.get_by_role("button", name="Skip"),
                page.get_by_role("button", name="Don’t remember"))]
            assert all(round(box["height"]) >= THUMB for box in targets), targets
            check(page, "a card of the deck on a phone")
            same.tap()
            expect(page.get_by_text("2 of 6")).to_be_visible()
            page.get_by_role("button", name=re.compile("^Save sleep for all 5: ")).tap()
            expect(page.get_by_text("All caught up.")).to_be_visible()
            expect(page.get_by_text("All caught up.")).to_be_focused()
            assert proba.get("api/v1/overview")["unfilledCount"] == 0
            # The five are asked about again; the first one keeps its answer.
            page.get_by_role("button", name="Undo").tap()
            proba.wait("api/v1/overview", lambda state: state["unfilledCount"] == 5)


def swipe(page, distance):
    """Drags the card by its time."""
    box = page.locator(".style-time").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(x + distance * step / 8, y)
        page.wait_for_timeout(20)
    # A pause, so that only the distance counts.
    page.wait_for_timeout(300)
    page.mouse.move(x + distance, y)
    page.mouse.up()


def test_cards_are_swiped_aside_and_turned_by_arrow_keys(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba:
        proba.run("answer", "sleep")
        with visit(browser, proba.url, 390, 844) as page:
            page.get_by_role("button", name="One by one").click()
            place = page.get_by_text(re.compile(r"^\d of 6$"))
            expect(place).to_have_text("1 of 6")
            for distance, then in (
                    (-140, 2), (-30, 2), (-140, 3), (140, 2), (140, 1), (140, 1), (-140, 2), (140, 1)):
                swipe(page, distance)
                expect(place).to_have_text(f"{then} of 6")
                expect(card(page)).not_to_have_attribute("style", re.compile("translate"))
            for key, then in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
                expect(field(page)).to_be_focused()
                page.keyboard.press(key)
                expect(place).to_have_text(f"{then} of 6")
            page.get_by_role("button", name="Previous", exact=True).click()
            expect(place).to_have_text("1 of 6")
            # In typed text, the key moves the caret.
            page.keyboard.type("sl")
            page.keyboard.press("ArrowRight")
            expect(place).to_have_text("1 of 6")
            assert proba.get("api/v1/overview")["unfilledCount"] == 6


def test_cards_are_turned_the_other_way_from_right_to_left(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba:
        proba.run("answer", "sleep")
        with visit(browser, proba.url, 390, 844) as page:
            page.evaluate("document.documentElement.dir = 'rtl'")
            page.get_by_role("button", name="One by one").click()
            place = page.get_by_text(re.compile(r"^\d of 6$"))
            expect(place).to_have_text("1 of 6")
            for distance, then in ((140, 2), (140, 3), (-140, 2)):
                swipe(page, distance)
                expect(place).to_have_text(f"{then} of 6")
            for key, then in (("ArrowLeft", 3), ("ArrowRight", 2)):
                expect(field(page)).to_be_focused()
                page.keyboard.press(key)
                expect(place).to_have_text(f"{then} of 6")


def test_the_form_of_a_missed_probe_opens_without_a_jump_of_the_page(browser):
    with Proba(log=sample_log()) as proba:
        proba.run("answer", "tea")
        for width, height, options in ((390, 844, PHONE), (900, 700, {}), (1_280, 600, {})):
            with visit(browser, proba.url, width, height, **options) as page:
                page.get_by_role("button", name="Show more").click()
                row = missed(page).last
                row.scroll_into_view_if_needed()
                page.wait_for_timeout(100)
                before = page.evaluate("scrollY")
                row.click()
                expect(page.locator(".style-time, .style-times")).to_be_in_viewport(ratio=1)
                expect(field(page)).to_be_in_viewport(ratio=1)
                answers = page.get_by_role("group", name="Likely answers").get_by_role("button")
                expect(answers.first if options else field(page)).to_be_focused()
                opened = page.evaluate("scrollY")
                page.keyboard.press("Escape")
                expect(row).to_be_focused()
                expect(row).to_be_in_viewport(ratio=1)
                after = page.evaluate("scrollY")
                # The height of the card changes by at most a line.
                assert abs(opened - before) < 40, (width, before, opened)
                assert abs(after - before) < 2, (width, before, after)


# The animation of the card that leaves: its position, name and direction.
LEAVING = """() => {
  const style = getComputedStyle(document.querySelector(".style-asking"), "::after");
  return [style.inlineSize, style.animationName, style.getPropertyValue("--away").trim()];
}"""


def test_cards_leave_to_the_side_unless_reduced_motion_is_requested(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba:
        proba.run("answer", "sleep")
        with visit(browser, proba.url, 390, 844, **PHONE) as page:
            page.get_by_role("button", name="One by one").tap()
            skip = page.get_by_role("button", name="Skip")
            # Its position within its card, which may be moving.
            box = "(e) => [e.offsetLeft, e.offsetWidth]"
            place = skip.evaluate(box)
            for motion in ("reduce", "no-preference"):
                page.emulate_media(reduced_motion=motion)
                names = []
                number = int(page.get_by_text(re.compile(r"^\d of 6$")).inner_text()[0])
                for button, way in ((skip, ""), (skip, ""), (
                        page.get_by_role("button", name="Previous", exact=True), "1")):
                    button.tap()
                    number += -1 if way else 1
                    expect(page.get_by_text(f"{number} of 6")).to_be_visible()
                    width, name, away = page.evaluate(LEAVING)
                    names.append(name)
                    assert away == way, (name, away)
                    # It follows the card that rises, which is a little smaller at first.
                    assert 340 < float(width.removesuffix("px")) < 358.5, width
                    # The next tap of the thumb hits the same button.
                    assert skip.evaluate(box) == place, place
                if motion == "reduce":
                    assert names == ["none"] * 3, names
                else:
                    assert set(names) == {"away", "away-again"}, names


def test_the_time_and_the_way_out_are_in_view_on_each_card_of_a_low_window(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba:
        proba.run("answer", "sleep")
        # A phone with the bars of its browser, and one on its side.
        for width, height in ((390, 664), (360, 640), (844, 390)):
            with visit(browser, proba.url, width, height, **PHONE) as page:
                page.get_by_role("button", name="One by one").tap()
                for card_number in (1, 2, 3):
                    expect(page.get_by_text(f"{card_number} of 6")).to_be_visible()
                    time = page.locator(".style-time")
                    expect(time).to_be_in_viewport(ratio=1)
                    # Not only in the window, but also in the card, which scrolls.
                    hit = """(e) => {
                      const { x, y, width, height } = e.getBoundingClientRect();
                      return document.elementFromPoint(x + width / 2, y + height / 2) === e;
                    }"""
                    assert time.evaluate(hit), (width, height, card_number)
                    if height > 400:
                        assert page.get_by_role("button", name="Cancel").evaluate(hit)
                        assert page.get_by_role("button", name="Skip").evaluate(hit)
                    page.get_by_role("button", name="Skip").tap()


def test_tags_that_match_a_word_are_beside_the_field_of_a_card(browser):
    with Proba(log=log_with_a_night_missed_between_two_sleeps()) as proba:
        proba.run("answer", "tea")
        with visit(browser, proba.url, 390, 844, **PHONE) as page:
            page.get_by_role("button", name="One by one").tap()
            field(page).tap()
            page.keyboard.type("sl")
            tag = page.get_by_role("group", name="Matching tags").get_by_role("button").first
            expect(tag).to_be_visible()
            # The keyboard of a phone covers the part below.
            assert tag.bounding_box()["y"] < 330, tag.bounding_box()


def test_the_buttons_of_a_card_cover_none_of_its_answers(browser):
    with Proba(log=log_with_a_night_missed()) as proba:
        proba.run("answer", "tea")
        for language in ("en-US", "uk-UA", "ru-RU"):
            with visit(browser, proba.url, 390, 844, language=language, **PHONE) as page:
                page.locator("#go-through").tap()
                # A card between two others has all of its buttons.
                page.locator(".style-acts button").nth(1).tap()
                copies = page.locator(".style-copies .chip")
                expect(copies.first).to_be_visible()
                acts = page.locator(".style-acts").bounding_box()
                for copy in copies.all():
                    box = copy.bounding_box()
                    assert box["y"] + box["height"] <= acts["y"] + 1, (language, box, acts)


def test_leaving_the_cards_leads_the_keyboard_back_to_their_button(browser):
    with Proba(log=log_with_a_night_missed()) as proba:
        # On a phone the button is hidden behind the card until that has left.
        for width in (360, 1_280):
            with visit(browser, proba.url, width, 740) as page:
                button = page.locator("#go-through")
                way_out = page.locator(".style-deck button")
                button.press("Enter")
                expect(way_out).to_have_text("Cancel")
                way_out.press("Enter")
                expect(button).to_be_focused()
                button.press("Enter")
                expect(field(page)).to_be_focused()
                page.keyboard.type("reading")
                page.keyboard.press("Enter")
                expect(way_out).to_have_text("Done")
                way_out.press("Enter")
                expect(button).to_be_focused()


# Whether the focused element and all of its focus ring are visible.
SEEN = """() => {
  const chip = document.activeElement, box = chip.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const look = getComputedStyle(chip);
  const around = parseFloat(look.outlineWidth) + parseFloat(look.outlineOffset);
  for (let above = chip.parentElement; above !== document.body; above = above.parentElement) {
    if (getComputedStyle(above).overflowY === "visible") continue;
    const { top, bottom, left, right } = above.getBoundingClientRect();
    if (box.top - around < top - 1 || box.bottom + around > bottom + 1) return false;
    const fade = parseFloat(getComputedStyle(above).paddingInlineEnd);
    if (box.left - around < left - 1 || box.right + around > right - fade + 1) return false;
  }
  return chip.contains(at);
}"""


def test_the_answer_that_has_the_focus_is_seen_with_the_mark_around_it(browser):
    with Proba(log=log_with_a_night_missed()) as proba:
        for width, height in ((360, 740), (360, 640), (1_280, 740)):
            with visit(browser, proba.url, width, height) as page:
                page.locator("#go-through").press("Enter")
                expect(field(page)).to_be_focused()
                chips = page.locator(".style-answers .chip")
                expect(chips.nth(1)).to_be_visible()
                for number in range(chips.count()):
                    page.keyboard.press("Tab")
                    expect(chips.nth(number)).to_be_focused()
                    assert page.evaluate(SEEN), (width, height, chips.nth(number).inner_text())
