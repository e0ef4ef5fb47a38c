public import CivilTime

/// What the page says in one language.
///
/// On a server it is that of a ``Language``; a program for the browser reads it from data, and so
/// knows no other language. It reads the texts that answering needs first, and all others once it
/// shows more.
///
///     texts[.save]                                     // Save
///     texts[.saved, "12:40"]                           // Saved the answer for 12:40.
///     texts[.answersCount, count: 1_000, as: "1,000"]  // 1,000 answers
public struct Texts: Sendable, Hashable {
  /// The language's tag of BCP 47.
  public let language: String
  /// All languages that can be chosen, this one among them; none until the texts are whole.
  public internal(set) var languages: [LanguageName]
  /// The words of the calendar as they are sent; none until the texts are whole.
  ///
  /// What makes a calendar of them belongs to the chunks that show one.
  var calendarFields: [[String]]

  let plurals: PluralRule
  /// Those of ``PageText`` by their numbers, then those of each other enumeration; at first those alone
  /// that are sent with the page.
  var phrases: [Phrase]

  /// The words of the calendar; empty ones until the texts are whole.
  public var calendar: CalendarWords { CalendarWords(fields: calendarFields) ?? .none }

  /// Whether all texts are there, and not only those that are sent with the page.
  public var isWhole: Bool { phrases.count == Self.count }

  /// How many texts there are.
  static var count: Int { dayStart + DayText.allCases.count }

  private static var reviewStart: Int { PageText.allCases.count }
  private static var tagsStart: Int { reviewStart + ReviewText.allCases.count }
  private static var settingsStart: Int { tagsStart + TagText.allCases.count }
  private static var converterStart: Int { settingsStart + SettingsText.allCases.count }
  private static var dayStart: Int { converterStart + ConverterText.allCases.count }

  /// What the review of a week says.
  public var review: TextSection<ReviewText> {
    TextSection(phrases: phrases.dropFirst(Self.reviewStart), plurals: plurals)
  }

  /// What the screen of all tags says.
  public var tags: TextSection<TagText> {
    TextSection(phrases: phrases.dropFirst(Self.tagsStart), plurals: plurals)
  }

  /// What the screen of settings says.
  public var settings: TextSection<SettingsText> {
    TextSection(phrases: phrases.dropFirst(Self.settingsStart), plurals: plurals)
  }

  /// What the converter says.
  public var converter: TextSection<ConverterText> {
    TextSection(phrases: phrases.dropFirst(Self.converterStart), plurals: plurals)
  }

  /// What is said of a day's list and of what was missed.
  public var day: TextSection<DayText> {
    TextSection(phrases: phrases.dropFirst(Self.dayStart), plurals: plurals)
  }

  /// A text.
  public subscript(text: PageText) -> String { phrases[text.rawValue].text }

  /// A text with its gaps filled, the first value in `{1}`.
  public subscript(text: PageText, values: String...) -> String {
    phrases[text.rawValue].filled(values)
  }

  /// A text for a number.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - count: the number that decides the form.
  ///   - number: the number as it is written in the language; by default its digits.
  ///   - others: what stands in the gaps from `{2}` on.
  public subscript(
    text: PageText, count count: Int, as number: String? = nil, others: String...
  ) -> String {
    phrases[text.rawValue].filled(
      [number ?? "\(count)"] + others, for: plurals.category(of: count))
  }

  /// A text for a number that is written with digits after the point, such as 1.5 or 1.0.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - number: the number as it is written in the language.
  ///   - others: what stands in the gaps from `{2}` on.
  public subscript(text: PageText, fraction number: String, others: String...) -> String {
    phrases[text.rawValue].filled([number] + others, for: .other)
  }

  /// The names of the twelve colours of tags, in the order of their numbers.
  public var tagColors: [String] {
    phrases[PageText.blue.rawValue...PageText.olive.rawValue].map { $0.text }
  }
}

/// The texts of one part of the page, by an enumeration of its own.
///
///     let texts = texts.review
///     texts[.openWeek]  // Open week
public struct TextSection<Text: RawRepresentable<Int>> {
  /// Its texts by their numbers.
  private let phrases: ArraySlice<Phrase>
  private let plurals: PluralRule

  init(phrases: ArraySlice<Phrase>, plurals: PluralRule) {
    self.phrases = phrases
    self.plurals = plurals
  }

  /// A text.
  public subscript(text: Text) -> String { phrase(text).text }

  /// A text with its gaps filled, the first value in `{1}`.
  public subscript(text: Text, values: String...) -> String { phrase(text).filled(values) }

  /// A text for a number; see ``Texts``.
  public subscript(
    text: Text, count count: Int, as number: String? = nil, others: String...
  ) -> String {
    phrase(text).filled(
      [number ?? "\(count)"] + others, for: plurals.category(of: count))
  }

  private func phrase(_ text: Text) -> Phrase { phrases[phrases.startIndex + text.rawValue] }
}

/// A language that can be chosen.
public struct LanguageName: Sendable, Hashable {
  /// Its tag of BCP 47.
  public let tag: String
  /// What it calls itself.
  public let name: String
}
