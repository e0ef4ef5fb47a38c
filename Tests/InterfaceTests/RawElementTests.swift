import Interface
import InterfaceTestSupport
import Testing

/// Elements, attributes, styles and scripts of a page's own.
@Suite struct `What the library has no view for` {
  @Test func `is an element with attributes, styles and views in it`() {
    let page = TestPage(
      RawElement("model-viewer", ["src": "/ship.glb", "camera-controls": ""]) { Text("a ship") }
        .style("aspect-ratio", "16 / 9").attribute("loading", "lazy"))
    let node = page.document.root.all.first { $0.tag == "model-viewer" }
    #expect(
      node?.attributes == ["src": "/ship.glb", "camera-controls": "", "loading": "lazy"])
    #expect(node?.styles == ["aspect-ratio": "16 / 9"])
    #expect(page.document.faults.isEmpty)
  }

  final class Model {
    @Observed var state = "one"
    @Observed var isWide = true
  }

  struct Changing: View {
    let model: Model
    var body: some View {
      RawElement(model.isWide ? "big-map" : "small-map", ["data-state": model.state])
        .style("--width", model.state)
      Text("kept").attribute("part", "a").attribute("slot", model.state)
    }
  }

  @Test func `follows the state of the view`() {
    let model = Model()
    let page = TestPage(Changing(model: model))
    func map() -> MemoryNode? { page.document.root.all.first { $0.tag.hasSuffix("-map") } }
    let before = map()
    model.state = "two"
    page.settle()
    #expect(map() === before && map()?.attributes["data-state"] == "two")
    #expect(map()?.styles["--width"] == "two")
    #expect(
      page.document.root.all.contains {
        $0.attributes["part"] == "a" && $0.attributes["slot"] == "two"
      })
    // Another tag is another element.
    model.isWide = false
    page.settle()
    #expect(map()?.tag == "small-map" && page.document.faults.isEmpty)
  }

  @Test func `is written in rows, of which the first is the pattern of the others`() {
    let page = TestPage(
      List {
        ForEach(0..<50) { row in
          ListItem {
            Text("row \(row)").attribute("data-row", "\(row)").style("order", "\(row % 3)")
          }
        }
      })
    #expect(page.document.faults.isEmpty)
    let rows = page.document.root.all.filter { $0.attributes["data-row"] != nil }
    #expect(rows.map { $0.attributes["data-row"] } == (0..<50).map { "\($0)" })
    #expect(rows.map { $0.styles["order"] } == (0..<50).map { "\($0 % 3)" })
  }

  @Test func `is written by a server, too`() {
    let page = RenderedPage(
      RawElement("custom-map", ["data-at": "a\"b<"]) { Text("map") }.style("order", "2"))
    #expect(page.markup.contains("<custom-map"), "\(page.markup)")
    #expect(page.markup.contains("data-at=\"a&quot;b&lt;\""))
    #expect(page.markup.hasSuffix("</custom-map>") && page.styles.contains("order:2;"))
  }

  @Test(arguments: [
    "script", "style", "iframe onload", "object", "embed", "base", "link", "meta", "svg", "math",
    "SCRIPT", "a b", "", "1st", "-a", "template", "plaintext", "div>", "x\u{0}y", "дім",
  ])
  func `has no element in which a script could be`(tag: String) {
    var page: TestPage?
    let said = issues { page = TestPage(RawElement(tag, ["title": "x"]) { Text("inside") }) }
    #expect(said.count == 1 && said[0].contains("is not shown"), "\(said)")
    #expect(page?.document.root.all.contains { $0.tag == "div" && $0.text == "inside" } == true)
    #expect(page?.document.root.all.contains { !$0.tag.isEmpty && $0.tag == tag } == false)
  }

  @Test(arguments: [
    ("onclick", "alert(1)"), ("onload", ""), ("ONCLICK", "x"), ("on", ""), ("style", "color:red"),
    ("class", "button"), ("srcdoc", "<script>"), ("a b", "x"), ("", "x"), ("x=y", "z"),
    ("href", "javascript:alert(1)"), ("href", " \u{1}java\nscript:alert(1)"),
    ("href", "JavaScript:alert(1)"), ("src", "data:text/html,<script>"), ("action", "javascript:x"),
    ("formaction", "vbscript:x"), ("href", "data:text/html;base64,xx"), ("data", "javascript:x"),
    ("href", "java\tscript:x"), ("ping", "javascript:x"), ("xlink:href", "javascript:x"),
  ])
  func `has no attribute that runs a script`(name: String, text: String) {
    var page: TestPage?
    let said = issues { page = TestPage(Text("x").attribute(name, text)) }
    #expect(said.count == 1 && said[0].contains("is not set"), "\(said)")
    #expect(page?.document.root.all.allSatisfy { $0.attributes[name] == nil } == true)
  }

  @Test(arguments: [
    ("href", "/days"), ("href", "?a=javascript:x"), ("href", "#javascript:x"), ("href", "days/3:4"),
    ("href", "https://example.org"), ("href", "mailto:a@example.org"), ("href", "tel:+380"),
    ("src", "data:image/png;base64,xx"), ("src", "blob:https://example.org/1"), ("href", ""),
    ("data-note", "javascript:x"),
  ])
  func `has the attributes that are harmless`(name: String, text: String) {
    let page = TestPage(RawElement("a", [name: text]))
    #expect(page.document.root.all.contains { $0.attributes[name] == text })
  }

  @Test func `is refused for the links and pictures of the library, too`() {
    let said = issues {
      let page = TestPage(Link("x", path: "javascript:alert(1)"))
      #expect(page.document.root.all.allSatisfy { $0.attributes["href"] == nil })
    }
    #expect(said.count == 1 && said[0].contains("An address is not set"), "\(said)")
  }

  @Test(arguments: [
    ("color", "red;position:fixed"), ("color", "red}body{display:none"), ("color", "</style>"),
    ("co lor", "red"), ("Color", "red"), ("", "x"), ("color", "a\nb"), ("color", #"\3b"#),
  ])
  func `has no style that reaches beyond its property`(name: String, value: String) {
    var page: TestPage?
    let said = issues { page = TestPage(Text("x").style(name, value)) }
    #expect(said.count == 1 && said[0].contains("is not set"), "\(said)")
    #expect(page?.document.root.all.allSatisfy { $0.styles[name] == nil } == true)
  }

  @Test func `keeps no former text of an attribute whose new text is refused`() {
    final class Address { @Observed var text = "/a" }
    struct Linked: View {
      let address: Address
      var body: some View { RawElement("a", ["href": address.text]) { Text("x") } }
    }
    let address = Address()
    let page = TestPage(Linked(address: address))
    let said = issues {
      address.text = "javascript:x"
      page.settle()
    }
    #expect(said.count == 1)
    #expect(page.document.root.all.allSatisfy { $0.attributes["href"] == nil })
    address.text = "/b"
    page.settle()
    #expect(page.document.root.all.contains { $0.attributes["href"] == "/b" })
  }
}

