"""What people do with their tags as a whole: rename, merge, colour, find."""

from playwright.sync_api import expect

from proba import Proba, sample_log
from visitor import check, visit


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


def test_the_figures_of_a_tag_are_one_step_away(browser):
    with Proba(log=sample_log(40)) as proba, visit(
            browser, proba.url + "tags", 1_200, 900) as page:
        first = names(proba)[0]
        page.get_by_role("link", name=first, exact=True).click()
        page.wait_for_url(f"**/insights?tag={first}&period=all")
        expect(page.get_by_role("region", name=first)).to_be_visible()
