"""Operations on whole tags: rename, merge, colour, find."""

import re

from playwright.sync_api import expect

from convert_scenarios import SHIFTS
from proba import Proba, sample_log
from scenarios import field
from visitor import check, expect_title, reach_all, ready, visit


def names(proba):
    return [tag["name"] for tag in proba.get("api/v1/tags")]


def test_a_tag_is_renamed_and_that_is_undone(browser):
    with Proba(log=sample_log(20)) as proba, visit(browser, proba.url, 1_200, 900) as page:
        before = names(proba)
        first = before[0]
        page.get_by_role("navigation").get_by_role("link", name="Tags").click()
        expect(page.get_by_role("heading", name="Tags")).to_be_visible()
        expect(page.get_by_role("main")).to_be_focused()
        check(page, "all tags")
        page.get_by_role("button", name=f"Edit “{first}”").press("Enter")
        field = page.get_by_role("textbox", name="Name")
        check(page, "the sheet of a tag")
        field.fill("renamed")
        field.press("Enter")
        expect(page.get_by_role("main").get_by_text(f"Renamed “{first}” to “renamed”.")).to_be_visible()
        expect(page.get_by_role("link", name="renamed")).to_be_visible()
        assert names(proba) == ["renamed"] + before[1:]
        expect(page.get_by_role("button", name="Undo")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("link", name=first, exact=True)).to_be_visible()
        assert names(proba) == before


def test_tags_are_merged_by_thumb(browser):
    with Proba(log=sample_log(20)) as proba, visit(
            browser, proba.url + "tags", 360, 740, dark=True, language="uk", has_touch=True) as page:
        first, second = names(proba)[:2]
        expect(page.get_by_role("heading", name="Теги")).to_be_visible()
        check(page, "all tags on a phone")
        page.get_by_role("button", name=f"Змінити «{second}»").tap()
        page.get_by_role("textbox", name="Назва").fill(first)
        check(page, "what merging changes")
        page.get_by_role("button", name="Обʼєднати").tap()
        expect(page.get_by_role("main").get_by_text(f"Тег «{second}» обʼєднано з «{first}».")).to_be_visible()
        assert second not in names(proba)
        page.get_by_role("button", name="Скасувати").tap()
        expect(page.get_by_role("link", name=second, exact=True)).to_be_visible()


def figures(page):
    """The four figures under the name of a tag, once they are loaded."""
    items = page.locator(".style-key-figures > li")
    expect(items).to_have_count(4)
    expect(items.last).not_to_contain_text("–")
    expect(items.nth(1)).not_to_contain_text("–")
    return items.all_inner_texts()


def test_a_tag_has_a_page_with_an_address(browser):
    with Proba(log=sample_log(60)) as proba, visit(
            browser, proba.url + "tags", 1_280, 900, language="en-GB") as page:
        first = "work"  # the tag that occurs with most others
        page.get_by_role("main").get_by_role("link", name=first, exact=True).click()
        page.wait_for_url(f"**/tags?tag={first}")
        heading = page.get_by_role("heading", name=first, level=1)
        expect(heading).to_be_focused()
        expect_title(page, f"Proba – {first} – Tags")
        shown = figures(page)
        expect(page.get_by_role("slider", name=f"Hours a week: {first}")).to_be_visible()
        expect(page.get_by_role("table", name=f"When: {first}")).to_be_visible()
        page.wait_for_timeout(300)
        check(page, "the page of a tag")
        reach_all(page)

        # The figures are those of the API.
        page.get_by_role("radio", name="All", exact=True).check()
        expect(page).to_have_url(f"{proba.url}tags?tag={first}&period=all")
        statistics = proba.get("api/v1/stats")
        figure = next(tag for tag in statistics["tags"] if tag["name"] == first)
        expect(page.get_by_text(f"{figure['answers']:,}", exact=True)).to_be_visible()
        expect(page.get_by_text(f"of {statistics['answered']:,} answers")).to_be_visible()

        # The address alone opens it.
        page.reload()
        ready(page)
        expect(heading).to_be_visible()
        expect_title(page, f"Proba – {first} – Tags")
        expect(page.get_by_text(f"of {statistics['answered']:,} answers")).to_be_visible()
        page.get_by_role("radio", name="26 weeks").check()
        expect(page).to_have_url(f"{proba.url}tags?tag={first}")
        assert figures(page) == shown

        # A companion has such a page; the back button leads through both to the list.
        other = page.get_by_role("listitem").get_by_role("link").first
        name = other.inner_text()
        other.press("Enter")
        expect(page.get_by_role("heading", name=name, level=1)).to_be_focused()
        page.go_back()
        expect(heading).to_be_visible()
        page.go_back()
        expect(page.get_by_role("heading", name="Tags", level=1)).to_be_visible()
        expect(page.get_by_role("main").get_by_role("link", name=first, exact=True)).to_be_focused()


