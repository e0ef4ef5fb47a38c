private import Logging
private import Wire

/// A page's report of its own failure: its path, the error, and the places in the scripts.
struct PageReport {
  /// The report as it was sent.
  let text: String

  /// The maximum number of places in scripts kept.
  private static let mostPlaces = 12

  /// Returns the report without words that may come from the diary.
  ///
  /// Scripts and browsers quote the text at which they failed, and nothing marks where a quotation
  /// begins. So only known safe words stay: the path of a screen, kinds of errors, phrases of
  /// engines about WebAssembly, and places in scripts. Other words are masked.
  var masked: String {
    let words = text.split(separator: " ").map { String($0) }
    var (parts, places) = ([String](), [String]())
    var isInTrace = false
    var next = 0
    while next < words.count {
      let word = words[next]
      defer { next += 1 }
      if let place = Self.place(in: word) {
        isInTrace = true
        places.append(place)
      } else if word == "at" {
        isInTrace = true
      } else if !isInTrace {
        let phrase = Self.phrase(at: words[next...])
        let part =
          (next == 0 ? Self.screen(word) : nil) ?? phrase?.joined(separator: " ")
          ?? Self.kind(word) ?? Logger.Privacy.mask
        if !parts.contains(part) { parts.append(part) }
        next += max((phrase?.count ?? 1) - 1, 0)
      }
      // Between places are the names of functions.
    }
    return (parts + places.prefix(Self.mostPlaces)).joined(separator: " ")
  }

  // MARK: Safe words

  /// Returns the path of a screen.
  private static func screen(_ word: String) -> String? {
    guard let screen = Screen(path: word), screen.query.isEmpty else { return nil }
    return screen.path
  }

  /// Returns the name of an error, perhaps with a colon.
  private static func kind(_ word: String) -> String? {
    let name = word.hasSuffix(":") ? String(word.dropLast()) : word
    return kinds.contains(name) ? word : nil
  }

  private static let kinds: Set<String> = [
    "AbortError", "CompileError", "DOMException", "DataCloneError", "Error",
    "HierarchyRequestError", "InternalError", "InvalidAccessError", "InvalidStateError",
    "LinkError", "NetworkError", "NotAllowedError", "NotFoundError", "NotSupportedError",
    "QuotaExceededError", "RangeError", "ReferenceError", "RuntimeError", "SecurityError",
    "SyntaxError", "TimeoutError", "TypeError", "URIError",
  ]

  /// Returns a phrase of an engine at the beginning of words.
  private static func phrase(at words: ArraySlice<String>) -> [String]? {
    phrases.first { words.starts(with: $0) }
  }

  /// The phrases of engines about WebAssembly that stops, about their stack, and about the network.
  private static let phrases = [
    "unreachable executed", "unreachable", "Unreachable code should not be executed",
    "memory access out of bounds", "Out of bounds memory access", "index out of bounds",
    "null function or function signature mismatch", "Maximum call stack size exceeded",
    "too much recursion", "out of memory", "Failed to fetch",
  ].map { $0.split(separator: " ").map { String($0) } }

  /// Returns the file of a script and the place in it that a word of a stack trace names.
  ///
  /// For example `host.js:203:5` in `(http://127.0.0.1:4519/host.js:203:5)`, without the address.
  private static func place(in word: String) -> String? {
    // A path without an address may be a part of the page's content.
    guard word.split(separator: ":").dropFirst().contains(where: { $0.hasPrefix("//") }),
      let slash = word.lastIndex(of: "/")
    else { return nil }
    let end = word[word.index(after: slash)...]
    let place = end.hasSuffix(")") ? end.dropLast() : end
    let parts = place.split(separator: ":")
    guard parts.count > 1, parts[1...].allSatisfy({ isHexadecimal($0) || isFunction($0) }),
      // An engine may know a module by a number only.
      isScript(parts[0]) || (isHexadecimal(parts[0]) && isFunction(parts[1]))
    else { return nil }
    return String(place)
  }

  /// Whether a name is that of a file of the page, such as `host.js`.
  private static func isScript(_ name: Substring) -> Bool {
    (name.hasSuffix(".js") || name.hasSuffix(".wasm"))
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
  }

  /// Whether a text is the number of a line, or an offset such as `0x1a2b`.
  private static func isHexadecimal(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Whether a text is a function of WebAssembly without its name, such as `wasm-function[123]`.
  private static func isFunction(_ text: Substring) -> Bool {
    let start = "wasm-function["
    return text.hasPrefix(start) && text.hasSuffix("]")
      && isHexadecimal(text.dropFirst(start.count).dropLast())
  }
}
