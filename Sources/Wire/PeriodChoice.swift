public import CivilTime
import TextBytes

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

extension PeriodChoice {
  /// Reads what is chosen in a query: stated days where there is one, else a name, else the first.
  init(_ query: Query) {
    from = query.optional("from").flatMap { CivilDate(iso: $0) }
    to = query.optional("to").flatMap { CivilDate(iso: $0) }
    let name = query.optional("period") ?? ""
    let named = Kind.allCases.first { $0.name.isSame(as: name) } ?? Self.atFirst.kind
    kind = from == nil && to == nil ? named : .days
  }

  /// What a query says of it, and of a tag: nothing of what is chosen at first.
  func query(tag: String? = nil) -> Query {
    let isToldByDays = from != nil || to != nil
    let isNamed = kind != Self.atFirst.kind && !isToldByDays
    return Query(from: from, to: to, period: isNamed ? kind.name : nil, tag: tag)
  }
}

extension PeriodChoice.Kind {
  /// The name in an address.
  fileprivate var name: String {
    switch self {
    case .week: "week"
    case .month: "month"
    case .year: "year"
    case .always: "all"
    case .days: "days"
    }
  }
}
