"""The main uses of Proba, one scenario a function."""

import os
import re

from playwright.sync_api import expect

from components_motion_scenarios import TOOLS
from proba import ROOT, ZONE, Proba, day, sample_log
from visitor import check, expect_title, reach_all, ready, visit

FIELD = "Your answer"


def field(page):
    return page.get_by_role("textbox", name=FIELD)


def expect_written(page, *tags, then=""):
    """Expects finished tags before the field, and the given text in it."""
    for tag in tags:
        expect(page.get_by_role("button", name=f"Remove {tag}", exact=True)).to_be_visible()
    expect(field(page)).to_have_value(then)


def missed(page):
    """The buttons that fill in missed probes, the newest first."""
    rows = page.get_by_role("region", name="Unanswered probes").get_by_role("listitem")
    # Beside some of them, a chip saves the likely answer.
    return rows.locator("button[id]")


def test_first_start_to_first_answer_by_keyboard_alone(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        expect(page.get_by_role("heading", level=1)).to_have_text(
            re.compile(r"What were you doing"))
        expect(field(page)).to_be_focused()
        page.keyboard.type("work email (a note)")
        page.keyboard.press("Enter")
        # The words stand in the form, too, until the answer is saved.
        expect(field(page)).to_have_count(0)
        main = page.get_by_role("main")
        expect(main.get_by_text("email").first).to_be_visible()
        expect(main.get_by_text("a note").first).to_be_visible()
        page.reload()
        ready(page)
        expect(page.get_by_role("main").get_by_text("email").first).to_be_visible()
        expect(field(page)).to_have_count(0)

        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
        for name in ("Now", "Days", "Insights"):
            page.keyboard.press("Tab")
            expect(page.get_by_role("navigation").get_by_role("link", name=name)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("rowheader", name="email")).to_be_visible()
        expect(page.get_by_text("You answered 1 of 1 probe")).to_be_visible()


def test_answering_by_mouse_with_the_tags_offered(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        offered = page.get_by_role("group", name="Likely tags").get_by_role("button")
        expect(offered.first).to_be_visible()
        first = offered.nth(0).inner_text()
        offered.nth(0).click()
        expect_written(page, first)
        second = offered.nth(0).inner_text()
        offered.nth(0).click()
        expect_written(page, first, second)
        expect(page.get_by_role("button", name=f"Add {first}", exact=True)).to_have_count(0)
        page.get_by_role("button", name="Save", exact=True).click()
        expect(field(page)).to_have_count(0)
        latest = proba.get("api/v1/overview")["latest"]
        assert latest["tags"] == [first, second], latest
        assert latest["state"] in ("answered", "answeredLate"), latest


def test_typing_narrows_the_tags_and_a_tap_completes_the_word(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        field(page).press_sequentially("work Д")
        page.get_by_role("button", name="Add дім", exact=True).click()
        expect_written(page, "work", "дім")
        expect(field(page)).to_be_focused()


def test_same_as_before_is_one_tap(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        before = proba.get("api/v1/overview")["likely"]["previous"]
        page.get_by_role("button", name="Same as last time").click()
        expect(field(page)).to_have_count(0)
        assert proba.get("api/v1/overview")["latest"]["tags"] == before


def test_a_wrong_answer_is_kept_and_explained(browser):
    with Proba() as proba, visit(browser, proba.url, language="uk-UA") as page:
        box = page.get_by_role("textbox").first
        box.fill("робота (нотатка")
        box.press("Enter")
        alert = page.get_by_role("alert")
        expect(alert).to_have_text("Закрийте дужку або приберіть її.")
        expect(box).to_have_value("(нотатка")
        # Chromium itself notes a refused request on the console.
        page.problems[:] = [p for p in page.problems if "422" not in p]


def test_a_refusal_is_explained_once_the_rest_of_the_page_is_there(browser):
    with Proba() as proba, visit(browser, proba.url, language="uk-UA") as page:
        held = []
        page.route("**/day.wasm", lambda route: held.append(route))
        page.goto(proba.url)
        box = page.get_by_role("textbox").first
        box.fill("робота (нотатка")
        box.press("Enter")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("Не вдалося")
        for route in held:
            route.continue_()
        expect(alert).to_have_text("Закрийте дужку або приберіть її.")
        expect(box).to_have_value("(нотатка")
        page.problems[:] = [p for p in page.problems if "422" not in p]
        box.press("End")
        box.press_sequentially(")")
        box.press("Enter")
        expect(page.get_by_text("нотатка").first).to_be_visible()


def test_an_unfilled_probe_is_filled_in_and_an_answer_changed(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        before = proba.get("api/v1/overview")
        row = missed(page).first
        row.click()
        expect(field(page)).to_be_focused()
        asked = page.get_by_role("heading", level=1).inner_text()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", level=1)).not_to_have_text(asked)
        expect(row).to_be_focused()
        row.click()
        field(page).fill("garden")
        field(page).press("Enter")
        expect(field(page)).to_have_value("")
        left = before["unfilledCount"] - 1
        proba.wait("api/v1/overview", lambda overview: overview["unfilledCount"] == left)

        proba.run("answer", "tea")
        expect(page.get_by_role("main").get_by_text("tea", exact=True).first).to_be_visible()
        change = page.get_by_role("button", name="Change", exact=True)
        change.click()
        expect_written(page, "tea")
        page.keyboard.press("Escape")
        expect(change).to_be_focused()
        change.press("Enter")
        field(page).press("Backspace")
        field(page).fill("coffee")
        field(page).press("Enter")
        expect(page.get_by_role("main").get_by_text("coffee").first).to_be_visible()
        proba.wait("api/v1/overview", lambda state: state["latest"]["tags"] == ["coffee"])


def test_missed_probes_are_filled_in_one_after_another_by_keyboard_alone(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url, height=400) as page:
        rows = missed(page)
        last = rows.nth(3).get_attribute("aria-label")
        page.get_by_role("button", name="Show more").press("Enter")
        expect(rows.nth(4)).to_be_focused()
        assert rows.nth(3).get_attribute("aria-label") == last
        asked = [rows.nth(place).get_attribute("aria-label") for place in (4, 5)]
        for name in asked:
            row = missed(page).and_(page.get_by_role("button", name=name, exact=True))
            expect(row).to_be_focused()
            expect(row).to_be_in_viewport(ratio=1)
            page.keyboard.press("Enter")
            expect(field(page)).to_be_focused()
            expect(field(page)).to_be_in_viewport(ratio=1)
            page.keyboard.type("garden")
            page.keyboard.press("Enter")
            expect(row).to_have_count(0)


def test_removed_rows_fade_out_unless_reduced_motion_is_requested(browser):
    with Proba(log=sample_log()) as proba:
        for wish, copies in (("no-preference", 1), ("reduce", 0)):
            with visit(browser, proba.url) as page:
                page.emulate_media(reduced_motion=wish)
                rows = page.get_by_role("region", name="Unanswered probes").get_by_role("listitem")
                expect(rows.first).to_be_visible()
                count = rows.count()
                found = page.evaluate("""async () => {
                  const row = document.querySelector("section[aria-label='Unanswered probes'] li");
                  [...row.querySelectorAll("button")].at(-1).click(); // the first may save
                  await Promise.resolve(); // the page is written
                  await Promise.resolve(); // and removed rows begin to fade
                  const copies = [...document.querySelectorAll("li.leaving")];
                  return copies.filter((copy) => copy.inert && copy.ariaHidden === "true").length;
                }""")
                assert found == copies, (wish, found)
                expect(page.locator(".leaving")).to_have_count(0)
                expect(field(page)).to_be_focused()
                page.keyboard.press("Escape")
                expect(rows).to_have_count(count)


FILL_IN = """async (row) => {
  const list = document.querySelector("section[aria-label='Unanswered probes'] ul");
  const [left, next] = [...list.children].slice(row);
  const top = () => next.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const tops = [top()];
  const leaving = left.getBoundingClientRect().height;
  await halt(() => [...left.querySelectorAll("button")].at(-1).click(), "section li");
  for (const share of [0, 0.2, 0.4, 1]) {
    at(share, "section li");
    tops.push(top());
  }
  const copy = document.querySelector("li.leaving");
  copy.querySelector("button").focus();
  const isHeard = copy.contains(document.activeElement);
  const { height } = copy.getBoundingClientRect();
  letGo("section li");
  // By how much the row in the first place is higher than the one that has left.
  const growth = list.firstElementChild.getBoundingClientRect().height - leaving;
  return { tops, isHeard, height, growth };
}"""


def test_rows_make_room_for_one_another_as_if_they_had_weight(browser):
    with Proba(log=sample_log()) as proba:
        proba.run("answer", "tea")
        with visit(browser, proba.url) as page:
            page.emulate_media(reduced_motion="no-preference")
            page.evaluate(TOOLS)
            rows = page.get_by_role("region", name="Unanswered probes").get_by_role("listitem")
            expect(rows.nth(3)).to_be_visible()
            # They have come to rest where they stay.
            page.wait_for_function("() => document.getAnimations().length === 0")
            # One row is removed, and those below it move up.
            seen = page.evaluate(FILL_IN, 0)
            first, begun, early, later, end = seen["tops"]
            assert abs(begun - first) < 0.5 < first, seen
            assert first > early > later > end and abs(end) < 0.5, seen
            assert seen["height"] < 0.5 and not seen["isHeard"], seen
            expect(page.locator(".leaving")).to_have_count(0)
            # The row returns in exchange for another, and those below neither wait nor jump.
            seen = page.evaluate(FILL_IN, 1)
            tops = seen["tops"] if seen["growth"] >= 0 else seen["tops"][::-1]
            assert all(later > earlier - 0.5 for earlier, later in zip(tops, tops[1:])), seen
            assert abs(seen["tops"][-1] - seen["tops"][0] - seen["growth"]) < 1, seen
            expect(page.locator(".leaving")).to_have_count(0)


def test_an_answer_given_elsewhere_appears_by_itself(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        expect(field(page)).to_be_visible()
        proba.run("answer", "elsewhere (by", "hand)")
        expect(page.get_by_role("main").get_by_text("by hand").first).to_be_visible()


def test_new_probes_appear_by_themselves(browser):
    with Proba(gap=2) as proba, visit(browser, proba.url) as page:
        before = proba.get("api/v1/overview")["latest"]["at"]
        proba.wait("api/v1/overview", lambda overview: overview["latest"]["at"] > before)
        expect(page.get_by_text("Waiting").first).to_be_visible()


def test_what_is_typed_survives_a_new_probe(browser):
    with Proba(gap=2) as proba, visit(browser, proba.url) as page:
        field(page).press_sequentially("half a th")
        asked = page.get_by_role("heading", level=1).inner_text()
        before = proba.get("api/v1/overview")["unfilledCount"]
        proba.wait("api/v1/overview", lambda overview: overview["unfilledCount"] >= before + 2)
        expect_written(page, "half", "a", then="th")
        expect(field(page)).to_be_focused()
        expect(page.get_by_role("heading", level=1)).to_have_text(asked)
        expect(page.get_by_text("A newer probe is waiting.")).to_be_visible()
        page.get_by_role("button", name="Answer it").click()
        expect(field(page)).to_have_value("")


def test_an_answer_goes_to_the_probe_it_was_begun_for(browser):
    with Proba(gap=3) as proba, visit(browser, proba.url) as page:
        field(page).press_sequentially("for this")
        page.wait_for_timeout(300)
        begun = proba.get("api/v1/overview")
        expect(page.get_by_text("A newer probe is waiting.")).to_be_visible(timeout=20_000)
        field(page).press("Enter")
        expect(field(page)).to_have_value("")
        probes = proba.wait(
            "api/v1/probes", lambda probes: any(p["tags"] == ["for", "this"] for p in probes))
        answered = [p["at"] for p in probes if p["tags"] == ["for", "this"]]
        assert len(answered) == 1, answered
        assert answered[0] <= begun["latest"]["at"], (answered, begun["latest"])


def test_statistics_show_hours_shares_and_changes(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all", 1_300) as page:
        reply = proba.get("api/v1/stats")
        figure = reply["tags"][0]
        row = page.get_by_role("row").filter(
            has=page.get_by_role("button", name=figure["name"], exact=True))
        expect(row).to_contain_text(f"{round(figure['hours'])}")
        expect(row).to_contain_text(f"{round(figure['hoursLow'])}–{round(figure['hoursHigh'])}")
        names = page.get_by_role("rowheader").all_inner_texts()
        page.get_by_role("button", name="Tag", exact=True).click()
        table = page.get_by_role("table", name="Where the time went")
        expect(table.get_by_role("rowheader").first).not_to_have_text(figure["name"])
        assert sorted(names) != names

        page.get_by_role("radio", name="Custom").check()
        page.get_by_label("From").fill(day(-19))
        page.get_by_label("To", exact=True).fill(day(0))
        now = proba.get(
            f"api/v1/stats/changes?from={day(-19)}&to={day(0)}&beforeFrom={day(-39)}&beforeTo={day(-20)}")
        expect(page.get_by_text(
            f"{now['now']['answered']} of {now['now']['probes']} probes")).to_be_visible()
        change = next(tag for tag in now["tags"] if tag["name"] == figure["name"])
        size = abs(change["change"])
        sign = "−" if change["change"] < 0 else "+"
        expect(row).to_contain_text(sign + (f"{size:.0f}" if size >= 10 else f"{size:.1f}".removesuffix(".0")))


def test_the_colour_of_a_tag_is_chosen_by_keyboard_and_kept(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "insights?period=all&tag=work") as page:
        def row():
            return page.get_by_role("row").filter(
                has=page.get_by_role("button", name="work", exact=True))

        def color():
            reply = proba.get("api/v1/stats")["tags"]
            return next(figure["color"] for figure in reply if figure["name"] == "work")

        own = color()
        expect(row()).to_have_attribute("style", re.compile(rf"--tag-{own}\)"))
        page.get_by_role("button", name="Colour").press("Enter")
        page.get_by_role("radio", name="Pink").focus()
        page.keyboard.press("Space")
        expect(row()).to_have_attribute("style", re.compile(r"--tag-4\)"))
        page.keyboard.press("ArrowRight")
        expect(row()).to_have_attribute("style", re.compile(r"--tag-5\)"))
        expect(page.get_by_role("radio", name="Mustard")).to_be_focused()
        check(page, "colours to choose from")
        page.keyboard.press("Escape")
        expect(page.get_by_role("radio", name="Orange")).to_have_count(0)
        expect(page.get_by_role("button", name="Colour")).to_be_focused()
        page.reload()
        ready(page)
        page.get_by_role("button", name="Colour").click()
        expect(page.get_by_role("radio", name="Mustard")).to_be_checked()
        page.get_by_role("button", name="Choose automatically").click()
        expect(row()).to_have_attribute("style", re.compile(rf"--tag-{own}\)"))
        assert color() == own


def test_addresses_lead_to_screens_and_back_leads_back(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        page.get_by_role("link", name="Insights").click()
        expect(page).to_have_url(proba.url + "insights")
        expect_title(page, "Proba – Insights")
        expect(page.get_by_role("heading", level=1)).to_have_text("Insights")
        page.go_back()
        expect_title(page, "Proba – Now")
        expect(page.get_by_role("heading", level=1)).to_contain_text("What were you doing")
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
        # Beside the table there is no room for it.
        expect(page.get_by_role("heading", name="people", exact=True)).to_be_focused()
        expect_title(page, "Proba – people – Insights")
        page.get_by_role("button", name="Back to the table").press("Enter")
        expect(button).to_be_focused()
        page.go_back()
        expect(button).to_be_focused()
        page.go_back()
        expect(heading).to_contain_text("What were you doing")
        expect(heading).to_be_focused()


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
        expect(page.get_by_role("heading", level=1)).to_have_text("Такої сторінки немає.")
        # Chromium itself notes the status on the console.
        page.problems[:] = [p for p in page.problems if "404" not in p]
        check(page, "an address that leads nowhere")
        page.get_by_role("main").get_by_role("link", name="Зараз").click()
        expect(page).to_have_url(proba.url)
        expect(page.get_by_role("heading", level=1)).to_contain_text("робили")


def test_typed_text_is_restored_after_a_reload(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        field(page).press_sequentially("work (half a no")
        page.reload()
        ready(page)
        expect_written(page, "work", then="(half a no")
        field(page).press_sequentially("te)")
        field(page).press("Enter")
        expect(field(page)).to_have_count(0)
        page.reload()
        ready(page)
        page.get_by_role("button", name="Change").first.wait_for()
        assert page.evaluate("localStorage.getItem('drafts')") is None


def test_a_form_that_was_open_is_open_again_after_a_reload(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        missed(page).nth(3).click()
        expect(page.get_by_role("button", name="Cancel")).to_be_visible()
        asked = page.get_by_role("heading", level=1).inner_text()
        field(page).press_sequentially("garden (half a no")
        page.reload()
        ready(page)
        expect_written(page, "garden", then="(half a no")
        expect(page.get_by_role("heading", level=1)).to_have_text(asked)
        page.get_by_role("button", name="Cancel").click()
        expect(field(page)).to_have_value("")
        assert page.evaluate("sessionStorage.length + localStorage.length") == 0


def test_an_answer_given_in_another_tab_is_not_replaced_without_notice(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        other = page.context.new_page()
        other.goto(proba.url)
        # Once the program runs, since one that starts later would restore the draft of the other tab.
        other.locator("#app:not([aria-busy])").wait_for()
        for tab, text in ((page, "tea"), (other, "work")):
            field(tab).press_sequentially(text)
        field(page).press("Enter")
        expect(field(page)).to_have_count(0)
        field(other).press("Enter")
        expect(other.get_by_role("alert")).to_contain_text("Answered elsewhere meanwhile: tea.")
        expect(field(other)).to_have_value("work")
        assert proba.get("api/v1/overview")["latest"]["tags"] == ["tea"]
        field(other).press("Enter")
        expect(field(other)).to_have_count(0)
        assert proba.get("api/v1/overview")["latest"]["tags"] == ["work"]


def test_the_page_works_in_a_browser_that_stores_nothing(browser):
    with Proba() as proba:
        context = browser.new_context(locale="en-US")
        context.add_init_script(
            "Object.defineProperty(window, 'localStorage', { get() { throw Error('forbidden'); } })")
        page = context.new_page()
        page.goto(proba.url)
        ready(page)
        field(page).press_sequentially("work")
        field(page).press("Enter")
        expect(page.get_by_role("button", name="Change").first).to_be_visible()
        context.close()


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
        expect(page.get_by_role("button", name="Change").first).to_be_visible()
        assert proba.get("api/v1/overview")["latest"]["tags"] == ["back"]
        # Chromium logs the lost connection, and failed attempts while the server starts.
        page.problems[:] = [p for p in page.problems if "net::ERR" not in p and "503" not in p]


def test_every_screen_is_accessible_in_light_and_dark_on_a_phone_and_wide(browser):
    with Proba(log=sample_log()) as proba:
        for language in ("en-US", "uk-UA", "ru-RU"):
            for width, dark in ((360, True), (360, False), (1_200, True), (1_200, False)):
                what = f"{language}, {width} px, {'dark' if dark else 'light'}"
                with visit(browser, proba.url, width, dark=dark, language=language) as page:
                    page.get_by_role("list").first.wait_for()
                    check(page, f"home, {what}")
                    picture(page, "home", language, width, dark)
                    links = page.get_by_role("navigation").get_by_role("link")
                    links.nth(1).click()
                    page.locator("[data-style='day-column']").first.wait_for()
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


def keep(folder, pictures):
    """Saves pictures to the documentation if they are to be renewed, and for review otherwise."""
    if "UPDATE_PICTURES" not in os.environ:
        folder = "build/pictures"
    os.makedirs(os.path.join(ROOT, folder), exist_ok=True)
    for name, picture in pictures.items():
        with open(os.path.join(ROOT, folder, name + ".png"), "wb") as file:
            file.write(picture)


def picture(page, screen, language, width, dark):
    """Saves a picture under build/pictures, for review by a person."""
    folder = os.path.join(ROOT, "build", "pictures")
    os.makedirs(folder, exist_ok=True)
    name = f"{screen}-{language[:2]}-{width}-{'dark' if dark else 'light'}.png"
    page.screenshot(path=os.path.join(folder, name), full_page=True)


def test_an_error_of_the_page_is_in_the_log_of_the_server(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        page.evaluate("setTimeout(() => { throw Error('of a script\\nin two lines') })")
        for _ in range(400):
            with open(proba.log.name, encoding="utf-8") as file:
                lines = [line for line in file if "page: " in line]
            if lines:
                break
            page.wait_for_timeout(50)
        # What was written may be quoted in it, and is masked.
        assert lines == ["page: uncaught / Error: <private>\n"], lines
        page.problems.clear()


def test_every_control_is_reached_by_the_tab_key(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url) as page:
        page.get_by_role("region", name="Unanswered probes").wait_for()
        field(page).fill("x")
        reach_all(page)
        page.goto(proba.url + "insights?period=all&tag=work")
        ready(page)
        expect(page.locator("[role=slider]:not([aria-busy])")).to_have_count(2)
        reach_all(page)


def test_the_page_is_shown_before_the_program_and_is_taken_over_unchanged(browser):
    # Question, answers and all screens are present; only a notice may be added later.
    cases = [
        (None, "en-GB", "", "What were you doing"), (sample_log(), "uk-UA", "", "Що ви робили"),
        (sample_log(), "ru-RU", "", "Что вы делали"), (None, "en-US", "insights", "Insights"),
        (sample_log(), "uk-UA", "insights", "Статистика"),
        (None, "uk-UA", "nowhere", "Такої сторінки немає."),
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
        expect(page.get_by_role("heading", level=1)).to_contain_text("Що ви робили")
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
