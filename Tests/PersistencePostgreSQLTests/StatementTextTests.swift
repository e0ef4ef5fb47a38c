import Testing

@testable import PersistencePostgreSQL

@Suite struct `The text of a statement` {
  struct Case: CustomTestStringConvertible {
    let given: String
    let sql: String
    var writes: [String] = []
    var testDescription: String { given }
  }

  @Test(arguments: [
    Case(given: "SELECT ? + ?", sql: "SELECT $1 + $2"),
    Case(given: "SELECT '?', \"?\", ? -- ?\n, ?", sql: "SELECT '?', \"?\", $1 -- ?\n, $2"),
    Case(given: "SELECT 'it''s ?', ?", sql: "SELECT 'it''s ?', $1"),
    Case(given: #"SELECT E'\'?', '\', ?"#, sql: #"SELECT E'\'?', '\', $1"#),
    Case(given: "SELECT /* ? /* ? */ ? */ ?", sql: "SELECT /* ? /* ? */ ? */ $1"),
    Case(given: "SELECT $$ ? $$, $a$ ? $b$ $a$, ?", sql: "SELECT $$ ? $$, $a$ ? $b$ $a$, $1"),
    Case(given: "SELECT instr(a, ?)", sql: "SELECT strpos(a, $1)"),
    Case(given: "SELECT 'без кінця ?", sql: "SELECT 'без кінця ?"),
    Case(given: "SELECT /* without end ?", sql: "SELECT /* without end ?"),
    Case(given: "SELECT $a$ without end ?", sql: "SELECT $a$ without end ?"),
    Case(given: "", sql: ""),
    Case(
      given: "INSERT INTO \"a\"\"b\" VALUES (?) ON CONFLICT (id) DO UPDATE SET c = ?",
      sql: "INSERT INTO \"a\"\"b\" VALUES ($1) ON CONFLICT (id) DO UPDATE SET c = $2",
      writes: ["a\"b"]),
    Case(
      given: "WITH x AS (DELETE FROM Old RETURNING *) UPDATE new SET a = 1",
      sql: "WITH x AS (DELETE FROM Old RETURNING *) UPDATE new SET a = 1",
      writes: ["old", "new"]),
    Case(given: "SELECT 1 FROM t FOR UPDATE", sql: "SELECT 1 FROM t FOR UPDATE"),
  ])
  func `is translated for the server`(given: Case) {
    let text = StatementText(given.given)
    #expect(text.sql == given.sql)
    #expect(text.writes == given.writes)
  }

  @Test func `is split at semicolons that end a statement`() {
    let script = "CREATE TABLE a (b text DEFAULT ';'); -- c;\n ; SELECT $$;$$ /* ; */;\n"
    #expect(
      StatementTokens.statements(of: script) == [
        "CREATE TABLE a (b text DEFAULT ';')", "SELECT $$;$$ /* ; */",
      ])
  }
}