def test_a_tag_is_renamed_on_its_page(browser):
    with Proba(log=sample_log(20)) as proba:
        first = names(proba)[0]
        with visit(browser, f"{proba.url}tags?tag={first}", 1_200, 900) as page:
            figures(page)
            button = page.get_by_role("button", name="Rename")
            button.press("Enter")
            expect(page.get_by_role("textbox", name="Name")).to_be_focused()
            check(page, "the sheet that renames")
            page.keyboard.press("Escape")
            expect(button).to_be_focused()
            button.press("Enter")
            field = page.get_by_role("textbox", name="Name")
            field.fill("дисертація")
            field.press("Enter")
            heading = page.get_by_role("heading", name="дисертація", level=1)
            expect(heading).to_be_visible()
            expect(page).to_have_url(re.compile(r"/tags\?tag=%D0%B4"))
            expect_title(page, "Proba – дисертація – Tags")
            expect(page.get_by_role("button", name="Undo")).to_be_focused()
            check(page, "a renamed tag")
            page.reload()
            expect(heading).to_be_visible()
            assert names(proba)[0] == "дисертація"


def test_a_tag_is_merged_and_coloured_on_its_page(browser):
    with Proba(log=sample_log(20)) as proba:
        first, second = names(proba)[:2]
        with visit(browser, f"{proba.url}tags?tag={second}", 360, 740, dark=True,
                   has_touch=True) as page:
            figures(page)
            page.get_by_role("radio", name="Turquoise").check()
            proba.wait("api/v1/tags", lambda tags: tags[1]["color"] == 8)
            page.get_by_role("button", name="Merge").tap()
            page.get_by_role("button", name=first, exact=True).tap()
            check(page, "the sheet that merges")
            page.get_by_role("dialog").get_by_role("button", name="Merge", exact=True).tap()
            expect(page.get_by_role("heading", name=first, level=1)).to_be_visible()
            expect(page).to_have_url(f"{proba.url}tags?tag={first}")
            assert second not in names(proba)
            page.get_by_role("button", name="Undo").tap()
            expect(page.get_by_role("heading", name=second, level=1)).to_be_visible()
            assert second in names(proba)


