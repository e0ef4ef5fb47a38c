"""Reading the review of a week."""

import contextlib
import datetime
import re

from playwright.sync_api import expect

from proba import Proba, sample_log
from visitor import check, visit


def last_week():
    """The first day of the last week that is over; weeks begin on Sunday in
    the United States."""
    today = datetime.date.today()
    return today - datetime.timedelta(days=(today.weekday() + 1) % 7 + 7)


def card(page):
    return page.locator(".story[aria-hidden='false']")


def test_a_week_is_reviewed_card_by_card(browser):
    with Proba(log=sample_log(80)) as proba, visit(
            browser, proba.url + "insights", 1_200, 900) as page:
        page.get_by_role("link", name="Week in review").click()
        expect(page.get_by_role("heading", name="Week in review")).to_be_visible()
        # The cards agree with the API.
        review = proba.get(f"api/v1/review?from={last_week()}")
        summary = review["summary"]
        names = [tag["name"] for tag in summary["tags"] if tag["name"]][:3]
        expect(card(page).get_by_role("heading")).to_have_text(
            f"Most of the week: {', '.join(names)}.")
        expect(card(page)).to_contain_text(
            f"You answered {summary['answered']} of {summary['probes']} questions")
        check(page, "the first card")
        count = len(review["cards"]) + 1  # the picture
        assert count >= 5, review
        stories = page.get_by_role("region", name="Week in review")
        # The keys act before anything in the cards has the focus.
        page.keyboard.press("ArrowRight")
        expect(card(page)).to_have_attribute("aria-label", f"2 of {count}")
        page.keyboard.press("ArrowLeft")
        expect(card(page)).to_have_attribute("aria-label", f"1 of {count}")
        # The key turns towards the next card: in right-to-left pages, the other way.
        page.evaluate("document.documentElement.dir = 'rtl'")
        stories.get_by_role("button", name="Next card").focus()
        page.keyboard.press("ArrowLeft")
        expect(card(page)).to_have_attribute("aria-label", f"2 of {count}")
        page.keyboard.press("ArrowRight")
        expect(card(page)).to_have_attribute("aria-label", f"1 of {count}")
        page.evaluate("document.documentElement.dir = 'ltr'")
        for place in range(2, count + 1):
            stories.get_by_role("button", name="Next card").press("Enter")
            expect(card(page)).to_have_attribute("aria-label", f"{place} of {count}")
            check(page, f"card {place}")
            if place == count - 1:
                expect(card(page).get_by_role("heading")).to_contain_text("You answered")
        picture = card(page).get_by_role("img")
        expect(picture).to_have_attribute("alt", re.compile(r"^\w+ \d.*\. Most of the week: "))
        page.wait_for_function(
            "(image) => image.naturalWidth === 1080 && image.naturalHeight === 1350",
            arg=picture.element_handle())
        with page.expect_download() as download:
            card(page).get_by_role("link", name="Save the picture").click()
        assert download.value.suggested_filename == f"proba-{last_week()}.png"
        page.keyboard.press("ArrowLeft")
        expect(card(page)).to_have_attribute("aria-label", f"{count - 1} of {count}")
        page.keyboard.press("Escape")
        page.wait_for_url(re.compile(f"/insights.*period=week&at={last_week()}"))
        expect(page.get_by_role("radio", name="Week", exact=True)).to_be_checked()


# A device that can share pictures; it records the last one.
SHARES = """
  navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
  navigator.share = async ({ files: [file] }) => {
    globalThis.shared = [file.name, file.type, file.size > 10_000];
  };
"""


def test_the_picture_of_a_week_is_shared_where_the_device_takes_it(browser):
    with Proba(log=sample_log(80)) as proba, visit(
            browser, proba.url + "review", 390, 844, script=SHARES) as page:
        after = page.get_by_role("button", name="Next card")
        while after.get_attribute("aria-disabled") != "true":
            after.press("Enter")
        card(page).get_by_role("button", name="Share…").click()
        page.wait_for_function("() => globalThis.shared")
        assert page.evaluate("shared") == [f"proba-{last_week()}.png", "image/png", True]


