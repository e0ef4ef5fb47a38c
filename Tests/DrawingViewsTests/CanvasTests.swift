import Drawing
import DrawingViews
import Geometry
import Interface
import InterfaceTestSupport
import Testing

private final class Model {
  @Observed var radius = 5.0
  @Observed var marker = 1.0
  @Observed var isShown = true
  @Observed var height = 120.0
}

private struct Disc: View {
  let model: Model

  var body: some View {
    if model.isShown {
      Canvas(
        height: model.height,
        layers: [{ picture($0, model.radius) }, { picture($0, model.marker) }]
      ) {
        Text("A disc")
      }
      .accessibilityRole(.img)
    }
  }

  private func picture(_ canvas: CanvasContext, _ radius: Double) -> Picture {
    var picture = Picture(size: canvas.size)
    picture.fill(.circle(center: .zero, radius: radius), with: .accent)
    return picture
  }
}

@Suite struct `A canvas` {
  private let model = Model()
  private let page: TestPage

  init() { page = TestPage(Disc(model: model)) }

  /// The radius of each disc drawn since the last call.
  private func drawn(from start: Int) -> [Double] {
    page.browser.partRequests[start...].filter { $0.service == .drawing }.map { request in
      let words = request.bytes[12...].chunks
      return Double(Float(bitPattern: words[words.count - 1]))
    }
  }

  private var count: Int { page.browser.partRequests.count }

  private func report(_ numbers: [Float]) {
    let watch = page.browser.partRequests.first { $0.service == .measuring && $0.ticket > 0 }
    let bytes = numbers.flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt32($0 * 8)) }
    }
    page.browser.browser.receive(ticket: watch?.ticket ?? 0, number: 0, bytes: bytes)
    page.settle()
  }

  @Test func `requests its size, and draws once it is known`() {
    #expect(count == 1)
    #expect(page.browser.partRequests[0].bytes == [0, 0, 0xF0, 0x42])
    report([300, 120, 2, 1])
    #expect(drawn(from: 1) == [5, 1])
    let bytes = page.browser.partRequests[1].bytes
    #expect(bytes.chunks[..<2] == [Float(300).bitPattern, Float(120).bitPattern])
    #expect(page.find("img")?.text == "A disc")
  }

  @Test func `applies a changed height`() throws {
    func heights() -> [Float] {
      page.browser.partRequests.filter { $0.service == .measuring && $0.ticket > 0 }.map {
        Float(bitPattern: $0.bytes.chunks[0])
      }
    }
    report([300, 120, 1, 1])
    model.height = 200
    page.settle()
    #expect(heights() == [120, 200] && page.browser.cancelledTickets.count == 1)
    model.radius = 6
    page.settle()
    #expect(heights() == [120, 200])
  }

  @Test func `draws only the layer that has changed`() {
    report([300, 120, 2, 1])
    let start = count
    model.marker = 7
    page.settle()
    #expect(drawn(from: start) == [7])
    model.radius = 8
    page.settle()
    #expect(drawn(from: start) == [7, 8])
  }

  @Test func `draws everything when its size changes, and ignores an invalid size`() {
    report([300, 120, 2, 1])
    let start = count
    report([200, 120, 1, 1])
    #expect(drawn(from: start) == [5, 1])
    report([200, 120])
    #expect(count == start + 2)
  }

  @Test func `cancels its requests when it leaves the page`() {
    report([300, 120, 2, 1])
    let start = count
    let ticket = page.browser.partRequests[0].ticket
    model.isShown = false
    page.settle()
    #expect(page.browser.cancelledTickets == [ticket])
    model.radius = 9
    page.settle()
    #expect(count == start)
    #expect(page.browser.browser.waitingCount == 0)
  }

  @Test func `measures texts as the page does, each once until the canvas changes`() throws {
    let browser = page.browser
    browser.answerPart = { request in
      guard request.service == .measuring, request.ticket == 0 else { return .init() }
      let text = String(decoding: request.bytes[8...], as: UTF8.self)
      let size = Double(Float(bitPattern: request.bytes.chunks[0]))
      return .init(number: request.number == 0 ? Double(text.count) * size : request.number)
    }
    final class Found { var extent: TextExtent? }
    let found = Found()
    page.mount(
      Canvas(height: 10) { canvas in
        for _ in 0..<3 { found.extent = canvas.measure("дім", .body) }
        _ = canvas.measure("дім", .caption)
        return Picture(size: canvas.size)
      })
    let watch = try #require(
      browser.partRequests.last { $0.service == .measuring && $0.ticket > 0 })
    let bytes = [Float](repeating: 10, count: 4).flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt32($0 * 8)) }
    }
    func measured() -> Int {
      browser.partRequests.count { $0.service == .measuring && $0.ticket == 0 }
    }
    browser.browser.receive(ticket: watch.ticket, number: 0, bytes: bytes)
    page.settle()
    #expect(found.extent == TextExtent(width: 48, ascent: 1, descent: 2))
    #expect(measured() == 6, "three numbers of two styles")
    // The page reports a canvas again when its fonts are loaded.
    browser.browser.receive(ticket: watch.ticket, number: 0, bytes: bytes)
    page.settle()
    #expect(measured() == 12)
  }

  @Test func `has a clock that ticks only while it runs`() {
    final class Times { var all: [Double] = [] }
    let times = Times()
    let browser = TestBrowser()
    let clock = FrameClock(browser: browser.browser) { times.all.append($0) }
    #expect(browser.partRequests.isEmpty)
    clock.isRunning = true
    clock.isRunning = true
    #expect(browser.partRequests.count == 1)
    let ticket = browser.partRequests[0].ticket
    browser.browser.receive(ticket: ticket, number: 1.5, bytes: [])
    browser.browser.receive(ticket: ticket, number: 1.6, bytes: [])
    clock.isRunning = false
    browser.browser.receive(ticket: ticket, number: 1.7, bytes: [])
    #expect(times.all == [1.5, 1.6])
    #expect(browser.cancelledTickets == [ticket])
  }
}

extension Collection<UInt8> {
  /// The whole words in the bytes.
  fileprivate var chunks: [UInt32] {
    let bytes = Array(self)
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32($1 * 8) }
    }
  }
}
