internal import Catalogue
internal import Charts
public import CivilTime
public import Drawing
internal import Geometry
public import Reviews
internal import Sampling
internal import Tracking

// A week as one picture, to keep or to show to others.

extension ReportWriter {
  /// Draws the use of a week, as the first card of its review shows it: a sentence, a ring that
  /// each answer is in once, and the hours of each tag.
  ///
  /// The ring is as open as the week is unanswered. The picture is upright, 540 units wide and 675 high.
  ///
  /// - Parameters:
  ///   - summary: the figures of the week.
  ///   - start: the first of its days.
  ///   - isRunning: whether the week is not over.
  public func picture(
    of summary: WeekSummary, from start: CivilDate, isRunning: Bool = false
  ) -> Picture {
    var picture = Picture(size: Self.card)
    let frame = Rect(origin: .zero, size: Self.card)
    picture.fill(.rectangle(frame), with: .background)
    let inner = frame.inset(by: 44)
    var top = inner.minY
    picture.group(as: .paragraph) { picture in
      let days = calendar.dates(from: start, to: start.advanced(by: 6))
      write(
        isRunning ? texts.tags[.soFar, days] : days, .caption, .secondary, in: inner, &top,
        &picture)
    }
    top += 8
    picture.group(as: .title) { picture in
      for line in title(of: summary, isRunning: isRunning, width: inner.width) {
        write(line, titleStyle, .primary, in: inner, &top, &picture)
      }
    }
    guard !summary.parts.isEmpty else { return picture }
    let notes = lines(of: note(on: summary), width: inner.width, style: .caption)
    let bottom = inner.maxY - Double(notes.count) * measure("0", .caption).height
    let parts = parts(of: summary)
    let rows = 26 + Double(parts.count) * Self.rowHeight
    // The words below it take as many lines as their language needs.
    let side = min(max(bottom - 8 - rows - top - 22, 120), 208)
    let ring = Rect(x: inner.midX - side / 2, y: top + 22, width: side, height: side)
    let donut = donut(parts, of: summary, in: ring)
    picture.group(as: .figure) { picture in
      draw(donut, parts, of: summary, into: &picture, in: ring)
    }
    top = ring.maxY + 26
    picture.group(as: .figure) { picture in
      for (part, paint) in zip(parts, paints(of: parts, in: donut)) {
        write(part, with: paint, into: &picture, in: inner, top: top)
        top += Self.rowHeight
      }
    }
    picture.group(as: .paragraph) { picture in
      var place = bottom
      for note in notes { write(note, .caption, .secondary, in: inner, &place, &picture) }
    }
    return picture
  }

  /// The size of a picture that shows a week, in the proportion of 4 to 5.
  static let card = Size(width: 540, height: 675)
  /// The style of its title.
  private var titleStyle: TextStyle { .largeTitle.weight(design.headingWeight) }
  /// The height of a row of its legend.
  private static let rowHeight = 29.0

  // MARK: Parts

  private struct Part {
    let name: String
    let ink: Ink
    /// All hours of its tag.
    let hours: Estimate
    /// Its hours in the ring.
    let countedHours: Double
  }

  private func parts(of summary: WeekSummary) -> [Part] {
    let tags = summary.parts.map { part in
      Part(
        name: part.tag.name.isEmpty ? texts.charts[.noTag] : part.tag.name,
        ink: part.tag.color.map { .palette($0.number) } ?? .others, hours: part.tag.hours,
        countedHours: part.countedHours)
    }
    guard let others = summary.others else { return tags }
    let name = texts.charts[
      .otherTags, count: summary.otherCount, as: words.grouped(summary.otherCount)]
    return tags + [
      Part(name: name, ink: .others, hours: others, countedHours: others.value)
    ]
  }

  /// Returns the title in at most two lines: of three tags that take more, fewer are named.
  ///
  /// Where answers are lacking, the title names no tags.
  private func title(of summary: WeekSummary, isRunning: Bool, width: Double) -> [String] {
    if summary.lacksAnswers, summary.answered > 0 {
      return lines(of: texts.review[.weekInReview], width: width, style: titleStyle)
    }
    let names = summary.parts.map { $0.tag.name }.filter { !$0.isEmpty }.prefix(3)
    var lines = [summary.answered > 0 ? texts.review[.weekInReview] : report.noAnswers]
    for count in (0..<names.count).reversed() {
      let sentence = texts.review[
        isRunning ? .mostOfWeekSoFar : .mostOfWeek, names[...count].joined(separator: ", ")]
      lines = self.lines(of: sentence, width: width, style: titleStyle)
      if lines.count <= 2 { return lines }
    }
    // A single long name is cut by its line.
    return lines.count <= 2 ? lines : [lines[0], lines.dropFirst().joined(separator: " ")]
  }

