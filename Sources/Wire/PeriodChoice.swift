public import CivilTime
import TextBytes

/// The period chosen for figures, as it is kept in the address of the statistics.
public struct PeriodChoice: Sendable, Equatable {
  /// The choices that a single tap offers.
  public enum Kind: Int, CaseIterable, Sendable {
    /// A calendar week.
    case week
    /// A calendar month.
    case month
    /// A calendar quarter.
    case quarter
    /// Twenty-six weeks, which end with the present week unless another is chosen.
    case halfYear
    /// A calendar year.
    case year
    /// All days with data.
    case always
    /// The days from one stated day to another.
    case days
  }

  /// The kind of period.
  public let kind: Kind
  /// A day of the month, quarter or year, or the first day of the weeks; nil for the present ones.
  public let day: CivilDate?
  /// The first of the stated days; nil if they begin with the first day that has data.
  public let from: CivilDate?
  /// The last of the stated days; nil if they end with the last day that has data.
  public let to: CivilDate?

  /// The choice before the person makes one.
  public static let atFirst = PeriodChoice(.month)

  /// Chooses a calendar period, all days, or days with both ends open.
  ///
  /// - Parameters:
  ///   - kind: the kind of period.
  ///   - day: a day of the period, for weeks their first; the current period unless given.
  public init(_ kind: Kind, of day: CivilDate? = nil) {
    self.kind = kind
    self.day = kind == .always || kind == .days ? nil : day
    (from, to) = (nil, nil)
  }

  /// Chooses the days from one to another, each of which may be left open.
  public init(from: CivilDate?, to: CivilDate?) {
    kind = .days
    day = nil
    (self.from, self.to) = (from, to)
  }

  /// Returns the chosen days, or nil if the last comes before the first.
  ///
  /// - Parameters:
  ///   - today: the person's date.
  ///   - weekStart: the day with which weeks begin.
  public func period(on today: CivilDate, weekStart: Weekday) -> Period? {
    switch kind {
    case .always: return .always
    case .days: return Period(from: from, to: to)
    case .week, .month, .quarter, .halfYear, .year:
      let start = start(on: today, weekStart)
      return Period(from: start, to: kind.start(after: start).advanced(by: -1))
    }
  }

  /// Returns the period before or after this one; nil if none exists, or if it would lie in the future.
  ///
  /// A period of stated days moves by its own length.
  public func neighbour(isLater: Bool, on today: CivilDate, weekStart: Weekday) -> PeriodChoice? {
    switch kind {
    case .always: return nil
    case .days:
      guard let from, let to, from <= to else { return nil }
      let length = to.dayNumber - from.dayNumber + 1
      let step = isLater ? length : -length
      let choice = PeriodChoice(from: from.advanced(by: step), to: to.advanced(by: step))
      return Self.isKept(from.advanced(by: step), by: today, isLater) ? choice : nil
    case .week, .month, .quarter, .halfYear, .year:
      let start = start(on: today, weekStart)
      let next = isLater ? kind.start(after: start) : kind.start(of: start.advanced(by: -1), start)
      guard Self.isKept(next, by: today, isLater) else { return nil }
      let present = PeriodChoice(kind).start(on: today, weekStart)
      return PeriodChoice(kind, of: next == present ? nil : next)
    }
  }

  /// Returns the period before this one, with which it is compared; nil if there is none.
  ///
  /// Stated days that are a whole month, quarter or year are compared with the one before, however they are chosen.
  /// An open last day is today. A period that is not over is compared with the same part of the one before.
  func before(on today: CivilDate, weekStart: Weekday) -> PeriodChoice? {
    var choice = self
    if kind == .days, let from {
      let whole = Period(from: from, to: to ?? Swift.max(from, today))
      choice = PeriodChoice(from: whole?.from, to: whole?.to)
      for kind in [Kind.month, .quarter, .year] {
        let calendar = PeriodChoice(kind, of: from)
        if calendar.period(on: today, weekStart: weekStart) == whole { choice = calendar }
      }
    }
    let before = choice.neighbour(isLater: false, on: today, weekStart: weekStart)
    return before?.part(likeThatOf: choice, on: today, weekStart: weekStart)
  }

  /// Returns this period without the days for which a later one has no counterpart yet.
  private func part(
    likeThatOf later: PeriodChoice, on today: CivilDate, weekStart: Weekday
  ) -> PeriodChoice {
    guard let period = later.period(on: today, weekStart: weekStart), period.isRunning(on: today),
      let own = self.period(on: today, weekStart: weekStart),
      let start = period.from, let from = own.from, let to = own.to
    else { return self }
    let last = from.advanced(by: today.dayNumber - start.dayNumber)
    return last < to ? PeriodChoice(from: from, to: last) : self
  }

  /// Whether the period is not over; false if its end is open.
  ///
  /// - Parameters:
  ///   - today: the person's date.
  ///   - weekStart: the day with which weeks begin.
  public func isRunning(on today: CivilDate, weekStart: Weekday) -> Bool {
    period(on: today, weekStart: weekStart)?.isRunning(on: today) ?? false
  }

  /// Returns the same period a year before: for weeks and stated days, 52 weeks before, so that it has the
  /// same days of the week; nil for all days.
  ///
  /// Of a period that is not over, it is the same part.
  func yearBefore(on today: CivilDate, weekStart: Weekday) -> PeriodChoice? {
    wholeYearBefore(on: today, weekStart)?.part(likeThatOf: self, on: today, weekStart: weekStart)
  }

