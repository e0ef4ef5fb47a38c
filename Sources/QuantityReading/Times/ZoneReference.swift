public import CivilTime

/// A zone of the tz database, or a clock with a fixed offset from UTC.
struct ZoneReference: Sendable {
  /// The name in the tz database, or `UTC+03:00`.
  let name: String
  /// The fixed offset that a phrase states; nil if the rules of the zone apply.
  let fixed: UTCOffset?

  /// A zone by its name in the tz database.
  init(_ name: String) { (self.name, fixed) = (name, nil) }

  /// A zone with the fixed offset of its abbreviation, in winter and in summer.
  init(_ name: String, fixed: UTCOffset) { (self.name, self.fixed) = (name, fixed) }

  /// A clock with a fixed offset.
  init(fixed: UTCOffset) { self.init(Self.name(of: fixed), fixed: fixed) }

  /// Returns the name of an offset, such as `UTC+05:45`.
  static func name(of offset: UTCOffset) -> String {
    let minutes = abs(offset.seconds) / 60
    if minutes == 0 { return "UTC" }
    return "UTC\(offset.seconds < 0 ? "-" : "+")\(offset.clock)"
  }

  /// Returns the offset at a moment; nil if the zone is unknown.
  func offset(at moment: Moment, _ rules: ZoneRules) -> UTCOffset? {
    fixed ?? rules(name, moment)
  }

  /// Returns the name of the zone at a moment: "PST" is Los Angeles as long as clocks there show it.
  func name(at moment: Moment, _ rules: ZoneRules) -> String {
    guard let fixed, rules(name, moment) != fixed else { return name }
    return Self.name(of: fixed)
  }
}

/// A function that returns the offset of a zone of the tz database at a moment; nil if there is no
/// such zone.
public typealias ZoneRules = @Sendable (_ zone: String, _ moment: Moment) -> UTCOffset?

extension UTCOffset {
  /// `HH:MM`, without its sign.
  var clock: String {
    let minutes = abs(seconds) / 60
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }
}

/// Returns a number from 0 to 99 in two digits.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
