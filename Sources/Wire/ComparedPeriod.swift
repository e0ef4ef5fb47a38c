public import CivilTime
import TextBytes

/// The period with which another is compared, as it is kept in the address of the statistics.
public enum ComparedPeriod: Sendable, Equatable {
  /// The period before.
  case before
  /// The same period a year before.
  case yearBefore
  /// From one day to another, each of which may be left open.
  case days(from: CivilDate?, to: CivilDate?)

  /// The choices that a single tap offers.
  public enum Kind: Int, CaseIterable, Sendable {
    /// The period before.
    case before
    /// The same period a year before.
    case yearBefore
    /// Stated days.
    case days
  }

  /// The kind of this choice.
  public var kind: Kind {
    switch self {
    case .before: .before
    case .yearBefore: .yearBefore
    case .days: .days
    }
  }

  /// Returns the period to compare with, or nil if there is none: also if stated days end before they begin,
  /// or overlap the compared period, since its difference from itself would say nothing of chance.
  ///
  /// - Parameters:
  ///   - choice: the period that is compared.
  ///   - today: the person's date.
  ///   - weekStart: the day with which weeks begin.
  public func choice(
    besides choice: PeriodChoice, on today: CivilDate, weekStart: Weekday
  ) -> PeriodChoice? {
    switch self {
    case .before: choice.before(on: today, weekStart: weekStart)
    case .yearBefore: choice.yearBefore(on: today, weekStart: weekStart)
    case .days(let from, let to):
      if let days = Period(from: from, to: to),
        let period = choice.period(on: today, weekStart: weekStart), !days.overlaps(period)
      {
        PeriodChoice(from: from, to: to)
      } else {
        nil
      }
    }
  }
}

// MARK: - In an address

extension ComparedPeriod {
  /// The text in an address: nil for the usual comparison, `year-before`, or two days such as
  /// `2026-01-01..2026-01-31`, either of which may be missing.
  var text: String? {
    switch self {
    case .before: nil
    case .yearBefore: Self.yearWord
    case .days(let from, let to): (from?.iso ?? "") + Self.separator + (to?.iso ?? "")
    }
  }

  /// Reads the text in an address; the usual comparison if it is damaged.
  init(_ text: String?) {
    self = .before
    guard let text else { return }
    let bytes = text.bytes
    let dots = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
    let days = ComparedPeriod.days(
      from: CivilDate(iso: String(bytes: Array(bytes[..<dots]))),
      to: CivilDate(iso: String(bytes: Array(bytes[dots...].dropFirst(Self.separator.utf8.count)))))
    // Only what would be written so is understood; nothing is compared with all there is.
    for compared in [days, .yearBefore]
    where compared.text.map({ $0.isSame(as: text) && text.utf8.count > 2 }) ?? false {
      self = compared
    }
  }

  private static var yearWord: String { "year-before" }
  private static var separator: String { ".." }
}
