"""What a developer sees of a change in the open page, on a copy of the sources with a small page."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import expect

from proba import ROOT
from visitor import visit

sys.path.insert(0, os.path.join(ROOT, "Tools"))
from previewing.build import PageBuild
from previewing.changes import (
    BODIES, GENERIC_BODIES, KIND, LAYOUT, MEANING, change, generic_types, protocols)
from previewing.declarations import Declarations
from previewing.kinds import BITS, COUNTED, kinds

LIMIT = 180_000  # however busy the machine is
PAGE = """
#if arch(wasm32)
  import BrowserHost
  import Interface

  @_expose(wasm, "start")
  @_cdecl("start")
  func start() { present(.standard) { page, _ in page.mount(Sample()) } }

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
#endif

@main
enum Page {
  static func main() {}
}
"""


class Copy:
    """A copy of the sources in which files are changed and saved."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("Package.swift", "Sources", "Tools", "Web"):
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
    """Runs the preview on a copy; what comes is the copy, and the address of the page."""
    with tempfile.TemporaryDirectory(prefix="proba-preview-") as folder:
        copy = Copy(folder)
        process = subprocess.Popen(
            ["Tools/preview", "stress-page", "0"], cwd=folder, process_group=0, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said = []
        try:
            for line in process.stdout:
                said.append(line)
                if address := re.search(r"http://\S+", line):
                    break
            else:
                raise AssertionError("".join(said))
            # What is said from now on is of no concern, but has to be read.
            threading.Thread(target=process.stdout.read, daemon=True).start()
            yield copy, address[0]
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def test_what_is_saved_is_shown_in_the_open_page_with_what_its_fields_hold(browser):
    with preview() as (copy, url), visit(browser, url) as page:
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
        # A body in a library, told from its sister by the line above.
        start = "(_ title: String, action: @escaping () -> Void) {\n    self.init(action: action) { "
        copy.change(button, start + "Words(title)", start + 'Words(title + "!")')
        shows("Press!", "button")
        # What only the library knows of.
        copy.write("Sources/Interface/Views/Mark.swift", 'let mark = "?"\n')
        copy.change(button, 'Words(title + "!")', "Words(title + mark)")
        shows("Press?", "button")
        # What values are made of.
        copy.change(button, "Disableable {\n", 'Disableable {\n  var end = "."\n')
        copy.change(button, "Words(title + mark) }", "Words(title + mark) }\n    end += mark\n"
                    "    element.content = Words(title + end).part")
        shows("Press.?", "button")
        # What a view is built of.
        sign = "Sources/Interface/Views/Sign.swift"
        copy.write(sign, "public struct Sign: View {\n  public init() {}\n"
                   '  public var body: some View { Button("Open") {} }\n}\n')
        copy.change(source, "Button(\"Press\") {}", "Button(\"Press\") {}\n        Sign()")
        shows("Open.?", "button")
        copy.change(sign, 'Button("Open") {}', 'Divider()\n    Button("Close") {}')
        shows("Close.?", "button")
        # What others call.
        copy.change(
            button, "(_ title: String, action:", '(_ title: String, mark: String = "…", action:')
        shows("Press.…", "button")

        copy.change(source, 'Text("Second words")', 'Text(Second words)')
        expect(trouble).to_contain_text("error:", timeout=LIMIT)
        expect(words).to_have_text("Second words")
        copy.change(source, 'Text(Second words)', 'Text("Third words")')
        shows("Third words")
        expect(trouble).to_have_count(0, timeout=LIMIT)


def test_a_saved_style_sheet_is_exchanged_in_the_open_page(browser):
    with preview() as (copy, url), visit(browser, url) as page:
        page.evaluate("window.isTheSame = true")
        with open(os.path.join(copy.folder, "Web/style.css"), encoding="utf-8") as file:
            copy.write("Web/style.css", file.read() + "\n#words { letter-spacing: 7px; }\n")
        expect(page.locator("#words")).to_have_css("letter-spacing", "7px", timeout=LIMIT)
        assert page.evaluate("window.isTheSame")


class Recorder(PageBuild):
    """A build that compiles nothing, but notes what it would."""

    done = []

    def compile_module(self, jobs, name):
        self.done += sorted(jobs)

    def link(self, own=None):
        pass

    def save(self, path):
        """What is done once a file has been saved."""
        self.done = []
        self.make({self.root / path})
        return self.done


def test_a_preview_shows_all_that_was_saved_however_soon_one_saves_again(_):
    page, button = "Tests/StressPage/Page.swift", "Sources/Interface/Views/Button.swift"
    sample, stress = "Sources/TextBytes/Sample.swift", "stress-page"
    with tempfile.TemporaryDirectory(prefix="proba-preview-") as folder:
        copy = Copy(folder)
        copy.write(sample, "public struct Sample { var one = 1 }\n"
                   "public func same<T>(_ value: T) -> T { value }\n")
        build = Recorder(Path(folder), stress)
        build.make(set())
        build.settle(lambda: False)
        title = "(_ title: String, action: @escaping () -> Void) {\n    self.init(action: action) { "

        def change_button(old, new):
            copy.change(button, title + old, title + new)
            return build.save(button)

        assert change_button("Words(title)", 'Words(title + "1")') == [("own", "Interface")]
        copy.change(page, "First words", "Second words")
        done = build.save(page)
        assert done.index(("description", "Interface")) < done.index(("own", stress)), done

        build.settle(lambda: False)
        assert change_button('Words(title + "1")', 'Words(title + "2")') == [("own", "Interface")]
        copy.change(sample, "{ value }", "{ (value) }")  # of which the page makes code itself
        done = build.save(sample)
        assert done.index(("description", "Interface")) < done.index(("code", stress)), done

        build.settle(lambda: False)
        copy.change(button, "Disableable {\n", "Disableable {\n  var size = 1\n")
        # How others deal with the values of that type is described as before.
        assert [name for kind, name in build.save(button) if kind == "description"] == ["Interface"]

        build.settle(lambda: False)
        assert change_button('Words(title + "2")', 'Words(title + "3")') == [("own", "Interface")]
        copy.change(sample, "1 }", "1; var two = 2 }")
        build.save(sample)
        # What it was made of before holds values of another form.
        assert ("own", "Interface") not in change_button('Words(title + "3")', "Words(title)")


LIBRARY = """
public struct Chip: View {
  var text: String
  public var size = 1
  /// Draws it.
  public var part: Part { Words(text).part }
  public func large(_ factor: Int = 2) -> Chip { self }
  private func helper(a: Int) -> Int { a + 1 }
}
public enum Kind { case one }
public protocol Shape { func draw() }
extension Shape { public func twice() { draw() } }
public final class Model { var count = 0 }
public struct Name { public init(name: String) {} }
public struct Row { let chips: [Chip] }
public func standard() -> Chip { Chip(text: "") }
public let first = standard()
public func whole<T>(_ value: T) { _ = standard() }
@resultBuilder public enum Rows { public static func buildBlock() {} }
extension Kind { public static func + (a: Kind, b: Kind) -> Kind { a } }
public struct Badge: View { public var body: some View { Words("") } }
public struct Pair<Content: View>: View { public var body: some View { Words("pair") } }
public struct Line: View { public var body: some View { let a = 1; return Row(1).wide() } }
public struct Two: View { public var body: some View { return Pair(1) } }
extension Pair { public var name: String { "a pair" } }
"""


def test_a_preview_knows_what_a_change_means_to_other_modules(_):
    cases = (
        ("/// Draws it.", "/// Draws the chip.", None),
        ("Words(text).part }", "Words(text + text).part }", BODIES),
        ("helper(a: Int) -> Int { a + 1", "other(b: Int) -> Int { b + 2", BODIES),
        ("public enum Kind", "struct New { var a = 1\n func b() {} }\npublic enum Kind", BODIES),
        ("public func large", "public func small() -> Chip { self }\n  public func large", BODIES),
        ("{ draw() }", "{ draw()\n draw() }", GENERIC_BODIES),
        # What a view is built of is of one type; what it returns is as far as that can be told.
        ('{ Words("") }', '{ Words("") Words("") }', BODIES),
        ('{ Words("") }', '{ return Words("") }', GENERIC_BODIES),
        ('Row(1).wide() ', 'Row([2]) { Words(")") }.wide() ', BODIES),
        ('Row(1).wide() ', 'Row(1).high() ', GENERIC_BODIES),
        ('Row(1).wide() ', 'Pair(1).wide() ', GENERIC_BODIES),
        ("Pair(1)", "Pair(2)", GENERIC_BODIES),
        ('let a = 1', 'if is { return a }', GENERIC_BODIES),
        ('{ Words("pair") }', '{ Words("two") }', GENERIC_BODIES),
        ('{ "a pair" }', '{ "two" }', GENERIC_BODIES),
        ("var text: String", "var text: String\n  var mark = 1", LAYOUT),
        ("var count = 0", 'var count = ""', LAYOUT),
        # What refers to nothing that is counted is copied in another way than what does.
        ("{ let chips: [Chip] }", "{ let chips: [Chip]; let count: Int }", LAYOUT),
        ("{ let chips: [Chip] }", "{ let chips: Chip }", KIND),
        ("init(name: String) {}", "init(name: String) {}\n var length = 1", LAYOUT),
        ("init(name: String) {}", 'init(name: String) {}\n var name = ""', KIND),
        ("View>: View {", "View>: View {\n let content: Content\n", KIND),
        ("let first = standard()", "let second = standard()", MEANING),
        ("private func helper", "private static let none = Chip()\n func helper", BODIES),
        ("factor: Int = 2", "factor: Int = 3", MEANING),
        ("public var size = 1", "", MEANING),
        ("case one", "case one, two", MEANING),
        ("func draw()", "func draw()\n  func erase()", MEANING),
    )
    for old, new, meaning in cases:
        assert LIBRARY.count(old) >= 1, old
        before, after = ({"file": Declarations(text)}
                         for text in (LIBRARY, LIBRARY.replace(old, new, 1)))
        found = change(
            before, after, protocols(after), generic_types(after), kinds(before.values()))
        assert (found and found.meaning) == meaning, f"{old} -> {new}: {found}, not {meaning}"


def test_a_preview_knows_whom_a_changed_declaration_concerns(_):
    signature = ("factor: Int = 2", "factor: Int = 3")
    cases = (
        # What calls it by its name, and nothing else.
        (*signature, "let a = Chip(text: b).large()", True),
        (*signature, "let a = Chip(text: b) // large", False),
        # What is of the type that it returns.
        ("func standard() -> Chip", "func standard() -> Kind", "let a = standard()", True),
        ("func standard() -> Chip", "func standard() -> Kind", "let a = first", True),
        ("func standard() -> Chip", "func standard() -> Kind", "let a = Kind.one", False),
        ("func standard() -> Chip", "func standard() -> Kind", "let a = whole(1)", True),
        # What is made of it, with or without a word of its type.
        ("init(name: String)", "init(name: String?)", "let a = Name(name: b)", True),
        ("init(name: String)", "init(name: String?)", "let a: Alias = .init(name: b)", True),
        ("init(name: String)", "init(name: String?)", "init() { self.init(name: b) }", False),
        # What holds its values, or has them from another.
        ("var text: String", "var text: Int", "let a: Row", True),
        ("var text: String", "var text: Int", "let a = standard()", True),
        ("var text: String", "var text: Int", "let a = Kind.one", False),
        # What is called by words of a protocol; others are not by conforming to one elsewhere.
        (*signature, "extension Chip: Sized {}", False),
        ("var text: String", "var text: Int", "extension Chip: Sized {}", True),
        ("public var part: Part", "public var part: Row", "let a = 1", True),
        ("func draw()", "func draw(at: Int)", "let a = 1", True),
        # What the language calls by itself.
        ("static func buildBlock() {}", "static func buildBlock(_: Int) {}", "let a = 1", True),
        ("public enum Kind {", "public enum Kind: Sendable {", "let a = 1", True),
        ("static func + (a: Kind", "static func + (a: Chip", "let a = 1", True),
    )
    for old, new, other, is_concerned in cases:
        assert LIBRARY.count(old) >= 1, old
        before, after = ({"file": Declarations(text)}
                         for text in (LIBRARY, LIBRARY.replace(old, new, 1)))
        names = change(before, after, protocols(after) | {"part"}, set(), {}).names
        found = names is None or bool(names & Declarations(other).mentioned)
        assert found == is_concerned, f"{old} -> {new}, {other}: {names}"


def test_a_preview_knows_which_values_are_counted(_):
    source = """
    class Model { struct Inner { let text: String } }
    struct Point { let x = 0.0, y: Double, isFar: Bool? }
    struct Far { let point: Point, place = Point(1) }
    struct Named { let name: String }
    struct Maybe { var named: Named? }
    struct Row { let points: [Point] }
    struct Grid { let points: [3 of Point] }
    struct Action { let run: (Int) -> Void }
    struct Handler { let run: @Sendable () -> Void }
    struct Pointer { let run: @convention(c) () -> Void }
    struct Made { let model = Model() }
    struct Wrapped { @Held private var isOn = false }
    @propertyWrapper struct Held<Value> { let cell: Cell<Value> }
    final class Cell<Value> { var value: Value }
    struct Box<Model> { let model: Model }
    struct Loose { unowned(unsafe) let model: Model }
    struct Outer { struct Model { let x = 1 }; let model: Model }
    struct Within { let inner: Outer.Model, other: Model.Other }
    struct Deep { let inner: Model.Inner }
    struct Twice { let text: String }
    enum Space { struct Twice { let number = 1 } }
    struct Size { var width: Int { text.count }; static let none = "" }
    """
    counted = {"Model", "Model.Inner", "Named", "Maybe", "Row", "Action", "Handler", "Made", "Wrapped", "Held",
               "Cell", "Deep", "Twice", "String"}
    found = kinds([Declarations(source)])
    assert {name for name, kind in found.items() if kind == COUNTED} == counted, found
    assert {"Point", "Outer.Model", "Space.Twice"} <= {
        name for name, kind in found.items() if kind == BITS}
