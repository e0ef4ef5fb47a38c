import Foundation
import JSON
import Quantities
import Testing

@testable import QuantityReading

/// Phrases with the answers of an independent source, one on each line.
@Suite struct ConversionCasesTests {
  struct Case {
    let input: String
    let language: ReadingLanguage
    let value: Double?
    let unit: String
    let source: String
  }

  static func cases(_ name: String) throws -> [Case] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Fixtures/\(name)")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let value = try JSONValue(parsing: Array(line.utf8))
      return Case(
        input: value["input"]?.string ?? "",
        language: ReadingLanguage(rawValue: value["lang"]?.string ?? "") ?? .english,
        value: value["expected_value"]?.number, unit: value["expected_unit"]?.string ?? "",
        source: value["from_unit"]?.string ?? "")
    }
  }

  @Test(arguments: [nil, "hinted"]) func `cases have the answer of the independent source`(
    hint: String?
  ) throws {
    for item in try Self.cases("conversions.jsonl") {
      let reader = QuantityReader(language: hint == nil ? nil : item.language)
      guard let value = item.value else {
        #expect(throws: ReadingError.self, "\(item.input)") { try reader.read(item.input) }
        continue
      }
      do {
        let answer = try reader.read(item.input).answer
        #expect(
          answer.to.unit.publishedID == item.unit && abs(answer.to.value.double / value - 1) < 1e-9
            && answer.from.unit.publishedID == item.source,
          "\(item.input): \(answer.from.unit.id) \(answer.to.value.double) \(answer.to.unit.id), not \(value) \(item.unit)"
        )
      } catch {
        Issue.record("\(item.input): \(error)")
      }
    }
  }
}
