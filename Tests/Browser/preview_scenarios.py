"""The appearance of changes in the open page, on a copy of the sources with a small page."""

import contextlib
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import urllib.parse
from pathlib import Path

from playwright.sync_api import expect

from proba import ROOT
from visitor import visit

sys.path[:0] = [os.path.join(ROOT, "Tools", "page"), os.path.join(ROOT, "Tools")]
from compiling import Program
from pages import Page
from running import Failure

LIMIT = 180_000  # however busy the machine is
PAGE = """
import BrowserHost
import Interface

@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View { Sample() }
}

struct Sample: View {
  @State private var text = ""

  var body: some View {
    Region(.main, label: "Sample") {
      Text("First words").id("words")
      TextField("Name", text: $text)
      Button("Press") {}
    }
  }
}
"""


class Copy:
    """A copy of the sources whose files are edited."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("Package.swift", "Plugins", "Sources", "Tools", "Web"):
            source = os.path.join(ROOT, name)
            copy = shutil.copytree if os.path.isdir(source) else shutil.copy
            copy(source, os.path.join(folder, name))
        self.write("Tests/StressPage/Page.swift", PAGE)

    def write(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def change(self, path, old, new):
        with open(os.path.join(self.folder, path), encoding="utf-8") as file:
            text = file.read()
        assert text.count(old) == 1, f"{path} has {text.count(old)} of {old}"
        self.write(path, text.replace(old, new))


@contextlib.contextmanager
def preview():
    """Runs the preview on a copy; yields the copy, the address of the page, and the lines printed."""
    with tempfile.TemporaryDirectory(prefix="proba-preview-") as folder:
        copy = Copy(folder)
        process = subprocess.Popen(
            ["python3", "Tools/page", "serve", "stress-page", "--port", "0"], cwd=folder, process_group=0, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said = []
        try:
            for line in process.stdout:
                said.append(line)
                if address := re.search(r"http://\S+", line):
                    break
            else:
                raise AssertionError("".join(said))
            # Later output must be read to keep the pipe from filling.
            threading.Thread(target=said.extend, args=(process.stdout,), daemon=True).start()
            yield copy, address[0], said
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def test_saved_changes_appear_in_the_open_page_whose_fields_keep_their_text(browser):
    with preview() as (copy, url, _), visit(browser, url) as page:
        words, name = page.locator("#words"), page.get_by_label("Name")
        trouble = page.locator("#preview-trouble")
        name.fill("Ada")

        def shows(text, role=None):
            place = page.get_by_role(role, name=text, exact=True) if role else words
            expect(place).to_have_text(text, timeout=LIMIT)
            expect(name).to_have_value("Ada", timeout=LIMIT)

        source, button = "Tests/StressPage/Page.swift", "Sources/Interface/Views/Button.swift"
        copy.change(source, "First words", "Second words")
        shows("Second words")
        # A body in a library.
        start = "(_ title: String, action: @escaping () -> Void) {\n    self.init(action: action) { "
        copy.change(button, start + "Words(title)", start + 'Words(title + "!")')
        shows("Press!", "button")
        # A declaration that only the library uses.
        copy.write("Sources/Interface/Views/Mark.swift", 'let mark = "?"\n')
        copy.change(button, 'Words(title + "!")', "Words(title + mark)")
        shows("Press?", "button")
        # The stored properties of a value.
        copy.change(button, "Disableable {\n", 'Disableable {\n  var end = "."\n')
        copy.change(button, "Words(title + mark) }", "Words(title + mark) }\n    end += mark\n"
                    "    element.content = Words(title + end).part")
        shows("Press.?", "button")
        # The structure of a view.
        sign = "Sources/Interface/Views/Sign.swift"
        copy.write(sign, "public struct Sign: View {\n  public init() {}\n"
                   '  public var body: some View { Button("Open") {} }\n}\n')
        copy.change(source, "Button(\"Press\") {}", "Button(\"Press\") {}\n      Sign()")
        shows("Open.?", "button")
        copy.change(sign, 'Button("Open") {}', 'Divider()\n    Button("Close") {}')
        shows("Close.?", "button")
        # A declaration that other modules use.
        copy.change(
            button, "(_ title: String, action:", '(_ title: String, mark: String = "…", action:')
        shows("Press.…", "button")

        # A function that the page links, and does not contain.
        linked = "Sources/Interface/Views/Linked.swift"
        copy.write(linked, '@export(interface)\npublic func linked() -> String { "Shut" }\n')
        copy.change(source, "Sign()", "Sign()\n      Button(linked()) {}")
        shows("Shut.…", "button")
        copy.change(linked, "Shut", "Hide")
        shows("Hide.…", "button")
        # The page contains it from now on.
        copy.write(linked, 'public func linked() -> String { "Seal" }\n')
        shows("Seal.…", "button")

        copy.change(source, 'Text("Second words")', 'Text(Second words)')
        expect(trouble).to_contain_text("error:", timeout=LIMIT)
        expect(words).to_have_text("Second words")
        copy.change(source, 'Text(Second words)', 'Text("Third words")')
        shows("Third words")
        expect(trouble).to_have_count(0, timeout=LIMIT)


def test_a_saved_style_sheet_is_replaced_and_a_browser_that_leaves_is_no_error(browser):
    with preview() as (copy, url, said), visit(browser, url) as page:
        page.evaluate("window.isTheSame = true")
        with open(os.path.join(copy.folder, "Web/style.css"), encoding="utf-8") as file:
            copy.write("Web/style.css", file.read() + "\n#words { letter-spacing: 7px; }\n")
        expect(page.locator("#words")).to_have_css("letter-spacing", "7px", timeout=LIMIT)
        assert page.evaluate("window.isTheSame")

        # A browser leaves before all is sent.
        address = urllib.parse.urlsplit(url)
        for _ in range(4):
            with socket.create_connection((address.hostname, address.port)) as client:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                client.sendall(b"GET /stress-page.wasm HTTP/1.0\r\n\r\n")
                client.recv(1)
        page.reload()  # It is still served.
        expect(page.locator("#words")).to_have_text("First words")
        assert not any("Traceback" in line for line in said), said


class Recorder(Program):
    """A stand-in that records what would be compiled, and changes the interfaces of some modules."""

    done, generated, changing = [], [], set()

    def describe(self, module, processes):
        self.done.append(module.name)
        if module.name in self.changing:
            self.invalidate_dependents(module)

    def generate(self, module, processes):
        if module is self.main:
            self.done.append(module.name)
        else:
            self.generated.append(module.name)

    def link(self):
        pass

    def save(self, path, *changing):
        """The modules compiled after a file was saved, if the interfaces of the given modules change."""
        self.done, self.generated, self.changing = [], [], set(changing)
        self.make({self.page.package / path})
        return self.done


def test_a_preview_compiles_only_modules_affected_by_a_change(_):
    with tempfile.TemporaryDirectory(prefix="proba-preview-") as folder:
        copy = Copy(folder)
        program = Recorder(Page("stress-page", Path(copy.folder)))
        program.make(set())
        order = ["CategoryColors", "TextBytes", "Interface", "BrowserHost", "stress_page"]
        assert sorted(program.done) == sorted(order) and program.done[2:] == order[2:], program.done
        assert program.save("Web/style.css") == []
        assert program.save("Tests/StressPage/Page.swift") == ["stress_page"]
        button = "Sources/Interface/Views/Button.swift"
        # For example, a comment.
        assert program.save(button) == ["Interface"]
        assert program.save(button, "Interface") == ["Interface", "BrowserHost", "stress_page"]
        # Other modules link functions of this one only.
        assert program.generated == ["BrowserHost"]
        # The program contains its code, even if the interfaces of the modules between are unchanged.
        assert program.save("Sources/TextBytes/String+Bytes.swift", "TextBytes") == [
            "TextBytes", "Interface", "BrowserHost", "stress_page"]


def test_a_preview_retries_modules_that_failed_to_compile(_):
    with tempfile.TemporaryDirectory(prefix="proba-preview-") as folder:
        program = Recorder(Page("stress-page", Path(Copy(folder).folder)))
        program.make(set())

        def fail(module, processes):
            raise Failure("a mistake")

        for step, path, remaining in (
                ("describe", "Sources/Interface/Views/Button.swift", "Interface"),
                ("generate", "Sources/BrowserHost/Page.swift", "BrowserHost"),
                ("generate", "Tests/StressPage/Page.swift", "stress_page")):
            succeed = getattr(program, step)
            setattr(program, step, fail)
            try:
                program.save(path)
                raise AssertionError("no failure was raised")
            except Failure as failure:
                assert str(failure) == "a mistake"
            setattr(program, step, succeed)
            assert program.save("Web/host.js") == [remaining]

        # Dependents of a module that has changed are compiled even if the first attempt failed elsewhere.
        program.generate = fail
        try:
            program.save("Sources/Interface/Views/Button.swift", "Interface")
            raise AssertionError("no failure was raised")
        except Failure:
            pass
        del program.generate
        assert program.save("Web/host.js")[-1] == "stress_page"