def test_a_week_is_compared_with_goals(browser):
    with Proba(log=sample_log(80)) as proba:
        # One goal below the hours of a week of this log, one above, and one equal to them.
        days = f"from={last_week()}&to={last_week() + datetime.timedelta(days=6)}"
        stats = {tag["name"]: tag for tag in proba.get(f"api/v1/stats?{days}")["tags"]}
        goals = {"sleep": "at least 1h", "work": "at most 168h",
                 "breakfast": f"at least {stats['breakfast']['hours']:.1f}h"}
        for tag, goal in goals.items():
            proba.run("tag", tag, "--goal", goal)
        # Goals that may have been missed are first, then the tag with the most hours.
        review = proba.get(f"api/v1/review?from={last_week()}")["goals"]
        kept = sorted(("sleep", "work"), key=lambda tag: -stats[tag]["hours"])
        assert [goal["name"] for goal in review["tags"]] == ["breakfast", *kept], review
        assert review["unlisted"] == 0, review
        for width, height in ((360, 740), (1_280, 900)):
            with visit(browser, proba.url + "review", width, height) as page:
                expect(card(page)).to_have_attribute("aria-label", re.compile("^1 "))
                page.keyboard.press("ArrowRight")
                expect(card(page).get_by_role("heading")).to_have_text("The week against your goals.")
                rows = card(page).get_by_role("listitem")
                expect(rows).to_have_count(3)
                for tag, verdict in (("sleep", "above 1 h"), ("work", "below 168 h"),
                                     ("breakfast", "by the estimate, but not for certain")):
                    row = rows.filter(has_text=tag)
                    expect(row).to_contain_text(verdict)
                    expect(row).to_contain_text(f"answers: {stats[tag]['answers']}, at the goal ")
                check(page, f"goals at {width} px")
                assert page.locator(".style-review-card").nth(1).evaluate(
                    "(card) => card.scrollHeight <= card.clientHeight + 1"), "it has to be scrolled"


def test_other_weeks_are_reviewed_on_a_phone(browser):
    with Proba(log=sample_log(80)) as proba, visit(
            browser, proba.url + "review", 360, 740, dark=True, language="uk") as page:
        expect(card(page).get_by_role("heading")).to_contain_text("Найбільше часу")
        check(page, "a card on a phone")
        page.get_by_role("button", name="Попередній тиждень").click()
        page.wait_for_url(re.compile(r"from=\d{4}-\d\d-\d\d"))
        expect(card(page).get_by_role("heading")).to_be_visible()
        assert page.locator(".style-review-card").first.evaluate(
            "(card) => card.scrollHeight <= card.clientHeight + 1"), "a card has to be scrolled"


def test_each_card_is_seen_whole(browser):
    with Proba(log=sample_log(80)) as proba:
        for width, height in ((360, 740), (390, 844), (412, 915), (430, 932), (1_280, 900)):
            with visit(browser, proba.url + "review", width, height) as page:
                expect(card(page).get_by_role("heading")).to_be_visible()
                # Motion is reduced, so nothing plays that could be paused.
                expect(page.locator(".stories > .h .button")).to_have_count(3)
                count = page.locator(".stories > .segment > span").count()
                for place in range(1, count + 1):
                    expect(card(page)).to_have_attribute("aria-label", re.compile(f"^{place} "))
                    bottom, controls = page.evaluate("""() => {
                      const card = document.querySelector(".story[aria-hidden='false'] .style-review-card");
                      const bottom = Math.max(...[...card.children].map((e) => e.getBoundingClientRect().bottom));
                      return [bottom, document.querySelector(".stories > .h").getBoundingClientRect().top];
                    }""")
                    assert bottom <= controls + 1, (width, place, bottom, controls)
                    # The explanation of the figures is a step away if it does not fit.
                    details = card(page).get_by_role("button", name="How it is counted")
                    if details.count() and details.is_visible():
                        details.click()
                        expect(details).to_have_attribute("aria-expanded", "true")
                        expect(card(page).locator(".style-card-details")).to_be_visible()
                        check(page, f"the details of card {place}")
                    if place < count:
                        page.locator(".stories > .h .button").nth(1).press("Enter")


