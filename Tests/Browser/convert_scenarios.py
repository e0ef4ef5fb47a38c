"""The converter, which answers a phrase at each key."""

from playwright.sync_api import expect

from proba import Proba
from visitor import check, expect_title, reach_all, visit

RATES = "# 2023-01-03\nEUR,1\nUSD,1.0545\nGBP,0.8831\n"

# The sum of layout shifts, except those that directly follow a key or a click.
SHIFTS = """
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""


def field(page):
    return page.get_by_role("textbox")


def answer(page):
    return page.locator(".style-converter-equation .style-converter-right")


def test_a_phrase_is_converted_at_each_key(browser):
    with Proba() as proba, visit(browser, proba.url + "convert", script=SHIFTS) as page:
        expect(field(page)).to_be_focused()
        page.keyboard.type("5 km")
        expect(answer(page)).to_have_text("3.11\u00a0mi")
        expect(page.get_by_text("5\u00a0km ≈", exact=True)).to_be_visible()
        # The address becomes a link to the conversion after a pause.
        page.wait_for_url("**/convert?q=5%20km")
        expect_title(page, "Proba – 5 km – Converter")
        page.keyboard.type(" in m")
        expect(answer(page)).to_have_text("5000\u00a0m")
        # An unfinished word is not refused, and the last answer stays, dimmed.
        page.keyboard.type("xyz")
        expect(answer(page)).to_have_count(0)
        expect(page.locator(".style-converter-before")).to_be_visible()
        expect(page.locator(".style-converter-rest")).to_have_text("in mxyz")
        expect(page.locator(".style-converter-error")).to_have_text("this is not a known unit")
        expect(page.locator(".style-converter-before")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(field(page)).to_have_value("")
        page.get_by_role("button", name="3pm in London").click()
        expect(field(page)).to_be_focused()
        expect(answer(page)).to_be_visible()
        assert page.evaluate("shifts") < 0.01


def test_an_answer_is_written_by_the_server_and_led_to_by_a_link(browser):
    with Proba() as proba:
        written = proba.text("convert?q=5+feet")
        assert "1.524\u00a0m" in written and 'value="5 feet"' in written
        with visit(browser, proba.url + "convert?q=5+feet", script=SHIFTS) as page:
            expect(answer(page)).to_have_text("1.524\u00a0m")
            expect(field(page)).to_be_focused()
            page.get_by_role("link", name="Settings").click()
            expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
            page.go_back()
            expect(answer(page)).to_have_text("1.524\u00a0m")
        with visit(browser, proba.url) as page:
            page.get_by_role("link", name="Converter").click()
            expect(field(page)).to_be_focused()


def test_another_reading_is_chosen_by_mouse_and_keyboard(browser):
    with Proba() as proba, visit(browser, proba.url + "convert?q=5+c", script=SHIFTS) as page:
        expect(answer(page)).to_have_text("41\u00a0°F")
        others = page.get_by_role("group", name="Other readings").get_by_role("button")
        first = others.first.inner_text()
        others.first.click()
        expect(answer(page)).not_to_have_text("41\u00a0°F")
        assert answer(page).inner_text() in first
        expect(field(page)).to_be_focused()
        assert "as=" in page.url
        page.reload()
        page.locator("#app:not([aria-busy])").wait_for()
        assert answer(page).inner_text() in first
        others.first.focus()
        page.keyboard.press("Enter")
        expect(answer(page)).to_have_text("41\u00a0°F")
        page.get_by_role("button", name="Swap").click()
        expect(field(page)).to_have_value("5 °F → °C")
        expect(answer(page)).to_have_text("−15\u00a0°C")
        assert page.evaluate("shifts") < 0.01


def test_conversions_are_kept_copied_and_brought_back_by_keyboard(browser):
    with Proba() as proba, visit(
            browser, proba.url + "convert", permissions=["clipboard-read", "clipboard-write"],
            script=SHIFTS) as page:
        page.keyboard.type("5 km")
        expect(answer(page)).to_have_text("3.11\u00a0mi")
        page.keyboard.press("Enter")
        recent = page.get_by_role("main").get_by_role("listitem")
        expect(recent).to_have_text(["5 km3.11\u00a0mi"])
        # The next key replaces the kept phrase.
        page.keyboard.type("10 lb")
        expect(answer(page)).to_have_text("4.54\u00a0kg")
        page.keyboard.press("Control+Enter")
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == "4.54\u00a0kg"
        expect(recent).to_have_count(2)
        page.keyboard.press("ArrowUp")
        expect(field(page)).to_have_value("5 km")
        expect(answer(page)).to_have_text("3.11\u00a0mi")
        page.keyboard.press("ArrowDown")
        expect(field(page)).to_have_value("10 lb")
        page.reload()
        page.locator("#app:not([aria-busy])").wait_for()
        expect(recent).to_have_count(2)
        page.get_by_role("link", name="5 km").click()
        expect(answer(page)).to_have_text("3.11\u00a0mi")
        page.get_by_role("button", name="Clear").click()
        expect(recent).to_have_count(0)


def test_money_is_converted_by_the_rates_of_a_file(browser):
    proba = Proba()
    proba.options = ["--rates", proba.file("rates", RATES)]
    with proba, visit(browser, proba.url + "convert?q=%24200") as page:
        expect(answer(page)).to_have_text("190\u00a0€")
        expect(page.get_by_text("At the rates of January 3, 2023")).to_be_visible()


# A device with on-device speech recognition, or one whose browser would send speech away.
SPEECH = """
  globalThis.heard = [];
  globalThis.SpeechRecognition = class {
    static async available({ langs, processLocally }) {
      globalThis.heard.push([langs[0], processLocally]);
      return "%s";
    }
    start() {
      const words = ["six", "six feet in", "six feet in meters"];
      const next = () => {
        const transcript = words.shift();
        if (!transcript) return this.onend();
        this.onresult({ results: [[{ transcript }]] });
        setTimeout(next, 150);
      };
      setTimeout(next);
    }
    abort() {}
  };
