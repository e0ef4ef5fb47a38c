import Interface
import InterfaceTestSupport
import Testing

/// Input from people: text of several lines, files, drags, the clipboard.
@Suite struct InputTests {
  struct Letter: View {
    final class Model {
      @Observed var text = ""
      var log: [String] = []
    }
    let model: Model

    var body: some View {
      TextEditor("Letter", text: model.$text, prompt: "Dear …", lines: 5)
        .onSubmit { model.log.append("sent " + model.text) }
      SecureField("Secret", text: .constant("")).textContentType(.currentPassword)
      TextField("Mail", text: .constant("")).textContentType(.email).keyboardType(.email)
    }
  }

  @Test func `a text of several lines is sent by control and return`() throws {
    let model = Letter.Model()
    let page = TestPage(Letter(model: model))
    let field = try #require(page.find("textbox", "Letter"))
    #expect(field.tag == "textarea" && field.attributes["rows"] == "5")
    page.type("one\ntwo", into: "Letter")
    #expect(page.takeLog() == [])
    #expect(!page.press(.return, in: "Letter"))
    #expect(page.press(.return, modifiers: .control, in: "Letter"))
    #expect(page.press(.return, modifiers: .command, in: "Letter"))
    #expect(model.log == ["sent one\ntwo", "sent one\ntwo"])
    model.text = ""
    page.settle()
    #expect(field.value == "")
  }

  @Test func `fields declare the kind of their input`() {
    let page = TestPage(Letter(model: Letter.Model()))
    #expect(page.find("password", "Secret")?.attributes["autocomplete"] == "current-password")
    let mail = page.find("textbox", "Mail")
    #expect(mail?.attributes["autocomplete"] == "email")
    #expect(mail?.attributes["inputmode"] == "email")
  }

  struct Planner: View {
    final class Model {
      /// The chosen days, the current one last.
      @Observed var days = ["2026-11-21"]
      var day: Binding<String> {
        Binding {
          self.days.last ?? ""
        } set: {
          if $0.utf8.count == 10 { self.days.append($0) }
        }
      }
    }
    let model: Model

    var body: some View { DateField("Day", day: model.day) }
  }

  private enum Step {
    case key(String, String), open(Key), pick(String), click, leave, enter, set(String)
  }

  /// The actions, the resulting value of the field, and the chosen days.
  @Test(
    arguments: [
      ([.pick("2026-12-01")], "2026-12-01", ["2026-12-01"]),
      // While parts are typed, there are other dates, and none.
      ([.key("1", "2026-01-21"), .key("2", "")], "", []),
      ([.key("1", "2026-01-21"), .key("2", "2026-12-21"), .enter], "2026-12-21", ["2026-12-21"]),
      ([.key("1", "2026-01-21"), .leave], "2026-01-21", ["2026-01-21"]),
      ([.key("0", ""), .leave], "2026-11-21", []),
      // The calendar is opened by keyboard.
      ([.open(" "), .pick("2026-12-01")], "2026-12-01", ["2026-12-01"]),
      ([.open(.return), .pick("2026-12-01")], "2026-12-01", ["2026-12-01"]),
      ([.key("\t", "2026-11-21"), .leave], "2026-11-21", ["2026-11-21"]),
      // A date picked after that, or set by the model.
      ([.key("0", ""), .click, .pick("2026-10-01")], "2026-10-01", ["2026-10-01"]),
      ([.key("1", "2026-01-21"), .set("2026-05-05")], "2026-01-21", ["2026-05-05"]),
      ([.pick("2026"), .set("2026-05-05")], "2026", ["2026-05-05"]),
      ([.leave, .set("2026-05-05")], "2026-05-05", ["2026-05-05"]),
    ] as [([Step], String, [String])])
  private func `a day that is typed is passed on as a whole`(
    steps: [Step], shown: String, chosen: [String]
  ) throws {
    let model = Planner.Model()
    let page = TestPage(Planner(model: model))
    let field = try #require(page.find("date", "Day"))
    for step in steps {
      switch step {
      case .key(let key, let text):
        #expect(!page.press(Key(key), in: "Day"))
        page.type(text, into: "Day")
      case .open(let key): #expect(!page.press(key, in: "Day"))
      case .pick(let text): page.type(text, into: "Day")
      case .click: page.send(Event(.click), to: field)
      case .leave: page.send(Event(.focusout), to: field)
      case .enter: #expect(page.press(.return, in: "Day"))
      case .set(let day): model.days.append(day)
      }
      page.settle()
    }
    #expect(field.value == shown)
    #expect(Array(model.days.dropFirst()) == chosen)
  }