def test_nothing_lies_over_the_text_of_a_card(browser):
    with Proba(log=sample_log(80)) as proba:
        for width, height, language in ((360, 640, "en-US"), (390, 844, "uk"), (1_280, 720, "en-US")):
            with visit(browser, proba.url + "review", width, height, language=language) as page:
                expect(card(page).get_by_role("heading")).to_be_visible()
                count = page.locator(".stories > .segment > span").count()
                for place in range(1, count + 1):
                    expect(card(page)).to_have_attribute("aria-label", re.compile(f"^{place} "))
                    # The controls stay in the window; the end of a long card is read above them.
                    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
                    bottom, controls, inner = page.evaluate("""() => {
                      const card = document.querySelector(".story[aria-hidden='false'] .style-review-card");
                      const bottom = Math.max(...[...card.children].map((e) => e.getBoundingClientRect().bottom));
                      return [bottom, document.querySelector(".stories > .h").getBoundingClientRect().top,
                        card.scrollHeight - card.clientHeight];
                    }""")
                    assert bottom <= controls + 1, (width, place, bottom, controls)
                    assert inner <= 1, (width, place, inner)
                    if place < count:
                        page.locator(".stories > .h .button").nth(1).press("Enter")
                # The tabs at the lower edge of a phone leave room to reach the controls.
                page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
                nav = page.locator("header nav").bounding_box()
                box = page.locator(".stories > .h").bounding_box()
                assert nav["y"] < height / 2 or box["y"] + box["height"] <= nav["y"], (box, nav)


# The bar of the card that is playing.
PLAYS = ".stories > .segment > .within.busy"


def fingers(page):
    """Returns a function that makes one finger start on the card, move by some pixels, or end."""
    touch = page.context.new_cdp_session(page)
    box = page.locator(".stories").bounding_box()

    def act(kind, distance=0):
        points = [] if kind == "touchEnd" else [
            {"x": box["x"] + box["width"] * .8 + distance, "y": box["y"] + 60}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    return act


@contextlib.contextmanager
def played(browser):
    """The review on a phone, whose cards play."""
    with Proba(log=sample_log(80)) as proba, visit(
            browser, proba.url, 390, 844, has_touch=True, is_mobile=True) as page:
        page.emulate_media(reduced_motion="no-preference")
        page.goto(proba.url + "review")
        expect(page.locator(PLAYS)).to_have_count(1)
        yield page


def test_stories_of_a_week_play_until_they_are_paused_or_held(browser):
    with played(browser) as page:
        # Nine seconds later.
        expect(card(page)).to_have_attribute("aria-label", re.compile("^2 of "))
        # A screen reader is not interrupted every few seconds.
        expect(page.locator("#live")).not_to_contain_text("2 of ")
        # The button pauses by a tap and by the space bar.
        page.get_by_role("button", name="Pause").tap()
        expect(page.locator(PLAYS)).to_have_count(0)
        page.get_by_role("button", name="Play").press("Space")
        expect(page.locator(PLAYS)).to_have_count(1)
        page.get_by_role("button", name="Pause").press("Space")
        expect(page.locator(PLAYS)).to_have_count(0)
        page.get_by_role("button", name="Play").tap()
        expect(page.locator(PLAYS)).to_have_count(1)
        # The space bar does so wherever the focus is, but presses the button that has it.
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
        expect(page.locator(PLAYS)).to_have_count(0)
        page.keyboard.press("Space")
        expect(page.locator(PLAYS)).to_have_count(1)
        page.get_by_role("button", name="Pause").press("Space")
        before = card(page).get_attribute("aria-label")
        page.get_by_role("button", name="Previous card").press("Space")
        expect(card(page)).not_to_have_attribute("aria-label", before)
        expect(page.get_by_role("button", name="Play")).to_be_visible()
        page.get_by_role("button", name="Next card").press("Space")
        expect(card(page)).to_have_attribute("aria-label", before)
        page.get_by_role("button", name="Play").press("Space")
        expect(page.locator(PLAYS)).to_have_count(1)
        # A finger that rests on the card holds it until it leaves.
        finger = fingers(page)
        finger("touchStart")
        expect(page.locator(PLAYS)).to_have_count(0)
        finger("touchEnd")
        expect(page.locator(PLAYS)).to_have_count(1)
        expect(card(page)).to_have_attribute("aria-label", before)
        # A finger that has moved the card also holds it, and then swipes it aside.
        finger("touchStart")
        for step in range(1, 5):
            finger("touchMove", -8 * step)
        expect(page.locator(PLAYS)).to_have_count(0)
        # Beyond the middle, so that the speed of a busy machine decides nothing.
        for step in range(1, 5):
            finger("touchMove", -32 - 52 * step)
        finger("touchEnd")
        expect(card(page)).to_have_attribute("aria-label", re.compile("^3 of "))
        expect(page.locator("#live")).to_contain_text("3 of ")
        expect(page.locator(PLAYS)).to_have_count(1)
        page.keyboard.press("ArrowLeft")
        expect(card(page)).to_have_attribute("aria-label", re.compile("^2 of "))
        # With the heading of the card, which a screen reader would not read otherwise.
        place, heading = card(page).get_attribute("aria-label"), card(page).locator("h2")
        expect(page.locator("#live")).to_contain_text(f"{place}: {heading.inner_text()}")
        # A card that is held while the keys turn to the last one keeps no other from playing.
        after = page.get_by_role("button", name="Next card")
        finger("touchStart")
        expect(page.locator(PLAYS)).to_have_count(0)
        while after.get_attribute("aria-disabled") != "true":
            page.keyboard.press("ArrowRight")
        finger("touchEnd")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(PLAYS)).to_have_count(1)
        page.keyboard.press("ArrowRight")
        expect(after).to_have_attribute("aria-disabled", "true")
        # On the last card nothing plays: the space bar scrolls the page, as anywhere.
        page.set_viewport_size({"width": 390, "height": 300})
        page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
        page.keyboard.press("Space")
        page.wait_for_function("() => scrollY > 0")


