import Catalogue
import Charts
import CivilTime
import Drawing
import Interface
import Sampling
import Tracking

/// The days, weeks or months of a period as places on an axis of time.
struct StepAxis {
  /// A step, or those of its days that lie in the period.
  struct Part {
    let start: CivilDate
    let last: CivilDate
  }

  private let parts: [Part]
  private let step: Trend.Step
  private let today: CivilDate
  private let wording: ChartWording
  /// The positions of the steps: the beginnings of their first days, in seconds.
  private let places: [Double]

  /// Makes an axis of the parts of a period, in chronological order.
  init(_ parts: [Part], of step: Trend.Step, today: CivilDate, _ wording: ChartWording) {
    self.parts = parts
    self.step = step
    self.today = today
    self.wording = wording
    places = parts.map { Double($0.start.dayNumber) * 86_400 }
  }

  /// Returns whether all days of a step lie in the period and are over.
  func isWhole(_ index: Int) -> Bool {
    step.isWhole(from: parts[index].start, to: parts[index].last, on: today)
  }

  /// Returns the position midway between the step that begins on a day and the one before; nil if there is
  /// no such pair.
  func placeBefore(_ start: CivilDate) -> Double? {
    guard let index = parts.firstIndex(where: { $0.start == start }), index > 0 else { return nil }
    return (places[index - 1] + places[index]) / 2
  }

  /// Returns a blank for a step without questions, extended halfway to its neighbours.
  func blank(_ index: Int) -> LineFigure.Blank {
    let place = places[index]
    let before = index > 0 ? places[index - 1] : place
    let after = index + 1 < places.count ? places[index + 1] : place
    return LineFigure.Blank(at: place, from: (before + place) / 2, to: (place + after) / 2)
  }

  // MARK: Lines

  /// Returns a line through the whole steps, and rings for the incomplete ones.
  ///
  /// The sum of an incomplete step is lower only because days are missing, or rests on too few answers, so the
  /// line does not include it.
  ///
  /// - Parameters:
  ///   - name: the name of the values.
  ///   - values: the value of each step; nil if it is not known.
  ///   - ink: the colour of the line.
  ///   - incomplete: the name of the rings.
  ///   - lacking: whether the answers of each step are too few; of none unless given.
  ///   - isFilled: whether the area down to zero is filled.
  func lines(
    _ name: String, _ values: [Estimate?], ink: Ink, incomplete: String, lacking: [Bool] = [],
    isFilled: Bool = true
  ) -> [LineSeries] {
    let isComplete = values.indices.map { isWhole($0) && !($0 < lacking.count && lacking[$0]) }
    let whole = values.indices.map { isComplete[$0] ? values[$0] : nil }
    let others = values.indices.map { isComplete[$0] ? nil : values[$0] }
    var lines = [LineSeries(name, samples(whole), shape: .linear, ink: ink, isFilled: isFilled)]
    if others.contains(where: { $0 != nil }) {
      lines.append(
        LineSeries(
          incomplete, samples(others), shape: .linear, ink: .secondary, isHollow: true))
    }
    return lines
  }

  private func samples(_ values: [Estimate?]) -> Samples {
    samples(
      values.map { $0?.value ?? .nan },
      intervals: values.map { Extremes(low: $0?.low ?? .nan, high: $0?.high ?? .nan) })
  }

  /// Returns values of the steps as samples, with a margin before the first and after the last.
  func samples(_ values: [Double], intervals: [Extremes]? = nil) -> Samples {
    guard let first = places.first, let last = places.last, first < last else {
      return Samples(values, at: places, intervals: intervals)
    }
    let room = 0.35 * (last - first) / Double(places.count - 1)
    let none = Extremes(low: .nan, high: .nan)
    return Samples(
      [.nan] + values + [.nan], at: [first - room] + places + [last + room],
      intervals: intervals.map { [none] + $0 + [none] })
  }

  /// Returns the figure with the calendar below it.
  func labelled(_ figure: LineFigure) -> LineFigure {
    var figure = figure
    // Clock times are irrelevant: a day of the person's is represented by one in UTC.
    figure.tellTime(
      in: wording.texts.calendar, by: tickStep, weekStart: wording.weekStart, offset: { _ in .utc })
    figure.placeName = { name(of: $0) }
    return figure
  }

  /// The interval between the values.
  private var tickStep: CalendarTicks.Step {
    switch step {
    case .day: .days(1)
    case .week: .week
    case .month: .months(1)
    }
  }

  // MARK: Days

  /// Returns the days of the steps in a range of the axis; nil if it contains none.
  func days(from lower: Double, to upper: Double) -> (first: CivilDate, last: CivilDate)? {
    let selected = parts.indices.filter { lower <= places[$0] && places[$0] <= upper }
    guard let first = selected.first, let last = selected.last else { return nil }
    return (parts[first].start, parts[last].last)
  }

  /// Returns the name of a step by its days.
  private func name(of place: Double) -> String {
    guard let index = places.firstIndex(of: place) else { return day(place) }
    if case .month = step, isWhole(index) {
      return wording.format(place, .month, zone: .universal)
    }
    let (start, last) = (parts[index].start, parts[index].last)
    return start == last ? day(place) : wording.texts.calendar.dates(from: start, to: last)
  }

  private func day(_ place: Double) -> String {
    wording.format(place, .date(.medium), zone: .universal)
  }
}
