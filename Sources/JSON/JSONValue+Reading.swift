extension JSONValue {
  /// Reads one JSON text in UTF-8.
  ///
  /// - Complexity: O(n) in the bytes.
  /// - Throws: ``JSONProblem`` with the position of the first byte that is not valid JSON.
  public init(parsing bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// Where a text is not valid JSON, and what was expected there.
public struct JSONProblem: Error, Sendable, CustomStringConvertible {
  /// What was expected there.
  public let expected: StaticString
  /// The number of bytes before that place.
  public let offset: Int

  init(expected: StaticString, offset: Int) {
    self.expected = expected
    self.offset = offset
  }

  /// One sentence with what was expected and where.
  public var description: String { "the JSON text lacks \(expected) at byte \(offset)" }
}
