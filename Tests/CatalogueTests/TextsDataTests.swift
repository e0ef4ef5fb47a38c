import CivilTime
import Testing

@testable import Catalogue

@Suite struct `Texts as data` {
  @Test(arguments: Language.allCases)
  func `are read as they were written`(language: Language) throws {
    let texts = try #require(Texts(reading: language.texts.bytes))
    #expect(texts == language.texts)
    #expect(texts.language == language.rawValue && texts.calendar == language.calendarWords)
    #expect(texts.languages.map(\.name) == Language.allCases.map(\.name))
    for count in 0...25 {
      #expect(texts[.answersCount, count: count] == language.texts[.answersCount, count: count])
    }
  }

  @Test(arguments: Language.allCases)
  func `have what divides them in no text`(language: Language) {
    let texts = language.texts
    let words = texts.calendar
    for text in texts.phrases.flatMap(\.forms) + texts.languages.flatMap({ [$0.tag, $0.name] })
      + words.months + words.monthsOfDays + words.shortMonths + words.weekdays
      + words.shortWeekdays + [words.afterYear]
    {
      #expect(!text.contains("\t") && !text.contains("\n"), "\(text)")
    }
  }

  /// The data of a language, with something else in the place of its lines.
  private static func changed(_ change: (inout [String]) -> Void) -> [UInt8] {
    var lines = String(decoding: Language.ukrainian.texts.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    change(&lines)
    return Array(lines.joined(separator: "\n").utf8)
  }

  @Test func `are refused where they do not fit the program`() {
    #expect(Texts(reading: Self.changed { _ in }) == Language.ukrainian.texts)
    let refused: [[UInt8]] = [
      [], Array("\n".utf8), Self.changed { $0.remove(at: 20) }, Self.changed { $0.removeLast() },
      Self.changed { $0.insert("more", at: 20) }, Self.changed { $0.append("more") },
      Self.changed { $0[0] = "uk" }, Self.changed { $0[0] = "uk\tarabic" },
      Self.changed { $0[0] += "\t" }, Self.changed { $0[1] += "\tde" },
      Self.changed { $0[2] += "\tжовтень" }, Self.changed { $0[5] = "" },
      Self.changed { $0[30] += "\tmore" }, Self.changed { $0[30] += "\t\t\t\t" },
    ]
    for (index, bytes) in refused.enumerated() { #expect(Texts(reading: bytes) == nil, "\(index)") }
  }

  @Test(arguments: [100, 1_000, 4_000])
  func `are refused where they end early`(count: Int) {
    #expect(Texts(reading: Array(Language.english.texts.bytes.prefix(count))) == nil)
  }
}
