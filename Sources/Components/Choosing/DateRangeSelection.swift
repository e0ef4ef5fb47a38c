public import CivilTime
public import Interface

/// Days that are chosen as the two ends of a range, and the day the keyboard is at.
public struct DateRangeSelection: Equatable, Sendable {
  /// The days, from the first to the last; nil before the first is chosen.
  public private(set) var range: ClosedRange<CivilDate>?
  /// Whether the second end is still to be chosen.
  public private(set) var isOpenEnded = false
  /// The day the keyboard is at.
  public private(set) var cursor: CivilDate
  /// The days that can be chosen.
  public let limits: ClosedRange<CivilDate>?
  private var anchor: CivilDate?

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - range: what is chosen already.
  ///   - today: where the keyboard is at first, unless something is chosen.
  ///   - limits: the days that can be chosen, or all.
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

  /// Chooses a day: the first end, or the second, whichever lies earlier.
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

  /// Goes back to what was chosen before the first end, or to nothing.
  public mutating func cancel(to range: ClosedRange<CivilDate>?) {
    guard isOpenEnded else { return }
    self.range = range
    isOpenEnded = false
    anchor = nil
  }

  /// What the range would be if the day the keyboard is at were chosen.
  public var preview: ClosedRange<CivilDate>? {
    guard isOpenEnded, let anchor else { return range }
    return min(anchor, cursor)...max(anchor, cursor)
  }

  /// Goes to a day, or to the nearest that can be chosen.
  public mutating func move(to day: CivilDate) { cursor = clamped(day) }

  /// Takes a key, as the ARIA Authoring Practices say of a grid of days; returns whether it is used.
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
