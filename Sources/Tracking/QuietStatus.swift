public import CivilTime

/// Whether a person is asked at a moment, and the time of the next change.
public struct QuietStatus: Sendable, Hashable {
  /// Whether it is a quiet time, in which the person is not asked.
  public let isQuiet: Bool
  /// The time at which it begins or ends; nil if that is unknown.
  public let until: Moment?
  /// The offset of the person's clock from UTC at that time.
  public let offset: UTCOffset

  /// Makes a status from a state and its end.
  public init(isQuiet: Bool, until: Moment? = nil, offset: UTCOffset = .utc) {
    self.isQuiet = isQuiet
    self.until = until
    self.offset = offset
  }
}

extension [QuietRule] {
  /// The time within which recurring hours begin again, whatever the clock does.
  private static var recurrence: Seconds { .days(8) }
  /// The longest stretch that is searched.
  private static var horizon: Seconds { .days(400) }

  /// Returns the rule that keeps the person from being asked at a moment, or nil.
  public func first(covering moment: Moment, offset: UTCOffset) -> QuietRule? {
    first { $0.covers(moment, offset: offset) }
  }

  /// Returns whether a moment is quiet, and the time of the next change.
  ///
  /// - Parameters:
  ///   - moment: the moment.
  ///   - offset: the offset of the person's clock from UTC at a moment.
  /// - Complexity: O(n · m) in the rules and the quarters of an hour up to a week after the last rule ends.
  public func status(at moment: Moment, offset: (Moment) -> UTCOffset) -> QuietStatus {
    let isQuiet = first(covering: moment, offset: offset(moment)) != nil
    guard !isEmpty else { return QuietStatus(isQuiet: false) }
    var last = moment
    for rule in self { last = Swift.max(last, rule.until ?? last, rule.since) }
    // Outside quiet time, only a rule that begins within a day is reported.
    let end = isQuiet ? Swift.min(last, moment + Self.horizon) + Self.recurrence : moment + .days(1)
    var time = moment
    while time < end {
      if isQuiet, let until = lastEnd(at: time) {
        time = until
      } else {
        time = nextChange(after: time)
      }
      let then = offset(time)
      if (first(covering: time, offset: then) != nil) != isQuiet {
        return QuietStatus(isQuiet: isQuiet, until: time, offset: then)
      }
    }
    return QuietStatus(isQuiet: isQuiet)
  }

  /// Returns the last end of the rules that cover all of the time at a moment; nil without any.
  private func lastEnd(at moment: Moment) -> Moment? {
    var last: Moment?
    for rule in self where rule.hours.isWholeDay && rule.weekdays == .all && rule.since <= moment {
      if let until = rule.until, until > last ?? moment { last = until }
    }
    return last
  }

  /// Returns the next moment at which a rule may begin or end, or a clock may be set: every quarter of an
  /// hour.
  private func nextChange(after moment: Moment) -> Moment {
    let seconds = moment.secondsSince1970
    var next = Moment(secondsSince1970: (seconds / 900 + 1) * 900)
    func consider(_ time: Moment) {
      if moment < time, time < next { next = time }
    }
    let minute = (seconds / 60 + 1) * 60
    for rule in self {
      consider(rule.since)
      if let until = rule.until { consider(until) }
      // The hours are whole minutes of a clock whose offset is a whole number of quarter hours.
      for bound in [rule.hours.start, rule.hours.end] {
        let ahead = (Int64(bound.minute % 15) * 60 - minute % 900 + 900) % 900
        consider(Moment(secondsSince1970: minute + ahead))
      }
    }
    return next
  }

  /// Returns the next whole minute, or an earlier moment at which a rule begins or ends.
  public func nextMinute(after moment: Moment) -> Moment {
    let minute = Moment(secondsSince1970: (moment.secondsSince1970 / 60 + 1) * 60)
    let ends = flatMap { [$0.since, $0.until].compactMap { $0 } }
    return ends.filter { moment < $0 && $0 < minute }.min() ?? minute
  }
}
