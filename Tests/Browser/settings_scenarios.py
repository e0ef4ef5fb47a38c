"""The settings of the program."""

import contextlib
import json
import math
import os
import re
import time
import urllib.error
import urllib.request

from playwright.sync_api import expect

from proba import Proba, sample_log
from visitor import check, reach_all, ready, visit


def option(page, name):
    return page.get_by_role("radio", name=name, exact=True)


def ground(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def test_a_choice_is_applied_at_once_by_every_open_page(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "settings") as page, \
            visit(browser, proba.url + "days", 1_300) as other:
        heads = other.get_by_role("table").get_by_role("columnheader")
        rows = other.locator("[id^=change-]")
        expect(heads.first).to_have_text("Sun")
        rows.first.wait_for()
        light = ground(other)
        page.get_by_role("combobox", name="Weeks begin on").click()
        page.get_by_role("option", name="Monday").click()
        expect(heads.first).to_have_text("Mon")
        option(page, "24-hour").check(force=True)
        other.wait_for_function("""() => /^\\d\\d:\\d\\d\\b(?!.[AP]M)/.test(
          (document.querySelector("[id^=change-]")?.getAttribute("aria-label")
            ?? document.querySelector("[id^=change-]")?.innerText) ?? "")""")
        option(page, "Dark").check(force=True)
        other.wait_for_function(
            "(light) => getComputedStyle(document.body).backgroundColor !== light", arg=light)
        assert proba.get("api/v1/settings") == {
            "language": "automatic", "weekStart": "monday", "timeFormat": "24", "zone": "system", "dayStart": "0", "theme": "dark",
            "contrast": "system", "notifications": "on", "sound": "off", "shortcuts": "on", "rates": "off"}
        other.reload()
        other.locator("#app:not([aria-busy])").wait_for()
        assert ground(other) != light
        # A change by the command line is applied as well.
        proba.run("config", "theme", "light")
        other.wait_for_function(
            "(light) => getComputedStyle(document.body).backgroundColor === light", arg=light)
        expect(option(page, "Light")).to_be_checked()


def test_more_contrast_is_chosen_and_is_there_with_the_first_paint(browser):
    tokens = """() => ["--secondary", "--border", "--shadow"].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name).trim())"""
    with Proba() as proba, visit(browser, proba.url + "settings") as page, visit(
            browser, proba.url) as other:
        usual = page.evaluate(tokens)
        option(page, "High").check(force=True)
        other.wait_for_function(
            "() => document.documentElement.classList.contains('contrast')")
        chosen = page.evaluate(tokens)
        assert other.evaluate(tokens) == chosen
        assert all(now != before for now, before in zip(chosen, usual, strict=True)), chosen
        assert proba.get("api/v1/settings")["contrast"] == "more"
        # The server writes it, before any program runs.
        assert 'class="contrast"' in page.reload().text()
        ready(page)
        assert page.evaluate(tokens) == chosen
        page.emulate_media(contrast="more")
        assert page.evaluate(tokens) == chosen
        # The page below an open sheet stays as it is.
        other.evaluate("document.activeElement.blur()")
        other.keyboard.press("?")
        expect(other.locator("dialog")).to_be_visible()
        overflow = "() => getComputedStyle(document.documentElement).overflowY"
        assert other.evaluate(overflow) == "hidden"
        proba.run("config", "contrast", "system")
        other.wait_for_function(
            "() => !document.documentElement.classList.contains('contrast')")
        assert other.evaluate(tokens) == usual
        assert other.evaluate(overflow) == "hidden"
        page.wait_for_function(
            "() => !document.documentElement.classList.contains('contrast')")
        assert page.evaluate(tokens) == chosen
        page.emulate_media(contrast="no-preference")
        assert page.evaluate(tokens) == usual


def test_the_settings_are_used_by_keyboard_in_every_language_and_width(browser):
    with Proba(log=sample_log()) as proba:
        for language, heading in (("en-GB", "Settings"), ("uk-UA", "Налаштування"),
                                  ("ru-RU", "Настройки")):
            for width in (360, 768, 1_440):
                with visit(browser, proba.url + "settings", width, 900,
                           dark=width == 768, language=language) as page:
                    expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
                    expect(page.get_by_text("±")).to_be_visible()
                    check(page, f"settings in {language}, {width} px wide")
        with visit(browser, proba.url + "settings") as page:
            reach_all(page)
            theme = page.get_by_role("group", name="Appearance").get_by_role(
                "radio", name="Same as device")
            theme.focus()
            page.keyboard.press("ArrowRight")
            expect(option(page, "Light")).to_be_checked()
            expect(option(page, "Light")).to_be_focused()


def test_another_language_is_chosen_among_the_settings(browser):
    with Proba() as proba, visit(browser, proba.url + "settings") as page:
        # Not `check`: the page is loaded again before it could see the choice.
        option(page, "Українська").click(force=True)
        expect(page.get_by_role("heading", name="Налаштування", level=1)).to_be_visible()
        assert proba.get("api/v1/settings")["language"] == "uk"
        option(page, "Як у браузері").click(force=True)
        expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def test_a_person_chooses_how_often_to_be_asked(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "settings", 360) as page:
        apply = page.get_by_role("button", name="Use from now on")
        expect(apply).to_be_disabled()
        page.get_by_text("Questions are 45 minutes apart on average, 224 a week.").wait_for()
        option(page, "20 minutes").click(force=True)
        page.get_by_text("Questions are 20 minutes apart on average, 504 a week.").wait_for()
        # Previewed, not yet applied.
        assert proba.get("api/v1/schedule")["gap"] == 2_700
        check(page, "a gap that is looked at")
        apply.click()
        proba.wait("api/v1/schedule", lambda schedule: schedule["gap"] == 1_200)
        expect(apply).to_be_disabled()
        page.reload()
        ready(page)
        expect(option(page, "20 minutes")).to_be_checked()


def test_the_times_between_probes_stand_in_even_rows(browser):
    with Proba() as proba:
        for language, width, rows in (
                ("uk-UA", 1_280, [6]), ("ru-RU", 768, [6]), ("en-GB", 360, [3, 3]), ("uk-UA", 360, [3, 3]),
                ("ru-RU", 320, [2, 2, 2])):
            with visit(browser, proba.url + "settings", width, language=language) as page:
                gaps = page.locator(".option:has(> input[name=mean-gap])")
                expect(gaps).to_have_count(6)
                tops = gaps.evaluate_all(
                    "(all) => all.map((gap) => Math.round(gap.getBoundingClientRect().top))")
                shown = [tops.count(top) for top in sorted(set(tops))]
                assert shown == rows, f"{shown} in {language}, {width} px wide"


def half_interval(share, count):
    """Half of Jeffreys' 95 % interval of a share, from the density of Beta in small steps."""
    steps = 200_000
    a, b = share * count + 0.5, (1 - share) * count + 0.5
    scale = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    ends, sum_ = [], 0
    for place in range(steps):
        x = (place + 0.5) / steps
        sum_ += math.exp(scale + (a - 1) * math.log(x) + (b - 1) * math.log(1 - x)) / steps
        if sum_ > (0.025, 0.975)[len(ends)]:
            ends.append(x)
            if len(ends) == 2:
                break
    return (ends[1] - ends[0]) / 2


def test_the_precision_of_each_gap_is_that_of_its_formula(browser):
    # The numbers of probes a week, which depend on the gap alone, and hours to one decimal.
    known = [(7 * 24 * 60 / gap, half_interval(0.1, 7 * 24 * 60 / gap) * 7 * 24)
             for gap in (15, 20, 30, 45, 60, 120)]
    with Proba(log=sample_log(20)) as proba:
        for language, point in (("en-GB", "."), ("uk-UA", ","), ("ru-RU", ",")):
            with visit(browser, proba.url + "settings", 360, language=language) as page:
                gaps = page.locator("input[name=mean-gap]")
                expect(gaps).to_have_count(len(known))
                for place, (count, hours) in enumerate(known):
                    gaps.nth(place).click(force=True)
                    written = f"{hours:.1f}".replace(".", point)
                    note = page.get_by_role("status").filter(has_text=f"±\u00a0{written}\u00a0")
                    expect(note).to_contain_text(f" {count:.0f} ")


def test_what_the_program_is_stands_at_the_end_of_the_settings(browser):
    with Proba() as proba:
        version = proba.run("--version").split()[-1]
        for language, heading, sentence in (
                ("en-GB", "About Proba", f"Version {version}. Free software under the MIT licence."),
                ("uk-UA", "Про Proba", f"Версія {version}."),
                ("ru-RU", "О Proba", f"Версия {version}.")):
            with visit(browser, proba.url + "settings", language=language) as page:
                about = page.locator(".card").filter(has=page.get_by_role("heading", name=heading))
                expect(about).to_contain_text(sentence)
                expect(about.get_by_role("button")).to_have_count(1)
                last = page.get_by_role("main").get_by_role("heading", level=2).last
                expect(last).to_have_text(heading)


def test_a_log_is_brought_along_and_taken_out(browser):
    lines = sample_log(700)
    with Proba() as proba, visit(browser, proba.url + "settings", 360) as page:
        field = page.get_by_label("Import a log")
        field.set_input_files({"name": "me.log", "mimeType": "text/plain", "buffer": lines.encode()})
        page.get_by_role("main").get_by_text("Lines imported:").wait_for()
        count = len(lines.splitlines())
        done = page.get_by_role("main").get_by_text(f"Lines imported: {count:,} of {count:,}.")
        expect(done).to_be_visible()
        check(page, "a log that was imported")
        field.set_input_files({
            "name": "me.log", "mimeType": "text/plain", "buffer": (lines + "what?\n").encode()})
        page.get_by_text(f"Already present: {count:,}.").wait_for()
        expect(page.get_by_text("Could not be read: 1.")).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("link", name="Download everything as a log").click()
        assert re.fullmatch(r"proba-\d{4}-\d\d-\d\d\.log", download.value.suggested_filename)
        with open(download.value.path(), encoding="utf-8") as file:
            assert len(file.read().splitlines()) >= count


def test_an_imported_log_is_taken_back(browser):
    with Proba() as proba, visit(browser, proba.url + "settings", 360) as page:
        field = page.get_by_label("Import a log")
        file = {"name": "me.log", "mimeType": "text/plain", "buffer": sample_log(700).encode()}
        for _ in range(2):
            field.set_input_files(file)
            page.get_by_role("main").get_by_text("Lines imported:").wait_for()
            proba.wait("api/v1/stats", lambda stats: stats["answered"] > 0)
            page.get_by_role("button", name="Undo import").click()
            page.get_by_role("main").get_by_text("Import undone.").wait_for()
            proba.wait("api/v1/stats", lambda stats: stats["answered"] == 0)
            expect(page.get_by_role("button", name="Undo import")).to_have_count(0)


def test_quiet_hours_are_added_and_ended_among_the_settings(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "settings", 360) as page:
        page.get_by_role("button", name="Add quiet time").click()
        expect(page.locator("#quiet-fields")).to_be_focused()
        page.get_by_label("Starts").fill("22:30")
        page.get_by_role("button", name="Sunday").click()
        page.get_by_role("button", name="Saturday").click()
        check(page, "the form of quiet time")
        page.get_by_role("button", name="Add", exact=True).click()
        end = page.get_by_role("button", name="End: Monday to Friday, 10:30 PM–7:00 AM")
        end.wait_for()
        expect(page.get_by_role("button", name="Undo", exact=True)).to_be_focused()
        rule = proba.get("api/v1/quiet")[0]
        assert rule["hours"] == "22:30-07:00" and rule["weekdays"] == [
            "mon", "tue", "wed", "thu", "fri"]
        assert "22:30–07:00" in proba.run("quiet", "list")
        end.press("Enter")
        expect(page.get_by_text("None yet.")).to_be_visible()
        page.get_by_role("button", name="Undo", exact=True).press("Enter")
        end.wait_for()
        # A quiet time ended by another program is no longer listed.
        proba.run("quiet", "end", "2")
        expect(end).to_have_count(0)


def test_a_question_is_asked_in_sight_of_every_screen(browser):
    with Proba(log=sample_log(), gap=3) as proba, visit(browser, proba.url + "settings", 360) as page:
        toast = page.locator(".style-done")
        answer = toast.get_by_role("button", name="Answer")
        expect(answer).to_be_visible(timeout=30_000)
        proba.run("config", "gap", "45")
        expect(page).to_have_title(re.compile(r"^\(\d+\) Proba – "))
        expect(page.locator("nav a[data-state=waiting]")).to_have_attribute(
            "title", "A question is waiting.")
        expect(toast).to_be_in_viewport(ratio=1)
        check(page, "a question on another screen")
        answer.press("Enter")
        expect(page.get_by_role("textbox", name="Your answer")).to_be_focused()
        expect(toast).to_have_count(0)
        page.keyboard.type("tea")
        page.keyboard.press("Enter")
        expect(page).to_have_title(re.compile("^Proba – "))


def test_changes_are_undone_and_redone_from_their_list(browser):
    with Proba(log=sample_log()) as proba:
        proba.run("config", "theme", "dark")
        proba.run("config", "gap", "7")
        with visit(browser, proba.url + "settings", 360) as page:
            history = page.locator(".style-history")
            undo = history.get_by_role("button", name="Undo: ")
            redo = history.get_by_role("button", name="Redo: ")
            expect(undo).to_have_accessible_name("Undo: Settings: Average time between questions")
            undo.press("Enter")
            expect(undo).to_have_accessible_name("Undo: Settings: Appearance")
            expect(undo).to_be_focused()
            assert proba.get("api/v1/schedule")["gap"] == 2700
            undo.press("Enter")
            expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
            expect(redo).to_have_accessible_name("Redo: Settings: Appearance")
            redo.click()
            expect(redo).to_have_accessible_name("Redo: Settings: Average time between questions")
            check(page, "the list of changes")
            # The import is of many answers.
            undo.click()
            undo.click()
            expect(history.get_by_text("This affects")).to_be_visible()
            check(page, "a change of many answers")
            assert proba.get("api/v1/stats")["answered"] > 100
            history.get_by_role("button", name="Undo", exact=True).click()
            proba.wait("api/v1/stats", lambda stats: stats["answered"] == 0)
            proba.run("redo", "--yes")
            proba.wait("api/v1/stats", lambda stats: stats["answered"] > 100)
            expect(undo).to_have_accessible_name("Undo: Imported a log")


def test_a_tip_follows_an_answer_until_it_is_closed(browser):
    with Proba(log=sample_log()) as proba:
        proba.run("config", "notifications", "off")
        with visit(browser, proba.url, 360, dark=True) as page:
            field = page.get_by_role("textbox", name="Your answer")
            tip = page.get_by_text("Still doing the same?")
            expect(field).to_be_focused()
            expect(tip).to_have_count(0)
            field.fill("tea")
            field.press("Enter")
            tip.wait_for()
            check(page, "a tip")
            page.get_by_role("button", name="Close the tip").click()
            expect(tip).to_have_count(0)
            page.reload()
            ready(page)
            page.get_by_role("button", name="Edit").first.click()
            field.fill("tea cup")
            field.press("Enter")
            expect(field).to_have_count(0)
            expect(tip).to_have_count(0)


# Drags files over the heading of the page, and drops them there; returns whether both were taken.
DROP = """([name, type, ...texts]) => {
  const data = new DataTransfer();
  for (const text of texts) data.items.add(new File([text], name, { type }));
  const at = document.querySelector("h1");
  const isTaken = (kind) => !at.dispatchEvent(new DragEvent(
    kind, { bubbles: true, cancelable: true, dataTransfer: data }));
  const over = isTaken("dragover");
  window.hint = getComputedStyle(document.documentElement, "::after").content;
  return over && isTaken("drop");
}"""
DRAG = """(kind) => {
  const data = new DataTransfer();
  data.items.add(new File(["1"], "me.log"));
  document.body.dispatchEvent(new DragEvent(
    kind, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


def test_a_log_is_dropped_anywhere_on_the_page(browser):
    lines = sample_log()
    count = f"{len(lines.splitlines()):,}"
    for language, hint, done in (
            ("en-US", "Drop the log to import it", f"Lines imported: {count} of {count}."),
            ("uk-UA", "Відпустіть, щоб імпортувати журнал", "Імпортовано рядків:"),
            ("ru-RU", "Отпустите, чтобы импортировать журнал", "Импортировано строк:")):
        # The first run, and a store with answers.
        for log in (None, lines):
            with Proba(log=log) as proba, visit(browser, proba.url, language=language) as page:
                page.locator("html[data-drop]").wait_for()
                assert page.evaluate(DROP, ["me.log", "", lines])
                assert page.evaluate("hint") == f'"{hint}"'
                expect(page).to_have_url(proba.url + "settings")
                card = page.locator(".style-data")
                # No line of a log that is already stored is imported.
                said = done if not log else done.split(":")[0]
                expect(card.get_by_text(said)).to_be_visible()
                expect(page.locator("html[data-dropping]")).to_have_count(0)
                expect(card).to_be_in_viewport()


def test_several_logs_are_imported_and_taken_back_as_one(browser):
    lines = sample_log().splitlines(keepends=True)
    parts = ["".join(lines[:40]), "".join(lines[40:90]), "".join(lines[90:])]
    for is_dropped in (True, False):
        with Proba() as proba, visit(browser, proba.url + "settings") as page:
            if is_dropped:
                page.locator("html[data-drop]").wait_for()
                assert page.evaluate(DROP, ["me.log", "", *parts])
            else:
                page.get_by_label("Import a log").set_input_files([
                    {"name": f"{number}.log", "mimeType": "text/plain", "buffer": part.encode()}
                    for number, part in enumerate(parts)])
            count = f"{len(lines):,}"
            expect(page.get_by_role("main").get_by_text(
                f"Lines imported: {count} of {count}.")).to_be_visible()
            assert proba.get("api/v1/stats")["answered"] > 0
            page.get_by_role("button", name="Undo import").click()
            page.get_by_role("main").get_by_text("Import undone.").wait_for()
            assert proba.get("api/v1/stats")["answered"] == 0


def test_a_log_is_dropped_at_an_address_that_leads_nowhere(browser):
    lines = sample_log()
    with Proba() as proba, visit(browser, proba.url) as page:
        page.goto(proba.url + "nowhere")
        # The script that accepts it is loaded while the page is idle.
        page.wait_for_function("""() => {
          const data = new DataTransfer();
          data.items.add(new File(["1"], "me.log"));
          return !document.body.dispatchEvent(new DragEvent(
            "dragover", { bubbles: true, cancelable: true, dataTransfer: data }));
        }""")
        assert page.evaluate(DROP, ["me.log", "", lines])
        expect(page).to_have_url(proba.url + "settings")
        expect(page.get_by_text("Lines imported:").first).to_be_attached()
        # Chromium itself notes the status of the address.
        page.problems[:] = [problem for problem in page.problems if "404" not in problem]


def test_the_hint_for_dropping_goes_when_the_file_leaves(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        page.locator("html[data-drop]").wait_for()
        shown = page.locator("html[data-dropping]")
        page.evaluate(DRAG, "dragover")
        expect(shown).to_have_count(1)
        check(page, "a file that is dragged over the page")
        for _ in range(3):
            page.evaluate(DRAG, "dragover")
            page.evaluate(DRAG, "dragleave")
            expect(shown).to_have_count(0)
        page.evaluate(DRAG, "dragover")
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)


def test_what_is_no_log_does_nothing_where_it_is_dropped(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        page.locator("html[data-drop]").wait_for()
        taken = page.evaluate("""() => {
          const data = new DataTransfer();
          data.setData("text/uri-list", "http://127.0.0.1:1/");
          return [document.querySelector("h1"), document.querySelector("main input, main textarea")]
            .map((at) => !at.dispatchEvent(new DragEvent(
              "dragover", { bubbles: true, cancelable: true, dataTransfer: data })));
        }""")
        assert taken == [True, False], "a link leads nowhere, and a field takes its text"
        expect(page.locator("html[data-dropping]")).to_have_count(0)
        assert page.evaluate(DROP, ["cat.png", "image/png", "no text"])
        expect(page.get_by_role("alert").get_by_text("cat.png is not a log.")).to_be_visible()
        assert proba.get("api/v1/stats")["answered"] == 0


def test_a_first_visit_offers_to_bring_a_log_along(browser):
    with Proba() as proba, visit(browser, proba.url, 360) as page:
        page.get_by_text("Proba asks what you are doing at random moments.").wait_for()
        check(page, "a first visit")
        page.get_by_role("link", name="Import a TagTime or Proba log").click()
        field = page.get_by_label("Import a log")
        expect(field).to_be_focused()
        expect(field).to_be_in_viewport()
        field.set_input_files({
            "name": "me.log", "mimeType": "text/plain", "buffer": sample_log().encode()})
        page.get_by_role("main").get_by_text("Lines imported:").wait_for()
        page.get_by_role("navigation").get_by_role("link", name="Now").click()
        expect(page.get_by_role("group", name="Likely tags")).to_be_visible()
        expect(page.get_by_text("Proba asks what you are doing")).to_have_count(0)


def test_styles_are_followed_by_an_open_page(browser):
    with Proba(log=sample_log()) as proba:
        path = os.path.join(proba.folder, "mine.json")

        def write(color):
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"light": {"backgroundColor": color}}, file)

        write("#102030")
        proba.stop()
        proba.options = ["--styles", path]
        proba.start()
        with visit(browser, proba.url) as page:
            assert ground(page) == "rgb(16, 32, 48)"
            page.evaluate("""() => {
              window.seen = new Promise((resolve, reject) => {
                setTimeout(() => reject(Error("no change of styles is seen")), 20_000);
                const look = () => getComputedStyle(document.body).backgroundColor
                    === "rgb(48, 32, 16)" ? resolve(Date.now()) : requestAnimationFrame(look);
                look();
              });
            }""")
            saved = time.time() * 1_000
            write("#302010")
            late = page.evaluate("() => window.seen") - saved
            print(f"     a change of styles is seen after {late:.0f} ms")
            assert late < 1_000


def test_charts_of_an_open_page_follow_colours_and_widths(browser):
    # The number of pixels of the map with a colour; read from a copy, because browsers draw a
    # canvas differently if it is read often.
    count = """(color) => {
      const canvas = document.querySelector(
        "[role=slider][aria-label^=Where]:not([aria-busy]) canvas");
      if (!canvas?.width) return 0;
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      let found = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (color.every((part, place) => data[i + place] === part)) found += 1;
      }
      return found;
    }"""
    with Proba(log=sample_log()) as proba:
        path = os.path.join(proba.folder, "mine.json")

        def write(color, **charts):
            tags = {f"color{number}": color for number in range(1, 13)}
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"light": {"tags": tags}, "charts": charts}, file)

        write("#ff00ff")
        proba.stop()
        proba.options = ["--styles", path]
        proba.start()
        with visit(browser, proba.url + "insights?period=all") as page:
            # The edges of the cells have the colour itself, their areas a tint of it.
            page.wait_for_function(f"() => ({count})([255, 0, 255]) > 100")
            write("#002000")
            page.wait_for_function(f"() => ({count})([0, 32, 0]) > 100")
            assert not page.evaluate(count, [255, 0, 255])
            thin = page.evaluate(count, [0, 32, 0])
            write("#002000", lineScale=3, radiusScale=0)
            page.wait_for_function(f"() => ({count})([0, 32, 0]) > {1.5 * thin}")


def test_everything_is_backed_up_and_erased(browser):
    with Proba(log=sample_log(20)) as proba, visit(browser, proba.url + "settings", 360) as page:
        with page.expect_download() as download:
            page.get_by_role("link", name="Download a backup").click()
        assert re.fullmatch(r"proba-[\d-]+\.sqlite", download.value.suggested_filename)
        with open(download.value.path(), "rb") as file:
            assert file.read(15) == b"SQLite format 3"
        page.get_by_role("button", name="Erase everything…").click()
        check(page, "what erasing means")
        page.get_by_role("button", name="Cancel").click()
        expect(page.get_by_role("button", name="Erase everything…")).to_be_focused()
        assert proba.get("api/v1/tags")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Erase for good").press("Enter")
        expect(page.get_by_role("main").get_by_text("Everything has been erased.")).to_be_visible()
        assert proba.get("api/v1/tags") == []
        assert proba.get("api/v1/stats")["probes"] == 0
        page.get_by_role("navigation").get_by_role("link", name="Now").click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, "after everything was erased")


def test_erasing_discards_what_is_written_in_every_window_and_browser(browser):
    stored = "JSON.stringify([{...localStorage}, {...sessionStorage}])"
    with Proba() as proba, visit(browser, proba.url + "settings", 360) as page, \
            visit(browser, proba.url) as elsewhere:
        tab = page.context.new_page()
        tab.goto(proba.url)
        ready(tab)
        for other, word in ((tab, "secretplan"), (elsewhere, "secretwish")):
            other.get_by_role("textbox", name="Your answer").press_sequentially(word)
            other.wait_for_function(f"() => localStorage.getItem('drafts')?.includes('{word}')")
        closed = browser.new_context(storage_state=elsewhere.context.storage_state())
        page.get_by_role("button", name="Erase everything…").click()
        page.get_by_role("button", name="Erase for good").press("Enter")
        expect(page.get_by_role("main").get_by_text("Everything has been erased.")).to_be_visible()
        for other in (tab, elsewhere):
            other.wait_for_function("() => !localStorage.getItem('drafts')")
        # A browser that was closed meanwhile, and has kept the text.
        later = closed.new_page()
        later.goto(proba.url)
        ready(later)
        for other in (page, tab, elsewhere, later):
            # Leaving a page stores what is written on it.
            other.reload()
            ready(other)
            assert "secret" not in other.evaluate(stored)
            assert "secret" not in other.locator("body").inner_text()
            kept = other.evaluate(
                """async () => {
                     const texts = [];
                     for (const name of await caches.keys())
                       for (const request of await (await caches.open(name)).keys())
                         texts.push(await (await caches.match(request)).text());
                     return texts.join();
                   }""")
            assert "secret" not in kept
        closed.close()


def test_what_went_wrong_is_shown_and_saved_without_anything_of_the_diary(browser):
    with Proba(log=sample_log(20)) as proba, visit(browser, proba.url + "settings", 360) as page:
        button = page.get_by_role("button", name="Program log")
        button.click()
        sheet = page.get_by_role("dialog", name="Program log")
        expect(sheet.get_by_text("Nothing has gone wrong since Proba started.")).to_be_visible()
        check(page, "a program log without records")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(button).to_be_focused()
        # Not by the page, whose console would also report it.
        with contextlib.suppress(urllib.error.HTTPError):
            proba.get("api/v1/stats?tag=secret")
        urllib.request.urlopen(urllib.request.Request(
            proba.url + "api/v1/page-log",
            json.dumps({"records": [{
                "age": 0, "level": "error", "label": "page", "message": "uncaught",
                "failure": "/settings Error: not as written: secret"}]}).encode(),
            {"Content-Type": "application/json"})).close()
        proba.wait("api/v1/program-log", lambda records: len(records) == 2)
        button.press("Enter")
        lines = sheet.get_by_role("listitem")
        expect(lines).to_have_count(2)
        expect(lines.filter(has_text="GET /api/v1/stats 404")).to_contain_text("Warning")
        expect(lines.filter(has_text="uncaught /settings Error: <private>")).to_contain_text("page")
        check(page, "a program log")
        with page.expect_download() as download:
            sheet.get_by_role("link", name="Save as file").click()
        assert re.fullmatch(r"proba-program-log-[\d-]+\.txt", download.value.suggested_filename)
        with open(download.value.path(), encoding="utf-8") as file:
            text = file.read()
        assert "secret" not in text
        head = text.splitlines()
        assert head[0].startswith("Proba ") and "Chrome/" in head[1] and len(head) == 4
        assert re.search(r"^\S+Z warning requests: GET /api/v1/stats 404 ", text, re.MULTILINE)
