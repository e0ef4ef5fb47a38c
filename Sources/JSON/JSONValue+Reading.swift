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

/// The position at which a text is not valid JSON, and what is wrong there.
public struct JSONProblem: Error, Sendable, CustomStringConvertible {
  /// A mistake.
  public enum Mistake: Sendable {
    /// This syntax is expected, such as `a comma or a closing brace`.
    case missing(StaticString)
    /// This must not be there, such as `half a surrogate pair`.
    case found(StaticString)
  }

  /// The mistake at the position.
  public let mistake: Mistake
  /// The number of bytes before the position.
  public let offset: Int

  init(_ mistake: Mistake, offset: Int) {
    self.mistake = mistake
    self.offset = offset
  }

  /// A sentence with the mistake and the position.
  public var description: String {
    switch mistake {
    case .missing(let syntax): "the JSON text lacks \(syntax) at byte \(offset)"
    case .found(let syntax): "the JSON text has \(syntax) at byte \(offset)"
    }
  }
}