def test_a_tag_is_split_on_its_page_and_that_is_undone(browser):
    with Proba(log=sample_log()) as proba, visit(
            browser, proba.url + "tags?tag=work", 1_000) as page:
        both = proba.get("api/v1/stats?tag=work+%26+meeting")["tags"][0]["answers"]
        before = proba.get("api/v1/stats?tag=work")["tags"][0]["answers"]
        assert 0 < both < before
        page.get_by_role("button", name="Split", exact=True).click()
        sheet = page.get_by_role("dialog", name="Split “work”")
        which = sheet.get_by_role("textbox", name="Which answers with “work”")
        expect(which).to_be_focused()
        save = sheet.get_by_role("button", name="Split", exact=True)
        expect(save).to_be_disabled()
        # Unfinished input is no mistake yet.
        page.keyboard.type("meeting &")
        page.wait_for_timeout(500)
        expect(which).not_to_have_attribute("aria-invalid", "true")
        page.keyboard.type(" call desk")
        expect(sheet.get_by_text("Not understood at character 16")).to_be_visible()
        # A tag that occurs with it replaces the typed text.
        sheet.get_by_role("button", name="meeting", exact=True).click()
        expect(which).to_have_value("meeting")
        expect(sheet.get_by_role("status")).to_have_text(f"{both} answers")
        sheet.get_by_role("textbox", name="New tag").fill("talk")
        expect(sheet.get_by_role("status")).to_have_text(
            f"In {both} answers, “work” becomes “talk”.")
        check(page, "a tag that is split")
        page.keyboard.press("Enter")
        expect(sheet).to_have_count(0)
        expect(page.get_by_text(f"In {both} answers, “work” became “talk”.").last).to_be_visible()
        assert proba.get("api/v1/stats?tag=talk")["tags"][0]["answers"] == both
        assert proba.get("api/v1/stats?tag=work")["tags"][0]["answers"] == before - both
        page.get_by_role("button", name="Undo").click()
        proba.wait("api/v1/stats?tag=work", lambda reply: reply["tags"][0]["answers"] == before)
        # The browser reports the condition that was refused.
        page.problems[:] = [line for line in page.problems if "422" not in line]


def test_an_unknown_tag_says_so(browser):
    with Proba(log=sample_log(10)) as proba, visit(
            browser, proba.url + "tags?tag=nothing", 768, 900) as page:
        expect(page.get_by_role("heading", name="There is no tag “nothing”")).to_be_visible()
        check(page, "an unknown tag")
        page.get_by_role("main").get_by_role("link", name="Tags").last.click()
        expect(page).to_have_url(proba.url + "tags")
        expect(page.get_by_role("heading", name="Tags", level=1)).to_be_visible()


def test_the_inspector_leads_to_the_page_of_a_tag(browser):
    with Proba(log=sample_log(60)) as proba, visit(
            browser, proba.url + "insights?tag=work&period=year", 1_300, 900) as page:
        page.get_by_role("link", name="Tag page").click()
        expect(page).to_have_url(proba.url + "tags?tag=work&period=year")
        page.get_by_role("main").get_by_role("link", name="Insights").click()
        expect(page).to_have_url(proba.url + "insights?tag=work&period=year")


def test_the_page_of_a_tag_fits_any_width(browser):
    name = "a-tag-of-many-letters-which-nobody-would-choose-to-write"
    with Proba(log=sample_log().replace("walk", name)) as proba:
        for width in (320, 360, 768, 1_000, 1_280, 1_680):
            with visit(browser, f"{proba.url}tags?tag={name}", width, dark=width % 3 == 0) as page:
                figures(page)
                expect(page.locator("[role=slider]:not([aria-busy])")).to_have_count(1)
                check(page, f"the page of a tag, {width} px")


def test_the_name_of_a_tag_has_a_line_beside_its_figures(browser):
    with Proba(log=sample_log(60)) as proba:
        for language, width in (("en-US", 1_000), ("ru", 1_120), ("uk", 1_280), ("en-US", 1_680)):
            with visit(browser, proba.url + "tags?tag=work", width, language=language) as page:
                figures(page)
                name = page.get_by_role("heading", name="work", level=1)
                lines = name.evaluate(
                    "(h) => h.getBoundingClientRect().height / parseFloat(getComputedStyle(h).lineHeight)")
                assert lines < 1.5, f"{lines} lines in {language}, {width} px wide"
                # The last figure ends where the cards below do.
                end = page.locator(".style-tag-figures li .text").last.evaluate("""(text) => {
                  const range = document.createRange();
                  range.selectNodeContents(text);
                  return range.getBoundingClientRect().right;
                }""")
                bar = page.locator(".style-tag-bar").bounding_box()
                assert abs(bar["x"] + bar["width"] - end) < 1, f"{end}, {bar} in {language}, {width} px wide"