  private func wholeYearBefore(on today: CivilDate, _ weekStart: Weekday) -> PeriodChoice? {
    switch kind {
    case .always: return nil
    case .days:
      guard let from, let to, from <= to else { return nil }
      let first = from.advanced(by: -Self.year)
      return Self.isKept(first, by: today, false)
        ? PeriodChoice(from: first, to: to.advanced(by: -Self.year)) : nil
    case .week, .halfYear, .month, .quarter, .year:
      let start = start(on: today, weekStart)
      let isWeeks = kind == .week || kind == .halfYear
      let first =
        isWeeks ? start.advanced(by: -Self.year) : start.month.advanced(by: -12).firstDay
      return Self.isKept(first, by: today, false) ? PeriodChoice(kind, of: first) : nil
    }
  }

  /// The number of days in 52 weeks.
  private static let year = 52 * 7

  /// Whether a period may begin on a day: not in the future, and not before the years of addresses.
  private static func isKept(_ start: CivilDate, by today: CivilDate, _ isLater: Bool) -> Bool {
    isLater ? start <= today : start.parts.year >= 1
  }

  private func start(on today: CivilDate, _ weekStart: Weekday) -> CivilDate {
    let week = today.startOfWeek(from: weekStart)
    return switch kind {
    case .week: day ?? week
    case .halfYear: day ?? week.advanced(by: 7 - Self.halfYear)
    case .month, .quarter, .year, .always, .days: kind.start(of: day ?? today, today)
    }
  }

  /// The number of days in twenty-six weeks.
  fileprivate static let halfYear = 26 * 7
}

extension PeriodChoice.Kind {
  /// Returns the first day of the calendar period that contains a day.
  ///
  /// The start of a week is a whole number of weeks from `other`. Twenty-six weeks end with the day before
  /// `other`.
  fileprivate func start(of day: CivilDate, _ other: CivilDate) -> CivilDate {
    switch self {
    case .week: day.startOfWeek(from: other.weekday)
    case .halfYear: other.advanced(by: -PeriodChoice.halfYear)
    case .month: day.month.firstDay
    // Months are counted from a January on.
    case .quarter: day.month.advanced(by: -((day.parts.month - 1) % 3)).firstDay
    case .year: day.month.advanced(by: 1 - day.parts.month).firstDay
    case .always, .days: day
    }
  }

  /// Returns the first day of the period after the one that begins on a day.
  fileprivate func start(after start: CivilDate) -> CivilDate {
    switch self {
    case .week: start.advanced(by: 7)
    case .halfYear: start.advanced(by: PeriodChoice.halfYear)
    case .month: start.month.advanced(by: 1).firstDay
    case .quarter: start.month.advanced(by: 3).firstDay
    case .year: start.month.advanced(by: 12).firstDay
    case .always, .days: start
    }
  }
}

extension PeriodChoice.Kind: WireWord {
  /// The word in an address.
  public var word: String {
    switch self {
    case .week: "week"
    case .month: "month"
    case .quarter: "quarter"
    case .halfYear: "26-weeks"
    case .year: "year"
    case .always: "all"
    case .days: "days"
    }
  }
}

// MARK: - In an address

extension Parameters {
  /// Declares the parameters of a choice in an address: stated days if there are any, else a name with a day.
  ///
  /// - Parameter usual: the choice if the address names none.
  mutating func choice(
    unless usual: PeriodChoice.Kind, _ get: (Root) -> PeriodChoice
  ) throws(QueryProblem) -> PeriodChoice {
    let from = try optionalParameter("from", .day("")) { get($0).from }
    let to = try optionalParameter("to", .day("")) { get($0).to }
    let kind = try optionalParameter("period", .word(PeriodChoice.Kind.self)) {
      get($0).named(unless: usual)
    }
    let place = try optionalParameter("at", .text("")) { get($0).place }
    guard from == nil, to == nil else { return PeriodChoice(from: from, to: to) }
    return PeriodChoice(kind ?? usual, of: place.flatMap { PeriodChoice.day(in: $0) })
  }
}

extension PeriodChoice {
  /// Returns the kind named in an address: nil if days are stated, and for the usual kind.
  fileprivate func named(unless usual: Kind) -> Kind? {
    from != nil || to != nil || kind == usual ? nil : kind
  }

  /// The calendar period in the notation of addresses: `2026`, `2026-10` or `2026-10-26`.
  fileprivate var place: String? {
    guard let day else { return nil }
    let bytes = day.iso.bytes
    let length =
      switch kind {
      case .year: 4
      case .month, .quarter: 7
      case .week, .halfYear, .always, .days: 10
      }
    return String(bytes: Array(bytes.prefix(length)))
  }

  /// Returns the first day of a year, month or day in the notation of addresses; nil if its period would end
  /// after the last year in which dates can be written.
  fileprivate static func day(in text: String) -> CivilDate? {
    let day =
      switch text.utf8.count {
      case 4: CivilDate(iso: text + "-01-01")
      case 7: CivilDate(iso: text + "-01")
      default: CivilDate(iso: text)
      }
    return day.flatMap { (1...9_998).contains($0.parts.year) ? $0 : nil }
  }
}
