public import CivilTime
public import Interface

/// A range of days chosen by its two ends, and the day with the keyboard focus.
public struct DateRangeSelection: Equatable, Sendable {
  /// The range, from the first to the last day; nil before the first is chosen.
  public private(set) var range: ClosedRange<CivilDate>?
  /// Whether the second end is still to be chosen.
  public private(set) var isOpenEnded = false
  /// The day with the keyboard focus.
  public private(set) var cursor: CivilDate
  /// The days that can be chosen.
  public let limits: ClosedRange<CivilDate>?
  private var anchor: CivilDate?

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - range: the days already chosen.
  ///   - today: the day that has the focus first, unless a range is chosen.
  ///   - limits: the days that can be chosen, or nil for all.
  public init(
    _ range: ClosedRange<CivilDate>? = nil, today: CivilDate,
    limits: ClosedRange<CivilDate>? = nil
  ) {
    self.range = range
    self.limits = limits
    cursor = range?.upperBound ?? today
    cursor = clamped(cursor)
  }

  /// Whether a day can be chosen.
  public func allows(_ day: CivilDate) -> Bool { limits.map { $0.contains(day) } ?? true }

  /// Chooses a day as one end of the range; the two ends may be chosen in either order.
  ///
  /// A third choice begins a new range.
  public mutating func choose(_ day: CivilDate) {
    guard allows(day) else { return }
    cursor = day
    if isOpenEnded, let anchor {
      range = min(anchor, day)...max(anchor, day)
      isOpenEnded = false
      self.anchor = nil
    } else {
      range = day...day
      anchor = day
      isOpenEnded = true
    }
  }

  /// Restores the range from before the first end was chosen, or none.
  public mutating func cancel(to range: ClosedRange<CivilDate>?) {
    guard isOpenEnded else { return }
    self.range = range
    isOpenEnded = false
    anchor = nil
  }

  /// The range that would result if the focused day were chosen.
  public var preview: ClosedRange<CivilDate>? {
    guard isOpenEnded, let anchor else { return range }
    return min(anchor, cursor)...max(anchor, cursor)
  }

  /// Moves the focus to a day, or to the nearest that can be chosen.
  public mutating func move(to day: CivilDate) { cursor = clamped(day) }

  /// Handles a key as the ARIA Authoring Practices specify for a date grid; returns whether it was
  /// used.
  public mutating func take(_ key: Key, modifiers: Modifiers = [], in month: CalendarMonth) -> Bool
  {
    let step = modifiers.contains(.shift) ? 12 : 1
    switch key {
    case .left: move(to: cursor.advanced(by: -1))
    case .right: move(to: cursor.advanced(by: 1))
    case .up: move(to: cursor.advanced(by: -7))
    case .down: move(to: cursor.advanced(by: 7))
    case .home: move(to: month.startOfWeek(cursor))
    case .end: move(to: month.startOfWeek(cursor).advanced(by: 6))
    case "PageUp": move(to: CalendarMonth.day(cursor, movedByMonths: -step))
    case "PageDown": move(to: CalendarMonth.day(cursor, movedByMonths: step))
    case .return, .space: choose(cursor)
    default: return false
    }
    return true
  }

  private func clamped(_ day: CivilDate) -> CivilDate {
    guard let limits else { return day }
    return min(max(day, limits.lowerBound), limits.upperBound)
  }
}
