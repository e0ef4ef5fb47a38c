"""The number of actions that the most frequent tasks require."""

import datetime
import re

from playwright.sync_api import expect

from catching_up_scenarios import PHONE, TOGETHER
from hand import Hand
from proba import EAST, Proba, day, moments, quiet_seed
from visitor import visit

# Whether the page shows some words.
SAYS = "(words) => document.body.innerText.includes(words)"
# Whether a tag is part of the answer being typed.
HAS_TAG = """(tag) => [...document.querySelectorAll(".style-answer-field .chip")]
  .some((chip) => chip.innerText.includes(tag))"""
# Whether an element is visible in its middle, so that nothing covers it.
IS_SEEN = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    && seen !== null && element.contains(seen);
}"""


def steady_log(missed=()):
    """A log of ten weeks of nights, work with code, and reading; some probes are missed."""
    lines = []
    for moment in past():
        hour = (moment // 3_600 + EAST) % 24
        entry = "sleep" if hour < 7 else "work code" if 9 <= hour < 18 else "reading"
        lines.append(f"{moment} {'' if moment in missed else entry}\n")
    return "".join(lines)


def past():
    """The moments of the log, up to the one before the latest probe."""
    now = int(datetime.datetime.now().timestamp())
    drawn = moments(now - 70 * 86_400, 70 * 40, quiet_seed())
    return [moment for moment in drawn if moment <= now][:-1]


def test_the_hours_of_a_tag_last_month_and_their_change_are_two_actions_away(browser):
    with Proba(log=steady_log()) as proba:
        last = datetime.date.fromisoformat(day(0)).replace(day=1) - datetime.timedelta(1)
        before = last.replace(day=1) - datetime.timedelta(1)
        reply = proba.get(
            f"api/v1/stats/changes?from={last.replace(day=1)}&to={last}"
            f"&beforeFrom={before.replace(day=1)}&beforeTo={before}")
        change = next(tag["change"] for tag in reply["tags"] if tag["name"] == "code")
        hours = next(tag["hours"] for tag in proba.get(
            f"api/v1/stats?from={last.replace(day=1)}&to={last}")["tags"] if tag["name"] == "code")
        for width, height, options in ((360, 640, PHONE), (1_280, 800, {})):
            with visit(browser, proba.url, width, height, **options) as page:
                page.get_by_role("navigation").get_by_role("link", name="Insights").click()
                page.get_by_role("button", name="Earlier period").click()
                row = page.locator(".figures tbody tr").filter(
                    has=page.get_by_role("button", name="code", exact=True))
                cells = row.locator("td")
                expect(cells.nth(0)).to_contain_text(f"{hours:,.0f}")
                changed = cells.nth(4)
                expect(changed).to_contain_text("−" if change < 0 else "+")
                assert page.evaluate("scrollY") == 0
                # The name, the hours and the change are in view, and not under the navigation.
                for part in (row.get_by_role("button", name="code", exact=True),
                             cells.nth(0).locator(":scope > *").first,
                             changed.locator(":scope > *").first):
                    assert part.evaluate(IS_SEEN), (width, part.bounding_box())


def test_an_answer_is_two_actions(browser):
    with Proba(log=steady_log()) as proba, visit(
            browser, proba.url, 360, 640, **PHONE) as page:
        hand = Hand(page)
        chip = page.get_by_role("group", name="Likely tags").get_by_role("button").first
        tag = chip.inner_text()
        hand.tap(chip, HAS_TAG, tag)
        hand.tap(page.get_by_role("button", name="Save", exact=True), SAYS, "You answered for")
        assert hand.actions == 2, hand.actions
        assert proba.get("api/v1/overview")["latest"]["tags"] == [tag]


def night_of_today():
    """Ten moments in the first hours of today, and those of a sleeper before, among and after them."""
    midnight = (int(datetime.datetime.now().timestamp()) + EAST * 3_600) // 86_400 * 86_400
    start = midnight - EAST * 3_600 + 20 * 60
    return [start + place * 25 * 60 for place in range(10)]


def log_with_a_night_missed():
    """A log whose night of today has ten probes without an answer, between two sleeps."""
    night = night_of_today()
    others = [night[0] - 3_000, night[-1] + 1_500, night[-1] + 3_000]
    # Earlier days have only answers.
    entries = {moment: "reading" for moment in range(others[0] - 20 * 7_200, others[0], 7_200)}
    entries |= dict.fromkeys(others, "sleep") | dict.fromkeys(night, "")
    return "".join(f"{moment} {entries[moment]}\n" for moment in sorted(entries))


def test_a_night_of_ten_missed_probes_is_three_actions(browser):
    assert all(later - earlier < TOGETHER for earlier, later in zip(
        night_of_today(), night_of_today()[1:]))
    # On a phone: one after the other, the first as before, and the same for all others.
    with Proba(log=log_with_a_night_missed()) as proba:
        proba.run("answer", "sleep")
        with visit(browser, proba.url, 390, 844, **PHONE) as page:
            hand = Hand(page)
            expect(page.get_by_text("10 to catch up")).to_be_visible()
            hand.tap(page.get_by_role("button", name="One by one"), SAYS, "1 of 10")
            same = page.get_by_role("group", name="Likely answers").get_by_role("button").filter(
                has_text=re.compile("sleep$")).first
            hand.tap(same, SAYS, "2 of 10")
            hand.tap(page.get_by_role("button", name=re.compile("^Save sleep for all 9: ")),
                     SAYS, "All caught up.")
            assert hand.actions == 3, hand.actions
            assert proba.get("api/v1/overview")["unfilledCount"] == 0
    # Beside the strip of the day: choose the night with the pointer, and write or choose the answer.
    with Proba(log=log_with_a_night_missed()) as proba:
        proba.run("answer", "sleep")
        with visit(browser, proba.url, 1_280, 900) as page:
            rings = page.get_by_role("region", name="Today").locator(
                ".style-strip .style-ring")
            expect(rings).to_have_count(10)
            first, last = rings.first.bounding_box(), rings.last.bounding_box()
            x = first["x"] + first["width"] / 2
            page.mouse.move(x, first["y"] - 2)
            page.mouse.down()
            page.mouse.move(x, (first["y"] + last["y"]) / 2)
            page.mouse.move(x, last["y"] + last["height"] + 2)
            page.mouse.up()
            actions = 1
            expect(page.get_by_text("The same answer counts for all 10 questions.")).to_be_visible()
            page.get_by_role("group", name="Likely answers").get_by_role("button").filter(
                has_text=re.compile("sleep$")).first.click()
            actions += 1
            expect(page.get_by_text("All caught up.")).to_be_visible()
            assert actions <= 3, actions
            assert proba.get("api/v1/overview")["unfilledCount"] == 0
