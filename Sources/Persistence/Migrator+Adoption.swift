/// A store that was opened without a history gets one.
///
/// Its tables were made by implicit steps, one for each record. The first steps of a history replace these if
/// they make the same tables.
extension Migrator {
  /// Returns the number of steps of the history that make the tables of a store that was opened
  /// without one.
  ///
  /// - Throws: ``StoreError/schemaMismatch(differences:)`` with the definitions required of the first step,
  ///   if none do.
  func adoptable() throws(StoreError) -> Int {
    let wanted = try connection.definitions()
    let trial = try Connection(path: ":memory:", readOnly: false, busyTimeout: .zero)
    for (index, step) in history.prefix(goal).enumerated() {
      do throws(StoreError) {
        _ = try trial.runScript(step.script)
        if try trial.definitions().map(\.comparable) == wanted.map(\.comparable) {
          return index + 1
        }
      } catch {
        break
      }
    }
    throw .firstStepMissing(wanted)
  }

  /// Replaces the implicit steps with the first steps of the history.
  func adopt() throws(StoreError) {
    guard try needsAdoption() else { return }
    try connection.transaction { () throws(StoreError) in
      // Another process may have done it meanwhile.
      guard try needsAdoption() else { return }
      let count = try adoptable()
      try connection.run("DELETE FROM persistence_history")
      for (index, step) in history.prefix(count).enumerated() { try note(step, step: index + 1) }
    }
  }

  private func needsAdoption() throws(StoreError) -> Bool {
    guard try connection.tableNames().contains("persistence_history") else { return false }
    let taken = try taken()
    guard taken.areMadeUp else { return false }
    do throws(StoreError) {
      try history.check(taken, upTo: goal) { $0.checksum }
      return false
    } catch .schemaMismatch {
      return true
    }
  }
}

extension StoreError {
  /// Returns the error for a store that was made without a history, if no step of the given one
  /// makes its tables.
  package static func firstStepMissing(_ definitions: [String]) -> StoreError {
    .schemaMismatch(differences: [
      """
      they were made without a history; give the store one whose further steps lead to today's tables, \
      and whose first step is: \(definitions.joined(separator: ";\n"))
      """
    ])
  }
}

extension [(name: String, checksum: Int64)] {
  /// Whether these are the implicit steps of a store that was opened without a history.
  package var areMadeUp: Bool {
    !isEmpty && allSatisfy { $0.name.hasPrefix("create ") || $0.name.hasPrefix("join ") }
  }
}

extension Connection {
  /// Returns the statements that made the tables and indexes, in order of their names.
  fileprivate func definitions() throws(StoreError) -> [String] {
    let sql = """
      SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'persistence_history' AND name <> 'sqlite_sequence'
      ORDER BY type DESC, name
      """
    var definitions: [String] = []
    try with(sql) { statement throws(StoreError) in
      while try statement.step() { definitions.append(try statement.row.get(0)) }
    }
    return definitions
  }
}

extension String {
  /// The text of a definition without insignificant white space and quotation marks of names.
  fileprivate var comparable: String {
    var text = ""
    var isLiteral = false
    for character in self {
      if character == "'" { isLiteral.toggle() }
      if isLiteral || !(character.isWhitespace || character == "\"") { text.append(character) }
    }
    return text
  }
}
