"""Using the to-do page of Tests/Outside, which another package builds by `swift package proba-page`."""

import json
import os
import subprocess
import sys
import tempfile

from playwright.sync_api import expect

from proba import ROOT
from served import Handler, served
from visitor import visit


class TodoHandler(Handler):
    folder = "outside-todo"


def test_a_page_of_another_package_is_used(browser):
    with served(TodoHandler) as url, visit(browser, url) as page:
        assert page.title() == "todo"
        field, add = page.get_by_label("New task"), page.get_by_role("button", name="Add")
        # Counting grapheme clusters and ignoring case both need the tables of Unicode.
        for text, is_enough in (("ab", False), ("e\u0301e\u0301", False), ("🧑‍🧑‍🧒🧑‍🧑‍🧒", False), ("дім", True)):
            field.fill(text)
            (expect(add).to_be_enabled if is_enough else expect(add).to_be_disabled)()
        add.click()
        expect(field).to_have_value("")
        field.fill("ДІМ")
        expect(add).to_be_disabled()
        field.fill("buy bread")
        field.press("Enter")
        expect(page.get_by_role("listitem")).to_have_count(2)
        page.get_by_label("дім").check()
        expect(page.get_by_text("1 to do")).to_be_visible()
        page.get_by_role("button", name="Remove what is done").click()
        page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
        expect(page.get_by_role("listitem")).to_have_count(1)
        expect(page.get_by_role("listitem")).to_contain_text("buy bread")


def test_a_setting_of_a_page_outlives_a_reload_and_is_heard_by_other_windows(browser):
    with served(TodoHandler) as url, visit(browser, url) as page:
        def add(where, title):
            where.get_by_label("New task").fill(title)
            where.get_by_role("button", name="Add").click()
            # Not `check`, which waits for the state of a box that may be hidden by it.
            where.get_by_label(title).click()

        hides = page.get_by_label("Hide what is done")
        expect(hides).not_to_be_checked()
        add(page, "buy bread")
        expect(page.get_by_role("listitem")).to_have_count(1)
        hides.check()
        expect(page.get_by_role("listitem")).to_have_count(0)
        page.reload()
        page.locator("#app:not([aria-busy])").wait_for()
        expect(hides).to_be_checked()
        assert page.evaluate("localStorage.getItem('todo')") == "1\nhides-done = on\n"
        # Another window of the same browser, which is notified of each change.
        other = page.context.new_page()
        other.goto(url)
        other.locator("#app:not([aria-busy])").wait_for()
        also = other.get_by_label("Hide what is done")
        expect(also).to_be_checked()
        add(other, "call Ann")
        expect(other.get_by_role("listitem")).to_have_count(0)
        hides.uncheck()
        expect(also).not_to_be_checked(timeout=2_000)
        expect(other.get_by_role("listitem")).to_have_count(1)
        also.check()
        expect(hides).to_be_checked(timeout=2_000)
        # An invalid stored value counts as the default.
        page.evaluate("localStorage.setItem('todo', '1\\nhides-done = perhaps\\n')")
        page.reload()
        page.locator("#app:not([aria-busy])").wait_for()
        expect(hides).not_to_be_checked()


def test_a_page_without_an_address_for_reports_sends_none(browser):
    sent = []

    class Silent(TodoHandler):
        def page(self):
            return super().page().replace(' data-reports="/reports"', "")

        def report(self, words):
            sent.append(words)

    with served(Silent) as url:
        context = browser.new_context()
        page = context.new_page()
        page.goto(url)
        page.locator("#app:not([aria-busy])").wait_for()
        page.evaluate("setTimeout(() => { throw Error('in a script') })")
        page.wait_for_event("pageerror")
        page.wait_for_timeout(200)
        assert not sent, sent
        context.close()


def page_tool(*words):
    done = subprocess.run([sys.executable, os.path.join(ROOT, "Tools", "page"), *words],
                          capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def test_a_new_page_is_written_and_declared(_):
    with tempfile.TemporaryDirectory(prefix="proba-new-") as folder:
        manifest = os.path.join(folder, "Package.swift")
        with open(manifest, "w", encoding="utf-8") as file:
            file.write('// swift-tools-version: 6.2\nimport PackageDescription\n\n'
                       'let package = Package(name: "errands")\n'
                       f'package.dependencies += [.package(name: "proba", path: "{ROOT}")]\n')
        new = ("new", "shopping-list", "--package", folder, "--identity", "proba")
        code, said, error = page_tool(*new)
        assert code == 0 and "Sources/shopping-list" in said, error
        with open(os.path.join(folder, "Web/shopping-list/index.html"), encoding="utf-8") as file:
            index = file.read()
        assert "<title>Shopping list</title>" in index
        assert 'data-module="/shopping-list.wasm"' in index and "{{" not in index
        dump = subprocess.run(["swift", "package", "--package-path", folder, "dump-package"],
                              capture_output=True, text=True, check=True).stdout
        target, = json.loads(dump)["targets"]
        assert target["name"] == "shopping-list" and target["type"] == "executable"
        assert [each["product"][:2] for each in target["dependencies"]] == [
            ["BrowserHost", "proba"], ["Interface", "proba"]]
        # Nothing is overwritten, and failures are reported in a sentence.
        for words, sentence in (
                (new, "is there already"),
                (("new", "1 2", "--package", folder), "is no name for a program"),
                (("new", "x", "--package", os.path.join(folder, "Web")), "there is no Package.swift"),
                (("build", "none", "--package", folder), "has no program none; its pages are shopping-list")):
            code, _, error = page_tool(*words)
            assert code == 1 and error.startswith("page: ") and sentence in error, error
        # The compiler would crash on what is isolated to the main actor by default.
        with open(manifest, encoding="utf-8") as file:
            declared = file.read()
        for setting in (".defaultIsolation(MainActor.self)",
                        '.unsafeFlags(["-default-isolation", "MainActor"])'):
            with open(manifest, "w", encoding="utf-8") as file:
                file.write(declared + '\npackage.targets.first { $0.name == "shopping-list" }!'
                           f'.swiftSettings = [{setting}]\n')
            code, _, error = page_tool("build", "shopping-list", "--package", folder)
            assert code == 1 and "shopping-list cannot be compiled for a page" in error, error
