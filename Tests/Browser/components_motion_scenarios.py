"""The motion of components that appear, disappear and follow the finger."""

import contextlib

from playwright.sync_api import expect

from components import components
from visitor import visit

# Animations are paused before the browser draws them, and inspected at any progress, so that no test
# depends on the speed of the machine.
TOOLS = """() => {
  const own = (subject) => document.getAnimations()
    .filter((a) => a.effect.target.closest?.(subject) && isFinite(a.effect.getComputedTiming().endTime));

  /** Performs an action and pauses the animations that it starts. */
  window.halt = async (act, subject) => {
    act();
    await Promise.resolve();
    for (let i = 0; i < 100 && !own(subject).length; i++) await new Promise(requestAnimationFrame);
    for (const animation of own(subject)) animation.pause();
    return own(subject).length;
  };

  /** Sets the paused animations to a progress, and returns the visible state of an element. */
  window.at = (share, subject, element = subject) => {
    for (const animation of own(subject)) {
      animation.currentTime = animation.effect.getComputedTiming().endTime * share;
    }
    const [node] = [...document.querySelectorAll(element)].slice(-1);
    const { opacity, visibility } = getComputedStyle(node);
    const { left, top, width, height } = node.getBoundingClientRect();
    return { opacity: +opacity, visibility, left, top, width, height };
  };

  window.letGo = (subject) => { for (const animation of own(subject)) animation.finish(); };

  window.press = (name) => () => [...document.querySelectorAll("button")]
    .find((b) => b.textContent === name || b.ariaLabel === name).click();
}"""


@contextlib.contextmanager
def moving(browser, name, **options):
    """One component, in motion."""
    with components() as url, visit(browser, url + name, **options) as page:
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(TOOLS)
        yield page


def come(page, button, subject, element=None):
    """Presses a button; returns the visible state at the beginning, half-way and at the end."""
    seen = page.evaluate("""async ([button, subject, element]) => {
      if (!await halt(press(button), subject)) return [];
      const seen = [0, 0.5, 1].map((share) => at(share, subject, element ?? subject));
      letGo(subject);
      return seen;
    }""", [button, subject, element])
    assert seen, f"{subject} does not move"
    return seen


def is_seen_off(page, button, subject):
    """Presses a button that removes something: an inert copy of it fades and is removed."""
    seen = page.evaluate("""async ([button, subject]) => {
      if (!await halt(press(button), ".leaving")) return null;
      const [copy] = document.querySelectorAll(".leaving");
      const seen = [0, 1].map((share) => at(share, ".leaving").opacity);
      const found = [...seen, copy.matches(subject), copy.inert, copy.ariaHidden];
      letGo(".leaving");
      return found;
    }""", [button, subject])
    assert seen == [1, 0, True, True, "true"], seen
    expect(page.locator(".leaving")).to_have_count(0)


def test_a_sheet_rises_and_fades_out(browser):
    with moving(browser, "sheet") as page:
        first, half, last = come(page, "Open a sheet", ".sheet")
        assert first["opacity"] == 0 and 0 < half["opacity"] <= last["opacity"] == 1
        assert first["top"] > half["top"] >= last["top"], (first, half, last)
        is_seen_off(page, "Close", ".sheet")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_panel_drops_down_and_fades_out(browser):
    with moving(browser, "popover") as page:
        first, half, last = come(page, "More", ".popover")
        assert first["opacity"] == 0 and 0 < half["opacity"] < last["opacity"] == 1
        assert first["top"] < last["top"]
        is_seen_off(page, "Rename", ".popover")


def test_toasts_rise_and_fade_out(browser):
    with moving(browser, "toast") as page:
        first, half, last = come(page, "Ask", ".toast")
        assert first["opacity"] == 0 and 0 < half["opacity"] <= last["opacity"] == 1
        assert first["top"] > half["top"] > last["top"] - 1
        is_seen_off(page, "Undo", ".toast")