"""


def test_a_phrase_is_dictated_where_speech_stays_on_the_device(browser):
    with Proba() as proba:
        with visit(browser, proba.url + "convert", script=SPEECH % "available") as page:
            dictate = page.get_by_role("button", name="Dictate")
            dictate.click()
            expect(page.get_by_role("button", name="Stop")).to_be_visible()
            expect(field(page)).to_have_value("six feet in meters")
            expect(answer(page)).to_have_text("1.83\u00a0m")
            expect(dictate).to_be_visible()
            assert page.evaluate("globalThis.heard[0]") == ["en-US", True]
            check(page, "the converter with dictation")
            reach_all(page)
        for script in (SPEECH % "downloadable", "delete globalThis.SpeechRecognition;"):
            with visit(browser, proba.url + "convert", script=script) as page:
                expect(field(page)).to_be_focused()
                page.wait_for_timeout(300)
                expect(page.get_by_role("button", name="Dictate")).to_have_count(0)


def test_a_late_reply_changes_nothing(browser):
    with Proba() as proba, visit(browser, proba.url + "convert") as page:
        def slowly(route):
            if "text=5%20k&" in route.request.url:
                page.wait_for_timeout(600)
            route.continue_()
        page.route("**/api/v1/conversion**", slowly)
        page.keyboard.type("5 km")
        expect(answer(page)).to_have_text("3.11\u00a0mi")
        page.wait_for_timeout(900)
        expect(answer(page)).to_have_text("3.11\u00a0mi")


def test_the_converter_is_used_in_every_language_width_and_light(browser):
    phrases = {"en-GB": ("Converter", "6 feet 2 inches", "3pm in London", "5 parrots"),
               "uk-UA": ("Конвертер", "сім градусів Цельсія", "15:00 у Лондоні", "5 папуг"),
               "ru-RU": ("Конвертер", "двести метров в футах", "Токио", "5 попугаев")}
    with Proba() as proba:
        for language, (heading, *texts) in phrases.items():
            for width in (360, 1_280):
                with visit(browser, proba.url + "convert", width, 800, dark=width == 360,
                           language=language, script=SHIFTS) as page:
                    expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
                    check(page, f"the empty converter in {language}, {width} px wide")
                    for text in texts:
                        page.keyboard.press("Control+a")
                        page.keyboard.type(text)
                        expect(page.locator(
                            ".style-converter-equation, .style-converter-refused")
                        ).to_be_visible()
                        page.keyboard.press("Enter")
                        check(page, f"{text} in {language}, {width} px wide")
                    assert page.evaluate("shifts") < 0.01
        with visit(browser, proba.url + "convert?q=5+c") as page:
            field(page).press("Enter")
            reach_all(page)
