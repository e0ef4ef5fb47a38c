public import CivilTime
public import Geometry

/// Equal cells in rows and columns, such as the hours of a week.
public struct HeatMap: Sendable, Hashable {
  /// A cell by its place.
  public struct Cell: Sendable, Hashable {
    /// The row, from the top.
    public let row: Int
    /// The column, from the left.
    public let column: Int

    /// Names a cell.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// What a cell shows.
  public enum Content: Sendable, Hashable {
    /// Nobody answered then: not to be mistaken for a share of zero.
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
  ///   - rows: how many rows, at least one.
  ///   - columns: how many columns, at least one.
  ///   - gap: the distance between cells; half a cell at most.
  public init(in frame: Rect, rows: Int = 7, columns: Int = 24, gap: Double = 2) {
    self.frame = frame
    self.rows = max(rows, 1)
    self.columns = max(columns, 1)
    let least = min(frame.width / Double(self.columns), frame.height / Double(self.rows))
    self.gap = min(max(gap, 0), max(least, 0) / 2)
  }

  /// Where a cell lies.
  public func frame(of cell: Cell) -> Rect {
    let width = (frame.width + gap) / Double(columns)
    let height = (frame.height + gap) / Double(rows)
    return Rect(
      x: frame.minX + Double(cell.column) * width, y: frame.minY + Double(cell.row) * height,
      width: width - gap, height: height - gap)
  }

  /// The cell at a point, the gap beside it included; nil outside the frame.
  public func cell(at point: Point) -> Cell? {
    guard frame.contains(point) else { return nil }
    let column = Int((point.x - frame.minX) / (frame.width + gap) * Double(columns))
    let row = Int((point.y - frame.minY) / (frame.height + gap) * Double(rows))
    return Cell(row: min(row, rows - 1), column: min(column, columns - 1))
  }

  /// What each hour of the week shows.
  ///
  /// - Parameters:
  ///   - shares: for each hour from Monday 00:00 on, 0 to 1.
  ///   - totals: the answers of the same hours; where one is 0, nothing is known.
  ///   - weekStart: the day with which the week begins, whose hours are the first row.
  /// - Returns: seven rows of as many hours as a day has.
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
