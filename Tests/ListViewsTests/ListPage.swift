import Interface
import InterfaceTestSupport
import Testing

@testable import ListViews

/// A page with a list, and the script that measures it.
final class ListPage {
  let page = TestPage()
  /// The length of the window.
  var window = 400.0
  /// The length of a row, by its index.
  var extent: (Int) -> Double
  /// The scroll position of the page.
  private(set) var offset = 0.0
  /// The distance by which the rows are shown beyond the scroll position.
  private(set) var beyond = 0.0
  private var answered = 0

  init<Root: View>(
    _ root: Root, window: Double = 400, extent: @escaping (Int) -> Double = { _ in 40 }
  ) {
    self.window = window
    self.extent = extent
    page.browser.answerPart = { [unowned self] request in
      request.service == .watchList ? Port.Answer(number: self.window) : Port.Answer()
    }
    page.mount(root)
    settle()
  }

  /// The indices of the rows, from 0.
  var rows: [Int] {
    page.all("listitem").compactMap { $0.attributes["aria-posinset"].flatMap { Int($0) } }
      .map { $0 - 1 }
  }

  /// The position of each row on the page, from the beginning of the list, and its length.
  private var places: [(row: Int, start: Double, extent: Double)] {
    var end = 0.0
    return page.all("listitem").map { node in
      let gap = node.styles["margin-block-start"] ?? node.styles["margin-inline-start"] ?? ""
      let row = (node.attributes["aria-posinset"].flatMap { Int($0) } ?? 0) - 1
      let start = end + (Double(gap.dropLast(2)) ?? .nan)
      end = start + extent(row)
      return (row, start, end - start)
    }
  }

  /// The position of a row in the window.
  func place(of row: Int) -> Double? {
    places.first { $0.row == row }.map { $0.start - offset }
  }

  /// The visible rows.
  var seen: [Int] {
    places.filter { $0.start + $0.extent > offset && $0.start < offset + window }.map { $0.row }
  }

  // MARK: What the script does

  /// Measures new rows and executes requests until there are no more.
  func settle() {
    var known: [Int] = []
    while true {
      page.settle()
      let isAsked = answer()
      let rows = self.rows
      if rows == known, !isAsked { return }
      known = rows
      report([1, window] + rows.flatMap { [Double($0), extent($0)] })
    }
  }

  private func answer() -> Bool {
    let requests = page.browser.partRequests.dropFirst(answered)
    answered += requests.count
    for request in requests where request.service == .scrollList && request.bytes.count == 24 {
      let numbers = stride(from: 0, to: request.bytes.count, by: 8).map { start in
        Double(
          bitPattern: request.bytes[start..<(start + 8)].reversed().reduce(0) {
            $0 << 8 | UInt64($1)
          })
      }
      (offset, beyond) = (numbers[0], numbers[1])
    }
    return !requests.isEmpty
  }

  /// Sends a message to the list.
  func report(_ numbers: [Double] = []) {
    guard let ticket = page.browser.partRequests.last(where: { $0.service == .watchList })?.ticket
    else { return }
    let bytes = numbers.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt64($0 * 8)) }
    }
    page.browser.browser.receive(ticket: ticket, number: offset, bytes: bytes)
    page.settle()
  }

  /// Scrolls as a person does.
  func scroll(to offset: Double) {
    self.offset = offset
    report()
    settle()
  }

  /// Runs an animation frame.
  func draw(at moment: Double) {
    guard let ticket = page.browser.partRequests.last(where: { $0.service == .frames })?.ticket
    else { return }
    page.browser.browser.receive(ticket: ticket, number: moment, bytes: [])
    settle()
  }
}
