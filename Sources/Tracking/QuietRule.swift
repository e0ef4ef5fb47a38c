public import CivilTime

/// A time, fixed in advance, in which a person is not asked: every night, or a vacation.
///
/// The moments of a schedule outside such times are as random as the others, so that figures remain unbiased
/// for the time in which the person is asked. A rule never applies before it is made: what was asked stays
/// asked.
public struct QuietRule: Sendable, Hashable {
  /// The purpose of a rule.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Hours that recur, such as the night or the weekend.
    case quiet
    /// Days off.
    case vacation
  }

  /// The number by which a person refers to the rule.
  public let id: Int
  /// The purpose.
  public let kind: Kind
  /// The days on which its hours begin.
  public let weekdays: Weekdays
  /// The hours on the person's clock.
  public let hours: QuietHours
  /// The moment from which it applies.
  public let since: Moment
  /// The moment until which it applies; nil for a rule without an end.
  public let until: Moment?

  /// Makes a rule from its parts.
  public init(
    id: Int, kind: Kind, weekdays: Weekdays, hours: QuietHours, since: Moment, until: Moment?
  ) {
    self.id = id
    self.kind = kind
    self.weekdays = weekdays
    self.hours = hours
    self.since = since
    self.until = until
  }

  /// Whether the person is not asked at a moment.
  ///
  /// - Parameters:
  ///   - moment: the moment.
  ///   - offset: the offset of the person's clock from UTC at that moment.
  public func covers(_ moment: Moment, offset: UTCOffset) -> Bool {
    guard since <= moment, until.map({ moment < $0 }) ?? true else { return false }
    let time = LocalTime(moment, offset: offset)
    let clock = TimeOfDay(time)
    let today = weekdays.contains(time.date.weekday)
    if hours.isWholeDay { return today }
    if hours.start < hours.end { return today && hours.start <= clock && clock < hours.end }
    if clock >= hours.start { return today }
    return clock < hours.end && weekdays.contains(time.date.advanced(by: -1).weekday)
  }
}