  struct Slider: View {
    final class Model {
      var drags: [Drag] = []
    }
    let model: Model

    var body: some View { Box { Text("handle") }.id("handle").onDrag { model.drags.append($0) } }
  }

  @Test func `a pressed pointer is tracked until it is released, and no other is`() throws {
    let model = Slider.Model()
    let page = TestPage(Slider(model: model))
    let box = try #require(page.document.root.all.first { $0.attributes["id"] == "handle" })
    let steps: [(EventKind, Double)] = [
      (.pointermove, 1), (.pointerdown, 2), (.pointermove, 30), (.pointerup, 31),
      (.pointermove, 32), (.pointerup, 33), (.pointerdown, 4), (.pointercancel, 5),
      (.pointermove, 6),
    ]
    let used = steps.map { page.send(Event($0, at: Point(x: $1, y: 7)), to: box) }
    #expect(used == [false, true, true, true, false, false, true, true, false])
    #expect(model.drags.map(\.phase) == [.began, .moved, .ended, .began, .cancelled])
    #expect(model.drags.map(\.location.x) == [2, 30, 31, 4, 5])
    #expect(model.drags.allSatisfy { $0.location.y == 7 })
    #expect(box.classes.contains("drag"))
  }

  struct Inbox: View {
    final class Model {
      @Observed var files: [File] = []
    }
    let model: Model

    var body: some View {
      FilePicker("Log", types: [".log", "text/plain"], allowsMany: true) { model.files = $0 }
      Box { Words(model.files.map(\.name).joined(separator: " ")) }
        .id("zone").onDrop { model.files = $0 }
      Text("elsewhere").id("elsewhere")
    }
  }

  @Test func `files are chosen, dropped, read and released`() throws {
    let model = Inbox.Model()
    let page = TestPage(Inbox(model: model))
    let browser = page.browser
    let picker = try #require(page.find("file", "Log"))
    #expect(picker.attributes["accept"] == ".log,text/plain")
    #expect(picker.attributes["multiple"] == "")
    page.choose([], with: "Log")
    page.choose([browser.file("a.log", "one"), browser.file("b.log", "дві")], with: "Log")
    #expect(model.files.map(\.name) == ["a.log", "b.log"])
    #expect(model.files.map(\.size) == [3, 6])
    #expect(model.files.map(\.type) == ["text/plain", "text/plain"])
    var read: [String] = []
    for file in model.files { file.read { read.append(String(decoding: $0 ?? [], as: UTF8.self)) } }
    #expect(read == ["one", "дві"])

    let zone = page.document.root.all.first { $0.attributes["id"] == "zone" }
    let elsewhere = page.document.root.all.first { $0.attributes["id"] == "elsewhere" }
    #expect(page.drop([browser.file("c", "")], on: zone))
    #expect(!page.drop([browser.file("d", "")], on: elsewhere))
    #expect(model.files.map(\.name) == ["c"])
    #expect(page.find("div", "c") != nil)
    #expect(browser.files.keys.sorted() == [2], "the page keeps what the program still has")
    model.files = []
    #expect(browser.files.isEmpty)
  }

  @Test func `reading a file that was removed returns nil`() {
    let test = TestBrowser()
    let file = test.file("a", "x")
    test.removeFile(0)
    var answers: [[UInt8]?] = []
    file.read { answers.append($0) }
    #expect(answers == [nil])
    #expect(test.browser.waitingCount == 0)
  }

  @Test func `a name may hold anything but a zero byte`() {
    let file = TestBrowser().file("a\nb\t🎲.txt", "x", type: "")
    #expect(file.name == "a\nb\t🎲.txt" && file.type == "")
  }

  @Test func `the clipboard is written and read if the person permits it`() {
    let test = TestBrowser()
    var log: [String] = []
    test.browser.copy("a\nb") { log.append("\($0)") }
    test.browser.paste { log.append($0 ?? "nothing") }
    test.clipboard = nil
    test.browser.copy("c") { log.append("\($0)") }
    test.browser.paste { log.append($0 ?? "nothing") }
    #expect(log == ["true", "a\nb", "false", "nothing"])
    #expect(test.browser.waitingCount == 0)
  }
}
