import Foundation
import Quantities
import Testing

@testable import QuantityReading

/// Phrases that people type, one a line: `phrase | value unit`, or `phrase | refused`.
@Suite struct PhraseCasesTests {
  @Test func `phrases of each language and dimension are understood or refused`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/phrases.txt")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 600)
    for line in lines where !line.hasPrefix("# ") {
      let halves = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard halves[1] != "refused" else {
        #expect(throws: ReadingError.self, "\(halves[0])") { try QuantityReader().read(halves[0]) }
        continue
      }
      let words = halves[1].split(separator: " ")
      let value = try #require(Double(words[0]))
      do throws(ReadingError) {
        let to = try QuantityReader().read(halves[0]).answer.to
        #expect(
          to.unit.publishedID == words[1] && abs(to.value.double - value) <= 1e-6 * abs(value),
          "\(halves[0]): \(to.value.double) \(to.unit.id)")
      } catch {
        Issue.record("\(halves[0]): \(error)")
      }
    }
  }
}
