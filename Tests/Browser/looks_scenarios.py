"""The look of components, pixel by pixel: on any background, and in browsers with fewer features."""

import base64
import glob
import os
import re

from playwright.sync_api import expect

from catching_up_scenarios import log_with_a_night_missed
from components import components
from legible import illegible
from photos import keep
from pictures import OPENERS, sections
from proba import ROOT, Proba, day, sample_log
from visitor import ready, visit

PIXELS = """async ([picture, points]) => {
  const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


def luminance(pixel):
    """The relative luminance of a colour, as defined by WCAG."""
    shares = [value / 255 for value in pixel]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_text_on_a_blurred_background_is_readable_on_any_content(browser):
    behind = ("black", "white", "red", "lime", "blue", "yellow", "cyan", "magenta", "gray",
              "repeating-linear-gradient(90deg, black 0 3px, white 3px 60px)")
    with components() as url:
        for dark in (False, True):
            with visit(browser, url + "blur", dark=dark) as page:
                ground = page.locator(".blur")
                # A patch of the text's colour replaces the text.
                page.evaluate("""() => {
                  const patch = document.createElement("div");
                  Object.assign(patch.style, { blockSize: "20px", background: "currentColor" });
                  document.querySelector(".vibrant").replaceChildren(patch);
                }""")
                patch, box = page.locator(".vibrant > div").bounding_box(), ground.bounding_box()
                shades = set()
                for what in behind:
                    page.evaluate("""(what) => {
                      document.querySelector(".blur").parentElement.style.background = what;
                    }""", what)
                    picture = base64.b64encode(page.screenshot()).decode()
                    across = [patch["x"] + patch["width"] * share / 8 for share in range(1, 8)]
                    over = [[x, patch["y"] + 10] for x in across]
                    beside = [[x, (box["y"] + patch["y"]) / 2] for x in across]
                    colours = page.evaluate(PIXELS, [picture, over + beside])
                    for word, under in zip(colours[:7], colours[7:]):
                        light, dim = sorted((luminance(word), luminance(under)), reverse=True)
                        contrast = (light + 0.05) / (dim + 0.05)
                        assert contrast >= 4.5, (dark, what, contrast)
                        shades.add(tuple(under))
                assert len(shades) > 8, "no colour comes through"
                page.emulate_media(contrast="more")
                expect(ground).to_have_css("backdrop-filter", "none")


def test_corners_are_continuous_in_every_browser(browser):
    with components() as url, visit(browser, url + "corners") as page:
        assert page.evaluate("CSS.supports('corner-shape: squircle')")
        own = deviations(page)
        # As in a browser that does not support the property.
        page.route("**/panels.css", lambda route: route.fulfill(
            content_type="text/css",
            body=route.fetch().text().replace("(corner-shape: squircle)", "(no-such-thing: 1)")))
        page.reload()
        ready(page)
        cut = deviations(page)
        page.emulate_media(forced_colors="active")
        for which in FORMS:
            expect(page.locator(which)).to_have_css("clip-path", "none")
            expect(page.locator(which)).to_have_css("mask-image", "none")
        page.emulate_media(forced_colors="none")
        add_style(page, ".capsule, .continuous { mask: none !important; "
                        "clip-path: none !important; corner-shape: round !important; "
                        "border-radius: var(--corner, 99px) !important; }")
        arcs = deviations(page)
        for which in FORMS:
            # Two kinds of anti-aliasing differ by about a fifth of the deviation of arcs.
            assert max(own[which], cut[which]) < arcs[which] / 5, (own, cut, arcs)


def test_a_circle_is_round_however_narrow_the_window(browser):
    with components() as url, visit(browser, url + "corners", width=360) as page:
        box = page.locator(".circle").bounding_box()
        assert box["width"] == box["height"] > 0, box


FORMS = {".capsule": 2.22, ".continuous": 3.03}  # with their exponents


def add_style(page, rules):
    page.evaluate("""(rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }""", rules)


def deviations(page):
    """The difference of each form's corners from |x|^n + |y|^n = 1, as a sum of pixel intensities.

    The forms are aligned to whole pixels, since browsers snap straight sides to them, but not curves.
    """
    place = "position: fixed; z-index: 9; inline-size: 140px !important; block-size: 44px !important"
    add_style(page, f".capsule, .continuous {{ {place}; inset: auto auto 20px 20px; }}"
                    ".continuous { inset-block-end: 100px; block-size: 100px !important; }")
    return {which: page.evaluate(DEVIATION, [
        base64.b64encode(page.screenshot()).decode(), which, exponent])
        for which, exponent in FORMS.items()}


DEVIATION = """async ([picture, which, exponent]) => {
  const element = document.querySelector(which);
  const place = element.getBoundingClientRect();
  const [left, top, right, bottom] =
    [place.left, place.top, place.right, place.bottom].map(Math.round);
  const [width, height] = [right - left, bottom - top];
  const corner = getComputedStyle(element).getPropertyValue("--corner");
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const radius = corner ? parseFloat(corner) * rem : height / 2;

  const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]), left, top, width, height);
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  const painted = context.getImageData(0, 0, width, height).data;

  const at = (x, y) => [...painted.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
  const [outside, inside] = [at(0, 0), at(width >> 1, height >> 1)];
  const contrast = outside.reduce((sum, value, index) => sum + Math.abs(value - inside[index]), 0);
  if (contrast < 60) throw new Error(`nothing to see at the corner: ${outside} ${inside}`);

  // The coverage of each pixel by the form, from 8 × 8 samples.
  const beyond = (value, size) => Math.max(radius - value, value - (size - radius), 0) / radius;
  let deviation = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let share = 0;
      for (let part = 0; part < 64; part++) {
        const across = beyond(x + ((part & 7) + 0.5) / 8, width);
        const down = beyond(y + ((part >> 3) + 0.5) / 8, height);
        if (across ** exponent + down ** exponent <= 1) share += 1 / 64;
      }
      const light = at(x, y).reduce((sum, value, index) =>
        sum + Math.abs(value - (share * inside[index] + (1 - share) * outside[index])), 0);
      deviation += light / contrast;
    }
  }
  return deviation;
}"""


def test_the_pictures_of_the_components_equal_those_of_their_documentation(browser):
    taken = {}
    with components() as url:
        with visit(browser, f"{url}?en", width=360) as page:
            for name, section in sections(page, ""):
                taken[name] = section.screenshot()
            taken["swatches"] = page.get_by_role("group", name="Colour").screenshot()
        # Components that open are shown open.
        for name in ("sheet", "popover", "toast", "countdown", "suggestions"):
            with visit(browser, url + name, width=360, height=420) as page:
                OPENERS[name](page.locator(f"section#{name}"))
                page.wait_for_load_state("networkidle")
                taken[name] = page.screenshot()
    folder = "Sources/Components/Components.docc"
    keep(folder, taken)
    shown = set()
    for article in glob.glob(os.path.join(ROOT, folder, "*.md")):
        with open(article, encoding="utf-8") as file:
            shown.update(re.findall(r"!\[[^\]]+\]\((\w+)\)", file.read()))
    assert shown == taken.keys(), shown ^ taken.keys()


# Every screen of Proba but the review by its name, and its address.
SCREENS = {
    "now": "", "days": "days", "search": "days?search=work", "insights": "insights?period=all",
    "tags": "tags", "tag": "tags?tag=run&period=all",
    "converter": "convert?q=5+km", "settings": "settings", "nowhere": "nowhere"}
# The difference of width between each answer offered by a card and its words, which are on one line.
ROOM = """(chips) => chips.map((chip) => {
  const words = new Range();
  words.selectNodeContents(chip);
  return chip.getBoundingClientRect().width - words.getBoundingClientRect().width;
})"""


def with_long_words(log):
    return log.replace("run (5 km)", "run (run = 5 km)").replace(
        "walk", "an-exceedingly-long-name-of-an-activity")


def looks():
    """The windows in which screens are photographed: their width, and whether they are dark."""
    return [(width, dark) for dark in (False, True) for width in (360, 768, 1_280, 1_680)]


def look(browser, url, width, dark):
    """Visits a page; a dark one in Ukrainian, whose words are longer."""
    return visit(browser, url, width, dark=dark, language="uk-UA" if dark else "en-US")


def photograph(page, name, width, dark, is_whole=True):
    """Saves a picture of the window or of the whole page for review; fails on illegible text, and on a page
    wider than its window."""
    page.wait_for_load_state("networkidle")
    what = f"{name}-{width}-{'dark' if dark else 'light'}"
    folder = os.path.join(ROOT, "build", "pictures")
    os.makedirs(folder, exist_ok=True)
    page.screenshot(path=os.path.join(folder, f"{what}.png"), full_page=is_whole)
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, f"{what}: {over} px wider than the window"
    assert not (found := illegible(page)), (what, found)


def photograph_screens(page, url, screens, width, dark):
    for name, path in screens.items():
        page.goto(url + path)
        ready(page)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        photograph(page, name, width, dark)


def test_every_screen_fits_any_width_in_light_and_dark(browser):
    with Proba(log=with_long_words(sample_log(60))) as proba:
        for width, dark in looks():
            with look(browser, proba.url, width, dark) as page:
                photograph_screens(page, proba.url, SCREENS, width, dark)
                # Chromium itself logs the status of an unknown address.
                page.problems[:] = [p for p in page.problems if "404" not in p]


def test_answers_on_a_card_are_as_wide_as_their_words_on_a_tablet(browser):
    with Proba(log=log_with_a_night_missed()) as proba, visit(browser, proba.url, 768) as page:
        page.get_by_role("button", name="One by one").click()
        chips = page.locator(".style-question :is(.style-answers, .style-likely) .chip")
        expect(chips.first).to_be_visible()
        room = chips.evaluate_all(ROOM)
        # A tick and the space around it.
        assert max(room) < 70, room


# Screens that look different before the first answer.
FIRST = {"first-now": "", "first-insights": "insights", "first-tags": "tags"}


def test_the_first_screens_fit_any_width_in_light_and_dark(browser):
    with Proba() as proba:
        for width, dark in looks():
            with look(browser, proba.url, width, dark) as page:
                photograph_screens(page, proba.url, FIRST, width, dark)


# Parts that open on a screen, by name: the address of the screen, the clicked element, and the part.
OPENED = {
    "span": ("", ".style-missed li button[id]:text-matches('[0-9]')", ".style-question"),
    "one-by-one": ("", "#go-through", ".style-deck"),
    "change": (f"days?day={day(-2)}", "[id^=change-]:not([aria-label*='×'])", "dialog"),
    "rename": ("tags?tag=work", ".style-tag-actions button >> nth=0", "dialog"),
    "merge": ("tags?tag=work", ".style-tag-actions button >> nth=1", "dialog"),
    "split": ("tags?tag=work", ".style-tag-actions button >> nth=2", "dialog"),
}


def test_whatever_opens_fits_any_width_in_light_and_dark(browser):
    with Proba(log=with_long_words(log_with_a_night_missed())) as proba:
        for width, dark in looks():
            with look(browser, proba.url, width, dark) as page:
                for name, (path, opener, opened) in OPENED.items():
                    page.goto(proba.url + path)
                    ready(page)
                    page.locator(opener).first.click()
                    page.locator(opened).first.wait_for()
                    photograph(page, name, width, dark, is_whole=False)
                    # Otherwise the open question would be asked again.
                    page.keyboard.press("Escape")
                page.goto(proba.url + "tags")
                ready(page)
                page.keyboard.press("?")
                page.get_by_role("dialog").wait_for()
                photograph(page, "keys", width, dark, is_whole=False)


def test_every_card_of_the_review_fits_any_width_in_light_and_dark(browser):
    with Proba(log=with_long_words(sample_log(80))) as proba:
        for width, dark in looks():
            with look(browser, proba.url + "review", width, dark) as page:
                card = page.locator(".story[aria-hidden=false]")
                count = int(re.findall(r"\d+", card.get_attribute("aria-label"))[1])
                for place in range(1, count + 1):
                    if place > 1: page.keyboard.press("ArrowRight")
                    expect(card).to_have_attribute("aria-label", re.compile(rf"^{place}\b"))
                    photograph(page, f"review-{place}", width, dark)
                expect(card.get_by_role("img")).to_have_js_property("naturalWidth", 1_080)


def test_the_strip_of_a_day_is_mirrored_from_right_to_left(browser):
    boxes = """(path) => [...document.querySelectorAll(`.style-strip ${path}`)].map((node) => {
      const { left, right, top } = node.getBoundingClientRect();
      return { left, right, top };
    })"""
    with Proba(log=sample_log()) as proba:
        for width in (360, 1_300):
            with visit(browser, proba.url, width) as page:
                expect(page.locator(".style-mark").first).to_be_attached()
                page.evaluate("document.documentElement.dir = 'rtl'")
                [scale] = page.evaluate(boxes, ".style-scale")
                marks = page.evaluate(boxes, ".style-mark")
                # With half of a mark, which may be at an end of the day.
                assert all(scale["left"] - 3 < mark["left"] and mark["right"] < scale["right"] + 3
                           for mark in marks), (width, scale, marks)
                if width == 1_300:
                    buttons = page.evaluate(boxes, ".style-run > .button")
                    assert buttons and all(b["right"] < scale["left"] for b in buttons), buttons
                else:
                    lefts = [mark["left"] for mark in marks]
                    assert lefts == sorted(lefts, reverse=True), lefts
                assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_buttons_do_not_stand_over_an_edge_with_forced_colours(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all", forced_colors="active") as page:
        first = ".flow > .button.plain:first-child"
        expect(page.locator(first).first).to_be_attached()
        # In one step: buttons replaced meanwhile have no style.
        margins = page.evaluate(
            "(path) => [...document.querySelectorAll(path)].map((e) => getComputedStyle(e).marginInlineStart)", first)
        assert set(margins) == {"0px"}, margins


def test_marks_keep_their_colours_and_an_edge_with_forced_colours(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, f"{proba.url}days?day={day(-2)}", 1_300, forced_colors="active") as page:
        marks = page.locator(".style-strip .style-mark")
        expect(marks.first).to_be_visible()
        grounds, edges = marks.evaluate_all("""(all) => ["backgroundImage", "outlineStyle"].map(
          (name) => [...new Set(all.map((mark) => getComputedStyle(mark)[name]))])""")
        assert len(grounds) > 1 and edges == ["solid"], (grounds, edges)
        chosen = page.locator(".style-day-column[aria-current=page]")
        expect(chosen).to_have_count(1)
        assert chosen.evaluate("""(column) => [getComputedStyle(column).outlineStyle,
          getComputedStyle(column, "::before").boxShadow]""") == ["solid", "none"]


# The position of each text of a page that consists of numbers, or of a number and a word: the x of its first
# and of its last character.
ORDERS = r"""() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text; text = texts.nextNode();) {
    const { data, parentElement: at } = text;
    if (!/^\d[\d.,:]*(\W+[\dA-Za-z%]|%).*$/.test(data) || !at.checkVisibility()) continue;
    const x = (place) => {
      const range = new Range();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect();
    };
    const [first, last] = [x(0), x(data.trimEnd().length - 1)];
    if (first.width && first.y === last.y) found.push([data, first.x < last.x]);
  }
  return found;
}"""


def test_numbers_are_read_in_their_order_from_right_to_left(browser):
    with Proba(log=sample_log()) as proba:
        for path in ("", f"days?day={day(-2)}", "insights?period=all&tag=work", "tags",
                     "tags?tag=work", "settings"):
            with visit(browser, proba.url + path, 1_300) as page:
                page.wait_for_load_state("networkidle")
                page.evaluate("document.documentElement.dir = 'rtl'")
                orders = page.evaluate(ORDERS)
                assert orders or path == "settings", path
                assert all(is_kept for _, is_kept in orders), (path, orders)


def test_the_small_lines_of_tags_end_where_their_dot_is_from_right_to_left(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all", 1_300) as page:
        expect(page.locator(".spark > span").first).to_be_attached()
        for direction in ("ltr", "rtl"):
            page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
            places = page.evaluate("""() => [...document.querySelectorAll(".spark:has(> span)")].map(
              (line) => {
                const [whole, dot] = [line, line.querySelector("span")]
                  .map((node) => node.getBoundingClientRect());
                return (dot.x + dot.width / 2 - whole.x) / whole.width;
              })""")
            assert places, direction
            assert all((place < .5) == (direction == "rtl") for place in places), (direction, places)
            lines = page.locator(".spark > div").first.evaluate("(line) => getComputedStyle(line).scale")
            assert lines == ("-1 1" if direction == "rtl" else "none"), (direction, lines)


def test_more_contrast_is_given_where_it_is_preferred(browser):
    ratios = """() => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const light = (name) => {
        context.fillStyle = getComputedStyle(document.querySelector("#contrast"))[name];
        context.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((v) => v / 255)
          .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      document.body.insertAdjacentHTML("beforeend", "<p id=contrast>x</p>");
      const { style } = document.querySelector("#contrast");
      style.color = "var(--secondary)";
      style.borderColor = "var(--border)";
      style.backgroundColor = "var(--background)";
      const ground = light("backgroundColor");
      return ["color", "borderTopColor"].map(light).map((part) =>
        (Math.max(part, ground) + 0.05) / (Math.min(part, ground) + 0.05));
    }"""
    with Proba(log=sample_log()) as proba:
        for dark in (False, True):
            with visit(browser, proba.url, dark=dark) as page:
                text, edge = page.evaluate(ratios)
                assert 4.5 <= text < 10 and edge < 3, (text, edge)
                page.evaluate("document.querySelector('#contrast').remove()")
                page.emulate_media(contrast="more", color_scheme="dark" if dark else "light")
                text, edge = page.evaluate(ratios)
                assert text >= 10 and edge >= 6, (text, edge)
