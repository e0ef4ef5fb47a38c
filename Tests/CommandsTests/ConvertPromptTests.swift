import Foundation
import Testing

@Suite(.serialized) struct `Converting in a terminal` {
  private func terminal(columns: UInt16 = 80) async throws -> PseudoTerminal {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    return try PseudoTerminal(
      sandbox, ["convert", "--now", "2026-01-15T10:00:00Z", "--zone", "Europe/Kyiv"],
      columns: columns)
  }

  @Test func `answers at each key`() async throws {
    let terminal = try await terminal()
    #expect(terminal.sees("> "))
    try terminal.type("10 k")
    #expect(terminal.sees("this is not a known unit"))
    try terminal.type("m")
    #expect(terminal.sees("10\u{A0}km ≈ 6.21\u{A0}mi"))
    try terminal.type(" in m")
    #expect(terminal.sees("10\u{A0}km = 10,000\u{A0}m"))
    try terminal.type("\u{15}noon in Sydney")
    #expect(terminal.sees("03:00, Thu Jan 15, Europe/Kyiv"))
    try terminal.type("\u{3}")
    #expect(terminal.end() == 0)
  }

  @Test func `keeps the last choice of a unit, and what was entered`() async throws {
    let terminal = try await terminal()
    try terminal.type("5 km in m\r")
    #expect(terminal.sees("  5\u{A0}km = 5000\u{A0}m"))
    try terminal.type("7 km")
    #expect(terminal.sees("7\u{A0}km = 7000\u{A0}m"))
    try terminal.type("\u{1B}[A")
    #expect(terminal.sees("> 5 km in m"))
    try terminal.type("\u{1B}[B")
    #expect(terminal.sees("> \r\n"))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test(arguments: ["", "\u{1B}[200~"])
  func `takes a long paste at once`(mark: String) async throws {
    let terminal = try await terminal()
    #expect(terminal.sees("> "))
    try terminal.type(mark + String(repeating: "10 km ", count: 1_700))
    if !mark.isEmpty { try terminal.type("\u{1B}[201~") }
    let drawings = try #require(terminal.read(until: "the text is too long"))
      .components(separatedBy: "\u{1B}[J> ").count
    #expect(drawings < 100)
    try terminal.type("\u{15}10 km in m")
    #expect(terminal.sees("10\u{A0}km = 10,000\u{A0}m"))
    try terminal.type("\u{3}")
    #expect(terminal.end() == 0)
  }

  @Test func `has room in a narrow terminal`() async throws {
    let terminal = try await terminal(columns: 24)
    try terminal.type("six feet two inches in centimeters")
    #expect(terminal.sees("188"))
    try terminal.type("\r")
    #expect(terminal.sees("188"))
    try terminal.type("\u{1B}")
    #expect(terminal.end() == 0)
  }
}
