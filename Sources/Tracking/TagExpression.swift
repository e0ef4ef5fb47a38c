private import TextBytes

/// A condition on the tags of an answer, such as `work & !(meeting | call)`.
///
/// `!` binds more strongly than `&`, and `&` more strongly than `|`, as in TagTime and in logic; `&&` and
/// `||` mean the same as `&` and `|`. A name that contains spaces, brackets or one of these signs is written
/// in quotation marks, within which a doubled mark is a literal one.
public indirect enum TagExpression<Tag: Sendable & Hashable>: Sendable, Hashable {
  /// An answer with this tag.
  case tag(Tag)
  /// An answer that does not satisfy a condition.
  case not(TagExpression)
  /// An answer that satisfies all of several conditions.
  case all([TagExpression])
  /// An answer that satisfies at least one of several conditions.
  case any([TagExpression])

  /// Returns whether an answer satisfies the condition.
  ///
  /// - Parameter isPresent: whether the answer has a tag.
  /// - Complexity: O(n) in the expression.
  public func matches(_ isPresent: (Tag) -> Bool) -> Bool {
    switch self {
    case .tag(let tag): isPresent(tag)
    case .not(let part): !part.matches(isPresent)
    case .all(let parts): parts.allSatisfy { $0.matches(isPresent) }
    case .any(let parts): parts.contains { $0.matches(isPresent) }
    }
  }

  /// Converts the tags of the condition to another type, such as the identifiers of a store.
  public func map<Other, Failure: Error>(
    _ transform: (Tag) throws(Failure) -> Other
  ) throws(Failure) -> TagExpression<Other> {
    switch self {
    case .tag(let tag): .tag(try transform(tag))
    case .not(let part): .not(try part.map(transform))
    case .all(let parts):
      .all(try parts.map { part throws(Failure) in try part.map(transform) })
    case .any(let parts):
      .any(try parts.map { part throws(Failure) in try part.map(transform) })
    }
  }

  /// The tag, if the condition consists of a single tag.
  public var single: Tag? {
    if case .tag(let tag) = self { tag } else { nil }
  }

  /// The tags in the expression, in the order in which they are written.
  public var tags: [Tag] {
    switch self {
    case .tag(let tag): [tag]
    case .not(let part): part.tags
    case .all(let parts), .any(let parts): parts.flatMap(\.tags)
    }
  }

  /// The tags that the condition doesn't exclude, in the order in which they are written.
  public var included: [Tag] { tags(excluded: false) }

  private func tags(excluded: Bool) -> [Tag] {
    switch self {
    case .tag(let tag): excluded ? [] : [tag]
    case .not(let part): part.tags(excluded: !excluded)
    case .all(let parts), .any(let parts): parts.flatMap { $0.tags(excluded: excluded) }
    }
  }

  /// The first tag in the expression.
  public var first: Tag? {
    switch self {
    case .tag(let tag): tag
    case .not(let part): part.first
    case .all(let parts), .any(let parts): parts.first?.first
    }
  }
}

extension TagExpression where Tag == TagName {
  /// The maximum length of a text, in Unicode scalars.
  public static var longest: Int { AnswerText.longest }
  /// The maximum nesting depth of brackets and negations.
  public static var deepest: Int { 50 }

  /// Parses an expression.
  ///
  /// - Complexity: O(n) in the length of the text.
  /// - Throws: ``TagExpressionProblem`` with the kind and the position of the problem.
  public init(parsing text: String) throws(TagExpressionProblem) {
    var reader = TagExpressionReader(text)
    self = try reader.read()
  }

  /// Whether a text joins or excludes tags, so that it is more than a name.
  public static func isWritten(in text: String) -> Bool {
    text.begins(with: "!")
      || text.bytes.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "|") }
  }

  /// Whether a condition is incomplete as typed so far: it is empty, a tag is missing at the end, or brackets
  /// or quotation marks are open.
  public static func isUnfinished(_ text: String) -> Bool {
    var (depth, isQuoted, isOpen) = (0, false, true)
    for byte in text.utf8 {
      switch byte {
      // Within a word it is an ordinary character.
      case UInt8(ascii: "\"") where isQuoted || isOpen:
        isQuoted.toggle()
        isOpen = false
      case _ where isQuoted: continue
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "("):
        depth += 1
        isOpen = true
      case UInt8(ascii: ")"):
        depth -= 1
        isOpen = false
      case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "!"): isOpen = true
      default: isOpen = false
      }
    }
    return isOpen || isQuoted || depth > 0
  }

  /// Whether a condition ends with a sign that requires a tag after it.
  public static func needsTag(_ text: String) -> Bool {
    let signs = "&|!(".bytes
    var (isQuoted, needsTag) = (false, false)
    for byte in text.utf8 where byte != UInt8(ascii: " ") {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      needsTag = !isQuoted && signs.contains(byte)
    }
    return needsTag
  }

  /// Returns a name in the form used in a condition, with quotation marks if these may be necessary.
  public static func written(_ name: String) -> String {
    let isPlain = name.bytes.allSatisfy { byte in
      (0x80...).contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard !isPlain else { return name }
    let mark: Unicode.Scalar = "\""
    var text = String.UnicodeScalarView()
    text.append(mark)
    for scalar in name.unicodeScalars {
      if scalar == mark { text.append(mark) }
      text.append(scalar)
    }
    text.append(mark)
    return String(text)
  }

  /// The expression as one would type it, with as few brackets and quotation marks as possible.
  public var text: String { text(within: .any) }

  private enum Binding: Int { case any, all, not }

  private func text(within binding: Binding) -> String {
    switch self {
    case .tag(let name): return TagExpressionReader.written(name)
    case .not(let part): return "!" + part.text(within: .not)
    case .all(let parts):
      let text = parts.map { $0.text(within: .not) }.joined(separator: " & ")
      return binding.rawValue > Binding.all.rawValue ? "(\(text))" : text
    case .any(let parts):
      let text = parts.map { $0.text(within: .all) }.joined(separator: " | ")
      return binding.rawValue > Binding.any.rawValue ? "(\(text))" : text
    }
  }
}
