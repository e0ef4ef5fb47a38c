/// The text of a statement for PostgreSQL, and the properties that can be determined without a server.
///
/// Both engines accept the SQL of records and queries, except for parameters, which are `?` in SQLite and
/// `$1`, `$2`, … here, and for the name of one function.
struct StatementText {
  private(set) var sql = ""
  /// The tables that it names as targets of writes.
  private(set) var writes: [String] = []
  /// The first word, in capitals.
  private(set) var verb = ""
  /// Whether something follows a semicolon.
  private(set) var isScript = false
  /// The number of its parameters.
  private(set) var parameters = 0
  private var ended = false
  /// The words since the last token of another kind, to recognise `INSERT INTO` and similar phrases.
  private var words: [String] = []

  /// The first words of statements that control the transaction or the connection.
  static let governing: Set<String> = [
    "ABORT", "BEGIN", "CLOSE", "COMMIT", "COPY", "DEALLOCATE", "DECLARE", "DISCARD", "END",
    "EXECUTE", "FETCH", "LISTEN", "LOCK", "NOTIFY", "PREPARE", "RELEASE", "RESET", "ROLLBACK",
    "SAVEPOINT", "SET", "SHOW", "START", "UNLISTEN",
  ]

  /// The names of SQLite's functions in PostgreSQL.
  private static let functions = ["INSTR": "strpos"]

  /// Words before an `UPDATE` that changes nothing, or only the row to be inserted.
  private static let conditions: Set<String> = ["DO", "FOR", "KEY", "ON"]

  init(_ text: String) {
    var tokens = StatementTokens(text)
    while let token = tokens.next() { take(token) }
  }

  private mutating func take(_ token: StatementToken) {
    if case .space(let text) = token {
      sql += text
      return
    }
    if ended { isScript = true }
    switch token {
    case .space: break
    case .parameter:
      parameters += 1
      sql += "$\(parameters)"
      words = []
    case .word(let text): takeWord(text, text.uppercased())
    case .name(let text): takeWord(text, nil)
    case .other(let text):
      if text == ";" { ended = true }
      sql += text
      if text != "." { words = [] }
    }
  }

  /// Handles a keyword or a name; `capitals` is nil for a quoted name.
  private mutating func takeWord(_ text: String, _ capitals: String?) {
    if verb.isEmpty, let capitals { verb = capitals }
    let isTarget =
      switch words.suffix(2) {
      case ["INSERT", "INTO"], ["DELETE", "FROM"], ["MERGE", "INTO"]: true
      default: words.last == "UPDATE" && !Self.conditions.contains(words.dropLast().last ?? "")
      }
    if isTarget { note(capitals == nil ? text.unquoted : text.lowercased()) }
    sql += capitals.flatMap { Self.functions[$0] } ?? text
    words.append(capitals ?? "")
  }

  private mutating func note(_ table: String) {
    if !writes.contains(table) { writes.append(table) }
  }
}

extension String {
  /// A name without its quotation marks.
  fileprivate var unquoted: String {
    var text = ""
    var wasMark = false
    for character in dropFirst().dropLast() {
      if character == "\"" && !wasMark {
        wasMark = true
        continue
      }
      wasMark = false
      text.append(character)
    }
    return text
  }
}
