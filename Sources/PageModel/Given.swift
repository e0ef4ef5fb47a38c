package import CivilTime
package import Interface
package import JSON
internal import TextBytes
package import Tracking
package import Wire

extension Browser {
  /// Returns the JSON value that the server has given with the page under a name.
  package func givenJSON(_ name: String) -> JSONValue? {
    given(name).flatMap { try? JSONValue(parsing: $0.bytes) }
  }
}

extension Overview {
  /// The name under which the server gives the overview with the page.
  package static var given: String { "overview" }
}

extension StoreChange {
  /// The name under which the server gives the revision of the store with the page.
  package static var given: String { "change" }
}

extension Statistics {
  /// Returns the name under which the server gives the figures of a period with the page: it depends on the
  /// period, since the person's day may differ from the server's.
  package static func given(of period: Period) -> String {
    "statistics" + (period.from.map { "-" + $0.iso } ?? "") + (period.to.map { "-" + $0.iso } ?? "")
  }
}

extension ConvertedText {
  /// The name under which the server gives the answer to the phrase in the address.
  package static var given: String { "conversion" }
}

extension Comparison {
  /// Returns the name under which the server gives the differences of these figures from those of the
  /// compared period.
  package static func given(of period: Period) -> String {
    "changes-" + Statistics.given(of: period)
  }
}

extension Browser {
  /// The person's day, by their own zone.
  package var today: CivilDate { day(of: Moment(secondsSince1970: Int64(now))) }

  /// Returns the person's day at a moment, at which the clock may have another offset than now.
  package func day(of moment: Moment) -> CivilDate {
    let seconds = Double(moment.secondsSince1970)
    guard let date = CivilDate(iso: format(seconds, .isoDate)) else {
      return LocalTime(moment, offset: .utc).day(from: dayStart)
    }
    guard dayStart.hour > 0, let hour = format(seconds, .isoTime).bytes.prefix(2).decimal else {
      return date
    }
    return Int(hour) < dayStart.hour ? date.advanced(by: -1) : date
  }
}
