/// Parses a ``TagExpression`` by recursive descent, with a function for each level of precedence.
struct TagExpressionReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var depth = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads the whole text.
  mutating func read() throws(TagExpressionProblem) -> TagExpression<TagName> {
    guard scalars.count <= TagExpression.longest else {
      throw problem(.textTooLong, at: TagExpression.longest)
    }
    skipSpace()
    guard next != nil else { throw problem(.empty, at: 0) }
    let expression = try disjunction()
    if let next {
      throw problem(next == ")" ? .unopened : .operatorMissing, at: place)
    }
    return expression
  }

  // MARK: The grammar

  private mutating func disjunction() throws(TagExpressionProblem) -> TagExpression<TagName> {
    var parts = [try conjunction()]
    while take("|") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(TagExpressionProblem) -> TagExpression<TagName> {
    var parts = [try negation()]
    while take("&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(TagExpressionProblem) -> TagExpression<TagName> {
    skipSpace()
    let start = place
    let isNegated = take("!")
    guard isNegated || take("(") else { return .tag(try tag()) }
    guard depth < TagExpression.deepest else { throw problem(.tooDeep, at: start) }
    depth += 1
    defer { depth -= 1 }
    if isNegated { return .not(try negation()) }
    let inner = try disjunction()
    guard take(")") else {
      throw next == nil ? problem(.unclosed, at: start) : problem(.operatorMissing, at: place)
    }
    return inner
  }

  private mutating func tag() throws(TagExpressionProblem) -> TagName {
    let start = place
    let name = next == "\"" ? try quoted() : word()
    guard !name.isEmpty else { throw problem(.tagMissing, at: start) }
    guard name.count <= TagName.longest else { throw problem(.tagTooLong, at: start) }
    skipSpace()
    return TagName(String(String.UnicodeScalarView(name)))
  }

  private mutating func word() -> ArraySlice<Unicode.Scalar> {
    let start = place
    while let next, !Self.isSpace(next), !Self.isSign(next) { place += 1 }
    return scalars[start..<place]
  }

  private mutating func quoted() throws(TagExpressionProblem) -> ArraySlice<Unicode.Scalar> {
    let start = place
    var name: [Unicode.Scalar] = []
    place += 1
    while let scalar = next {
      place += 1
      if scalar == "\"" {
        guard next == "\"" else { return name[...] }
        place += 1
      }
      name.append(scalar)
    }
    throw problem(.unclosedQuote, at: start)
  }

  // MARK: Scalars

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  /// Consumes a sign and the white space around it, if it is next; returns whether it was.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == sign else { return false }
    place += 1
    // Programmers double these signs.
    if next == sign, sign == "&" || sign == "|" { place += 1 }
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while let next, Self.isSpace(next) { place += 1 }
  }

  private func problem(_ kind: TagExpressionProblem.Kind, at place: Int) -> TagExpressionProblem {
    TagExpressionProblem(kind, at: place + 1)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "&" || scalar == "|" || scalar == "!" || scalar == "(" || scalar == ")"
  }

  /// Returns a name as written in an expression, with quotation marks only if necessary.
  static func written(_ name: TagName) -> String {
    let scalars = name.text.unicodeScalars
    let isPlain =
      scalars.first != "\"" && !scalars.contains { isSpace($0) || isSign($0) }
    guard !isPlain else { return name.text }
    var text = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { text.append(scalar) }
      text.append(scalar)
    }
    text.append("\"")
    return String(text)
  }
}
