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
  /// day, for the person's may be another than the server's.
  package static func given(of period: Period) -> String {
    "statistics" + (period.to.map { "-" + $0.iso } ?? "")
  }
}
