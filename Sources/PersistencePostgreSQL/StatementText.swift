/// The text of a statement as PostgreSQL wants it, and what can be seen of it without a server.
///
/// Both engines understand what records and queries write, but for the parameters, which are `?` for
/// SQLite and `$1`, `$2`, … here, and for the name of a function.
struct StatementText {
  private(set) var sql = ""
  /// The tables that it names as those it writes.
  private(set) var writes: [String] = []
  /// The first word, in capitals.
  private(set) var verb = ""
  /// Whether something follows a semicolon.
  private(set) var isScript = false
  /// How many values it takes.
  private(set) var parameters = 0
  private var ended = false
  /// The words since the last thing that was none, to know `INSERT INTO` and its like.
  private var words: [String] = []

  /// Statements that begin so govern the transaction or the connection.
  static let governing: Set<String> = [
    "ABORT", "BEGIN", "CLOSE", "COMMIT", "COPY", "DEALLOCATE", "DECLARE", "DISCARD", "END",
    "EXECUTE", "FETCH", "LISTEN", "LOCK", "NOTIFY", "PREPARE", "RELEASE", "RESET", "ROLLBACK",
    "SAVEPOINT", "SET", "SHOW", "START", "UNLISTEN",
  ]

  /// What functions of SQLite are called here.
  private static let functions = ["INSTR": "strpos"]

  /// Words before `UPDATE` where it changes nothing, or only the row that was to be inserted.
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

  /// Takes a key word, or a name: one in quotes has no capitals.
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
