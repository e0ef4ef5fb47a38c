import Interface
import InterfaceTestSupport
import Testing

/// State that views hold, read and pass to their children.
@Suite struct StateTests {
  struct Child: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button(name + " \(count)") { count += 1 }
    }
  }

  struct Parent: View {
    @State private var name = "A"

    var body: some View {
      Child(name: name)
      Button("Rename") { name += "x" }
    }
  }

  @Test func `a child keeps its state while the parent changes`() {
    let page = TestPage(Parent())
    page.click("button", "A 0")
    page.click("button", "A 1")
    page.click("button", "Rename")
    page.click("button", "Rename")
    page.click("button", "Axx 2")
    #expect(page.find("button", "Axx 3") != nil)
  }

  final class Model {
    @Observed var first = 1
    @Observed var second = 1
    var evaluations: [String] = []
  }

  struct Reader: View {
    let name: String
    let model: Model

    var body: some View {
      let _ = model.evaluations.append(name)
      Text(name == "first" ? "\(model.first)" : "\(model.second)")
    }
  }

  struct Readers: View {
    let model: Model

    var body: some View {
      let _ = model.evaluations.append("outer")
      Reader(name: "first", model: model)
      Reader(name: "second", model: model)
    }
  }

  @Test func `only readers of a changed value are evaluated`() {
    let model = Model()
    let page = TestPage(Readers(model: model))
    model.evaluations = []
    model.second = 2
    model.second = 3
    page.settle()
    #expect(model.evaluations == ["second"])
    #expect(page.takeLog() == ["data 3"])
  }

  enum Depth: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  struct DepthText: View {
    @Environment(Depth.self) private var depth

    var body: some View { Text("\(depth)") }
  }

  struct Nest: View {
    @State private var depth = 1

    var body: some View {
      DepthText()
      DepthText().environment(Depth.self, depth)
      Button("Deeper") { depth += 1 }
    }
  }

  @Test func `a value is passed down and follows its source`() {
    let page = TestPage(Nest())
    page.click("button", "Deeper")
    #expect(page.all("span").map(\.text) == ["0", "2"])
    #expect(page.takeLog() == ["data 2"])
  }

  struct Coming: View {
    let model: Model
    @State private var isShown = false

    var body: some View {
      Button("Turn") { isShown.toggle() }
      if isShown {
        Text("here")
          .onAppear { model.evaluations.append("came") }
          .onDisappear { model.evaluations.append("went") }
      }
      EmptyView().onChange(of: isShown) { old, new in
        model.evaluations.append("\(old) to \(new)")
      }
    }
  }

  @Test func `appearing, disappearing and changing are reported once`() {
    let model = Model()
    let page = TestPage(Coming(model: model))
    page.click("button", "Turn")
    page.click("button", "Turn")
    #expect(model.evaluations == ["came", "false to true", "went", "true to false"])
    page.unmount()
    #expect(page.nodeCount == 0)
    #expect(page.document.nodeCount == 0)
  }

  struct Keys: View {
    @State private var log = ""

    var body: some View {
      TextField("Field", text: .constant(""))
        .onKeyPress(.down) { log += "down " }
        .onSubmit { log += "submit " }
      Button("Save") { log += "save " }.keyboardShortcut("s", modifiers: .control)
      Button("Plus") { log += "plus " }.keyboardShortcut("+")
      Button("Save all") { log += "all " }.keyboardShortcut("s", modifiers: [.control, .shift])
      Button("Undo") { log += "undo " }.keyboardShortcut("Z", modifiers: .command)
      Button("Print") { log += "print " }.keyboardShortcut("p", modifiers: .control).disabled()
      Button("Pause") { log += "pause " }.keyboardShortcut(.space)
      Text(log)
    }
  }

  @Test func `keys are dispatched to the field, then to the shortcuts`() {
    let page = TestPage(Keys())
    #expect(page.press(.down, in: "Field"))
    #expect(page.press(.return, in: "Field"))
    #expect(page.press("s", modifiers: .control, in: "Field"))
    #expect(!page.press("+", in: "Field"), "a letter in a field is text")
    #expect(page.press("+", modifiers: .shift), "one layout has it with the shift key, another not")
    #expect(!page.press(.space, modifiers: .shift), "with the shift key the space bar scrolls back")
    #expect(!page.press(.space, in: "Field"), "a space in a field is text")
    #expect(page.press(.space))
    #expect(!page.press("s"))
    #expect(!page.press("s", modifiers: [.control, .option]))
    #expect(!page.press("p", modifiers: .control), "a disabled button is not pressed")
    #expect(page.press("S", modifiers: [.control, .shift]), "with shift the letter is a capital")
    #expect(page.press("s", modifiers: [.control, .shift]), "and small again with caps lock")
    #expect(page.press("S", modifiers: .control), "caps lock alone changes nothing")
    #expect(page.press("Z", modifiers: [.command, .shift]))
    #expect(!page.press("z", modifiers: .command), "a capital means the shift key")
    #expect(page.find("button", "Undo")?.attributes["aria-keyshortcuts"] == "Shift+Meta+Z")
    #expect(page.find("span", "down submit save plus pause all all save undo ") != nil)
  }

  struct Outer: View {
    let log: (String) -> Void
    @State private var count = 0

    var body: some View {
      Button("Count") { count += 1 }
      Text("\(count)").announcesChanges()
      Steady(word: "steady", log: log)
      Steady(word: count < 2 ? "few" : "many", log: log)
    }
  }

  struct Steady: View {
    let word: String
    let log: (String) -> Void

    var body: some View {
      log(word)
      return Text(word)
    }
  }

  @Test func `a view whose values are the same is not evaluated again`() {
    var log: [String] = []
    let page = TestPage(Outer { log.append($0) })
    #expect(log == ["steady", "few"])
    page.click("button", "Count")
    #expect(log == ["steady", "few"])
    page.click("button", "Count")
    #expect(log == ["steady", "few", "many"])
  }

  @Test func `a text that announces its changes is a polite live region`() {
    let page = TestPage(Outer { _ in })
    #expect(page.find("span", "0")?.attributes["aria-live"] == "polite")
    #expect(page.find("span", "few")?.attributes["aria-live"] == nil)
  }

  struct Locked: View {
    @State private var isLocked = false
    @State private var log = ""
    @State private var name = ""

    var body: some View {
      VStack {
        Button("Save") { log += "save " }.keyboardShortcut("s", modifiers: .control)
        Inner(name: $name)
        Text("Tap").onTap { log += "tap " }
      }
      .onTap { log += "around " }
      .disabled(isLocked)
      .padding()
      Button("Turn") { isLocked.toggle() }.keyboardShortcut("t", modifiers: .control)
      Text(log + name)
    }
  }

  struct Inner: View {
    @Binding var name: String
    @State private var count = 0

    var body: some View {
      TextField("Name", text: $name)
      Button("\(count)") { count += 1 }
    }
  }

  @Test func `a disabled stack keeps all controls inside from being used`() throws {
    let page = TestPage(Locked())
    page.type("Ada", into: "Name")
    page.click("button", "0")
    #expect(page.press("s", modifiers: .control))
    page.click("button", "Turn")
    #expect(!page.press("s", modifiers: .control), "nor by their shortcuts")
    page.click("span", "Tap")
    page.click("button", "1")
    page.send(Event(.click), to: page.document.root.all.first { $0.tag == "fieldset" })
    #expect(page.find("span", "save Ada") != nil)
    let group = try #require(page.document.root.all.first { $0.tag == "fieldset" })
    #expect(group.attributes == ["role": "none", "disabled": ""])
    #expect(group.styles["padding-block"] != nil, "modifiers go on changing the stack")
    #expect(group.classes == ["v"])
    _ = page.takeLog()
    page.click("button", "Turn")
    #expect(page.takeLog() == ["remove attribute disabled"], "what is inside stays as it is")
    page.click("button", "1")
    page.click("span", "Tap")
    #expect(page.find("button", "2") != nil)
    #expect(page.find("span", "save tap Ada") != nil)
    page.send(Event(.click), to: page.document.root.all.first { $0.tag == "fieldset" })
    #expect(page.find("span", "save tap around Ada") != nil)
  }
}