def test_a_row_of_the_list_leads_to_its_tag_wherever_it_is_touched(browser):
    with Proba(log=sample_log(20)) as proba:
        first = names(proba)[0]
        for width, touch in ((360, True), (1_280, False)):
            with visit(browser, proba.url + "tags", width, has_touch=touch) as page:
                row = page.locator(".style-tag-entry").first
                expect(row).to_be_visible()
                box = row.bounding_box()
                # Left of the button at the end of the row, beside the name and near its edge.
                page.mouse.click(box["x"] + box["width"] * .7, box["y"] + box["height"] - 4)
                page.wait_for_url(f"**/tags?tag={first}")
                page.go_back()
                page.get_by_role("button", name=f"Edit “{first}”").click()
                expect(page.get_by_role("dialog")).to_be_visible()


def test_a_tag_gets_an_emoji_which_is_shown_wherever_it_is_offered(browser):
    with Proba(log=sample_log()) as proba, visit(browser, proba.url + "tags?tag=work", 360) as page:
        page.get_by_role("button", name="💻").click()
        expect(page.get_by_role("button", name="💻")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".style-tag-name")).to_contain_text("💻")
        check(page, "with an emoji")
        page.get_by_role("textbox", name="Emoji").fill("two")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("not one emoji")
        # The refusal is in the browser's log.
        page.problems[:] = [p for p in page.problems if "422" not in p]
        page.get_by_role("textbox", name="Emoji").fill("🧑‍💻")
        page.keyboard.press("Enter")
        expect(page.locator(".style-tag-name")).to_contain_text("🧑‍💻")
        page.goto(proba.url + "tags")
        expect(page.locator(".style-tag-entry").filter(has_text="work").first).to_contain_text("🧑‍💻")
        page.goto(proba.url)
        expect(page.get_by_role("button", name="Add work")).to_contain_text("🧑‍💻")
        assert page.get_by_role("button", name="Add work").get_attribute("aria-label") == "Add work"
        page.goto(proba.url + "insights?period=all")
        row = page.get_by_role("row").filter(has=page.get_by_role("button", name="work", exact=True))
        expect(row).to_contain_text("🧑‍💻")
        # It takes the space of the dot in the other rows.
        places = page.locator(".figures tbody th > .button").filter(visible=True).evaluate_all(
            "(names) => new Set(names.map((e) => Math.round(e.getBoundingClientRect().left))).size")
        assert places == 1, places
        page.goto(proba.url + "review")
        expect(page.get_by_role("main")).to_contain_text("🧑‍💻")


