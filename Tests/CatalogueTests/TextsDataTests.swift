import CivilTime
import Testing

@testable import Catalogue

@Suite struct `Texts as data` {
  @Test(arguments: Language.allCases)
  func `are read as they were written`(language: Language) throws {
    var texts = try #require(Texts(reading: language.texts.firstBytes))
    #expect(!texts.isWhole && texts.languages.isEmpty && texts[.save] == language.texts[.save])
    var isAdded = texts.add(reading: language.texts.laterBytes)
    #expect(isAdded && texts == language.texts)
    isAdded = texts.add(reading: [])
    #expect(isAdded && texts == language.texts, "what is whole stays so")
    #expect(texts.language == language.tag && texts.calendar == language.calendarWords)
    #expect(texts.languages.map(\.name) == Language.allCases.map(\.name))
    for count in 0...25 {
      #expect(texts[.answersCount, count: count] == language.texts[.answersCount, count: count])
    }
  }

  @Test(arguments: Language.allCases)
  func `contain no separator in any text`(language: Language) {
    let texts = language.texts
    let words = texts.calendar
    for text in texts.phrases.flatMap(\.forms) + texts.languages.flatMap({ [$0.tag, $0.name] })
      + words.months + words.monthsOfDays + words.shortMonths + words.weekdays
      + words.shortWeekdays + [words.afterYear]
    {
      #expect(!text.contains("\t") && !text.contains("\n"), "\(text)")
    }
  }

  /// The data of a language, with its lines changed.
  private static func changed(_ data: [UInt8], _ change: (inout [String]) -> Void) -> [UInt8] {
    var lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    change(&lines)
    return Array(lines.joined(separator: "\n").utf8)
  }

  @Test func `are refused if they do not match the program`() throws {
    let (first, later) = (Language.ukrainian.texts.firstBytes, Language.ukrainian.texts.laterBytes)
    let start = try #require(Texts(reading: Self.changed(first) { _ in }))
    let refused: [[UInt8]] = [
      [], Array("\n".utf8), later, Self.changed(first) { $0.remove(at: 20) },
      Self.changed(first) { $0.removeLast() }, Self.changed(first) { $0.insert("more", at: 20) },
      Self.changed(first) { $0.append("more") }, Self.changed(first) { $0[0] = "uk" },
      Self.changed(first) { $0[0] = "uk\tarabic" }, Self.changed(first) { $0[0] += "\t" },
      Self.changed(first) { $0[30] += "\tmore" },
      Self.changed(first) { $0[30] += "\t\t\t\t" },
    ]
    for (index, bytes) in refused.enumerated() { #expect(Texts(reading: bytes) == nil, "\(index)") }
    let laterRefused: [[UInt8]] = [
      [], first, Self.changed(later) { $0.remove(at: 20) }, Self.changed(later) { $0.removeLast() },
      Self.changed(later) { $0[0] += "\tde" }, Self.changed(later) { $0[1] += "\tжовтень" },
      Self.changed(later) { $0[6] += "\t" }, Self.changed(later) { $0[4] = "" },
      Self.changed(later) { $0[30] += "\tmore" },
    ]
    for (index, bytes) in laterRefused.enumerated() {
      var texts = start
      let isAdded = texts.add(reading: bytes)
      #expect(!isAdded && texts == start, "\(index)")
    }
  }

  @Test(arguments: [100, 1_000])
  func `are refused if they are truncated`(count: Int) throws {
    let texts = Language.english.texts
    #expect(Texts(reading: Array(texts.firstBytes.prefix(count))) == nil)
    var start = try #require(Texts(reading: texts.firstBytes))
    let isAdded = start.add(reading: Array(texts.laterBytes.prefix(count)))
    #expect(!isAdded)
  }
}
