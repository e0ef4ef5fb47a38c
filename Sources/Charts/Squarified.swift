public import Geometry

/// A rectangle cut into cells whose areas are as their values, and as square as they can be.
///
/// M. Bruls, K. Huizing, J. J. van Wijk, “Squarified Treemaps”, Data Visualization 2000, 33. Rows
/// are laid along the shorter side of what is left, and a cell joins a row as long as the row's
/// worst cell does not get longer.
///
/// The arrangement is a value of its own: laid out anew for other values of the same things, the
/// cells keep their places and their neighbours.
public struct Squarified: Sendable, Hashable {
  /// Cells side by side.
  private struct Row: Sendable, Hashable {
    var cells: Range<Int>
    /// Whether the cells stand beside each other, and not above each other.
    var isHorizontal: Bool
  }

  /// The proportion aimed at where no other is given: the golden one, since squares are compared
  /// badly by eye (Kong, Heer and Agrawala 2010).
  public static let goldenRatio = (1 + 5.0.squareRoot()) / 2

  private let rows: [Row]

  /// Arranges values in a frame.
  ///
  /// - Parameters:
  ///   - values: not negative; from the greatest to the least they give the squarest cells. What
  ///     is negative or no number counts as zero.
  ///   - frame: the frame.
  ///   - ratio: the proportion aimed at, 1 or more.
  /// - Complexity: O(n).
  public init(_ values: [Double], in frame: Rect, ratio: Double = Squarified.goldenRatio) {
    var rows: [Row] = []
    var rest = Remainder(frame, total: Self.total(values))
    var start = 0
    while start < values.count {
      let end = Self.rowEnd(values, from: start, rest, ratio: max(ratio, 1))
      let isHorizontal = rest.isUpright
      rows.append(Row(cells: start..<end, isHorizontal: isHorizontal))
      _ = rest.cut(values[start..<end].reduce(0) { $0 + area($1) }, isHorizontal: isHorizontal)
      start = end
    }
    self.rows = rows
  }

  /// The cells of values in a frame, arranged as they were at first.
  ///
  /// - Parameters:
  ///   - values: as many as were arranged, of the same things in the same order.
  ///   - frame: any frame; in one of other proportions the cells are less square.
  /// - Complexity: O(n).
  public func cells(of values: [Double], in frame: Rect) -> [Rect] {
    var cells: [Rect] = []
    cells.reserveCapacity(values.count)
    var rest = Remainder(frame, total: Self.total(values))
    for row in rows {
      let range = row.cells.clamped(to: 0..<values.count)
      let sum = values[range].reduce(0) { $0 + area($1) }
      let strip = rest.cut(sum, isHorizontal: row.isHorizontal)
      // The sides are summed up and not multiplied, so that neighbours share theirs to the bit.
      var side = row.isHorizontal ? strip.left : strip.top
      let length = row.isHorizontal ? strip.right - strip.left : strip.bottom - strip.top
      let scale = sum > 0 ? length / sum : 0
      for value in values[range] {
        let next = side + area(value) * scale
        cells.append(
          row.isHorizontal
            ? Rect(left: side, top: strip.top, right: next, bottom: strip.bottom)
            : Rect(left: strip.left, top: side, right: strip.right, bottom: next))
        side = next
      }
    }
    return cells
  }

  private static func total(_ values: [Double]) -> Double { values.reduce(0) { $0 + area($1) } }

  /// Where the row that begins at a cell ends.
  private static func rowEnd(
    _ values: [Double], from start: Int, _ rest: Remainder, ratio: Double
  ) -> Int {
    var end = start
    var sum = 0.0
    // Cells without an area go into the row of the next that has one.
    repeat {
      sum = area(values[end])
      end += 1
    } while sum == 0 && end < values.count
    var (least, greatest) = (sum, sum)
    let proportion = rest.proportion / (rest.total * ratio)
    var worst = Self.worst(sum, least, greatest, proportion)
    while end < values.count {
      let value = area(values[end])
      least = min(least, value)
      greatest = max(greatest, value)
      let next = Self.worst(sum + value, least, greatest, proportion)
      if next > worst { break }
      sum += value
      worst = next
      end += 1
    }
    return end
  }

  /// How far from the proportion aimed at the worst cell of a row is.
  private static func worst(
    _ sum: Double, _ least: Double, _ greatest: Double, _ proportion: Double
  ) -> Double {
    let row = sum * sum * proportion
    return max(greatest / row, row / least)
  }
}

/// What counts of a value.
private func area(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }

/// What is left of a frame while rows are cut from it.
private struct Remainder {
  private(set) var left, top: Double
  let right, bottom: Double
  private(set) var total: Double

  init(_ frame: Rect, total: Double) {
    left = frame.minX
    top = frame.minY
    right = frame.maxX
    bottom = frame.maxY
    self.total = total
  }

  /// Whether it is higher than wide; a row then lies across.
  var isUpright: Bool { right - left < bottom - top }

  /// How many times as long as short it is.
  var proportion: Double {
    let (width, height) = (right - left, bottom - top)
    return max(height / width, width / height)
  }

  /// Cuts off a strip for a sum: from the top when its cells stand beside each other.
  mutating func cut(
    _ sum: Double, isHorizontal: Bool
  ) -> (left: Double, top: Double, right: Double, bottom: Double) {
    var strip = (left: left, top: top, right: right, bottom: bottom)
    if isHorizontal {
      if total > 0 { top += (bottom - top) * sum / total } else { top = bottom }
      strip.bottom = top
    } else {
      if total > 0 { left += (right - left) * sum / total } else { left = right }
      strip.right = left
    }
    total -= sum
    return strip
  }
}