def test_a_goal_is_set_and_followed_and_undone(browser):
    for width, dark in ((360, True), (1_440, False)):
        with Proba(log=sample_log(80)) as proba, visit(
                browser, proba.url + "tags?tag=work", width, dark=dark) as page:
            card = page.locator(".style-goal-card")
            about = page.locator(".style-tag-about")
            hours = page.get_by_role("textbox", name="Hours a week")
            expect(card).to_have_count(0)
            field_box, save_box = (control.bounding_box() for control in (
                hours, about.get_by_role("button", name="Save").first))
            ends = [box["y"] + box["height"] for box in (field_box, save_box)]
            assert abs(ends[0] - ends[1]) < 1, f"the field and its button end at {ends}"
            hours.fill("none")
            hours.press("Enter")
            expect(page.get_by_role("alert")).to_contain_text("as a number")
            expect(hours).to_have_attribute("aria-invalid", "true")
            expect(hours).to_have_accessible_description(re.compile("as a number"))
            check(page, f"hours that are no number at {width} px")
            hours.fill("169")
            hours.press("Enter")
            expect(page.get_by_role("alert")).to_contain_text("from 0.1 to 168 hours")
            hours.fill("150,5 h")
            hours.press("Enter")
            expect(card).to_contain_text("of at least 150.5 h")
            expect(card.locator(".style-goal-bar")).to_be_visible()
            bar, mark = (card.locator(f".style-goal-bar > {part}").bounding_box()
                         for part in (".bar", "span"))
            assert bar["height"] <= mark["height"] <= bar["height"] + 8, (bar, mark)
            # More hours than a week of this log has.
            expect(card).to_contain_text(re.compile("of 100 weeks like this ends? with an estimate above 150.5 h"))
            expect(card).to_contain_text("needed.")
            expect(hours).to_have_value("")
            expect(page.get_by_role("alert")).to_have_count(0)
            profile = proba.get("api/v1/tags/profile?tag=work&weekStart=sun")
            assert profile["goal"] == {"direction": "atLeast", "seconds": 541_800}, profile
            assert profile["progress"]["answersLeft"] > 0, profile
            check(page, f"a goal at {width} px")
            page.get_by_role("radio", name="At most").check(force=True)
            expect(card).to_contain_text("of at most 150.5 h")
            about.get_by_role("button", name="Undo").click()
            expect(card).to_contain_text("of at least 150.5 h")
            expect(page.get_by_role("radio", name="At least")).to_be_checked()
            page.get_by_role("button", name="No goal").press("Enter")
            expect(about.locator(".style-tag-goal").get_by_role(
                "button", name="Save")).to_be_focused()
            expect(card).to_have_count(0)
            assert "goal" not in proba.get("api/v1/tags/profile?tag=work")
            about.get_by_role("button", name="Undo").click()
            expect(card).to_contain_text("of at least 150.5 h")


def test_the_goal_of_a_tag_is_below_its_figures_and_moves_nothing(browser):
    with Proba(log=sample_log(80)) as proba:
        proba.run("tag", "work", "--goal", "at least 20h")
        for tag, language, width in (
                ("work", "en-US", 390), ("work", "uk", 360), ("work", "ru", 768), ("work", "en-US", 1_000),
                ("work", "en-US", 1_440), ("sleep", "en-US", 390)):
            with visit(browser, f"{proba.url}tags?tag={tag}", width, language=language, script=SHIFTS) as page:
                figures(page)
                card = page.locator(".style-goal-card")
                expect(page.locator(".style-tag-goal")).to_be_visible()
                page.wait_for_timeout(300)
                assert page.evaluate("shifts") < 0.005, f"{tag} at {width} px: {page.evaluate('shifts')}"
                if tag == "sleep":
                    expect(card).to_have_count(0)
                    continue
                box = card.bounding_box()
                above = page.locator(".style-tag-figures").bounding_box()
                charts = page.locator(".style-tag-charts").bounding_box()
                assert above["y"] + above["height"] <= box["y"], f"{tag} at {width} px"
                assert box["y"] + box["height"] <= charts["y"], f"{tag} at {width} px"


def test_other_words_a_note_and_a_breadth_are_given_to_a_tag(browser):
    for width, dark in ((360, True), (1_440, False)):
        with Proba(log=sample_log(20)) as proba, visit(
                browser, proba.url + "tags?tag=work", width, dark=dark) as page:
            word = page.get_by_role("textbox", name="Add another word for it")
            word.fill("job")
            word.press("Enter")
            expect(page.get_by_role("button", name="Remove job")).to_be_visible()
            expect(word).to_have_value("")
            expect(word).to_be_focused()
            page.get_by_role("textbox", name="Note").fill("paid\nand unpaid")
            page.get_by_role("button", name="Save note").click()
            expect(page.get_by_role("button", name="Save note")).to_have_count(0)
            page.get_by_role("radio", name="Broadest").check(force=True)
            proba.wait("api/v1/tags/profile?tag=JOB", lambda tag: tag["level"] == 2)
            # A word that is another tag is refused, and stays editable.
            other = next(name for name in names(proba) if name != "work")
            word.fill(other)
            word.press("Enter")
            expect(page.get_by_role("alert")).to_contain_text("You can merge the two.")
            expect(word).to_have_value(other)
            page.problems[:] = [p for p in page.problems if "409" not in p]
            check(page, f"what is said about a tag at {width} px")
            page.reload()
            ready(page)
            expect(page.get_by_role("textbox", name="Note")).to_have_value("paid\nand unpaid")
            expect(page.get_by_role("radio", name="Broadest")).to_be_checked()

            # The word counts as the tag in an answer.
            page.get_by_role("navigation").get_by_role("link", name="Now").click()
            field = page.get_by_role("textbox", name="Your answer")
            field.fill("JOB tea")
            field.press("Enter")
            expect(field).to_have_count(0)
            assert proba.get("api/v1/overview")["latest"]["tags"] == ["work", "tea"]


