"""A server with a key: how a browser is let in, and what others see of it."""

import contextlib
import http.server
import re
import threading

from playwright.sync_api import expect

from proba import Proba
from visitor import ready, visit

OWN = re.compile(r"^http://[0-9a-f]{12}\.localhost:\d+/$")


@contextlib.contextmanager
def keyed():
    proba = Proba()
    proba.options = ["--key"]
    with proba:
        yield proba


@contextlib.contextmanager
def foreign_server():
    """A server of somebody else on another port of the machine, and the cookies that it receives."""
    received = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            received.append(self.headers.get("Cookie"))
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}", received
        server.shutdown()


def test_the_owner_is_let_in_and_no_ticket_stays_in_the_history(browser):
    with keyed() as proba, visit(browser, proba.url) as page:
        expect(page).to_have_url(OWN)
        cookie, = page.context.cookies()
        assert cookie["httpOnly"] and cookie["sameSite"] == "Strict"
        assert cookie["domain"].endswith(".localhost")
        page.get_by_role("navigation").get_by_role("link", name="Days").click()
        expect(page).to_have_url(re.compile("/days$"))
        page.go_back()
        expect(page).to_have_url(OWN)
        page.go_back()
        assert "proba-ticket" not in page.url
        entries = page.evaluate("performance.getEntriesByType('navigation').map((e) => e.name)")
        assert not any("proba-ticket" in entry for entry in entries)


def test_another_port_of_the_machine_receives_no_cookie(browser):
    with keyed() as proba, foreign_server() as (place, received), visit(
            browser, proba.url) as page:
        for host in (place, place.replace("127.0.0.1", "localhost")):
            page.goto(f"http://{host}/")
            page.reload()
        assert len(received) >= 4 and set(received) == {None}


def test_a_reload_is_enough_after_the_server_was_started_again(browser):
    with keyed() as proba, visit(browser, proba.url) as page:
        before, = page.context.cookies()
        proba.stop()
        proba.start()
        page.reload()
        ready(page)
        expect(page).to_have_url(OWN)
        after, = page.context.cookies()
        assert after["value"] != before["value"] and after["domain"] == before["domain"]
        page.problems[:] = [p for p in page.problems if not re.search("net::ERR|401|503", p)]


def test_a_browser_of_another_person_sees_what_to_do(browser):
    with keyed() as proba:
        context = browser.new_context(
            locale="uk", extra_http_headers={"X-Forwarded-For": "192.0.2.1"})
        page = context.new_page()
        reply = page.goto(proba.url)
        assert reply.status == 401
        expect(page.get_by_text("proba session add")).to_be_visible()
        address = proba.run("session", "add").split()[-1]
        page.goto(address)
        expect(page).to_have_url(OWN)
        page.goto(address)
        expect(page).to_have_url(OWN)
        proba.run("session", "end")
        assert page.goto(page.url).status == 401
        context.close()
