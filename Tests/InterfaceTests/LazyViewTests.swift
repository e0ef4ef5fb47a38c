import Interface
import InterfaceTestSupport
import Testing

private final class Model {
  @Observed var isShown = true
  var made = 0
}

private struct Around: View {
  let model: Model
  let browser: Browser
  let chunk: Chunk

  var body: some View {
    if model.isShown {
      LazyView(
        chunk, in: browser,
        words: LoadingWords(loading: "Loading…", failed: "It failed.", tryAgain: "Try again")
      ) {
        content
      } placeholder: {
        Text("A shape")
      }
    }
  }

  private var content: Text {
    model.made += 1
    return Text("Charts")
  }
}

@Suite struct `Views from a chunk` {
  private let model = Model()
  private let page = TestPage()
  private let chunk = Chunk("charts")

  private func show(whileAbsent isAbsent: Bool = true) {
    if isAbsent { page.browser.absentChunks = ["charts"] }
    page.mount(Around(model: model, browser: page.browser.browser, chunk: chunk))
    page.settle()
  }

  /// The tickets of the requests for the chunk.
  private var loads: [UInt32] {
    page.browser.partRequests.filter { $0.number == ChunkOrder.load }.map { $0.ticket }
  }

  /// Makes the newest request succeed or fail.
  private func finish(_ isLoaded: Bool) {
    if isLoaded { page.browser.absentChunks = [] }
    page.browser.browser.receive(
      ticket: loads.last ?? 0, number: isLoaded ? 1 : 0, bytes: [])
    page.settle()
  }

  private var says: String { page.document.root.text }

  @Test func `are shown at once if it is loaded`() {
    show(whileAbsent: false)
    #expect(says == "Charts")
    #expect(loads.isEmpty)
  }

  @Test func `are shown once it is loaded, and nothing of it is called before`() {
    show()
    #expect(says == "Loading…A shape")
    #expect(model.made == 0)
    #expect(loads.count == 1)
    finish(true)
    #expect(says == "Charts")
    #expect(loads.count == 1)
  }

  @Test func `can be requested again after a failure`() {
    show()
    finish(false)
    #expect(page.find("alert")?.text == "It failed.")
    #expect(model.made == 0)
    page.click("button", "Try again")
    #expect(says == "Loading…A shape")
    #expect(loads.count == 2)
    finish(true)
    #expect(says == "Charts")
  }

  @Test func `that were left while it was loading are shown at once the next time`() {
    show()
    model.isShown = false
    page.settle()
    finish(true)
    #expect(model.made == 0)
    model.isShown = true
    page.settle()
    #expect(says == "Charts")
    #expect(loads.count == 1)
  }

  @Test(arguments: [(false, "Loading…A shape", [String]()), (true, "Charts", ["charts"])])
  func `are rendered by a server only if the page includes the chunk`(
    isPrerendered: Bool, text: String, names: [String]
  ) {
    final class Names { var all: [String] = [] }
    let asked = Names()
    let browser = Browser.elsewhere(
      path: "/", languages: ["en"], now: 0, formatting: Formatting { number, _, _ in "\(number)" }
    ) { asked.all.append($0) }
    let chunk = Chunk("charts", isPrerendered: isPrerendered)
    let page = RenderedPage(Around(model: model, browser: browser, chunk: chunk))
    let seen = page.markup.replacing(/<[^>]*>/, with: "")
    #expect(seen == text)
    #expect(Set(asked.all) == Set(names))
  }

  @Test func `can be prefetched`() {
    page.browser.browser.prefetch(chunk)
    let asked = page.browser.partRequests
    #expect(asked.map { $0.number } == [ChunkOrder.prefetch])
    #expect(asked.map { String(decoding: $0.bytes, as: UTF8.self) } == ["charts"])
  }
}
