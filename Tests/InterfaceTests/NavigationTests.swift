import Interface
import InterfaceTestSupport
import Testing

/// A program with places in two ranks, and the resulting addresses.
@Suite struct NavigationTests {
  enum Spot: Place, Equatable {
    case list
    case item(Int)

    var path: String {
      switch self {
      case .list: "/"
      case .item(let number): "/item/\(number)"
      }
    }

    init?(path: String) {
      let place = path.split(separator: "?", omittingEmptySubsequences: false)[0]
      if place == "/" {
        self = .list
      } else if place.hasPrefix("/item/"), let number = Int(place.dropFirst(6)) {
        self = .item(number)
      } else {
        return nil
      }
    }

    var parent: Spot? { if case .item = self { .list } else { nil } }
  }

  struct Program: View {
    let navigation: Navigation<Spot>
    let browser: Browser

    var body: some View {
      SkipLink("Skip")
      Region(.main) {
        NavigationStack(navigation, in: browser, title: title, focus: focus) { spot in
          switch spot {
          case .list:
            Text("All").heading(.page)
            Link("Seven", path: Spot.item(7).path).id("row-7").keyboardShortcut("7")
          case .item(let number):
            Text("Item \(number)").heading(.page)
            Button("Up") { navigation.goUp() }
          case nil: Text("Nothing here")
          }
        }
      }
    }

    private func title(_ spot: Spot?) -> String { spot.map(\.path) ?? "lost" }

    private func focus(_ old: Spot?, _ new: Spot?) -> ArrivalFocus {
      switch (old, new) {
      case (.item(let number), .list): .view(id: "row-\(number)")
      case (_, .item(0)): .stays
      default: .heading
      }
    }
  }

  let page = TestPage()
  let navigation: Navigation<Spot>
  var browser: TestBrowser { page.browser }

  init() { navigation = Self.start(page) }

  static func start(_ page: TestPage, at path: String = "/") -> Navigation<Spot> {
    if path != "/" { page.browser.go(to: path) }
    let navigation = Navigation<Spot>(browser: page.browser.browser)
    page.mount(Program(navigation: navigation, browser: page.browser.browser))
    page.settle()
    return navigation
  }

  func go(_ path: String) {
    browser.go(to: path)
    page.settle()
  }

  @Test(arguments: [
    ("/", Spot.list, [Spot.list]), ("/item/3", .item(3), [.list, .item(3)]),
    ("/item/3?x=1", .item(3), [.list, .item(3)]), ("/item/x", nil, []), ("/nowhere", nil, []),
  ])
  func `an address leads to its place and all above it`(path: String, place: Spot?, stack: [Spot]) {
    let page = TestPage()
    let navigation = Self.start(page, at: path)
    #expect(navigation.place == place)
    #expect(navigation.stack == stack)
    #expect(page.browser.title == place?.path ?? "lost")
    #expect(page.browser.focused.isEmpty, "the first place takes no focus")
  }

  @Test func `the view, the title and the focus follow the address`() {
    go("/item/7")
    #expect(page.find("heading")?.text == "Item 7")
    #expect(browser.title == "/item/7")
    #expect(browser.focused == ["page-heading"])
    browser.goBack()
    page.settle()
    #expect(page.find("heading")?.text == "All")
    #expect(browser.focused == ["page-heading", "row-7"])
    go("/item/0")
    #expect(browser.focused.count == 2, "the place leads the focus by itself")
  }

  @Test func `a place without a heading focuses the main region instead`() {
    go("/nowhere")
    #expect(page.document.root.text.contains("Nothing here"))
    #expect(browser.focused == ["page-heading", "main"])
    #expect(page.find("main")?.attributes["tabindex"] == "-1")
  }

  @Test func `the key of a link follows it`() {
    #expect(page.press("7"))
    page.settle()
    #expect(navigation.place == .item(7))
    #expect(browser.focused == ["page-heading"])
  }

  @Test func `navigating to the current place does nothing`() {
    go("/item/7")
    navigation.go(to: .item(7))
    go("/item/7")
    page.settle()
    #expect(browser.focused == ["page-heading"])
    #expect(browser.history == ["/", "/item/7", "/item/7"])
  }

  @Test func `up goes back if the parent was the previous place`() {
    navigation.go(to: .item(7))
    page.settle()
    page.click("button", "Up")
    #expect(browser.history == ["/"])
    #expect(navigation.place == .list)
  }

  @Test func `up from a deep link replaces the entry of the link`() {
    let page = TestPage()
    let navigation = Self.start(page, at: "/item/7")
    page.click("button", "Up")
    #expect(page.browser.history == ["/", "/"])
    #expect(navigation.place == .list)
    navigation.goUp()
    #expect(page.browser.history == ["/", "/"])
  }

  @Test func `up goes to the parent even if the previous place was a sibling`() {
    navigation.go(to: .item(1))
    navigation.go(to: .item(2))
    navigation.goUp()
    #expect(browser.history == ["/", "/item/1", "/"])
    #expect(navigation.place == .list)
  }

  @Test func `replacing leaves no way back`() {
    navigation.go(to: .item(1), replacing: true)
    #expect(browser.history == ["/item/1"])
    #expect(navigation.place == .item(1))
  }

  @Test func `the first link skips what all places share`() {
    let first = page.all("link").first
    #expect(first?.text == "Skip")
    #expect(first?.attributes["href"] == "#main")
    #expect(page.find("main")?.attributes["id"] == "main")
  }

  enum Loop: Place {
    case here
    var path: String { "/" }
    init?(path: String) { self = .here }
    var parent: Loop? { .here }
  }

  @Test func `places that are their own parents do not loop forever`() {
    #expect(Loop.here.stack.count == 32)
  }
}
