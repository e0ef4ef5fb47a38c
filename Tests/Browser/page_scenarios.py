"""The page around its screens: addresses, the focus, languages, the start, and failures."""

import re

from playwright.sync_api import expect

from proba import ZONE, Proba, sample_log
from scenarios import field
from visitor import check, expect_title, visit


def test_addresses_lead_to_screens_and_back_leads_back(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        page.get_by_role("link", name="Insights").click()
        expect(page).to_have_url(proba.url + "insights")
        expect_title(page, "Proba – Insights")
        expect(page.get_by_role("heading", level=1)).to_have_text("Insights")
        page.go_back()
        expect_title(page, "Proba – Now")
        expect(page.get_by_role("heading", level=1)).to_contain_text("What are you doing")
        page.goto(proba.url + "insights")
        expect(page.get_by_role("link", name="Insights")).to_have_attribute(
            "aria-current", "page")


def test_the_focus_moves_to_new_content(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        expect(field(page)).to_be_focused()
        page.get_by_role("link", name="Insights").click()
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_have_text("Insights")
        expect(heading).to_be_focused()
        page.get_by_role("radio", name="All", exact=True).check()
        button = page.get_by_role("button", name="people", exact=True)
        button.press("Enter")
        # It does not fit beside the table.
        expect(page.get_by_role("heading", name="people", exact=True)).to_be_focused()
        expect_title(page, "Proba – people – Insights")
        page.get_by_role("button", name="Back to the table").press("Enter")
        expect(button).to_be_focused()
        page.go_back()
        expect(button).to_be_focused()
        page.go_back()
        expect(heading).to_contain_text("What were you doing")
        expect(heading).to_be_focused()


def test_a_link_to_a_tag_opens_it(browser):
    log = sample_log().replace("walk", "прогулянка&co.")
    with Proba(log=log) as proba, visit(browser, proba.url) as page:
        page.goto(proba.url + "insights?period=all&tag=%D0%BF%D1%80%D0%BE%D0%B3%D1%83%D0%BB%D1%8F%D0%BD%D0%BA%D0%B0%26co.")
        expect(page.get_by_role("heading", name="прогулянка&co.")).to_be_visible()
        expect(page.get_by_role("table", name="When: прогулянка&co.")).to_be_visible()


def test_a_link_to_an_unknown_tag_leads_to_the_figures(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        page.goto(proba.url + "insights?period=all&tag=nosuch")
        expect(page).to_have_url(proba.url + "insights?period=all")
        expect_title(page, "Proba – Insights")
        page.problems[:] = [p for p in page.problems if "404" not in p]


def test_the_page_fetches_the_texts_of_its_language_alone(browser):
    with Proba() as proba, visit(browser, proba.url, language="uk-UA") as page:
        def fetched():
            return page.evaluate("""() => performance.getEntriesByType("resource")
              .map((e) => new URL(e.name).pathname).filter((p) => p.endsWith(".txt"))""")

        expect(page.get_by_role("link", name="Статистика")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert fetched() == ["/uk.txt", "/uk-later.txt"], fetched()
        texts = page.request.get(proba.url + "uk.txt")
        assert texts.headers["content-type"] == "text/plain; charset=utf-8", texts.headers
        assert texts.headers["content-encoding"] == "br", texts.headers
        assert "Статистика" in texts.text().split("\n")
        page.get_by_role("link", name="Налаштування").click()
        page.get_by_role("radio", name="English").click(force=True)
        expect(page.get_by_role("link", name="Insights")).to_be_visible()
        page.locator("#app:not([aria-busy])").wait_for()
        page.wait_for_load_state("networkidle")
        assert fetched() == ["/en.txt", "/en-later.txt"], fetched()


def test_the_page_reports_that_it_has_stopped_if_its_texts_cannot_be_read(browser):
    with Proba() as proba:
        for answer in (lambda route: route.fulfill(status=404),
                       lambda route: route.fulfill(body="en\toneOther\n"),
                       lambda route: route.abort()):
            with visit(browser, proba.url) as page:
                page.route("**/en.txt", answer)
                page.goto(proba.url)
                expect(page.locator("#failure")).to_be_visible()
                # The content rendered by the server is still readable.
                expect(page.get_by_role("link", name="Insights")).to_be_visible()
                page.unroute("**/en.txt")
                page.get_by_role("link", name="Reload").click()
                page.locator("#app:not([aria-busy])").wait_for()
                expect(page.locator("#failure")).to_be_hidden()
                page.problems.clear()


def test_an_address_that_leads_nowhere_says_so(browser):
    with Proba() as proba, visit(browser, proba.url, language="uk-UA") as page:
        answer = page.goto(proba.url + "nowhere")
        assert answer.status == 404, answer.status
        expect(page.get_by_role("heading", level=1)).to_have_text("Сторінку не знайдено")
        # Chromium itself notes the status on the console.
        page.problems[:] = [p for p in page.problems if "404" not in p]
        check(page, "an address that leads nowhere")
        page.get_by_role("main").get_by_role("link", name="Зараз").click()
        expect(page).to_have_url(proba.url)
        expect(page.get_by_role("heading", level=1)).to_contain_text("робите")


def test_an_unreachable_server_is_reported_until_it_is_back(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        expect(field(page)).to_be_visible()
        page.get_by_role("region", name="Today").wait_for()  # content that is loaded later has arrived
        proba.stop()
        expect(page.get_by_text("Proba cannot be reached")).to_be_visible()
        proba.start()
        expect(page.get_by_text("Proba cannot be reached")).to_have_count(0, timeout=20_000)
        proba.stop()
        expect(page.get_by_text("Proba cannot be reached")).to_be_visible()
        field(page).fill("back")
        field(page).press("Enter")
        expect(page.get_by_text("Not saved yet. It will be sent when Proba is back.")).to_be_visible()
        proba.start()
        expect(page.get_by_role("button", name="Edit").first).to_be_visible()
        assert proba.get("api/v1/overview")["latest"]["tags"] == ["back"]
        # Chromium logs the lost connection, and failed attempts while the server starts.
        page.problems[:] = [p for p in page.problems if "net::ERR" not in p and "503" not in p]


def test_an_error_of_the_page_is_in_the_log_of_the_server(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        page.evaluate("setTimeout(() => { throw Error('of a script\\nin two lines') })")
        for _ in range(400):
            with open(proba.log.name, encoding="utf-8") as file:
                lines = [line for line in file if "page: " in line]
            if lines:
                break
            page.wait_for_timeout(50)
        # It may quote the person's text, so it is masked.
        assert lines == ["page: uncaught / Error: <private>\n"], lines
        page.problems.clear()


def test_the_page_is_shown_before_the_program_and_is_taken_over_unchanged(browser):
    # Question, answers and all screens are present; only a notice may be added later.
    cases = [
        (None, "en-GB", "", "What are you doing"), (sample_log(), "uk-UA", "", "Що ви робили"),
        (sample_log(), "ru-RU", "", "Что вы делали"), (None, "en-US", "insights", "Insights"),
        (sample_log(), "uk-UA", "insights", "Статистика"),
        (None, "uk-UA", "nowhere", "Сторінку не знайдено"),
    ]
    for log, language, path, heading in cases:
        with Proba(log=log) as proba:
            context = browser.new_context(
                locale=language, permissions=["notifications"], timezone_id=ZONE,
                reduced_motion="reduce")
            page = context.new_page()
            page.set_default_timeout(20_000)
            problems = []
            page.on("console", lambda message: problems.append(message.text)
                    if message.type in ("error", "warning") and "404" not in message.text else None)
            held = []
            page.route("**/page.wasm", lambda route: held.append(route))
            for asked in ("overview", "stats?**", "stats/**"):  # the program gets no newer data
                page.route("**/api/v1/" + asked, lambda route: None)
            for part in ("charts",) if path == "insights" else ("charts", "day"):  # nor code to draw it
                page.route(f"**/{part}.wasm", lambda route: None)
            page.goto(proba.url + path, wait_until="domcontentloaded")
            expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
            page.evaluate("""() => {
              window.before = [...document.querySelectorAll("#app *")];
              window.looks = before.map((e) => JSON.stringify(e.getBoundingClientRect()));
            }""")
            while not held:
                page.wait_for_timeout(20)
            held[0].continue_()
            page.locator("#app:not([aria-busy])").wait_for()
            same, moved = page.evaluate("""() => {
              const now = [...document.querySelectorAll("#app *")];
              return [now.length === before.length && now.every((e, i) => e === before[i]),
                now.filter((e, i) => JSON.stringify(e.getBoundingClientRect()) !== looks[i])
                  .map((e) => e.outerHTML.slice(0, 120))];
            }""")
            assert same, "elements were created again"
            assert not moved, moved[:5]
            assert not problems, problems
            context.close()


def test_a_language_can_be_chosen_and_is_kept(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        field(page).fill("чай")
        page.get_by_role("link", name="Settings").click()
        page.get_by_role("radio", name="Українська").click(force=True)
        expect(page.get_by_role("heading", level=1)).to_have_text("Налаштування")
        page.get_by_role("link", name="Зараз").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Що ви робите")
        expect(page.get_by_role("textbox", name="Ваша відповідь")).to_have_value("чай")
        assert page.evaluate("document.documentElement.lang") == "uk"
        page.goto(proba.url + "insights")
        expect(page.get_by_role("heading", level=1)).to_have_text("Статистика")
        check(page, "in a chosen language")


def test_a_page_that_cannot_start_says_so(browser):
    with Proba() as proba:
        context = browser.new_context(locale="uk-UA")
        page = context.new_page()
        page.route("**/page.wasm", lambda route: route.fulfill(
            status=200, content_type="application/wasm", body=b"not a module"))
        page.goto(proba.url)
        expect(page.get_by_role("alert")).to_have_text(re.compile("^\\s*Ця сторінка перестала працювати"), use_inner_text=True)
        page.unroute("**/page.wasm")
        page.get_by_role("link", name="Оновити").click()
        expect(page.get_by_role("textbox").first).to_be_visible()
        context.close()
