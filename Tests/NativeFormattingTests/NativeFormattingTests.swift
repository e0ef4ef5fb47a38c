import Catalogue
import CatalogueFormatting
import CivilTime
import Foundation
import Interface
import NativeFormatting
import TestSupport
import Testing

/// Foundation and the catalogue format like the browser, whose own tests contain the same
/// table.
@Suite struct NativeFormattingTests {
  /// 14 November 2023, 22:13:20 in universal time: a Tuesday, and Wednesday already in Kyiv.
  static let moment = 1_700_000_000.0

  struct Case: CustomTestStringConvertible, Sendable {
    let language: String
    let number: Double
    let format: Format
    let zone: Zone
    let text: String

    init(
      _ language: String, _ number: Double, _ format: Format, _ text: String,
      zone: Zone = .universal
    ) {
      (self.language, self.number, self.format) = (language, number, format)
      (self.zone, self.text) = (zone, text)
    }

    var testDescription: String { "\(language) \(format) \(number)" }
  }

  @Test(arguments: [
    Case("en", 12_345.678, .number(fractionDigits: 1), "12,345.7"),
    Case("en", 0.125, .percent(fractionDigits: 1), "12.5%"),
    Case("en", moment, .date(.short), "11/14/23"),
    Case("en", moment, .date(.medium), "Nov 14, 2023"),
    Case("en", moment, .day, "Nov 14"),
    Case("en", moment, .date(.full), "Tuesday, November 14, 2023"),
    Case("en", moment, .isoDate, "2023-11-14"),
    Case("en", moment, .time, "10:13 PM"),
    Case("en", moment, .month, "November 2023"),
    Case("en", moment, .weekday, "Tue"),
    Case("en", 7_500, .duration, "2 hours, 5 minutes"),
    Case("en", 2_700, .duration, "45 minutes"),
    Case("en", 3_600, .duration, "1 hour"),
    Case("en", 0, .duration, "0 minutes"),
    Case("uk", 12_345.678, .number(fractionDigits: 1), "12 345,7"),
    Case("uk", 0.125, .percent(fractionDigits: 1), "12,5%"),
    Case("uk", moment, .date(.short), "14.11.23"),
    Case("uk", moment, .date(.medium), "14 лист. 2023 р."),
    Case("uk", moment, .day, "14 лист."),
    Case("uk", moment, .date(.full), "вівторок, 14 листопада 2023 р."),
    Case("uk", moment, .isoDate, "2023-11-14"),
    Case("uk", moment, .time, "22:13"),
    Case("uk", moment, .month, "листопад 2023 р."),
    Case("uk", moment, .weekday, "вт"),
    Case("uk", 7_500, .duration, "2 години і 5 хвилин"),
    Case("uk", 2_700, .duration, "45 хвилин"),
    Case("uk", 3_600, .duration, "1 година"),
    Case("uk", 0, .duration, "0 хвилин"),
    Case("ru", 12_345.678, .number(fractionDigits: 1), "12 345,7"),
    Case("ru", 0.125, .percent(fractionDigits: 1), "12,5 %"),
    Case("ru", moment, .date(.short), "14.11.2023"),
    Case("ru", moment, .date(.medium), "14 нояб. 2023 г."),
    Case("ru", moment, .day, "14 нояб."),
    Case("ru", moment, .date(.full), "вторник, 14 ноября 2023 г."),
    Case("ru", moment, .isoDate, "2023-11-14"),
    Case("ru", moment, .time, "22:13"),
    Case("ru", moment, .month, "ноябрь 2023 г."),
    Case("ru", moment, .weekday, "вт"),
    Case("ru", 7_500, .duration, "2 часа 5 минут"),
    Case("ru", 2_700, .duration, "45 минут"),
    Case("ru", 3_600, .duration, "1 час"),
    Case("ru", 0, .duration, "0 минут"),
    Case("en", 5, .number(fractionDigits: 1, atLeast: 1), "5.0"),
    Case("uk", 5.25, .number(fractionDigits: 1, atLeast: 1), "5,3"),
    Case("en", -1, .number(), "-1"), Case("ru", 12_345, .number(fractionDigits: 1), "12 345"),
    Case("en", 0.25, .number(fractionDigits: 1), "0.3"), Case("en", -2.5, .number(), "-3"),
    Case("en", 0.0725, .percent(fractionDigits: 1), "7.3%"), Case("en", -0.04, .number(), "-0"),
    Case("en", 1, .percent(), "100%"), Case("en-GB", moment, .time, "22:13"),
    Case("en", moment, .dateTime(.medium), "Nov 14, 2023, 10:13 PM"),
    Case("en", moment, .isoDate, "2023-11-15", zone: .local),
    Case("uk", moment, .time, "00:13", zone: .local),
    Case("ru", moment, .weekday, "ср", zone: .local), Case("en", 3_629, .duration, "1 hour"),
    Case("ru", 1_678_000_000, .date(.long), "5 марта 2023 г."),
    Case("ru", 60, .duration, "1 минута"), Case("en", -5, .duration, "0 minutes"),
  ])
  func `formats as is customary in the language`(_ sample: Case) {
    let formatting = Formatting.native(language: sample.language, zone: "Europe/Kyiv")
    let text = plain(formatting(sample.number, sample.format, zone: sample.zone))
    #expect(text == sample.text)
    // The only English in the catalogue is that of the United States.
    guard let language = Language(tag: sample.language) else { return }
    let catalogue = Formatting.catalogue(language) { _ in UTCOffset(seconds: 7_200) }
    #expect(plain(catalogue(sample.number, sample.format, zone: sample.zone)) == sample.text)
  }

