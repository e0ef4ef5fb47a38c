import Interface
internal import Sampling
import TextBytes
internal import Tracking

/// How the table of tags is looked at: its order, what is searched for, how much of it is shown.
final class TagTable {
  /// What the rows are in the order of.
  enum Order {
    /// The hours, the most first.
    case hours
    /// How much the hours have changed, the most first, whether more or fewer.
    case change
    /// The names.
    case name
  }

  /// More tags than this are shown when that is wished, and can be searched.
  static let most = 25

  @Observed var order = Order.hours
  /// What is searched for in the names of tags.
  @Observed var search = ""
  /// Whether all tags are shown, however many there are.
  @Observed var showsAll = false
  /// Whether bounds under silence stand in the place of intervals.
  @Observed var showsBounds = false

  private let browser: Browser

  init(browser: Browser) { self.browser = browser }

  /// The rows found in the order chosen, those not shown included.
  func found(_ lines: [TagLine]) -> [TagLine] {
    let wanted = browser.fold(search).bytes
    let found =
      wanted.isEmpty
      ? lines : lines.filter { Self.holds(browser.fold($0.figure.name).bytes, wanted) }
    switch order {
    case .hours: return found
    case .change:
      return found.sorted { one, other in Self.size(of: one) > Self.size(of: other) }
    case .name:
      let names = found.map { browser.fold($0.figure.name).bytes }
      return found.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
        .map { found[$0] }
    }
  }

  private static func size(of line: TagLine) -> Double {
    line.change?.difference.value.magnitude ?? 0
  }

  private static func holds(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard wanted.count <= bytes.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