  /// Returns the number of answers that the hours rest on, and the meaning of the hours, of the ranges and of
  /// the ring.
  private func note(on summary: WeekSummary) -> String {
    let coverage = texts[
      .coverageText, count: summary.probes, as: words.grouped(summary.probes),
      words.grouped(summary.answered), percent(summary.coverage)]
    return coverage + " " + texts.review[.scaledToAsked, hours(summary.askedHours)] + " "
      + texts.review[summary.lacksAnswers ? .rangesAreBounds : .intervalsNote] + " "
      + texts.review[.countedOnce]
  }

  // MARK: Drawing

  /// Returns the ring of a week, as far around as the week is answered.
  private func donut(_ parts: [Part], of summary: WeekSummary, in frame: Rect) -> Donut {
    var style = Donut.Style()
    // The share of answered probes needs more room than the total in a report's ring.
    style.hole = 0.76
    style.padding = 3
    style.sweep = summary.coverage * 2 * .pi
    // Slivers cannot be distinguished, so those next to each other are one slice, as in the ring of the page.
    style.leastShare = 0.015
    return Donut(parts.map { $0.countedHours }, in: frame, style: style)
  }

  /// Returns the paints of rows, each as that of the slice with its hours.
  private func paints(of parts: [Part], in donut: Donut) -> [Paint] {
    var paints = parts.map { Paint.ink($0.ink) }
    let inks = donut.slices.map { Self.ink(of: $0, in: parts) }
    let ofSlices =
      design.isRingPatterned
      ? zip(donut.slices, inks).map { donut.paint(of: $0, color: $1) } : Donut.paints(in: inks)
    for (slice, paint) in zip(donut.slices, ofSlices) where !slice.isGathered {
      paints[slice.members[0]] = paint
    }
    return paints
  }

  private static func ink(of slice: Donut.Slice, in parts: [Part]) -> Ink {
    slice.isGathered ? .others : parts[slice.members[0]].ink
  }

  private func draw(
    _ donut: Donut, _ parts: [Part], of summary: WeekSummary, into picture: inout Picture,
    in frame: Rect
  ) {
    var rest = Donut.Style()
    rest.padding = 3
    rest.start = summary.coverage * 2 * .pi
    rest.sweep = 2 * .pi - rest.start
    rest.hole = 0.9
    Donut([1], in: frame.inset(by: 8), style: rest).draw(into: &picture, colors: [.border])
    donut.draw(
      into: &picture, colors: donut.slices.map { Self.ink(of: $0, in: parts) },
      isPatterned: design.isRingPatterned)
    writeTotal(summary, into: &picture, in: donut)
  }

  /// Writes the share of answered probes into the hole of a ring, as large as it fits.
  private func writeTotal(
    _ summary: WeekSummary, into picture: inout Picture, in donut: Donut
  ) {
    let total = percent(summary.coverage)
    let usual = TextStyle(size: 40, weight: design.headingWeight)
    // The square in the hole is free of the ring on all sides.
    let room = donut.innerRadius * 2 * 0.86
    let size = min(usual.size, usual.size * room / measure(total, usual).width)
    picture.write(
      Lettering(
        total, at: Point(x: donut.center.x, y: donut.center.y - 8),
        style: TextStyle(size: size, weight: usual.weight), ink: .primary, .middle, .middle))
    let note = texts.review[.ofProbesAnswered]
    let whole = measure(note, .caption)
    // Two lines of about the same width leave more room on both sides than a full one and its rest.
    let width = whole.width <= donut.innerRadius * 1.6 ? whole.width : whole.width * 0.6
    for (place, line) in lines(of: note, width: width + 1, style: .caption).enumerated() {
      picture.write(
        Lettering(
          line, at: Point(x: donut.center.x, y: donut.center.y + 17 + Double(place) * whole.height),
          style: .caption, ink: .secondary, .middle, .top))
    }
  }

  /// Writes a row: a dot of its colour, the name, the hours and their interval.
  private func write(
    _ part: Part, with paint: Paint, into picture: inout Picture, in frame: Rect, top: Double
  ) {
    let height = measure("0", .body).height
    picture.fill(
      .circle(center: Point(x: frame.minX + 6, y: top + height / 2), radius: 6), with: paint)
    let (hours, interval) = (self.hours(part.hours.value), self.interval(ofHours: part.hours))
    let room = frame.width - 24 - 90 - 110
    let name = part.name.cut(to: room, .body, measure)
    let base = Point(x: frame.minX + 24, y: top)
    picture.write(Lettering(name, at: base, style: .body, ink: .primary, .left, .top))
    picture.write(
      Lettering(
        hours, at: Point(x: frame.maxX - 100, y: top), style: .headline, ink: .primary, .right,
        .top))
    picture.write(
      Lettering(
        interval, at: Point(x: frame.maxX, y: top + 2), style: .caption, ink: .secondary, .right,
        .top))
  }

  private func write(
    _ line: String, _ style: TextStyle, _ ink: Ink, in frame: Rect, _ top: inout Double,
    _ picture: inout Picture
  ) {
    let line = line.cut(to: frame.width, style, measure)
    picture.write(
      Lettering(line, at: Point(x: frame.minX, y: top), style: style, ink: ink, .left, .top))
    top += measure(line, style).height
  }
}
