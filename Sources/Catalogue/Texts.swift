public import CivilTime

/// The texts of the page in one language.
///
/// A server has the texts of each ``Language``; a program for the browser reads those of one language
/// from data. It reads the texts that answering needs first, and all others once it shows more.
///
///     texts[.save]                                     // Save
///     texts[.saved, "12:40"]                           // Saved the answer for 12:40.
///     texts[.answersCount, count: 1_000, as: "1,000"]  // 1,000 answers
public struct Texts: Sendable, Hashable {
  struct Content: Sendable, Hashable {
    let language: String
    /// The languages to choose from; empty until the texts are whole.
    var languages: [LanguageName]
    /// The words of the calendar as they are sent; empty until the texts are whole.
    ///
    /// The code that makes a calendar of them belongs to the chunks that show one.
    var calendarFields: [[String]]
    let plurals: PluralRule
    /// The phrases of ``PageText`` by number, then those of each other enumeration; at first only
    /// those
    /// that are sent with the page.
    var phrases: [Phrase]
  }

  private final class Box: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  /// A reference, since almost every view and model has a copy of the texts.
  private let box: Box

  init(_ content: Content) { box = Box(content) }

  var content: Content { box.content }

  /// The language's tag of BCP 47.
  public var language: String { content.language }

  /// All languages to choose from, including this one; empty until the texts are whole.
  public var languages: [LanguageName] { content.languages }

  var phrases: [Phrase] { box.content.phrases }

  /// The words of the calendar; empty strings until the texts are whole.
  public var calendar: CalendarWords { CalendarWords(fields: content.calendarFields) ?? .none }

  /// Whether all texts have been read, rather than only those that are sent with the page.
  public var isWhole: Bool { phrases.count == Self.count }

  /// Whether both have the same texts.
  public static func == (one: Texts, other: Texts) -> Bool { one.content == other.content }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }

  /// The number of all texts.
  static var count: Int { chartsStart + ChartText.allCases.count }

  private static var reviewStart: Int { PageText.allCases.count }
  private static var tagsStart: Int { reviewStart + ReviewText.allCases.count }
  private static var settingsStart: Int { tagsStart + TagText.allCases.count }
  private static var converterStart: Int { settingsStart + SettingsText.allCases.count }
  private static var dayStart: Int { converterStart + ConverterText.allCases.count }
  private static var chartsStart: Int { dayStart + DayText.allCases.count }

  /// The texts of the review of a week.
  public var review: TextSection<ReviewText> {
    TextSection(texts: self, start: Self.reviewStart)
  }

  /// The texts of the screen of all tags.
  public var tags: TextSection<TagText> {
    TextSection(texts: self, start: Self.tagsStart)
  }

  /// The texts of the screen of settings.
  public var settings: TextSection<SettingsText> {
    TextSection(texts: self, start: Self.settingsStart)
  }

  /// The texts of the converter.
  public var converter: TextSection<ConverterText> {
    TextSection(texts: self, start: Self.converterStart)
  }

  /// The texts of the list of a day and of missed probes.
  public var day: TextSection<DayText> {
    TextSection(texts: self, start: Self.dayStart)
  }

  /// The texts of the charts.
  public var charts: TextSection<ChartText> {
    TextSection(texts: self, start: Self.chartsStart)
  }

  /// A text.
  public subscript(text: PageText) -> String { self.text(at: text.rawValue) }

  /// A text with its placeholders filled, the first value in `{1}`.
  public subscript(text: PageText, values: String...) -> String {
    filled(text.rawValue, values)
  }

  /// A text for a number.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - count: the number that decides the form.
  ///   - number: the number as it is written in the language; by default its digits.
  ///   - others: the values of the placeholders from `{2}` on.
  public subscript(
    text: PageText, count count: Int, as number: String? = nil, others: String...
  ) -> String {
    counted(text.rawValue, count, number, others)
  }

  /// A text for a number that is written with digits after the point, such as 1.5 or 1.0.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - number: the number as it is written in the language.
  ///   - others: the values of the placeholders from `{2}` on.
  public subscript(text: PageText, fraction number: String, others: String...) -> String {
    phrases[text.rawValue].filled([number] + others, for: .other)
  }

  // Out of line, because they are the same for all enumerations, and almost every view uses texts.

  @inline(never)
  fileprivate func text(at place: Int) -> String { phrases[place].text }

  @inline(never)
  fileprivate func filled(_ place: Int, _ values: [String]) -> String {
    phrases[place].filled(values)
  }

  @inline(never)
  fileprivate func counted(
    _ place: Int, _ count: Int, _ number: String?, _ others: [String]
  ) -> String {
    phrases[place].filled(
      [number ?? "\(count)"] + others, for: content.plurals.category(of: count))
  }

  /// The names of the twelve colours of tags, in the order of their numbers.
  public var tagColors: [String] {
    phrases[PageText.blue.rawValue...PageText.olive.rawValue].map { $0.text }
  }
}

/// The texts of one part of the page, which has an enumeration of its own.
///
///     let texts = texts.review
///     texts[.openWeek]  // Open week
public struct TextSection<Text: RawRepresentable<Int>> {
  fileprivate let texts: Texts
  /// The index of its first text among all texts.
  fileprivate let start: Int

  /// A text.
  public subscript(text: Text) -> String { texts.text(at: start + text.rawValue) }

  /// A text with its placeholders filled, the first value in `{1}`.
  public subscript(text: Text, values: String...) -> String {
    texts.filled(start + text.rawValue, values)
  }

  /// A text for a number, as in ``Texts``.
  public subscript(
    text: Text, count count: Int, as number: String? = nil, others: String...
  ) -> String {
    texts.counted(start + text.rawValue, count, number, others)
  }
}

/// A language that can be chosen.
public struct LanguageName: Sendable, Hashable {
  /// Its tag of BCP 47.
  public let tag: String
  /// Its name in the language itself.
  public let name: String
}
