import Interface

/// A row of the table.
final class Row: Identifiable {
  let id: Int
  @Observed var label: String
  @Observed var isSelected = false

  init(id: Int, label: String) {
    self.id = id
    self.label = label
  }
}

/// The rows, and the operations of the buttons above the table.
///
/// The operations are those common in framework benchmarks; `Tools/bench/twin/page.js` implements
/// them by hand.
final class RowStore {
  @Observed private(set) var rows: [Row] = []
  private var selected: Row?
  private var nextID = 1
  private var names = Names()

  func create(_ count: Int) {
    selected = nil
    rows = made(count)
  }

  func append(_ count: Int) { rows += made(count) }

  func updateEveryTenth() {
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !" }
  }

  func swapRows() {
    if rows.count > 998 { rows.swapAt(1, 998) }
  }

  func clear() {
    selected = nil
    rows = []
  }

  func select(_ row: Row) {
    selected?.isSelected = false
    row.isSelected = true
    selected = row
  }

  func remove(_ row: Row) {
    if selected === row { selected = nil }
    if let index = rows.firstIndex(where: { $0 === row }) { rows.remove(at: index) }
  }

  private func made(_ count: Int) -> [Row] {
    let first = nextID
    nextID += count
    return (first..<nextID).map { Row(id: $0, label: names.next()) }
  }
}

/// Names in a pseudo-random order: the same on every page.
struct Names {
  private static let sizes = [
    "tiny", "small", "short", "narrow", "middling", "long", "wide", "tall", "large", "vast",
  ]
  private static let colours = [
    "white", "grey", "black", "brown", "red", "orange", "yellow", "green", "blue", "violet",
  ]
  private static let things = [
    "lamp", "table", "window", "teapot", "ladder", "basket", "violin", "kettle", "carpet", "clock",
  ]
  private var state: UInt32 = 7

  mutating func next() -> String {
    var name = ""
    name.reserveCapacity(24)
    name += Self.sizes[roll()]
    name += " "
    name += Self.colours[roll()]
    name += " "
    name += Self.things[roll()]
    return name
  }

  /// One of ten, by a linear congruential generator.
  private mutating func roll() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int((state >> 16) % 10)
  }
}
