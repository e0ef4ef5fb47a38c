extension JSONValue {
  /// Parses one JSON text in UTF-8.
  ///
  /// - Complexity: O(n) in the bytes.
  /// - Throws: ``JSONProblem`` with the position of the first byte that is not valid JSON.
  public init(parsing bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// The position at which a text is not valid JSON, and the syntax expected there.
public struct JSONProblem: Error, Sendable, CustomStringConvertible {
  /// The syntax expected at the position.
  public let expected: StaticString
  /// The number of bytes before the position.
  public let offset: Int

  init(expected: StaticString, offset: Int) {
    self.expected = expected
    self.offset = offset
  }

  /// A sentence with the expected syntax and the position.
  public var description: String { "the JSON text lacks \(expected) at byte \(offset)" }
}
