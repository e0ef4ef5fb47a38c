private import JSON

/// An answer on its way to the server.
public struct NewAnswer: Sendable, Hashable {
  /// The moment of the probe, in seconds since 1970.
  public let moment: Int64
  /// What the person wrote, in the language of `AnswerText`.
  public let text: String

  /// Joins a moment and what was written.
  public init(at moment: Int64, text: String) {
    self.moment = moment
    self.text = text
  }

  /// The answer as JSON in UTF-8; composed here, because the page has no other JSON to write and
  /// does without the writing of fractions.
  public var bytes: [UInt8] {
    Array("{\"at\":\(moment),\"text\":".utf8) + JSONValue.quoted(text) + [UInt8(ascii: "}")]
  }
}
