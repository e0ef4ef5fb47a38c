public import CivilTime

/// A zone of the tz database, or a clock that is always as far ahead of UTC.
struct ZoneReference: Sendable {
  /// The name in the tz database, or `UTC+03:00`.
  let name: String
  /// How far the clock is ahead, where a phrase says it; of a zone, its rules say it.
  let fixed: UTCOffset?

  /// A zone by its name in the tz database.
  init(_ name: String) { (self.name, fixed) = (name, nil) }

  /// A zone in which a clock is as far ahead as its abbreviation says, in winter and in summer.
  init(_ name: String, fixed: UTCOffset) { (self.name, self.fixed) = (name, fixed) }

  /// A clock that is always as far ahead.
  init(fixed: UTCOffset) { self.init(Self.name(of: fixed), fixed: fixed) }

  /// `UTC+05:45`.
  static func name(of offset: UTCOffset) -> String {
    let minutes = abs(offset.seconds) / 60
    if minutes == 0 { return "UTC" }
    return "UTC\(offset.seconds < 0 ? "-" : "+")\(offset.clock)"
  }

  /// How far the clock is ahead at a moment; nil where nothing is known of the zone.
  func offset(at moment: Moment, _ rules: ZoneRules) -> UTCOffset? {
    fixed ?? rules(name, moment)
  }

  /// What the zone is called at a moment: "PST" is Los Angeles as long as clocks there show it.
  func name(at moment: Moment, _ rules: ZoneRules) -> String {
    guard let fixed, rules(name, moment) != fixed else { return name }
    return Self.name(of: fixed)
  }
}

/// How far clocks of a zone of the tz database are ahead of UTC at a moment; nil where there is no such zone.
public typealias ZoneRules = @Sendable (_ zone: String, _ moment: Moment) -> UTCOffset?

extension UTCOffset {
  /// `HH:MM`, without its sign.
  var clock: String {
    let minutes = abs(seconds) / 60
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }
}

/// A number from 0 to 99 in two digits.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
