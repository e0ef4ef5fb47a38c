internal import CivilTime

/// How a person says which probe is meant.
enum ProbeTime: Hashable {
  /// By its moment.
  case moment(Moment)
  /// By the day and the minute of that day on the person's clock.
  case minute(CivilDate, Int)

  /// Reads `1640997602`, or `2022-01-01 00:40`, with a T in place of the space if need be; nil where it
  /// is neither.
  init?(_ text: String) {
    if let seconds = Int64(text) {
      self = .moment(Moment(secondsSince1970: seconds))
      return
    }
    let parts = text.split { $0 == " " || $0 == "T" }
    guard parts.count == 2, let day = CivilDate(iso: String(parts[0])) else { return nil }
    let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 2, let hour = Int(clock[0]), (0..<24).contains(hour),
      clock[1].count == 2, let minute = Int(clock[1]), (0..<60).contains(minute)
    else { return nil }
    self = .minute(day, hour * 60 + minute)
  }
}
