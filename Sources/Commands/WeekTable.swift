private import Arguments
internal import Tracking

/// The answers with a tag in each hour of the week: days below one another, or hours if there is no room.
struct WeekTable {
  /// The headings of the columns.
  let heading: String
  /// The rows below.
  let lines: [String]

  /// - Parameters:
  ///   - map: the numbers.
  ///   - weekdays: the names of the days, from Monday.
  ///   - columns: the width of the terminal.
  init(_ map: WeekMap, weekdays: [String], columns: Int) {
    let days = map.tag.weekdays.map { Array($0) }
    let hours = (0..<24).map { "\($0)" }
    let most = "\(map.tag.counts.max() ?? 0)".count
    let label = weekdays.map(\.cells).max() ?? 0
    let width = max(2, most)
    if label + hours.count * (width + 1) <= columns {
      self.init(days, label: label, width: width, rows: weekdays, columns: hours)
    } else {
      let turned = hours.indices.map { hour in days.map { $0[hour] } }
      self.init(turned, label: 2, width: max(label, most), rows: hours, columns: weekdays)
    }
  }

  private init(
    _ counts: [[Int]], label: Int, width: Int, rows: [String], columns: [String]
  ) {
    heading = padded("", label) + columns.map { " " + aligned($0, width) }.joined()
    lines = zip(rows, counts).map { name, counts in
      let cells = counts.map { " " + aligned($0 == 0 ? "·" : "\($0)", width) }
      return padded(name, label) + cells.joined()
    }
  }
}
