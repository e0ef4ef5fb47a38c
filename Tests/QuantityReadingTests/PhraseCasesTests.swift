import Foundation
import Quantities
import Testing

@testable import QuantityReading

/// Phrases with the value that they express, or convert to, one on each line.
@Suite struct PhraseCasesTests {
  /// Phrases that people type.
  @Test func `phrases of each language and dimension are understood or refused`() throws {
    try check("phrases", atLeast: 600, within: 1e-6)
  }

  /// Written by `Tools/phrase-cases` from sources independent of Proba.
  @Test func `units convert into every other of their kind`() throws {
    try check("pairs", atLeast: 1_400)
  }

  @Test func `units are refused that measure something else`() throws {
    try check("refusals", atLeast: 500)
  }

  @Test(arguments: [("names", 3_000), ("numbers", 900)])
  func `phrases are understood in every form`(name: String, count: Int) throws {
    try check(name, atLeast: count) { $0.from }
  }

  /// `RENEW_TEXTS=1 swift test` rewrites them; review them before committing.
  @Test func `answers look as they did`() throws {
    func text(_ phrase: String) -> String {
      do throws(ReadingError) {
        return try QuantityReader().read(phrase).answer.text.replacing("\u{A0}", with: " ")
      } catch {
        return "refused"
      }
    }
    if ProcessInfo.processInfo.environment["RENEW_TEXTS"] != nil {
      try CaseFile.renew("texts") { text($0) }
    }
    let cases = try CaseFile.lines("texts")
    #expect(cases.count > 450)
    for item in cases { #expect(text(item.phrase) == item.answer, "\(item.phrase)") }
  }

  /// Reads the phrases of a file and compares one side of their answers with the expected one.
  private func check(
    _ name: String, atLeast count: Int, within tolerance: Double = 1e-9,
    side: (Reading.Answer) -> Quantity = { $0.to }
  ) throws {
    let cases = try CaseFile.lines(name)
    #expect(cases.count >= count)
    for item in cases {
      guard item.answer != "refused" else {
        #expect(throws: ReadingError.self, "\(item.phrase)") {
          try QuantityReader().read(item.phrase)
        }
        continue
      }
      let words = item.answer.split(separator: " ")
      let value = try #require(Double(words[0]))
      do throws(ReadingError) {
        let quantity = side(try QuantityReader().read(item.phrase).answer)
        #expect(
          quantity.unit.publishedID == words[1]
            && abs(quantity.value.double - value) <= tolerance * abs(value),
          "\(item.phrase): \(quantity.value.double) \(quantity.unit.id)")
      } catch {
        Issue.record("\(item.phrase): \(error)")
      }
    }
  }
}
