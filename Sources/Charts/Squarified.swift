public import Geometry

/// A rectangle divided into cells whose areas are proportional to their values, and as square as possible.
///
/// M. Bruls, K. Huizing, J. J. van Wijk, “Squarified Treemaps”, Data Visualization 2000, 33. Rows are laid
/// along the shorter side of the remaining rectangle, and a cell joins a row as long as this does not
/// elongate the row's worst cell.
///
/// The arrangement is a separate value: when it lays out other values of the same items, the cells keep their
/// relative positions and neighbours.
public struct Squarified: Sendable, Hashable {
  /// Cells side by side.
  private struct Row: Sendable, Hashable {
    var cells: Range<Int>
    /// Whether the cells are side by side rather than stacked.
    var isHorizontal: Bool
  }

  /// The default target aspect ratio: the golden ratio, because the areas of squares are harder to compare by
  /// eye (Kong, Heer and Agrawala 2010).
  public static let goldenRatio = (1 + 5.0.squareRoot()) / 2

  private let rows: [Row]

  /// Arranges values in a frame.
  ///
  /// - Parameters:
  ///   - values: the values; descending order gives the squarest cells. Those that are negative or not a
  ///     number count as zero.
  ///   - frame: the frame.
  ///   - ratio: the target aspect ratio, at least 1.
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

  /// Returns the cells of values in a frame, in the existing arrangement.
  ///
  /// - Parameters:
  ///   - values: values of the same items in the same order.
  ///   - frame: any frame; if its aspect ratio differs, the cells are less square.
  /// - Complexity: O(n).
  public func cells(of values: [Double], in frame: Rect) -> [Rect] {
    var cells: [Rect] = []
    cells.reserveCapacity(values.count)
    var rest = Remainder(frame, total: Self.total(values))
    for row in rows {
      let range = row.cells.clamped(to: 0..<values.count)
      let sum = values[range].reduce(0) { $0 + area($1) }
      let strip = rest.cut(sum, isHorizontal: row.isHorizontal)
      // Sides are accumulated, not multiplied, so that those of neighbours are bitwise equal.
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

  /// Returns the end of the row that begins at a cell.
  private static func rowEnd(
    _ values: [Double], from start: Int, _ rest: Remainder, ratio: Double
  ) -> Int {
    var end = start
    var sum = 0.0
    // Cells without an area join the row of the next cell that has one.
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

  /// Returns the deviation of the worst cell of a row from the target aspect ratio.
  private static func worst(
    _ sum: Double, _ least: Double, _ greatest: Double, _ proportion: Double
  ) -> Double {
    let row = sum * sum * proportion
    return max(greatest / row, row / least)
  }
}

/// Returns the value, or 0 if it is negative or not finite.
private func area(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }

/// The remaining part of a frame while rows are cut from it.
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

  /// Whether it is taller than wide; a row then spans its width.
  var isUpright: Bool { right - left < bottom - top }

  /// The ratio of its longer to its shorter side.
  var proportion: Double {
    let (width, height) = (right - left, bottom - top)
    return max(height / width, width / height)
  }

  /// Cuts off a strip for a sum: from the top if its cells are side by side.
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
