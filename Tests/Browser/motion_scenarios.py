"""Animations and gestures, on a page that has all of them."""

import contextlib
import re

from playwright.sync_api import expect

from motion import motion
from visitor import check, visit


def log(page, words):
    """Waits until the page reports this event."""
    expect(page.locator("#log")).to_have_text(words)


@contextlib.contextmanager
def moving(browser, **options):
    """The page without reduced motion."""
    with motion() as url, visit(browser, url, **options) as page:
        page.emulate_media(reduced_motion="no-preference")
        yield page


def place(page, name):
    """The middle of an element, scrolled to."""
    element = page.locator(name)
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page, share):
    """Pauses all animations at a progress."""
    page.evaluate("""(share) => document.getAnimations().forEach((animation) => {
      animation.pause();
      animation.currentTime = animation.effect.getComputedTiming().duration * share;
    })""", share)


def finish(page):
    """Finishes all finite animations."""
    page.evaluate("""() => document.getAnimations().forEach((animation) => {
      if (animation.effect.getComputedTiming().iterations !== Infinity) animation.finish();
    })""")


def still(page):
    """Waits until nothing moves."""
    page.wait_for_function("() => document.getAnimations().length === 0")


def test_a_hand_taps_drags_and_presses_long(browser):
    with moving(browser) as page:
        x, y = place(page, "#pad")
        x -= 120
        page.mouse.click(x, y)
        log(page, "tap")
        page.mouse.dblclick(x, y)
        log(page, "two taps")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 60, y + 5, steps=5)
        log(page, "drag changed 60")
        page.mouse.up()
        log(page, "drag ended 60")
        page.mouse.down()
        log(page, "press began")
        page.mouse.up()
        log(page, "press ended")
        page.get_by_role("button", name="A button within").click()
        log(page, "button")


def test_a_drag_that_ends_on_a_button_does_not_click_it(browser):
    with moving(browser) as page:
        x, y = place(page, "#pad button")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 25, y, steps=5)
        page.mouse.move(x + 5, y, steps=5)
        page.mouse.up()
        log(page, "drag ended 5")
        page.mouse.click(x, y)
        log(page, "button")


