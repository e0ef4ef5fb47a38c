"""Asking outside the window: by notices, icons and a sound."""

from playwright.sync_api import expect

from proba import Proba, sample_log
from visitor import visit

# The contents of the site's notices.
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const notices = await registration?.getNotifications() ?? [];
  return notices.map(({ tag, title, body, actions }) => [tag, title, body, actions.map((a) => a.title)]);
}"""
# Clicks a button of the notice, or the notice itself, as the worker receives it.
CLICK = """async (action) => {
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
  return notification.tag;
}"""

# Keeps workers from becoming ready, and records when the page shows a notice itself.
UNREADY = """
  Object.defineProperty(ServiceWorkerContainer.prototype, "ready",
    { get: () => new Promise(() => {}) });
  window.plain = [];
  window.Notification = class extends Notification {
    constructor(...given) { super(...given); window.plain.push(performance.now()); }
  };
"""

# Counts the notes that a page plays.
LISTEN = """() => {
  window.notes = 0;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); window.notes += 1; }
  };
}"""


def shown(page, holds):
    """Waits until the notices of the site satisfy a condition."""
    for _ in range(200):
        if holds(page.evaluate(SHOWN)):
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.evaluate(SHOWN))


def asked(page, proba):
    """Waits for a notice, and prevents further probes; returns its content."""
    shown(page, bool)
    proba.run("config", "gap", "45")
    page.wait_for_timeout(2_500)  # for anything still in flight
    notices = page.evaluate(SHOWN)
    assert len(notices) == 1, notices
    return notices[0]


def answer(proba, at):
    """The answer to the probe of a moment, as text."""
    overview = proba.get("api/v1/overview")
    for probe in [overview["latest"], *overview["today"], *overview["unfilled"]]:
        if probe["at"] == at:
            return " ".join(probe["tags"])
    raise AssertionError(f"no probe at {at}")


def test_a_button_of_a_notice_saves_an_answer_and_an_answer_elsewhere_closes_it(browser):
    with Proba(log=sample_log(), gap=3) as proba, visit(
            browser, proba.url + "insights", permissions=["notifications"]) as page:
        tag, title, body, buttons = asked(page, proba)
        assert title == "What are you doing right now?" and body.startswith("What were you doing")
        assert len(buttons) == 2 and buttons[0] != buttons[1], buttons
        worker = page.context.service_workers[0]
        assert worker.evaluate(CLICK, "1") == tag
        proba.wait("api/v1/overview", lambda _: answer(proba, int(tag)) == buttons[1])
        assert page.evaluate(SHOWN) == []
        # The page shows it as well.
        page.get_by_role("navigation").get_by_role("link", name="Now").click()
        expect(page.get_by_role("button", name="Edit").first).to_be_visible()


def test_a_notice_closes_when_its_question_is_answered_elsewhere(browser):
    with Proba(log=sample_log(), gap=3) as proba, visit(
            browser, proba.url + "insights", permissions=["notifications"]) as page:
        expect(page.locator("#icon")).to_have_attribute("href", "/icon-waiting.svg")
        asked(page, proba)
        proba.run("answer", "elsewhere")
        shown(page, lambda notices: not notices)
        expect(page.locator("#icon")).to_have_attribute("href", "/icon.svg")


def test_a_notice_of_before_a_reload_closes_when_its_question_is_answered(browser):
    with Proba(log=sample_log(), gap=3) as proba, visit(
            browser, proba.url, permissions=["notifications"]) as page:
        tag, *_ = asked(page, proba)
        page.reload()
        expect(page.get_by_role("textbox", name="Your answer")).to_be_visible()
        page.wait_for_timeout(1_000)
        # It still waits for its answer.
        assert [notice[0] for notice in page.evaluate(SHOWN)] == [tag]
        proba.run("answer", "elsewhere")
        shown(page, lambda notices: not notices)


def test_a_button_of_a_notice_whose_question_was_answered_elsewhere_shows_the_page(browser):
    with Proba(log=sample_log(), gap=3) as proba, visit(
            browser, proba.url + "insights", permissions=["notifications"]) as page:
        asked(page, proba)
        # The page is left, so that nothing closes the notice.
        page.goto(proba.url + "icon.svg")
        proba.run("answer", "elsewhere")
        worker = page.context.service_workers[0]
        # Only a real click may open a window.
        worker.evaluate("() => { clients.openWindow = async (page) => { self.opened = page; }; }")
        worker.evaluate(CLICK, "1")
        proba.wait("api/v1/overview", lambda _: worker.evaluate("self.opened") == "/")
        # The browser requests an icon for the picture.
        page.problems[:] = [problem for problem in page.problems if "404" not in problem]


def test_a_click_on_a_notice_leads_to_the_question(browser):
    with Proba(gap=3) as proba, visit(
            browser, proba.url + "insights", permissions=["notifications"]) as page:
        *_, buttons = asked(page, proba)
        assert not buttons, buttons  # nothing was ever answered
        page.context.service_workers[0].evaluate(CLICK, "")
        expect(page.get_by_role("textbox", name="Your answer")).to_be_focused()
        assert page.evaluate("location.pathname") == "/"
        assert page.evaluate(SHOWN) == []


def test_a_page_whose_worker_never_becomes_ready_shows_its_notices_itself(browser):
    with Proba(gap=3) as proba, visit(
            browser, proba.url + "insights", permissions=["notifications"],
            script=UNREADY) as page:
        page.wait_for_function("() => window.plain.length > 0")
        assert page.evaluate("window.plain[0]") >= 5_000
        assert page.evaluate(SHOWN) == []


def test_a_sound_is_played_once_it_is_turned_on(browser):
    with Proba(gap=3) as proba, visit(browser, proba.url + "settings") as page:
        page.evaluate(LISTEN)
        before = proba.get("api/v1/overview")["latest"]["at"]
        proba.wait("api/v1/overview", lambda overview: overview["latest"]["at"] > before)
        page.wait_for_timeout(1_000)
        assert page.evaluate("window.notes") == 0
        sound = page.get_by_role("group", name="Sound", exact=True)
        sound.get_by_role("radio", name="On").check(force=True)
        page.wait_for_function("() => window.notes >= 2")  # a sample, when it is turned on
        page.wait_for_function("() => window.notes >= 4")
        proba.wait("api/v1/settings", lambda settings: settings["sound"] == "on")