def test_a_countdown_slides_in_from_below_and_fades_out(browser):
    with moving(browser, "countdown") as page:
        first, _, last = come(page, "Count down", ".countdown")
        assert first["opacity"] == 0 and last["opacity"] == 1
        assert first["top"] >= 900 > last["top"] + last["height"], (first, last)
        page.evaluate("""() => new Promise((done) => {
          new MutationObserver(() => {
            const [copy] = document.querySelectorAll(".leaving.countdown");
            if (copy) done();
          }).observe(document.body, { childList: true });
        })""")
        expect(page.locator("#log")).to_have_text("counted down")
        expect(page.locator(".countdown")).to_have_count(0)


def test_the_back_button_pushes_the_tabs_aside_and_lets_them_return(browser):
    with moving(browser, "tabs") as page:
        back = page.get_by_role("button", name="Back")
        expect(back).to_have_count(0)
        first, half, last = come(page, "Answer", ".back")
        assert first["width"] == 0 < half["width"] <= last["width"], (first, half, last)
        assert first["opacity"] == 0 and last["opacity"] == 1
        expect(back).to_be_visible()
        tab = page.get_by_role("button", name="Now", exact=True)
        pushed = tab.bounding_box()["x"]
        first, half, last = come(page, "Back", ".back")
        assert first["width"] > half["width"] > last["width"] == 0, (first, half, last)
        assert last["visibility"] == "hidden"
        expect(back).to_have_count(0)
        assert tab.bounding_box()["x"] < pushed - 10


def test_a_sidebar_collapses_and_expands(browser):
    with moving(browser, "split") as page:
        first, half, last = come(page, "Hide the sidebar", ".split, .split *", ".split > .content")
        assert first["left"] > half["left"] > last["left"], (first, half, last)
        assert first["width"] < half["width"] < last["width"]
        expect(page.get_by_role("link", name="Statistics")).to_be_hidden()
        first, half, last = come(page, "Show the sidebar", ".split, .split *", ".sidebar")
        assert first["left"] < half["left"] < last["left"], (first, half, last)
        expect(page.get_by_role("link", name="Statistics")).to_be_visible()


def test_stories_follow_the_finger_and_continue_after_its_release(browser):
    with moving(browser, "stories") as page:
        box = page.locator(".stories").bounding_box()
        middle, start = box["y"] + box["height"] / 2, box["x"] + box["width"] - 20
        page.mouse.move(start, middle)
        page.mouse.down()
        for way in (40, 90, 200):
            page.mouse.move(start - way, middle, steps=4)
            # The next one is exactly where the finger has moved it.
            page.wait_for_function("""(left) => {
              const story = document.querySelectorAll(".story")[1].getBoundingClientRect();
              return Math.abs(story.left - left) < 1.5 && document.querySelector(".stories.drag");
            }""", arg=box["x"] + box["width"] - way)
            assert page.evaluate("""() => document.getAnimations().filter((a) =>
              a.effect.target.matches(".story")).length""") == 0
        page.evaluate("""() => {
          addEventListener("transitionrun", (event) => {
            if (event.target.matches(".story")) window.hasGoneOn = event.propertyName;
          });
        }""")
        page.mouse.up()
        page.wait_for_function("() => window.hasGoneOn")
        expect(page.locator(".story:not([inert])")).to_contain_text("12 hours")
        page.wait_for_function("""() => document.getAnimations()
          .every((a) => !a.effect.target.matches(".story"))""")
        assert abs(page.locator(".story:not([inert])").evaluate(
            "(story) => story.getBoundingClientRect().left") - box["x"]) < 1


def test_components_do_not_move_with_reduced_motion(browser):
    for name, button, subject in (
            ("sheet", "Open a sheet", ".sheet"), ("popover", "More", ".popover"),
            ("toast", "Ask", ".toast"), ("countdown", "Count down", ".countdown"),
            ("tabs", "Answer", ".back"), ("split", "Hide the sidebar", ".split, .split *")):
        with components() as url, visit(browser, url + name) as page:
            page.evaluate(TOOLS)
            moves = page.evaluate("""async ([button, subject]) => {
              press(button)();
              await Promise.resolve();
              return document.querySelector(subject)
                && document.getAnimations().filter((a) => a.effect.target.closest?.(subject)).length;
            }""", [button, subject])
            assert moves == 0, (name, moves)
