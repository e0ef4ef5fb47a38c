import Catalogue
import Charts
import CivilTime
import Drawing
import Interface
import PageModel
import Sampling
import Tracking

/// A trend as lines over the days of the calendar.
struct TrendFigures {
  private let trend: Trend
  /// The trend of the year before, if shown for comparison.
  private let before: Trend?
  private let wording: ChartWording
  private let axis: StepAxis

  /// The number of days between compared weeks: the whole weeks of a year.
  static let year = 52 * 7

  init(_ trend: Trend, before: Trend? = nil, today: CivilDate, _ wording: ChartWording) {
    self.trend = trend
    self.before = before
    self.wording = wording
    axis = StepAxis(
      trend.parts.map { StepAxis.Part(start: $0.start, last: $0.start.advanced(by: $0.days - 1)) },
      of: trend.step, today: today, wording)
  }

  /// Returns the hours of the tag with their intervals.
  ///
  /// - Parameters:
  ///   - ink: the colour of the tag.
  ///   - incomplete: the note for an incomplete step.
  func hours(in ink: Ink, incomplete: String) -> LineFigure {
    // Steps without answers are gaps: their hours are unknown.
    let hours = trend.parts.map { $0.hours }
    var lines = axis.lines(
      trend.name ?? "", hours, ink: ink, incomplete: incomplete,
      lacking: trend.parts.map { $0.lacksAnswers })
    let earlier = trend.parts.indices.map { hoursBefore($0) }
    if earlier.contains(where: { !$0.isNaN }) {
      lines.append(
        LineSeries(
          wording.texts[.yearBefore], axis.samples(earlier), shape: .linear, ink: .secondary,
          dash: [2, 4]))
    }
    var figure = LineFigure(lines, mode: .including(Extremes(low: 0, high: 1)))
    figure.blanks = trend.parts.indices.filter { !trend.parts[$0].isAsked }.map { axis.blank($0) }
    figure.blankName = wording.texts.charts[.unaskedDays]
    figure.change = trend.shift.flatMap { axis.placeBefore($0.start) }
    figure.numberName = { [wording] hours, decimals in
      wording.format(hours, .number(fractionDigits: decimals))
    }
    figure.valueName = { [wording] hours, decimals in
      wording.texts[.hoursValue, wording.format(hours, .number(fractionDigits: decimals))]
    }
    return axis.labelled(figure)
  }

  /// Returns the hours of a whole step in the year before; NaN if they are not known.
  private func hoursBefore(_ index: Int) -> Double {
    guard let before, axis.isWhole(index), !trend.parts[index].lacksAnswers else { return .nan }
    let part = trend.parts[index]
    let start = part.start.advanced(by: -Self.year)
    let earlier = before.parts.first { $0.start == start && $0.days == part.days }
    return earlier.flatMap { $0.lacksAnswers ? nil : $0.hours?.value } ?? .nan
  }

  /// Returns the days of the steps in a range of the axis; nil if it contains none.
  func days(from lower: Double, to upper: Double) -> (first: CivilDate, last: CivilDate)? {
    axis.days(from: lower, to: upper)
  }

  /// Returns a sentence about the change of the hours, if there is one.
  func changeNote(_ figures: FigureWording) -> String? {
    guard let shift = trend.shift else { return nil }
    return wording.texts.tags[
      trend.step == .month ? .shiftOfMonths : .shiftOfWeeks,
      wording.texts.calendar.wholeDate(shift.start), figures.hours(shift.before.value),
      figures.hours(shift.after.value), figures.interval(shift.after)]
  }
}
