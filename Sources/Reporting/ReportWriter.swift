public import Catalogue
internal import Charts
public import CivilTime
public import Drawing
internal import Geometry
internal import Motion
internal import Sampling
public import Tracking

/// Lays out reports, and single charts of them, in a language and in some fonts.
public struct ReportWriter {
  let words: CommandPhrases
  let calendar: CalendarWords
  let measure: TextMeasure

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - words: the phrases of a language.
  ///   - calendar: how it writes dates.
  ///   - measure: how much room texts take in the fonts that they will be written in.
  public init(words: CommandPhrases, calendar: CalendarWords, measure: TextMeasure) {
    self.words = words
    self.calendar = calendar
    self.measure = measure
  }

  var report: ReportPhrases { words.report }

  // MARK: Figures in words

  /// Hours as they are written everywhere: with a decimal where they would have two figures or less.
  func hours(_ value: Double) -> String { report.hours(figure(ofHours: value)) }

  func figure(ofHours value: Double) -> String {
    words.grouped(value, Self.decimals(ofHours: value))
  }

  func interval(ofHours hours: Estimate) -> String {
    interval(hours.low, hours.high, decimals: Self.decimals(ofHours: hours.high))
  }

  /// What would be rounded to 100 is written as what is more.
  private static func decimals(ofHours value: Double) -> Int { value < 99.95 ? 1 : 0 }

  func percent(_ share: Double) -> String { report.percent(words.percent(share, decimals: 0)) }

  func interval(_ low: Double, _ high: Double, decimals: Int) -> String {
    report.interval(words.grouped(low, decimals), words.grouped(high, decimals))
  }

  /// How many of the probes the figures describe.
  public func coverage(_ statistics: Statistics) -> String {
    words.coverage(
      statistics.probes, as: words.grouped(statistics.probes), words.grouped(statistics.answered),
      words.percent(statistics.coverage))
  }

  /// Some days, with what both ends have in common said once.
  public func text(of days: Report.Days) -> String {
    let (first, last) = (days.first.parts, days.last.parts)
    if days.first == days.last { return calendar.weekdayAndDate(days.last) }
    let end = calendar.wholeDate(days.last)
    if first.year != last.year { return "\(calendar.wholeDate(days.first)) – \(end)" }
    if first.month != last.month {
      return "\(first.day) \(calendar.monthsOfDays[first.month - 1]) – \(end)"
    }
    return "\(first.day)–\(end)"
  }

  // MARK: Colours

  /// The colour of what has no name of its own.
  static let gathered = Ink.color(PerceptualColor(lightness: 0.72, a: 0, b: -0.005))

  func ink(of name: String, in report: Report) -> Ink {
    report.colors[name].map { .palette($0.number) } ?? Self.gathered
  }
}