  @Test func `formats with the catalogue as with the tables of Foundation`() {
    var random = SplitMix(seed: 20_261_121)
    for language in Language.allCases {
      let native = Formatting.native(language: language.tag, zone: "UTC")
      let catalogue = Formatting.catalogue(language) { _ in .utc }
      for _ in 0..<300 {
        // Nine centuries, and numbers of all sizes, halves among them.
        let moment = Double.random(in: -1e10...2e10, using: &random).rounded()
        let number = Double(Int.random(in: -2_000_000...2_000_000, using: &random)) / 80
        let samples: [(Double, Format)] = [
          (moment, .date(.short)), (moment, .date(.medium)), (moment, .date(.long)),
          (moment, .date(.full)), (moment, .day), (moment, .isoDate), (moment, .time),
          (moment, .dateTime(.medium)),
          (moment, .month), (moment, .weekday), (abs(number), .duration),
          (number, .number()), (number, .number(fractionDigits: 1)),
          (number, .number(fractionDigits: 3)),
          (number, .number(fractionDigits: 2, atLeast: 1)),
          (number / 1_000, .percent()), (number / 1_000, .percent(fractionDigits: 1)),
        ]
        // Foundation's tables write March, June and July in full in Russian, browsers' in short.
        for (number, format) in samples where !(language == .russian && format.isMedium) {
          let expected = plain(native(number, format, zone: .universal))
          #expect(
            plain(catalogue(number, format, zone: .universal)) == expected,
            "\(language) \(format) \(number)")
        }
      }
    }
  }

  @Test(
    arguments: [
      (.english, .twelveHours, 14.0, "2:13 PM"), (.english, .twelveHours, 0, "12:13 AM"),
      (.english, .twelveHours, 12, "12:13 PM"), (.english, .twentyFourHours, 14, "14:13"),
      (.english, .twentyFourHours, 2, "02:13"), (.ukrainian, .twelveHours, 14, "02:13 пп"),
      (.ukrainian, .twelveHours, 2, "02:13 дп"), (.ukrainian, .twentyFourHours, 14, "14:13"),
      (.russian, .twelveHours, 22, "10:13 PM"), (.russian, .twentyFourHours, 2, "02:13"),
    ] as [(Language, HourCycle, Double, String)])
  func `uses the hour cycle of the territory`(
    language: Language, hourCycle: HourCycle, hour: Double, text: String
  ) {
    let catalogue = Formatting.catalogue(language, hourCycle: hourCycle) { _ in .utc }
    #expect(plain(catalogue(hour * 3_600 + 780, .time)) == text)
    #expect(plain(catalogue(hour * 3_600 + 780, .dateTime(.medium))).hasSuffix(text))
  }

  @Test func `agrees with Foundation on the hour cycle of every territory`() {
    for region in Locale.Region.isoRegions.map(\.identifier) where region.count == 2 {
      let hours = Locale(identifier: "und_" + region).hourCycle
      #expect(
        Territory(code: region)?.countsTwelveHours == (hours == .oneToTwelve), "\(region)")
    }
  }

  @Test func `agrees with Foundation on the likely territory of a language`() throws {
    for language in Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
    where language.utf8.count == 2 {
      let named = Territory.preferred(by: [language])
      guard named != .world else { continue }
      let whole = Locale.Language(identifier: language).maximalIdentifier
      let likely = try #require(whole.split(separator: "-").last.map(String.init))
      #expect(named == Territory(code: likely), "\(language)")
    }
  }

  /// A text normalized for differences between tables, such as the kind of non-breaking space.
  private func plain(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}

extension Format {
  fileprivate var isMedium: Bool {
    switch self {
    case .date(.medium), .dateTime(.medium), .day: true
    default: false
    }
  }
}
