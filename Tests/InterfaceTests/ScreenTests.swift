import Interface
import InterfaceTestSupport
import Testing

/// The model of the screen below: the tags, as the server lists them.
final class TagsModel {
  enum Phase {
    case loading, ready, failed
  }

  @Observed var phase = Phase.loading
  @Observed var tags: [String] = []
  @Observed var query = ""
  private let browser: Browser

  init(browser: Browser) { self.browser = browser }

  var matches: [String] {
    let wanted = Array(browser.fold(query).utf8)
    return tags.filter { wanted.isEmpty || browser.fold($0).utf8.starts(with: wanted) }
  }

  func load() {
    phase = .loading
    browser.fetch(.get, "/api/tags") { [self] response in
      guard response.isSuccess else { return phase = .failed }
      tags = response.body.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      phase = .ready
      browser.announce(browser.format(Double(tags.count), .number()) + " tags")
    }
  }
}

/// A list of tags that is filtered by typing.
struct TagsScreen: View {
  let model: TagsModel
  @State private var hasFocus = true

  var body: some View {
    Region(.main) {
      VStack(spacing: .large) {
        Text("Tags").heading(.page)
        switch model.phase {
        case .loading:
          ProgressView("Loading tags")
        case .failed:
          Text("The server did not answer.").accessibilityRole(.alert)
          Button("Try again") { model.load() }.buttonStyle(.prominent)
        case .ready:
          TextField("Search", text: model.$query, prompt: "work")
            .focused($hasFocus)
            .onKeyPress(.escape) { model.query = "" }
          List {
            ForEach(model.matches, id: { $0 }) { TagRow(name: $0) }
          }
        }
      }
      .padding()
      .frame(maxWidth: .readable)
      .centered()
    }
    .onAppear { model.load() }
  }
}

/// A tag with its colour.
struct TagRow: View {
  let name: String

  var body: some View {
    ListItem {
      HStack(spacing: .small) {
        Dot(.palette(name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 360 }))
        Link(name, path: "/tags/" + name)
      }
    }
    .enterTransition()
  }
}

/// A whole screen, used as a person would.
@Suite struct ScreenTests {
  @Test func `a screen loads, fails, retries and filters`() {
    let test = TestBrowser()
    let page = TestPage(TagsScreen(model: TagsModel(browser: test.browser)))
    #expect(page.find("progress", "Loading tags") != nil)
    test.respond(status: 503)
    page.settle()
    page.click("button", "Try again")
    test.respond("work\nwalk\nrest\n")
    page.settle()
    #expect(test.announcements == ["NumberFormat 3.0 tags"])
    #expect(page.document.focused?.label == "Search")
    #expect(page.all("link").map(\.text) == ["work", "walk", "rest"])
    page.type("W", into: "Search")
    #expect(page.takeLog().last == "remove")
    #expect(page.all("link").map(\.text) == ["work", "walk"])
    page.press(.escape, in: "Search")
    #expect(page.all("link").map(\.text) == ["work", "walk", "rest"])
    page.unmount()
    #expect(page.nodeCount == 0)
  }
}
