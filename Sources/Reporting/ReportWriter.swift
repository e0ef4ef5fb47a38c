public import Catalogue
internal import Charts
internal import CivilTime
public import Drawing
internal import Geometry
internal import Interface
internal import Sampling
private import TextBytes
public import Tracking

/// Lays out reports, and single charts of them, in a language and in some fonts.
public struct ReportWriter {
  let language: Language
  let words: CommandPhrases
  let calendar: CalendarWords
  let texts: Texts
  let measure: TextMeasure
  let design: ReportDesign
  let hourCycle: HourCycle?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - language: the language of the reports.
  ///   - measure: measures texts in the fonts in which they will be drawn.
  ///   - design: the metrics of pages and charts.
  ///   - countsTwelveHours: whether hours are counted from 1 to 12; nil follows the custom of most
  ///     speakers of the language.
  public init(
    language: Language, measure: TextMeasure, design: ReportDesign = ReportDesign(),
    countsTwelveHours: Bool? = nil
  ) {
    self.language = language
    hourCycle = countsTwelveHours.map { $0 ? .twelveHours : .twentyFourHours }
    words = language.commandPhrases
    calendar = language.calendarWords
    texts = language.texts
    self.measure = measure
    self.design = design
  }

  var report: ReportPhrases { words.report }

  // MARK: Figures in words

  /// Formats hours as the page does: with one decimal below ten.
  func hours(_ value: Double) -> String { report.hours(figure(ofHours: value)) }

  func figure(ofHours value: Double) -> String {
    figure(ofHours: value, decimals: IntervalRounding.decimals(ofHours: value))
  }

  /// Hours with as many decimals as all of a picture have, 0 or 1.
  func figure(ofHours value: Double, decimals: Int) -> String {
    let least = decimals == 0 ? 1.0 : 0.1
    // A small amount is not zero.
    guard value <= 0 || value >= least / 2 else { return "<" + words.grouped(least, decimals) }
    return words.grouped(value, decimals)
  }

  func interval(ofHours hours: Estimate) -> String {
    interval(hours.low, hours.high, decimals: IntervalRounding.decimals(ofHours: hours.high))
  }

  func percent(_ share: Double) -> String { words.percent(share, decimals: 0) }

  /// Formats a share and its interval, to be shown beside each other.
  func percents(_ share: Estimate) -> (value: String, interval: String) {
    (
      words.percent(RoundedShare(share.value, from: share.low, to: share.high, least: 0)),
      words.percentage(interval(share.low * 100, share.high * 100, decimals: 0))
    )
  }

  /// Formats the ends of an interval, with more decimals if they would look alike otherwise.
  func interval(_ low: Double, _ high: Double, decimals: Int) -> String {
    let decimals = IntervalRounding.decimals(from: low, to: high, least: decimals)
    return report.interval(words.grouped(low, decimals), words.grouped(high, decimals))
  }

  /// Returns the sentence on how many of the probes the figures describe.
  ///
  /// Where answers are lacking, it says which, rather than that the figures hold for the others.
  public func coverage(_ statistics: Statistics) -> String {
    if let gap = statistics.gap {
      let coverage = texts[
        .coverageText, count: statistics.probes, as: words.grouped(statistics.probes),
        words.grouped(statistics.answered), percent(statistics.coverage)]
      return coverage + " " + sentence(about: gap) + " " + texts.tags[.gapNote]
    }
    return words.coverage(
      statistics.probes, as: words.grouped(statistics.probes), words.grouped(statistics.answered),
      words.percent(statistics.coverage))
  }

  /// Returns a sentence about the questions without an answer, as Insights has it.
  func sentence(about gap: AnswerGap) -> String {
    func clock(_ hour: Int) -> String { (TimeOfDay(hour: hour % 24) ?? .midnight).text }
    return texts.sentence(
      about: gap.missed, as: words.grouped(gap.missed),
      between: gap.hours.map { (clock($0.lowerBound), clock($0.upperBound)) })
  }

  /// Formats a range of days; a single day has the name of its weekday.
  public func text(of days: Report.Days) -> String {
    days.first == days.last
      ? calendar.weekdayAndDate(days.last) : calendar.dates(from: days.first, to: days.last)
  }

  // MARK: Colours

  /// Returns the colour of a tag of the report's days, or of those before.
  func ink(of name: String, in report: Report) -> Ink {
    let tags = report.statistics.tags + (report.before?.statistics.tags ?? [])
    guard let tag = tags.first(where: { $0.name.isSame(as: name) }) else { return .others }
    return .palette(tag.color.number)
  }
}
