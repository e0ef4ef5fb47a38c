package import CivilTime
package import Interface
package import JSON
internal import TextBytes
package import Tracking
package import Wire

extension Browser {
  /// What the server has given with the page, as the text of a JSON value.
  package func givenJSON(_ name: String) -> JSONValue? {
    given(name).flatMap { try? JSONValue(parsing: $0.bytes) }
  }
}

extension Overview {
  /// The name under which the server gives the state of things with the page.
  package static var given: String { "overview" }
}

extension StoreChange {
  /// The name under which the server gives the state of the store with the page.
  package static var given: String { "change" }
}

extension Statistics {
  /// The name under which the server gives the figures of a period with the page: another for each
  /// period, for the person's day may be another than the server's.
  package static func given(of period: Period) -> String {
    "statistics" + (period.from.map { "-" + $0.iso } ?? "") + (period.to.map { "-" + $0.iso } ?? "")
  }
}

extension ConvertedText {
  /// The name under which the server gives the answer to the text that the address names.
  package static var given: String { "conversion" }
}

extension Comparison {
  /// The name under which the server gives how these figures differ from those of the period before.
  package static func given(of period: Period) -> String {
    "changes-" + Statistics.given(of: period)
  }
}

extension Browser {
  /// The person's date, by the browser's own zone.
  package var today: CivilDate { day(of: Moment(secondsSince1970: Int64(now))) }

  /// The person's date at a moment, when the clock may be set otherwise than now.
  package func day(of moment: Moment) -> CivilDate {
    CivilDate(iso: format(Double(moment.secondsSince1970), .isoDate))
      ?? LocalTime(moment, offset: .utc).date
  }
}
