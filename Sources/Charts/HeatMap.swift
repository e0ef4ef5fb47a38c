public import CivilTime
public import Geometry

/// Equal cells in rows and columns, such as the hours of a week.
public struct HeatMap: Sendable, Hashable {
  /// The position of a cell.
  public struct Cell: Sendable, Hashable {
    /// The row, from the top.
    public let row: Int
    /// The column, from the left.
    public let column: Int

    /// Makes the position of a cell.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The content of a cell.
  public enum Content: Sendable, Hashable {
    /// There are no answers, which differs from a share of zero.
    case unknown
    /// A share, 0 to 1.
    case share(Double)
  }

  /// All cells together.
  public let frame: Rect
  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int
  /// The distance between cells.
  public let gap: Double

  /// Divides a frame into cells.
  ///
  /// - Parameters:
  ///   - frame: all cells together.
  ///   - rows: the number of rows, at least one.
  ///   - columns: the number of columns, at least one.
  ///   - gap: the distance between cells; half a cell at most.
  public init(in frame: Rect, rows: Int = 7, columns: Int = 24, gap: Double = 2) {
    self.frame = frame
    self.rows = max(rows, 1)
    self.columns = max(columns, 1)
    let least = min(frame.width / Double(self.columns), frame.height / Double(self.rows))
    self.gap = min(max(gap, 0), max(least, 0) / 2)
  }

  /// Returns the frame of a cell.
  public func frame(of cell: Cell) -> Rect {
    let width = (frame.width + gap) / Double(columns)
    let height = (frame.height + gap) / Double(rows)
    return Rect(
      x: frame.minX + Double(cell.column) * width, y: frame.minY + Double(cell.row) * height,
      width: width - gap, height: height - gap)
  }

  /// Returns the cell at a point, including the gap next to it; nil outside the frame.
  public func cell(at point: Point) -> Cell? {
    guard frame.contains(point) else { return nil }
    let column = Int((point.x - frame.minX) / (frame.width + gap) * Double(columns))
    let row = Int((point.y - frame.minY) / (frame.height + gap) * Double(rows))
    return Cell(row: min(row, rows - 1), column: min(column, columns - 1))
  }

  /// Returns the contents of the hours of a week.
  ///
  /// - Parameters:
  ///   - shares: for each hour from Monday 00:00 on, 0 to 1.
  ///   - totals: the number of answers in the same hours; an hour without answers is unknown.
  ///   - weekStart: the day with which the week begins, whose hours are the first row.
  /// - Returns: seven rows of 24 hours.
  public static func week(
    _ shares: [Double], of totals: [Int], weekStart: Weekday
  ) -> [[Content]] {
    let hours = min(shares.count, totals.count) / 7
    return Weekday.week(from: weekStart).map { day in
      (day.rawValue * hours..<(day.rawValue + 1) * hours).map { hour in
        totals[hour] > 0 ? .share(shares[hour]) : .unknown
      }
    }
  }
}