def fingers(page):
    """Returns a function that moves fingers on the page, by the kind of event and the places."""
    session = page.context.new_cdp_session(page)

    def touch(kind, *places):
        session.send("Input.dispatchTouchEvent", {
            "type": kind,
            "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]})
    return touch


def test_two_fingers_pinch_and_one_drags(browser):
    with moving(browser, has_touch=True) as page:
        touch = fingers(page)
        x, y = place(page, "#pad")
        touch("touchStart", (x - 40, y), (x + 40, y))
        for step in range(1, 9):
            touch("touchMove", (x - 40 - 5 * step, y), (x + 40 + 5 * step, y))
        touch("touchEnd")
        # The drag of the first finger and the pinch run together, and either may end last.
        log(page, re.compile(r"^(pinch ended (19\d|20\d)|drag ended -40)$"))
        touch("touchStart", (x - 60, y))
        for step in range(1, 9):
            touch("touchMove", (x - 60 + 10 * step, y))
        log(page, "drag changed 80")
        touch("touchEnd")
        log(page, "drag ended 80")


def test_gestures_that_no_view_handles_scroll_the_page(browser):
    with moving(browser, height=500, has_touch=True) as page:
        touch = fingers(page)
        x, y = place(page, "#pad")
        before = page.evaluate("scrollY")
        touch("touchStart", (x, y))
        for step in range(1, 13):
            touch("touchMove", (x, y + 12 * step))
        touch("touchEnd")
        page.wait_for_function("(before) => scrollY < before - 40", arg=before)
        assert "drag" not in page.locator("#log").inner_text()


def test_every_gesture_can_be_done_by_keys(browser):
    with moving(browser) as page:
        page.locator("#pad").focus()
        for key, words in (
                ("ArrowRight", "drag ended 30"), ("Shift+ArrowLeft", "drag ended -150"),
                ("+", "pinch ended 125"), ("-", "pinch ended 80"), ("Enter", "tap"),
                ("Space", "two taps"), ("Shift+Enter", "press ended")):
            page.keyboard.press(key)
            log(page, words)
        page.locator("#strip").focus()
        page.keyboard.press("ArrowLeft")
        log(page, "swipe left")


def test_a_wheel_event_goes_to_the_view_that_handles_it(browser):
    with moving(browser) as page:
        page.mouse.move(*place(page, "#strip"))
        page.mouse.wheel(30, 0)
        log(page, "wheel 30")
        page.mouse.move(*place(page, "#pad"))
        page.keyboard.down("Control")
        page.mouse.wheel(0, -40)
        log(page, re.compile(r"^pinch ended 1[45]\d$"))
        page.keyboard.up("Control")
        before = page.evaluate("scrollY")
        page.mouse.wheel(0, -200)
        page.wait_for_function("(before) => scrollY !== before", arg=before)


def test_styles_animate_to_their_new_values(browser):
    with moving(browser) as page:
        page.get_by_role("button", name="Go").click()
        page.wait_for_function("() => document.getAnimations().length > 8")
        hold(page, 0.5)
        read = "() => parseFloat(getComputedStyle(document.getElementById('course0')).translate)"
        assert abs(page.evaluate(read) - 60) < 1.5, page.evaluate(read)
        finish(page)
        still(page)
        assert page.evaluate(read) == 120


def test_a_retargeted_ball_does_not_jump(browser):
    with moving(browser) as page:
        x, y = place(page, "#field")
        page.evaluate("""() => {
          window.seen = [];
          const ball = document.getElementById("ball");
          const look = () => {
            const box = ball.getBoundingClientRect();
            const field = document.getElementById("field").getBoundingClientRect();
            seen.push([document.timeline.currentTime, box.left - field.left]);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }""")
        for way in (-100, 60, -30, 90):
            page.mouse.click(x + way, y)
            page.wait_for_timeout(150)
        log(page, "the ball is at rest")
        seen = page.evaluate("seen")
        speeds = [abs(b[1] - a[1]) / (b[0] - a[0])
                  for a, b in zip(seen, seen[1:]) if b[0] > a[0]]
        # The spring's speed is at most 2 π / 0.5 s times the distance: about 3 px a millisecond.
        assert max(speeds) < 4, max(speeds)
        assert max(speeds) > 0.1, "it did not move"


def test_a_leaving_view_receives_no_events(browser):
    with moving(browser) as page:
        left = page.evaluate("""async () => {
          [...document.querySelectorAll("button")].find((b) => b.textContent === "Hide").click();
          await Promise.resolve();
          return [...document.querySelectorAll("[inert]")].map((e) =>
            [e.getAttribute("aria-hidden"), getComputedStyle(e).position, e.id]);
        }""")
        assert left == [["true", "absolute", ""]] * 6, left
        expect(page.get_by_text("asymmetric")).to_have_count(0)
        still(page)
        expect(page.locator("[inert]")).to_have_count(0)


def test_a_returning_view_continues_from_its_visible_state(browser):
    with moving(browser) as page:
        for _ in range(10):
            seen = page.evaluate("""async () => {
              const click = async (name) => {
                [...document.querySelectorAll("button")].find((b) => b.textContent === name).click();
                await Promise.resolve();
              };
              const picture = () => [...document.querySelectorAll("[inert]")]
                .find((e) => e.textContent === "opacity");
              await click("Hide");
              for (let i = 0; i < 8; i++) await new Promise(requestAnimationFrame);
              const before = picture() && +getComputedStyle(picture()).opacity;
              await click("Show");
              const after = +getComputedStyle(document.getElementById("opacity")).opacity;
              return [before, after, document.querySelectorAll("[inert]").length];
            }""")
            still(page)
            # If the machine was busy, the view had left before it could return.
            if seen[0] and 0.05 < seen[0] < 0.95:
                break
        assert seen[0] and abs(seen[1] - seen[0]) < 0.1 and seen[2] == 0, seen


def test_rows_go_to_their_new_places(browser):
    with moving(browser) as page:
        place(page, "#row1")
        top = "() => document.getElementById('row1').getBoundingClientRect().top"
        before = page.evaluate(top)
        page.evaluate("""() => {
          [...document.querySelectorAll("button")].find((b) => b.textContent === "Turn round").click();
          return Promise.resolve();
        }""")
        page.wait_for_function("() => document.getAnimations().length > 3")
        hold(page, 0)
        assert abs(page.evaluate(top) - before) < 1, "it jumped"
        finish(page)
        still(page)
        assert page.evaluate(top) - before > 100
        log(page, "the rows are at rest")
        page.get_by_role("button", name="Take one").click()
        expect(page.locator("[inert]")).to_have_count(0)
        expect(page.get_by_role("listitem")).to_have_count(4)


def test_a_mark_grows_from_where_it_was(browser):
    with moving(browser) as page:
        place(page, "#mark")
        left = "() => document.getElementById('mark').getBoundingClientRect().left"
        before = page.evaluate(left)
        page.get_by_role("button", name="Year").click()
        page.wait_for_function("() => document.getAnimations().length > 0")
        hold(page, 0)
        assert abs(page.evaluate(left) - before) < 1.5
        finish(page)
        still(page)
        assert page.evaluate(left) > before + 50


def test_the_previous_mark_moves_along_and_fades(browser):
    with moving(browser) as page:
        place(page, "#mark")
        seen = page.evaluate("""async () => {
          [...document.querySelectorAll("button")].find((b) => b.textContent === "Year").click();
          await Promise.resolve();
          for (let i = 0; i < 100 && !document.getAnimations().length; i++) {
            await new Promise(requestAnimationFrame);
          }
          const marks = ["[inert]:not(button)", "#mark"].map((s) => document.querySelector(s));
          return [0, 0.3, 1].map((share) => marks.map((mark) => {
            for (const animation of document.getAnimations()) {
              animation.pause();
              const { duration } = animation.effect.getComputedTiming();
              animation.currentTime = Math.min(share, 0.999) * duration;
            }
            const { left, width } = mark.getBoundingClientRect();
            return [left, width, +getComputedStyle(mark).opacity];
          }));
        }""")
        for (left, width, opacity), (new_left, new_width, new_opacity) in seen:
            assert abs(left - new_left) < 1.5 and abs(width - new_width) < 1.5, seen
            assert abs(opacity + new_opacity - 1) < 0.02, seen
        assert seen[0][0][2] == 1 and seen[0][0][0] + 50 < seen[2][0][0], seen
        finish(page)
        still(page)
        expect(page.locator("[inert]")).to_have_count(0)


def test_a_view_that_returns_before_it_has_left_is_the_same(browser):
    with moving(browser) as page:
        kept = page.evaluate("""async () => {
          const click = async (name) => {
            [...document.querySelectorAll("button")].find((b) => b.textContent === name).click();
            await Promise.resolve();
          };
          const before = document.getElementById("opacity");
          await click("Hide");
          for (const animation of document.getAnimations()) animation.pause();
          const isOut = before.inert && !before.id;
          await click("Show");
          const after = document.getElementById("opacity");
          const now = [isOut, before === after, after.inert, after.style.position];
          for (const animation of document.getAnimations()) animation.finish();
          return now;
        }""")
        assert kept == [True, True, False, ""], kept
        still(page)
        expect(page.locator("[inert]")).to_have_count(0)
        expect(page.locator("#opacity")).to_be_visible()


def test_nothing_moves_with_reduced_motion(browser):
    with motion() as url, visit(browser, url) as page:
        page.get_by_role("button", name="Go").click()
        page.get_by_role("button", name="Turn round").click()
        log(page, "the rows are at rest")
        page.get_by_role("button", name="Hide").click()
        kinds = page.evaluate("""() => document.getAnimations().flatMap((animation) =>
          animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))""")
        assert "translate" not in kinds and "scale" not in kinds, kinds
        expect(page.get_by_text("asymmetric")).to_have_count(0)


def test_waves_sweep_until_they_are_stopped(browser):
    with moving(browser) as page:
        page.get_by_role("button", name="Start the waves").click()
        read = "() => [...document.querySelectorAll('[name=wave]')].map((e) => e.style.translate).join()"
        first = page.evaluate(read)
        page.wait_for_function(f"(first) => ({read})() !== first", arg=first)
        page.get_by_role("button", name="Stop the waves").click()
        page.wait_for_timeout(100)
        second = page.evaluate(read)
        page.wait_for_timeout(200)
        assert page.evaluate(read) == second, "it continues"


def test_the_page_with_motion_is_accessible(browser):
    for width, dark in ((1_000, False), (360, True)):
        with motion() as url, visit(browser, url, width, dark=dark) as page:
            check(page, f"motion at {width}")
