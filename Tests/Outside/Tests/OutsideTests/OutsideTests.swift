import CivilTime
import Foundation
import HTTPServer
import JSON
import Persistence
import Rendering
import Sampling
import Testing

@testable import ReadingList

@Suite struct `From outside` {
  private func library() throws -> Library {
    let library = try Library(.memory)
    try library.add("Solaris", by: "Lem", pages: 204)
    try library.add("Fiasco", by: "Lem", pages: 322)
    try library.add("Lavinia", by: "Le Guin", pages: 288)
    return library
  }

  @Test func `a reading list is kept and asked across its relation`() throws {
    let library = try library()
    #expect(try library.books().map(\.0.title) == ["Fiasco", "Lavinia", "Solaris"])
    #expect(try library.books(by: "Lem").map(\.0.id) == [2, 1])
    let writers = try library.store.read { tx in
      try tx.fetch(Writer.where(.related(Writer.books, \.pages > 300)))
    }
    #expect(writers.map(\.name) == ["Lem"])
    #expect(throws: StoreError.constraint(.foreignKey, table: "book", column: "writer")) {
      try library.store.write { tx in
        try tx.insert(Book(id: 9, writer: 9, title: "Nothing", pages: 1))
      }
    }
  }

  @Test func `a service answers JSON by typed routes`() async throws {
    let routes = try library().routes
    func answer(_ method: HTTPServer.Method, _ path: String, _ body: String = "") async throws
      -> (UInt16, JSONValue)
    {
      let request = try #require(Request(method, path, body: Array(body.utf8)))
      let response = await routes.respond(to: request)
      guard case .bytes(let bytes) = response.body else { return (0, nil) }
      return (response.status.rawValue, try JSONValue(parsing: bytes))
    }
    let solaris: JSONValue = ["id": 1, "title": "Solaris", "pages": 204, "read": nil]
    #expect(try await answer(.get, "/books/1") == (200, solaris))
    #expect(try await answer(.get, "/writers/Lem/books").1.array?.count == 2)
    #expect(try await answer(.get, "/books/x").0 == 404)
    #expect(try await answer(.delete, "/books").0 == 405)
    let added = try await answer(
      .post, "/books", #"{"title":"Eden","writer":"Lem","pages":262}"#)
    #expect(added.0 == 201 && added.1["id"]?.int == 4)
    #expect(try await answer(.post, "/books", "{}").0 == 422)
  }

  @Test func `bars become SVG and PNG`() throws {
    let fonts = try Fonts()
    let chart = PagesChart(try library().books().map(\.0))
    #expect(chart.svg(fonts: fonts).contains(">Solaris</text>"))
    #expect(try chart.png(fonts: fonts).starts(with: [0x89] + Array("PNG".utf8)))
  }

  @Test func `a share has an interval, and a schedule its moments`() throws {
    let share = Estimate.share(of: 12, in: 100)
    #expect(share.low < 0.12 && share.value == 0.12 && share.high > 0.12)
    let schedule = Schedule.universal
    let first = schedule.next(after: schedule.start)
    #expect(schedule.contains(first) && schedule.previous(before: first + .seconds(1)) == first)
    let day = try #require(CivilDate(year: 2026, month: 11, day: 23))
    #expect(day > CivilDate(dayNumber: 0))
  }
}

/// The command line tool, as a person runs it.
@Suite struct `The tool from outside` {
  private struct Result { let code: Int32, output: String, errors: String }

  private static let program = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "reading")

  private func start(_ words: [String]) throws -> (Process, Pipe, Pipe) {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }

  private func run(_ words: String...) throws -> Result {
    let (process, output, errors) = try start(words)
    let (text, trouble) = (
      output.fileHandleForReading.readDataToEndOfFile(),
      errors.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: trouble, as: UTF8.self))
  }

  private func file() -> String {
    FileManager.default.temporaryDirectory.appending(path: "reading-\(UUID().uuidString).db").path
  }

  @Test func `reads typed values, explains itself and says what is wrong`() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(try run("add", "Solaris", "-w", "Lem", "-p", "204", "-f", file).code == 0)
    let list = try run("list", "--file", file)
    #expect(list.output == "Solaris by Lem, 204 pages\n" && list.code == 0)
    let help = try run("add", "--help")
    #expect(help.code == 0 && help.output.contains("-p, --pages <number>"))
    let wrong = try run("add", "Solaris", "--writer", "Lem", "--pages", "many")
    #expect(wrong.code == 2 && wrong.errors.contains("--pages must be a whole number"))
    #expect(try run("list", "--file", file + "/missing.db").code == 1)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `serves until a signal, and ends with code 0`(_ signal: Int32) throws {
    let file = file()
    defer { try? FileManager.default.removeItem(atPath: file) }
    let (process, output, _) = try start(["serve", "--port", "0", "--file", file])
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.hasPrefix("http://127.0.0.1:"))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }
}
