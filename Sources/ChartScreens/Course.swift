import Charts
import CivilTime
import Drawing
import Interface
import Sampling
import Tracking

/// A trend as lines over the days of the calendar.
struct Course {
  private let trend: Trend
  private let today: CivilDate
  private let calendar: CalendarWords
  private let format: Formatting
  /// Where the steps lie on the axis: at their first days, counted from 1970.
  private let places: [Double]

  init(_ trend: Trend, today: CivilDate, calendar: CalendarWords, format: Formatting) {
    self.trend = trend
    self.today = today
    self.calendar = calendar
    self.format = format
    places = trend.parts.map { Double($0.start.dayNumber) }
  }

  /// The share of the probes that have an answer.
  var coverage: LineFigure {
    let shares = trend.parts.map { $0.probes == 0 ? .nan : $0.coverage }
    var figure = LineFigure(
      [LineSeries("", Samples(shares, at: places), ink: .success, isFilled: true)],
      mode: .custom(Extremes(low: 0, high: 1)))
    figure.valueName = { [format] share, _ in format(share, .percent()) }
    return labelled(figure)
  }

  /// The hours of the tag with their intervals.
  ///
  /// What is incomplete is less for that alone: it is not joined to the line, but stands beside it.
  ///
  /// - Parameter incomplete: what is said of such a step.
  func hours(incomplete: String) -> LineFigure {
    var lines = [
      LineSeries(trend.name ?? "", samples { isWhole($0) }, isFilled: true)
    ]
    if trend.parts.contains(where: { !isWhole($0) && $0.answered > 0 }) {
      lines.append(LineSeries(incomplete, samples { !isWhole($0) }, ink: .secondary))
    }
    var figure = LineFigure(lines, mode: .including(Extremes(low: 0, high: 1)))
    figure.valueName = { [format] hours, decimals in
      format(hours, .number(fractionDigits: decimals))
    }
    return labelled(figure)
  }

  /// The hours of some steps, with a gap where nobody answered: nothing is known of that.
  private func samples(where isMeant: (Trend.Part) -> Bool) -> Samples {
    let found = trend.parts.map { $0.answered > 0 && isMeant($0) ? $0.tag?.hours : nil }
    return Samples(
      found.map { $0?.value ?? .nan }, at: places,
      intervals: found.map { Extremes(low: $0?.low ?? .nan, high: $0?.high ?? .nan) })
  }

  /// Whether all days of the step lie in the period and are over.
  private func isWhole(_ part: Trend.Part) -> Bool {
    let (start, end) = (trend.step.start(of: part.start), trend.step.end(of: part.start))
    return part.days == end.dayNumber - start.dayNumber && end <= today
  }

  // MARK: Names

  private func labelled(_ figure: LineFigure) -> LineFigure {
    var figure = figure
    figure.placeName = { name(of: $0) }
    figure.ticks = { lower, upper, width in ticks(from: lower, to: upper, width: width) }
    return figure
  }

  /// A step by its days.
  private func name(of place: Double) -> String {
    guard let index = places.firstIndex(of: place) else { return day(place) }
    let part = trend.parts[index]
    if case .month = trend.step, isWhole(part) {
      return format(place * 86_400, .month, zone: .universal)
    }
    return part.days == 1 ? day(place) : day(place) + " – " + day(place + Double(part.days - 1))
  }

  private func day(_ place: Double) -> String {
    format(place * 86_400, .date(.medium), zone: .universal)
  }

  /// Beginnings of days, weeks, months or years, as many as have room.
  private func ticks(from lower: Double, to upper: Double, width: Double) -> [LineFigure.Tick] {
    // No finer than days, which is all that the places tell apart.
    let spacing = max(56, 0.95 * width / max(upper - lower, 1))
    let ticks = CalendarTicks(
      from: Int64((lower * 86_400).rounded(.up)), to: Int64(upper * 86_400), width: width,
      spacing: spacing, offset: { _ in 0 })
    var marks = zip(ticks.times, ticks.labels(in: calendar)).map { time, label in
      LineFigure.Tick(Double(time.date.dayNumber), label.text, context: label.context)
    }
    // Two months side by side have no room: the one that begins is named.
    let room = 90 / max(width, 1) * (upper - lower)
    for index in marks.indices.dropLast() {
      let next = marks[index + 1]
      if case .some = next.context, next.place - marks[index].place < room {
        marks[index].context = nil
      }
    }
    return marks
  }
}
