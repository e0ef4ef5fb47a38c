private import JSON
public import Tracking

/// The hue that a tag's colour is to have, on its way to the server.
public struct NewHue: Sendable, Hashable {
  /// The tag, in any spelling.
  public let tag: String
  /// The hue, or nil for the one that the tag has by itself.
  public let hue: Hue?

  /// Joins a tag and a hue.
  public init(tag: String, hue: Hue?) {
    self.tag = tag
    self.hue = hue
  }

  /// What is said as JSON in UTF-8.
  public var bytes: [UInt8] {
    Array("{\"tag\":".utf8) + JSONValue.quoted(tag)
      + Array((hue.map { ",\"hue\":\($0.degrees)}" } ?? ",\"hue\":null}").utf8)
  }
}
