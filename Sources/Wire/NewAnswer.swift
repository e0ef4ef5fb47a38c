private import JSON

/// An answer on its way to the server.
public struct NewAnswer: Sendable, Hashable {
  /// The moment of the probe, in seconds since 1970.
  public let moment: Int64
  /// What the person wrote, in the language of `AnswerText`.
  public let text: String

  /// The answer that the person saw there, as text, empty for none.
  ///
  /// Another one that is there by now is not replaced; nil replaces any.
  public let seen: String?

  /// Joins a moment, what was written, and what was seen.
  public init(at moment: Int64, text: String, seen: String? = nil) {
    self.moment = moment
    self.text = text
    self.seen = seen
  }

  /// The answer as JSON in UTF-8; composed here, because the page has no other JSON to write and
  /// does without the writing of fractions.
  public var bytes: [UInt8] {
    var bytes = Array("{\"at\":\(moment),\"text\":".utf8) + JSONValue.quoted(text)
    if let seen { bytes += Array(",\"seen\":".utf8) + JSONValue.quoted(seen) }
    return bytes + [UInt8(ascii: "}")]
  }
}
