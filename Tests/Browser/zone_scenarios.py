"""The zone of a person who lives elsewhere than the server."""

from playwright.sync_api import expect

from proba import Proba
from visitor import ready, visit

OFFER = "Your device is in the time zone America/New_York, but Proba counts days and hours by UTC."


def clock(page, moment, zone):
    """The time of a moment in a zone, as the browser writes it."""
    return page.evaluate(
        """([moment, timeZone]) => new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone })
          .format(moment * 1000)""", [moment, zone])


def test_the_zone_of_the_browser_is_offered_and_used_everywhere(browser):
    with Proba(zone="UTC") as proba, visit(browser, proba.url, zone="America/New_York") as page:
        asked = proba.get("api/v1/overview")["latest"]["at"]
        expect(page.get_by_text(OFFER)).to_be_visible()
        expect(page.get_by_text(clock(page, asked, "UTC")).first).to_be_visible()
        page.get_by_role("button", name="Use America/New_York").click()
        expect(page.get_by_text(OFFER)).to_have_count(0)
        here = clock(page, asked, "America/New_York")
        expect(page.get_by_text(here).first).to_be_visible()
        assert proba.get("api/v1/settings")["zone"] == "America/New_York"
        overview = proba.get("api/v1/overview")
        assert overview["offset"] in (-18_000, -14_400) and overview["computerZone"] == "UTC"
        page.goto(proba.url + "settings")
        ready(page)
        expect(page.get_by_text("Times are those of America/New_York")).to_be_visible()
        # Another device of the person, on a journey, shows the same clock.
        with visit(browser, proba.url, zone="Asia/Kolkata") as other:
            expect(other.get_by_text(here).first).to_be_visible()
            expect(other.get_by_role("button", name="Use Asia/Kolkata")).to_have_count(0)
        assert proba.run("undo")
        expect(page.get_by_text("Times are those of America/New_York")).to_have_count(0)


def test_a_zone_is_written_in_the_settings_and_a_mistyped_one_is_refused(browser):
    with Proba(zone="UTC") as proba, visit(
            browser, proba.url + "settings", zone="UTC") as page:
        field = page.get_by_label("Another time zone, such as Europe/Kyiv")
        field.fill("Europe/Kiyv")
        page.problems.clear()
        field.press("Enter")
        expect(page.get_by_text("There is no time zone “Europe/Kiyv”.")).to_be_visible()
        page.problems.clear()  # the browser reports the refused request
        field.fill("Europe/Kyiv")
        field.press("Enter")
        proba.wait("api/v1/settings", lambda settings: settings["zone"] == "Europe/Kyiv")
        expect(page.get_by_text("Times are those of Europe/Kyiv")).to_be_visible()


def test_days_begin_at_the_hour_that_is_chosen(browser):
    with Proba() as proba, visit(browser, proba.url + "settings") as page:
        page.get_by_role("combobox", name="Days begin at").click()
        page.get_by_role("option", name="4:00").click()
        proba.wait("api/v1/settings", lambda settings: settings["dayStart"] == "4")
        assert proba.run("config", "day-start") == "4\n"
        proba.run("config", "day-start", "0")
        expect(page.get_by_role("combobox", name="Days begin at")).to_contain_text("12:00")