def test_a_hidden_tag_is_no_longer_offered(browser):
    with Proba(log=sample_log(20)) as proba, visit(
            browser, proba.url + "tags?tag=work", 768) as page:
        page.get_by_role("button", name="Hide", exact=True).click()
        expect(page.get_by_role("button", name="Show", exact=True)).to_be_focused()
        page.get_by_role("navigation").get_by_role("link", name="Tags").click()
        expect(page.get_by_role("main").get_by_role("listitem").last).to_contain_text("work")
        check(page, "a hidden tag among all")
        page.get_by_role("navigation").get_by_role("link", name="Now").click()
        field = page.get_by_role("textbox", name="Your answer")
        expect(page.get_by_role("group", name="Likely tags")).to_be_visible()
        expect(page.get_by_role("button", name="Add work", exact=True)).to_have_count(0)
        field.press_sequentially("wor")
        expect(page.get_by_role("button", name="Add work", exact=True)).to_have_count(0)


# The visible chips with a tag and a dot: the name of the tag, the colour of the dot, and the theme's colour
# for the number that the API has for the tag.
CHIPS = """(numbers) => [...document.querySelectorAll(".chip:has(> .dot)")]
  .filter((chip) => chip.checkVisibility() && numbers[chip.textContent.trim()])
  .map((chip) => {
    const name = chip.textContent.trim();
    const [dot, theme] = [chip.querySelector(".dot"), document.createElement("i")];
    theme.style.color = `var(--tag-${numbers[name]})`;
    document.body.append(theme);
    const colors = [getComputedStyle(dot).backgroundColor, getComputedStyle(theme).color];
    theme.remove();
    return [name, ...colors];
  })"""


def test_chips_have_the_colours_of_their_tags_in_light_and_dark(browser):
    shades = {}
    with Proba(log=sample_log()) as proba:
        numbers = {tag["name"]: tag["color"] for tag in proba.get("api/v1/tags")}
        for dark in (False, True):
            with visit(browser, proba.url, 1_200, dark=dark) as page:
                # The likely tags, those that match a word, and those of an answer.
                expect(page.get_by_role("group", name="Likely tags")).to_be_visible()
                found = page.evaluate(CHIPS, numbers)
                field(page).press_sequentially("w")
                expect(page.get_by_role("group", name="Matching tags")).to_be_visible()
                found += page.evaluate(CHIPS, numbers)
            proba.run("answer", "walk", "guitar", "film", "work")
            with visit(browser, proba.url, 1_200, dark=dark) as page:
                expect(page.locator(".chip:has(> .dot)", has_text="guitar").first).to_be_visible()
                found += page.evaluate(CHIPS, numbers)
            proba.run("undo")
            assert {"walk", "guitar", "film", "work"} <= {name for name, *_ in found}, found
            assert all(own == theme for _, own, theme in found), found
            shades[dark] = dict((name, own) for name, own, _ in found)
    for dark in (False, True):
        # Tags of different colours differ.
        colors = {numbers[name]: shade for name, shade in shades[dark].items()}
        assert len(set(colors.values())) == len(colors) > 3, shades
    assert all(shades[True][name] != shade for name, shade in shades[False].items()
               if name in shades[True]), shades
