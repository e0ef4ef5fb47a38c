"""Answering, the main use of Proba: one scenario in each function."""

import re

from playwright.sync_api import expect

from components_motion_scenarios import TOOLS
from proba import Proba, sample_log
from visitor import ready, visit

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
    rows = page.get_by_role("region", name="Unanswered questions").get_by_role("listitem")
    # Beside some of them, a chip saves the likely answer.
    return rows.locator("button[id]")


def test_first_start_to_first_answer_by_keyboard_alone(browser):
    with Proba() as proba, visit(browser, proba.url) as page:
        expect(page.get_by_role("heading", level=1)).to_have_text(
            re.compile(r"What are you doing right now\?"))
        expect(field(page)).to_be_focused()
        page.keyboard.type("work email (a note)")
        page.keyboard.press("Enter")
        # The form also shows the words until the answer is saved.
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
        expect(page.get_by_text("You answered 1 of 1 question")).to_be_visible()


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
        # The question is about the next missed probe.
        page.keyboard.press("Escape")

        proba.run("answer", "tea")
        expect(page.get_by_role("main").get_by_text("tea", exact=True).first).to_be_visible()
        change = page.get_by_role("button", name="Edit", exact=True)
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
        expect(rows.nth(4)).to_be_in_viewport(ratio=1)
        page.keyboard.press("Enter")
        question = page.get_by_role("heading", level=1)
        for name in asked:
            expect(field(page)).to_be_focused()
            expect(field(page)).to_be_in_viewport(ratio=1)
            about = question.inner_text()
            page.keyboard.type("garden")
            page.keyboard.press("Enter")
            # The next question appears by itself.
            expect(question).not_to_have_text(about)
            expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_removed_rows_fade_out_unless_reduced_motion_is_requested(browser):
    with Proba(log=sample_log()) as proba:
        for wish, copies in (("no-preference", 1), ("reduce", 0)):
            with visit(browser, proba.url) as page:
                page.emulate_media(reduced_motion=wish)
                rows = page.get_by_role("region", name="Unanswered questions").get_by_role("listitem")
                expect(rows.first).to_be_visible()
                count = rows.count()
                found = page.evaluate("""async () => {
                  const row = document.querySelector("section[aria-label='Unanswered questions'] li");
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
  const list = document.querySelector("section[aria-label='Unanswered questions'] ul");
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
            rows = page.get_by_role("region", name="Unanswered questions").get_by_role("listitem")
            expect(rows.nth(3)).to_be_visible()
            # They have reached their final positions.
            page.wait_for_function("() => document.getAnimations().length === 0")
            # One row is removed, and those below it move up.
            seen = page.evaluate(FILL_IN, 0)
            first, begun, early, later, end = seen["tops"]
            assert abs(begun - first) < 0.5 < first, seen
            assert first > early > later > end and abs(end) < 0.5, seen
            assert seen["height"] < 0.5 and not seen["isHeard"], seen
            expect(page.locator(".leaving")).to_have_count(0)
            # The row returns in place of another, and those below neither wait nor jump.
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
        expect(page.get_by_text("A newer question is waiting.")).to_be_visible()
        page.get_by_role("button", name="Answer it").click()
        expect(field(page)).to_have_value("")


def test_an_answer_goes_to_the_probe_it_was_begun_for(browser):
    with Proba(gap=3) as proba, visit(browser, proba.url) as page:
        field(page).press_sequentially("for this")
        page.wait_for_timeout(300)
        begun = proba.get("api/v1/overview")
        expect(page.get_by_text("A newer question is waiting.")).to_be_visible(timeout=20_000)
        field(page).press("Enter")
        expect(field(page)).to_have_value("")
        probes = proba.wait(
            "api/v1/probes", lambda probes: any(p["tags"] == ["for", "this"] for p in probes))
        answered = [p["at"] for p in probes if p["tags"] == ["for", "this"]]
        assert len(answered) == 1, answered
        assert answered[0] <= begun["latest"]["at"], (answered, begun["latest"])


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
        page.get_by_role("button", name="Edit").first.wait_for()
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
        expect(page.get_by_role("button", name="Edit").first).to_be_visible()
        context.close()
