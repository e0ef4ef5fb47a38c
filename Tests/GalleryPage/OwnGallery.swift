import Interface

/// What the library has no view for: elements, links to the server and a script of the page's own; and a view with a
/// mistake.
final class OwnGalleryModel {
  let browser: Browser
  @Observed var heard = "nothing"
  @Observed var count = 0
  /// The times that a view has changed what it reads.
  @Observed var passes = 0
  @Observed var isEndless = false
  private var channel: ScriptChannel<Greeting, Greeting>?

  init(browser: Browser) { self.browser = browser }

  func open() {
    channel = browser.channel("greetings", sending: Greeting.self) { [self] (greeting: Greeting) in
      heard = greeting.name
      channel?.send(Greeting(name: greeting.name + " too"))
    }
  }
}

/// A message of one word.
struct Greeting: ScriptMessage {
  let name: String

  init(name: String) { self.name = name }

  init?(words: [String]) {
    guard words.count == 2, words[0].utf8.elementsEqual("hello".utf8) else { return nil }
    name = words[1]
  }

  var words: [String] { ["hello", name] }
}

struct OwnGallery: View {
  let model: OwnGalleryModel

  var body: some View {
    VStack {
      Region(.main) {
        RawElement("meter", ["min": "0", "max": "10", "value": "\(model.count)"])
          .style("accent-color", "var(--accent)").accessibilityLabel("Level")
        RawElement(
          "a", ["href": "javascript:document.title='run'", "onclick": "document.title='run'"]
        ) {
          Text("Unsafe")
        }
      }
      Button("Rise") { model.count += 1 }
      Text(model.heard).id("heard")
      Button("Open the channel") { model.open() }
      Link("Server", path: "/api/hello")
      Link("Table", path: "/table").attribute("download", "table.csv")
      Link("Manual", path: "/manual").attribute("rel", "external")
      Link("Place", path: "/own/place")
      Button("Err") { model.isEndless = true }
      if model.isEndless { Endless(model: model) }
    }
  }
}

/// Changes what it reads, each time it is evaluated.
struct Endless: View {
  let model: OwnGalleryModel

  var body: some View {
    let _ = model.passes += 1
    Text("\(model.passes) passes").id("passes")
  }
}
