import Gestures
import Interface
import InterfaceTestSupport

extension TestPage {
  /// Reports a size to each canvas.
  func resizeCanvases(width: Float = 400, height: Float = 260) {
    let bytes = [width, height, 1, 1].flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt32($0 * 8)) }
    }
    for request in browser.partRequests
    where request.service == .measuring && request.ticket > 0 {
      browser.browser.receive(ticket: request.ticket, number: 0, bytes: bytes)
    }
    settle()
  }

  /// The number of layers drawn after the first `start` requests.
  func layersDrawn(since start: Int) -> Int {
    browser.partRequests[start...].count(where: { $0.service == .drawing && $0.ticket == 0 })
  }

  /// Runs animation frames for some time, as a browser with 60 frames a second does.
  func run(seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      browser.advance(milliseconds: 1_000.0 / 60)
      for request in browser.partRequests
      where request.service == .drawing && request.ticket > 0 {
        browser.browser.receive(ticket: request.ticket, number: browser.now, bytes: [])
      }
      settle()
    }
  }
}

/// A finger or a mouse, whose events are reported as by the script.
struct TestPointer {
  /// An action of the pointer.
  enum Act: Double {
    case presses, moves, lifts, isTakenAway, hovers, leaves, turnsWheel
  }

  let page: TestPage
  let device: PointerSample.Kind
  let number: Double

  init(_ device: PointerSample.Kind = .mouse, number: Double = 1, on page: TestPage) {
    self.page = page
    self.device = device
    self.number = number
  }

  /// Reports an event over an element, 10 ms after the previous one.
  func callAsFunction(
    _ act: Act, _ x: Double, _ y: Double = 100, over node: MemoryNode?, turn: Double = 0,
    modifiers: Modifiers = []
  ) {
    page.browser.advance(milliseconds: 10)
    let listening = page.browser.partRequests.last {
      $0.service == .gestures && $0.ticket > 0
    }
    guard let listening, let node else { return }
    let values = [
      page.browser.now, x, y, number, Double(device.rawValue), Double(modifiers.rawValue), 0, turn,
      1, Double(node.number), 0, 0,
    ]
    let bytes = values.flatMap { value in
      (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * $0)) }
    }
    page.browser.browser.receive(ticket: listening.ticket, number: act.rawValue, bytes: bytes)
    page.settle()
  }
}
