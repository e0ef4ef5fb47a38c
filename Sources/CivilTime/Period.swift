/// A stretch of whole days by the person's own calendar, open where an end is not given.
public struct Period: Sendable, Hashable {
  /// The first day, or nil for as far back as there is anything.
  public let from: CivilDate?
  /// The last day, itself included, or nil for as late as there is anything.
  public let to: CivilDate?

  /// All days there are.
  public static let always = Period(uncheckedFrom: nil, to: nil)

  /// Makes a period, or nil when it would end before it begins.
  public init?(from: CivilDate?, to: CivilDate?) {
    if let from, let to, to < from { return nil }
    self.init(uncheckedFrom: from, to: to)
  }

  private init(uncheckedFrom from: CivilDate?, to: CivilDate?) {
    self.from = from
    self.to = to
  }

  /// Whether a day lies in the period.
  public func contains(_ day: CivilDate) -> Bool {
    if let from, day < from { return false }
    if let to, to < day { return false }
    return true
  }
}