def test_a_finger_that_rests_on_a_link_of_a_card_opens_the_menu_of_the_link(browser):
    with played(browser) as page:
        refused = card(page).get_by_role("link").first.evaluate("""(link) => {
          const options = {
            bubbles: true, cancelable: true, pointerType: "touch", pointerId: 9, isPrimary: true };
          const refuses = (node) => {
            node.dispatchEvent(new PointerEvent("pointerdown", options));
            const isRefused = !node.dispatchEvent(new PointerEvent("contextmenu", options));
            node.dispatchEvent(new PointerEvent("pointercancel", options));
            return isRefused;
          };
          return [refuses(link.closest(".story")), refuses(link)];
        }""")
        # A press of the card itself is a gesture.
        assert refused == [True, False], refused


def test_stories_of_a_week_are_swiped_the_other_way_from_right_to_left(browser):
    with Proba(log=sample_log(80)) as proba, visit(
            browser, proba.url + "review", 390, 844, has_touch=True, is_mobile=True) as page:
        page.evaluate("document.documentElement.dir = 'rtl'")
        for towards, place in ((1, "2 of "), (1, "3 of "), (-1, "2 of ")):
            finger = fingers(page)
            finger("touchStart")
            for step in range(1, 9):
                finger("touchMove", towards * 25 * step)
            finger("touchEnd")
            expect(page.locator("#live")).to_contain_text(place)


def test_stories_of_a_week_wait_for_a_person_who_prefers_less_motion(browser):
    with Proba(log=sample_log(80)) as proba, visit(browser, proba.url + "review") as page:
        expect(card(page)).to_have_attribute("aria-label", re.compile("^1 of "))
        page.wait_for_timeout(10_000)  # longer than a card plays
        expect(card(page)).to_have_attribute("aria-label", re.compile("^1 of "))
        expect(page.locator(PLAYS)).to_have_count(0)
        expect(page.get_by_role("button", name="Pause")).to_have_count(0)
        # The bar of the visible card is full, because no timer runs.
        bars = page.locator(".stories > .segment > span")
        assert bars.first.evaluate(
            "(bar) => bar.clientWidth - parseFloat(getComputedStyle(bar, '::before').inlineSize) < 1")
        after = page.get_by_role("button", name="Next card")
        while after.get_attribute("aria-disabled") != "true":
            after.press("Enter")
        expect(bars.last).to_have_class(re.compile("behind"))
