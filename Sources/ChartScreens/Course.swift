import Catalogue
import Charts
import CivilTime
import Drawing
import Interface
import PageModel
import Sampling
import Tracking

/// A trend as lines over the days of the calendar.
struct Course {
  private let trend: Trend
  /// The trend of the year before, if it is shown beside.
  private let before: Trend?
  private let today: CivilDate
  private let wording: Wording
  /// Where the steps lie on the axis: at the beginnings of their first days, in seconds.
  private let places: [Double]

  /// The days between weeks that are compared: as many weeks as a year has.
  static let year = 52 * 7

  init(_ trend: Trend, before: Trend? = nil, today: CivilDate, _ wording: Wording) {
    self.trend = trend
    self.before = before
    self.today = today
    self.wording = wording
    places = trend.parts.map { Double($0.start.dayNumber) * 86_400 }
  }

  /// The hours of the tag with their intervals.
  ///
  /// What is incomplete is less for that alone: it is not joined to the line, but stands beside it.
  ///
  /// - Parameters:
  ///   - ink: the colour of the tag.
  ///   - incomplete: what is said of such a step.
  func hours(in ink: Ink, incomplete: String) -> LineFigure {
    var lines = [
      LineSeries(
        trend.name ?? "", samples { isWhole($0) }, shape: .linear, ink: ink, isFilled: true)
    ]
    if trend.parts.contains(where: { !isWhole($0) && $0.answered > 0 }) {
      lines.append(
        LineSeries(incomplete, samples { !isWhole($0) }, shape: .linear, ink: .secondary))
    }
    let earlier = trend.parts.map { hoursBefore($0) }
    if earlier.contains(where: { !$0.isNaN }) {
      lines.append(
        LineSeries(
          wording.texts[.yearBefore], samples(earlier), shape: .linear, ink: .secondary,
          dash: [2, 4]))
    }
    var figure = LineFigure(lines, mode: .including(Extremes(low: 0, high: 1)))
    figure.change = changePlace
    figure.valueName = { [wording] hours, decimals in
      wording.format(hours, .number(fractionDigits: decimals))
    }
    return labelled(figure)
  }

  /// The hours of some steps, with a gap where nobody answered: nothing is known of that.
  private func samples(where isMeant: (Trend.Part) -> Bool) -> Samples {
    let found = trend.parts.map { $0.answered > 0 && isMeant($0) ? $0.tag?.hours : nil }
    return samples(
      found.map { $0?.value ?? .nan },
      intervals: found.map { Extremes(low: $0?.low ?? .nan, high: $0?.high ?? .nan) })
  }

  /// The hours of a whole step in the year before; not a number where they are not known.
  private func hoursBefore(_ part: Trend.Part) -> Double {
    guard let before, isWhole(part) else { return .nan }
    let start = part.start.advanced(by: -Self.year)
    let earlier = before.parts.first { $0.start == start && $0.days == part.days }
    return earlier.flatMap { $0.answered > 0 ? $0.tag?.hours.value : nil } ?? .nan
  }

  /// Values of the steps, with a little room before the first and after the last.
  private func samples(_ values: [Double], intervals: [Extremes]? = nil) -> Samples {
    guard let first = places.first, let last = places.last, first < last else {
      return Samples(values, at: places, intervals: intervals)
    }
    let room = 0.35 * (last - first) / Double(places.count - 1)
    let none = Extremes(low: .nan, high: .nan)
    return Samples(
      [.nan] + values + [.nan], at: [first - room] + places + [last + room],
      intervals: intervals.map { [none] + $0 + [none] })
  }

  /// Whether all days of the step lie in the period and are over.
  private func isWhole(_ part: Trend.Part) -> Bool { trend.step.isWhole(part, on: today) }

  /// Half a step before the first with the new hours, between the last value before and the first since.
  private var changePlace: Double? {
    guard let start = trend.shift?.start else { return nil }
    guard let index = trend.parts.firstIndex(where: { $0.start == start }), index > 0 else {
      return nil
    }
    return (places[index - 1] + places[index]) / 2
  }

  /// The sentence about the change of the hours, if there is one.
  func changeNote(_ figures: FigureWording) -> String? {
    guard let shift = trend.shift else { return nil }
    return wording.texts.tags[
      trend.step == .month ? .shiftOfMonths : .shiftOfWeeks,
      wording.texts.calendar.wholeDate(shift.start), figures.hours(shift.before.value),
      figures.hours(shift.after.value), figures.interval(shift.after)]
  }

  // MARK: Names

  private func labelled(_ figure: LineFigure) -> LineFigure {
    var figure = figure
    // The clock plays no part: a day of the person's is one of UTC here.
    figure.tellTime(
      in: wording.texts.calendar, weekStart: wording.weekStart, offset: { _ in .utc })
    figure.placeName = { name(of: $0) }
    return figure
  }

  /// A step by its days.
  private func name(of place: Double) -> String {
    guard let index = places.firstIndex(of: place) else { return day(place) }
    let part = trend.parts[index]
    if case .month = trend.step, isWhole(part) {
      return wording.format(place, .month, zone: .universal)
    }
    let last = place + Double(part.days - 1) * 86_400
    return part.days == 1 ? day(place) : day(place) + " – " + day(last)
  }

  private func day(_ place: Double) -> String {
    wording.format(place, .date(.medium), zone: .universal)
  }
}
