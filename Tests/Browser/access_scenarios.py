"""Every screen: used by keyboard, in all sizes, in light and dark, and in the documentation's pictures."""

from playwright.sync_api import expect

from catching_up_scenarios import log_with_a_night_missed
from photos import keep, picture
from proba import Proba, day, sample_log
from visitor import check, for_each, reach_all, visit

LANGUAGES = "en-US", "uk-UA", "ru-RU"


def test_a_link_leads_past_the_navigation(browser):
    with Proba() as proba, visit(browser, proba.url + "insights") as page:
        page.get_by_role("radio", name="Week").wait_for()
        skip = page.get_by_role("link", name="Skip to the content")
        assert skip.bounding_box()["y"] < 0, "it is seen only while it has the focus"
        page.keyboard.press("Tab")
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport(ratio=1)
        check(page, "with the skip link in sight")
        page.keyboard.press("Enter")
        expect(page.get_by_role("main")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Earlier period")).to_be_focused()
        expect(page.get_by_role("heading", level=1)).to_have_text("Insights")


def test_every_screen_can_be_read_at_twice_the_size(browser):
    with Proba(log=sample_log()) as proba:
        for path in ("", "insights?period=all&tag=work", "nowhere"):
            with visit(browser, proba.url, 640, 450, device_scale_factor=2) as page:
                page.goto(proba.url + path)
                page.get_by_role("heading", level=1).wait_for()
                check(page, f"/{path}, zoomed to 200 %")
                page.evaluate("document.documentElement.style.fontSize = '200%'")
                check(page, f"/{path}, with large text too")
                page.problems[:] = [p for p in page.problems if "404" not in p]


@for_each(*LANGUAGES)
def test_every_screen_is_accessible_in_light_and_dark_on_a_phone_and_wide(browser, language):
    with Proba(log=sample_log()) as proba:
        for width, dark in ((360, True), (360, False), (1_200, True), (1_200, False)):
            what = f"{language}, {width} px, {'dark' if dark else 'light'}"
            with visit(browser, proba.url, width, dark=dark, language=language) as page:
                page.get_by_role("list").first.wait_for()
                check(page, f"home, {what}")
                picture(page, "home", language, width, dark)
                links = page.get_by_role("navigation").get_by_role("link")
                links.nth(1).click()
                page.locator(".style-day-column").first.wait_for()
                check(page, f"days, {what}")
                picture(page, "days", language, width, dark)
                links.nth(2).click()
                page.get_by_role("rowheader").first.wait_for()
                page.get_by_role("rowheader").nth(1).get_by_role("button").click()
                page.locator("table.week").wait_for()
                expect(page.locator("[role=slider]:not([aria-busy])")).to_have_count(2)
                check(page, f"statistics, {what}")
                picture(page, "statistics", language, width, dark)


def test_the_pictures_of_the_documentation_show_the_current_page(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url, 1_280, 860, device_scale_factor=1) as page:
        expect(page.get_by_role("region", name="Today")).to_be_visible()
        expect(page.get_by_role("group", name="Likely tags")).to_be_visible()
        page.wait_for_timeout(100)
        home = page.screenshot()
        page.get_by_role("link", name="Insights").click()
        expect(page.locator("[role=slider]:not([aria-busy])")).to_have_count(2)
        statistics = page.screenshot()
        page.locator(".map-frame").evaluate("(section) => section.scrollIntoView()")
        page.mouse.move(0, 0)
        shares = page.screenshot()
        views = {"lines": page.locator(".trend").screenshot(),
                 "treemap": page.locator(".map-frame").screenshot()}
    keep("Documentation/pictures", {"now": home, "statistics": statistics, "shares": shares})
    keep("Sources/ChartViews/ChartViews.docc", views)


# Texts of controls that are missing from their names: each shown word must begin one of the name, as "Sat"
# begins "Saturday".
UNNAMED = """() => {
  const words = (text) => text.toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter(Boolean);
  const shown = (node) => [...node.childNodes].map((child) => {
    if (child.nodeType === Node.TEXT_NODE) return child.data;
    if (child.nodeType !== Node.ELEMENT_NODE || child.ariaHidden === "true"
      || child.classList.contains("visually-hidden") || !child.checkVisibility()) return " ";
    return ` ${shown(child)} `;
  }).join("");
  return [...document.querySelectorAll("button, a[href], [role=button]")]
    .filter((control) => control.checkVisibility() && control.ariaLabel !== null)
    .map((control) => [shown(control), control.ariaLabel])
    .filter(([text, name]) => !words(text).every((word) =>
      words(name).some((named) => named.startsWith(word))));
}"""


@for_each((360, 740), (1_280, 900))
def test_what_a_control_says_is_part_of_its_name(browser, size):
    # Some probes of the last night are missed, and some days have several missed ones in a row.
    with Proba(log=log_with_a_night_missed()) as proba:
        for path in ("", "days", "insights", "tags", "tags?tag=work", "review", "convert", "settings"):
            with visit(browser, proba.url + path, *size) as page:
                page.wait_for_load_state("networkidle")
                assert page.evaluate(UNNAMED) == [], (size, path)


# All screens: those of a store with answers, then those of the first run.
SCREENS = ("", "days", f"days?day={day(-2)}", "insights?period=all&tag=work", "tags",
           "tags?tag=work", "review", "settings", "convert", "nowhere")

# Screens that are checked in fewer sizes.
OTHERS = ("tags", "tags?tag=work&period=all", "review", "settings")


LOGS = "with answers", "first run"


def each_screen(browser, log, *sizes, paths=SCREENS, **options):
    """Opens every screen in every size: yields the page and its description."""
    with Proba(log=sample_log() if log == LOGS[0] else None) as proba:
        for width, height in sizes:
            for path in paths:
                with visit(browser, proba.url + path, width, height, **options) as page:
                    page.wait_for_load_state("networkidle")
                    yield page, f"/{path}, {width} px, {log}"
                    page.problems[:] = [p for p in page.problems if "404" not in p]


@for_each(*LOGS)
def test_every_control_is_reached_by_the_tab_key(browser, log):
    for page, what in each_screen(browser, log, (1_000, 900)):
        reach_all(page, what)


@for_each(*LOGS)
def test_every_control_is_reached_by_the_tab_key_on_a_phone(browser, log):
    for page, what in each_screen(browser, log, (360, 740), paths=OTHERS):
        reach_all(page, what)
        # The tab order is the reading order: no element sets its own position.
        placed = page.locator("[tabindex]").evaluate_all(
            "(all) => all.filter((e) => e.tabIndex > 0).map((e) => e.outerHTML)")
        assert not placed, (what, placed)


@for_each(*LANGUAGES)
def test_tags_reviews_and_settings_are_accessible_in_every_language(browser, language):
    with Proba(log=sample_log()) as proba:
        for width, dark in ((360, True), (1_200, False)):
            for path in OTHERS:
                with visit(browser, proba.url + path, width, dark=dark, language=language) as page:
                    page.get_by_role("heading", level=1).first.wait_for(state="attached")
                    page.wait_for_load_state("networkidle")
                    assert page.evaluate("document.documentElement.lang") == language[:2]
                    check(page, f"/{path}, {language}, {width} px, {'dark' if dark else 'light'}")


# Elements beyond the edges of the page that no sideways scrolling reaches.
BEYOND = """() => [...document.querySelectorAll("header *, main *")].filter((e) => {
  if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (e.closest(".visually-hidden, .skip, [aria-hidden=true]")) return false;
  for (let at = e.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== "visible") return false;
  const { left, right, width } = e.getBoundingClientRect();
  return width && (left < -1 || right > document.documentElement.clientWidth + 1);
}).map((e) => e.outerHTML.slice(0, 200))"""


@for_each(*LOGS)
def test_every_screen_fits_at_four_times_the_size_and_from_right_to_left(browser, log):
    for page, what in each_screen(browser, log, (320, 256), (360, 800), (1_280, 900)):
        for direction in ("ltr", "rtl"):
            page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
            assert page.evaluate(BEYOND) == [], (what, direction)
            over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, (what, direction, over)


@for_each(*LOGS)
def test_every_screen_can_be_read_with_forced_colours(browser, log):
    for dark in (False, True):
        for page, what in each_screen(browser, log, (1_280, 900), forced_colors="active", dark=dark):
            check(page, f"{what}, forced colours, {'dark' if dark else 'light'}")
