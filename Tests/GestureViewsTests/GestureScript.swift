import Gestures
import Interface
import InterfaceTestSupport

/// A stand-in for the script that listens to pointers.
final class GestureScript {
  private let page: TestPage
  private var time = 10.0
  private var ticket: UInt32 = 0
  /// The gestures registered for each element, by its number.
  private(set) var wishes: [UInt32: [UInt8]] = [:]
  /// The elements that captured a pointer, in order.
  private(set) var held: [UInt32] = []

  init(_ page: TestPage) {
    self.page = page
    page.browser.answerPart = { [unowned self] request in
      guard request.service == .gestures else { return Port.Answer() }
      if request.ticket != 0 {
        ticket = request.ticket
      } else if request.bytes == [255] {
        held.append(UInt32(request.number))
      } else {
        wishes[UInt32(request.number)] = request.bytes
      }
      return Port.Answer()
    }
  }

  func number(_ id: String) -> UInt32 {
    page.document.root.all.first { $0.attributes["id"] == id }?.number ?? 0
  }

  func wishes(_ id: String) -> [UInt8]? { wishes[number(id)] }

  /// Reports an action of a pointer, 10 ms after the last one.
  func send(
    _ phase: PointerSample.Phase, _ x: Double, _ y: Double, over ids: [String] = [],
    innerCount: Int? = nil
  ) {
    report(Double(phase.rawValue), x, y, over: ids, innerCount: innerCount)
  }

  func wheel(_ turn: Double, over ids: [String], modifiers: Modifiers = []) {
    report(6, 5, 5, over: ids, modifiers: modifiers, turn: turn)
  }

  func report(
    _ kind: Double, _ x: Double, _ y: Double, over ids: [String], modifiers: Modifiers = [],
    turn: Double = 0, innerCount: Int? = nil
  ) {
    time += 0.01
    var values = [
      time, x, y, 1, 1, Double(modifiers.rawValue), 0, turn, Double(innerCount ?? ids.count),
    ]
    for id in ids { values += [Double(number(id)), 0, 0] }
    let bytes = values.flatMap { value in
      (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * $0)) }
    }
    page.browser.browser.receive(ticket: ticket, number: kind, bytes: bytes)
    page.settle()
  }
}
