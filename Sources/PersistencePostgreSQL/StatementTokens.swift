/// A token of a statement.
enum StatementToken: Equatable {
  /// White space and comments.
  case space(String)
  /// A keyword, or a name without quotation marks.
  case word(String)
  /// A name in quotation marks.
  case name(String)
  /// A question mark as the placeholder of a value.
  case parameter
  /// Signs, numbers and texts.
  case other(String)
}

/// Splits a statement into tokens by the lexical rules of PostgreSQL, byte by byte: a quoted text or a
/// comment is one token, whatever it contains.
struct StatementTokens {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// Returns the next token, or nil at the end.
  mutating func next() -> StatementToken? {
    guard let first = rest.first else { return nil }
    if first.isSpace { return .space(pop { $0.isSpace }) }
    if rest.starts(with: "--".utf8) { return .space(pop { $0 != UInt8(ascii: "\n") }) }
    if rest.starts(with: "/*".utf8) { return .space(popComment()) }
    if first.isLetter { return popWord() }
    switch first {
    case UInt8(ascii: "?"):
      _ = pop(1)
      return .parameter
    case UInt8(ascii: "\""): return .name(popQuoted(first))
    case UInt8(ascii: "'"): return .other(popQuoted(first))
    case UInt8(ascii: "$"): return .other(popDollars())
    default: return .other(pop(1))
    }
  }

  private mutating func pop(_ count: Int) -> String {
    let piece = rest.prefix(count)
    rest = rest.dropFirst(count)
    return String(Substring(piece))
  }

  private mutating func pop(while belongs: (UInt8) -> Bool) -> String {
    pop(rest.prefix(while: belongs).count)
  }

  private mutating func popWord() -> StatementToken {
    let word = rest.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "$") }
    // This letter before a string enables backslash escapes in it.
    if word.elementsEqual("e".utf8) || word.elementsEqual("E".utf8),
      rest.dropFirst().first == UInt8(ascii: "'")
    {
      return .other(pop(1) + popQuoted(UInt8(ascii: "'"), escapes: true))
    }
    return .word(pop(word.count))
  }

  /// Comments of this kind can be nested.
  private mutating func popComment() -> String {
    var depth = 0
    var count = 0
    var left = rest
    repeat {
      let size = left.starts(with: "/*".utf8) || left.starts(with: "*/".utf8) ? 2 : 1
      if size == 2 { depth += left.first == UInt8(ascii: "/") ? 1 : -1 }
      left = left.dropFirst(size)
      count += size
    } while depth > 0 && !left.isEmpty
    return pop(count)
  }

  /// Takes a quoted text, in which a doubled quotation mark is a literal one.
  private mutating func popQuoted(_ mark: UInt8, escapes: Bool = false) -> String {
    var count = 1
    var left = rest.dropFirst()
    while let byte = left.first {
      let isPair =
        byte == mark ? left.dropFirst().first == mark : escapes && byte == UInt8(ascii: "\\")
      left = left.dropFirst(isPair ? 2 : 1)
      count += isPair ? 2 : 1
      if byte == mark && !isPair { break }
    }
    return pop(count)
  }

  /// Takes a text between `$tag$` and the next such tag, or a single dollar sign.
  private mutating func popDollars() -> String {
    let tag = rest.dropFirst().prefix { $0.isLetter || $0.isDigit }
    guard tag.first?.isDigit != true, rest.dropFirst(1 + tag.count).first == UInt8(ascii: "$")
    else { return pop(1) }
    let mark = Array(rest.prefix(tag.count + 2))
    var count = mark.count
    var left = rest.dropFirst(count)
    while !left.isEmpty && !left.starts(with: mark) {
      left = left.dropFirst()
      count += 1
    }
    return pop(count + mark.count)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is a letter or counts as one in a name, as every byte outside ASCII does.
  fileprivate var isLetter: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
