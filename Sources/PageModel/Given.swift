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

extension Statistics {
  /// The name under which the server gives the figures of the first period with the page.
  package static var given: String { "statistics" }
}