@Suite struct `A channel to a script` {
  enum Order: ScriptMessage, Equatable {
    case show(Int, Int)
    case clear

    var words: [String] {
      switch self {
      case .show(let x, let y): ["show", "\(x)", "\(y)"]
      case .clear: []
      }
    }

    init?(words: [String]) {
      if words.isEmpty {
        self = .clear
      } else if words.count == 3, words[0] == "show", let x = Int(words[1]), let y = Int(words[2]) {
        self = .show(x, y)
      } else {
        return nil
      }
    }
  }

  private func answer(_ browser: TestBrowser, _ words: [String]) {
    guard let opened = browser.partRequests.first(where: { $0.ticket != 0 }) else { return }
    browser.browser.receive(
      ticket: opened.ticket, number: Double(words.count),
      bytes: Array(words.joined(separator: "\0").utf8))
  }

  @Test func `carries messages both ways`() {
    let browser = TestBrowser()
    var received: [Order] = []
    let channel = browser.browser.channel("map", sending: Order.self) { (order: Order) in
      received.append(order)
    }
    channel.send(.show(3, -4))
    channel.send(.clear)
    let sent = browser.partRequests.filter { $0.ticket == 0 && $0.service == .channel }
    #expect(
      sent.map { String(decoding: $0.bytes, as: UTF8.self) } == ["map\0show\03\0-4", "map"])
    answer(browser, ["show", "1", "2"])
    answer(browser, [])
    #expect(received == [.show(1, 2), .clear] && browser.reports.isEmpty)
  }

  @Test func `reports what is not a message, and nothing after it is closed`() {
    let browser = TestBrowser()
    var received: [Order] = []
    let channel = browser.browser.channel("map", sending: Never.self) { (order: Order) in
      received.append(order)
    }
    answer(browser, ["dance"])
    #expect(received.isEmpty)
    #expect(
      browser.reports == ["The script of the channel map sent what is not one of its messages"])
    channel.close()
    answer(browser, [])
    #expect(received.isEmpty && browser.reports.count == 1)
  }
}

@Suite struct `Links to the server` {
  @Test func `are followed by their shortcuts as by a click`() {
    let page = TestPage()
    page.browser.serverPaths = "/api/ /logout"
    page.mount(
      VStack {
        Link("Days", path: "/days").keyboardShortcut("d")
        Link("Log out", path: "/logout").keyboardShortcut("l")
        Link("Table", path: "/tasks.csv").attribute("download").keyboardShortcut("t")
      })
    page.press("d")
    #expect(page.browser.history.last == "/days" && page.browser.left.isEmpty)
    page.press("l")
    #expect(page.browser.history.last == "/days" && page.browser.left == ["/logout"])
    // The browser downloads it when it is pressed; the shortcut leads there.
    page.press("t")
    #expect(page.browser.history.last == "/days" && page.document.focused?.tag == "a")
  }
}

@Suite struct `Uses of an element that is not there` {
  @Test func `fail the test at once, with what is there`() {
    let page = TestPage(
      VStack {
        Button("Save") {}
        TextField(
          "Name",
          text: Binding {
            ""
          } set: { _ in
          })
      })
    #expect(
      issues { page.click("button", "Sve") } == [
        "There is no button called “Sve” on the page; there are “Save”"
      ])
    #expect(issues { page.click("link") } == ["There is no link on the page; there is none at all"])
    #expect(
      issues { page.type("x", into: "Nam") } == [
        "There is no field called “Nam” on the page; there are “Name”"
      ])
    #expect(issues { page.press(.return, in: "Nam") }.count == 1)
    #expect(issues { page.choose("Done") }.count == 1)
    #expect(issues { page.choose([], with: "File") }.count == 1)
    page.click("button", "Save")
    page.type("x", into: "Name")
  }
}
