import Interface
import InterfaceTestSupport
import ProgramViews
import Testing

private final class Model {
  @Observed var message = "one"
  @Observed var isShown = true
  var heard: [String] = []
}

private struct Around: View {
  let model: Model

  var body: some View {
    if model.isShown {
      ProgramView(
        "charts", message: model.message,
        words: ProgramWords(loading: "Loading…", failed: "It failed.", tryAgain: "Try again")
      ) {
        model.heard.append($0)
      } placeholder: {
        Text("A shape")
      }
    }
  }
}

@Suite struct `A part of the page for a program` {
  private let model = Model()
  private let page: TestPage

  init() { page = TestPage(Around(model: model)) }

  private var asked: [(ticket: UInt32, number: Double, text: String)] {
    page.browser.partRequests.filter { $0.service.rawValue == 32 }.map {
      ($0.ticket, $0.number, String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  /// Has the newest program tell something.
  private func tell(_ kind: Double, _ text: String = "") {
    let ticket = asked.last { $0.ticket > 0 }?.ticket ?? 0
    page.browser.browser.receive(ticket: ticket, number: kind, bytes: Array(text.utf8))
    page.settle()
  }

  private var says: String { page.document.root.text }

  @Test func `asks for the program with its message, and shows a shape until it runs`() {
    #expect(asked.map { $0.text } == ["charts\0one"])
    #expect(asked[0].number > 0)
    #expect(says == "Loading…A shape")
    tell(1)
    #expect(says == "")
    #expect(asked.count == 1)
  }

  @Test func `tells a later message without beginning anew`() {
    tell(1)
    model.message = "two"
    page.settle()
    #expect(asked.count == 2)
    #expect(asked[1].ticket == 0 && asked[1].number == asked[0].number && asked[1].text == "two")
    model.message = "two"
    page.settle()
    #expect(asked.count == 2)
    #expect(page.browser.cancelledTickets.isEmpty)
  }

  @Test func `hands over what the program tells`() {
    tell(1)
    tell(2, "дім")
    #expect(model.heard == ["дім"])
  }

  @Test(arguments: [false, true]) func `says that it failed, and tries again`(hadRun: Bool) {
    if hadRun { tell(1) }
    tell(0)
    #expect(page.find("alert")?.text == "It failed.")
    // What is left of the program is freed.
    #expect(page.browser.cancelledTickets == [asked[0].ticket])
    model.message = "two"
    page.settle()
    page.click("button", "Try again")
    #expect(page.find("alert") == nil)
    #expect(says == "Loading…A shape")
    #expect(asked.map { $0.text } == ["charts\0one", "charts\0two"])
    tell(1)
    #expect(says == "")
  }

  @Test func `ends the program when it leaves the page`() {
    tell(1)
    model.isShown = false
    page.settle()
    #expect(page.browser.cancelledTickets == [asked[0].ticket])
    #expect(page.browser.browser.waitingCount == 0)
  }
}

@Suite struct `A program in a part of a page` {
  private let test = TestBrowser()

  @Test func `has its first message at once and hears the later ones`() {
    test.answerPart = { request in
      .init(number: 0, bytes: request.ticket > 0 ? Array("first".utf8) : [])
    }
    var heard: [String] = []
    #expect(test.browser.onMessage { heard.append($0) } == "first")
    let request = test.partRequests[0]
    #expect(request.service.rawValue == 33)
    test.browser.receive(ticket: request.ticket, number: 0, bytes: Array("later".utf8))
    #expect(heard == ["later"])
    test.browser.tellPage("hello")
    #expect(test.partRequests[1].ticket == 0)
    #expect(test.partRequests[1].bytes == Array("hello".utf8))
  }

  @Test func `shares the language of the page`() {
    // Another program has set it; nothing is known of that here.
    let browser = Browser(
      port: Port { _, _, _, bytes in
        let isPages = bytes == Array("document.documentElement.lang".utf8)
        return Port.Answer(number: 1, bytes: Array((isPages ? "uk" : "de").utf8))
      })
    browser.shareLanguage()
    #expect(browser.language == "uk")
  }

  @Test func `is fetched before it is wanted`() {
    test.browser.prepareProgram("charts")
    #expect(test.partRequests[0].number == 0 && test.partRequests[0].ticket == 0)
    #expect(test.partRequests[0].bytes == Array("charts".utf8))
  }
}
