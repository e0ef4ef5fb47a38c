public import CivilTime

/// The period whose figures a person has chosen, as the address of the statistics keeps it.
public struct PeriodChoice: Sendable, Equatable {
  /// What can be chosen with one tap.
  public enum Kind: Int, CaseIterable, Sendable {
    /// The 7 days up to today.
    case week
    /// The 30 days up to today.
    case month
    /// The 365 days up to today.
    case year
    /// All there is.
    case always
    /// From one day to another, as they are stated.
    case days
  }

  /// What was chosen.
  public let kind: Kind
  /// The first day of stated days; nil where they begin with the first there is.
  public let from: CivilDate?
  /// The last day of stated days; nil where they end with the last there is.
  public let to: CivilDate?

  /// What is chosen before the person chooses.
  public static let atFirst = PeriodChoice(.month)

  /// Chooses days that are told without being stated, or all days as stated ones.
  public init(_ kind: Kind) {
    self.kind = kind
    (from, to) = (nil, nil)
  }

  /// Chooses the days from one to another, each of which may be left open.
  public init(from: CivilDate?, to: CivilDate?) {
    kind = .days
    (self.from, self.to) = (from, to)
  }

  /// The days that are meant, or nil where the last comes before the first.
  public func period(upTo today: CivilDate) -> Period? {
    switch kind {
    case .week: Period(from: today.advanced(by: -6), to: today)
    case .month: Period(from: today.advanced(by: -29), to: today)
    case .year: Period(from: today.advanced(by: -364), to: today)
    case .always: .always
    case .days: Period(from: from, to: to)
    }
  }
}

extension PeriodChoice.Kind: WireWord {
  /// The word in an address.
  public var word: String {
    switch self {
    case .week: "week"
    case .month: "month"
    case .year: "year"
    case .always: "all"
    case .days: "days"
    }
  }
}

/// What the address of the statistics says of the period and the tag that are shown.
struct StatisticsQuery: Query {
  let choice: PeriodChoice
  let tag: String?

  /// Declares the parameters: stated days where there is one, else a name, else what is chosen first.
  static func parameters(
    _ parameters: inout some Parameters<StatisticsQuery>
  ) throws(QueryProblem) -> StatisticsQuery {
    let tag = try parameters.optionalParameter("tag", .text("")) { $0.tag }
    let from = try parameters.optionalParameter("from", .day("")) { $0.choice.from }
    let to = try parameters.optionalParameter("to", .day("")) { $0.choice.to }
    let kind = try parameters.optionalParameter("period", .word(PeriodChoice.Kind.self)) {
      $0.choice.named
    }
    return StatisticsQuery(choice: PeriodChoice(kind, from: from, to: to), tag: tag)
  }
}

extension PeriodChoice {
  fileprivate init(_ kind: Kind?, from: CivilDate?, to: CivilDate?) {
    self.kind = from == nil && to == nil ? kind ?? Self.atFirst.kind : .days
    (self.from, self.to) = (from, to)
  }

  /// What an address names: nothing where days are stated, and nothing of what is chosen at first.
  fileprivate var named: Kind? {
    from != nil || to != nil || kind == Self.atFirst.kind ? nil : kind
  }
}
