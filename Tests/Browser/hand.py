"""The hand of a person who knows the page, and the time it waits for the page."""

import time

from playwright.sync_api import expect

# Whether the answer field is ready for typing and contains a text.
HOLDS = """(text) => {
  const field = document.activeElement;
  return field.matches(".style-answer-field input") && field.value === text;
}"""
# Whether a tag is finished, and the field is ready for the next.
TAKEN = """(tag) => {
  const field = document.activeElement;
  return field.matches(".style-answer-field input") && field.value === ""
    && [...document.querySelectorAll(".style-answer-field button")].some((button) =>
      button.parentElement.textContent.includes(tag));
}"""
# The minimum width of a touch target, in pixels.
LEAST_TARGET = 24
# Whether the field contains a text, and the offered tags are those that match it.
OFFERS_FOR = """(text) => {
  const field = document.activeElement;
  const offered = [...document.querySelectorAll(".style-offered button")];
  return field.matches(".style-answer-field input") && field.value === text
    && offered.every((button) => button.innerText.includes(text));
}"""
FIRST_OFFERED = "() => document.querySelector('.style-offered button')?.innerText"


class Hand:
    """Acts once the page shows the effect of the previous action, as a person does."""

    def __init__(self, page):
        self.page = page
        self.actions = 0
        self.waited = 0.0  # seconds, from each action to its effect

    def press(self, key, effect, given=None):
        """Presses a key; `effect` is a JavaScript function that returns whether the page is ready."""
        self._act(lambda: self.page.keyboard.press(key), effect, given)

    def tap(self, button, effect, given=None):
        """Taps in the middle of the visible part of a button: a row of them may be cut off."""
        expect(button).to_be_in_viewport()
        box, window = button.bounding_box(), self.page.viewport_size
        left, right = max(box["x"], 0), min(box["x"] + box["width"], window["width"])
        assert right - left >= LEAST_TARGET, (box, window)
        x, y = (left + right) / 2, box["y"] + box["height"] / 2
        self._act(lambda: self.page.touchscreen.tap(x, y), effect, given)

    def write(self, tags):
        """Types each tag until it is the first one offered, and completes it with Tab."""
        for tag in tags:
            for count in range(1, len(tag) + 1):
                self.press(tag[count - 1], OFFERS_FOR, tag[:count])
                if self.page.evaluate(FIRST_OFFERED) == tag:
                    break
            self.press("Tab", TAKEN, tag)

    def _act(self, act, effect, given):
        begun = time.monotonic()
        act()
        self.page.wait_for_function(effect, arg=given)
        self.waited += time.monotonic() - begun
        self.actions += 1
