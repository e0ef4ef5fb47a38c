internal import Catalogue
internal import Charts
internal import CivilTime
internal import CommandCatalogue
public import Drawing
public import Geometry
internal import Sampling
internal import Tracking

// The charts of a report, each in a frame.

extension ReportWriter {
  /// What a chart shows.
  public enum Chart: String, Sendable, Hashable, CaseIterable {
    /// The tags as bars with their intervals.
    case bars
    /// The shares of the whole as a ring.
    case donut
    /// The hours of tags within tags.
    case treemap
    /// When in the week a tag is met.
    case week
  }

  /// A chart on a ground of its own, with its name and what is needed to read it.
  public func picture(of chart: Chart, in report: Report, size: Size) -> Picture {
    var picture = Picture(size: size)
    picture.fill(
      .rectangle(Rect(origin: .zero, size: size)), with: .background)
    let frame = Rect(origin: .zero, size: size).inset(by: 20)
    let top = heading(heading(of: chart, in: report), into: &picture, in: frame)
    let notes = lines(of: note(of: chart, in: report) + " " + coverage(report), width: frame.width)
    let bottom = frame.maxY - Double(notes.count) * Self.noteHeight - 10
    let rest = Rect(left: frame.minX, top: top, right: frame.maxX, bottom: bottom)
    draw(chart, of: report, into: &picture, in: rest)
    write(notes, into: &picture, at: Point(x: frame.minX, y: bottom + 10))
    return picture
  }

  /// What a chart is called.
  public func heading(of chart: Chart, in report: Report) -> String {
    switch chart {
    case .bars: self.report.bars
    case .donut: self.report.shares
    case .treemap: self.report.parts
    case .week: self.report.week(report.week?.name ?? "")
    }
  }

  /// How to read a chart.
  func note(of chart: Chart, in report: Report) -> String {
    switch chart {
    case .bars: self.report.barsNote
    case .donut: self.report.sharesNote
    case .treemap: self.report.partsNote
    case .week: self.report.weekNote(text(of: report.weekDays))
    }
  }

  /// How much of the time the figures describe.
  public func coverage(_ report: Report) -> String {
    words.coverage(
      report.statistics.probes, "\(report.statistics.answered)",
      words.percent(report.statistics.coverage))
  }

  func draw(_ chart: Chart, of report: Report, into picture: inout Picture, in frame: Rect) {
    guard report.statistics.answered > 0 else {
      picture.write(
        Lettering(
          self.report.noAnswers, at: frame.center, style: TextStyle(size: 11), ink: .secondary,
          .middle, .middle))
      return
    }
    switch chart {
    case .bars: bars(report, into: &picture, in: frame)
    case .donut: donut(report, into: &picture, in: frame)
    case .treemap: treemap(report, into: &picture, in: frame)
    case .week: week(report, into: &picture, in: frame)
    }
  }

  private func bars(_ report: Report, into picture: inout Picture, in frame: Rect) {
    let style = TextStyle(size: 10.5)
    // The axis below takes a line.
    let room = Rect(
      left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY - 20)
    let tags = report.statistics.tags.prefix(max(Int(room.height / 19), 0))
    // Few bars do not get fat.
    let rowHeight = min(room.height / Double(max(tags.count, 1)), 24)
    let names = tags.reduce(0) { max($0, measure($1.name, style).width) }
    let bars = RankedBars(
      tags.map {
        .init($0.hours.value, interval: Extremes(low: $0.hours.low, high: $0.hours.high))
      }, in: room, nameWidth: min(names + 8, frame.width * 0.25), figureWidth: 116,
      rowHeight: rowHeight)
    bars.draw(
      into: &picture, colors: tags.map { ink(of: $0.name, in: report) },
      words: tags.map {
        .init(
          name: $0.name, figure: hours($0.hours.value),
          interval: interval(
            $0.hours.low, $0.hours.high, decimals: $0.hours.high < 100 ? 1 : 0))
      }, style: style, measure: measure
    ) { self.report.hours(words.decimal($0, bars.ticks.decimals)) }
  }

  private func donut(_ report: Report, into picture: inout Picture, in frame: Rect) {
    let tree = report.tree
    let nodes = tree.nodes[0].children.sorted {
      tree.nodes[$0].amount > tree.nodes[$1].amount
    }
    var style = Donut.Style()
    style.hole = 0.62
    style.leastShare = 0.035
    // Above and below there is room for names of small slices at the top and at the foot.
    let ring = Rect(
      x: frame.minX, y: frame.minY + 14, width: frame.width, height: frame.height - 28)
    let donut = Donut(nodes.map { tree.nodes[$0].amount }, in: ring, style: style)
    let names = donut.slices.map { slice in
      slice.isGathered
        ? self.report.others(slice.members.count) : name(of: nodes[slice.members[0]], in: tree)
    }
    donut.draw(
      into: &picture,
      colors: donut.slices.map { slice in
        slice.isGathered
          ? Self.gathered : ink(of: tree.nodes[nodes[slice.members[0]]].name, in: report)
      })
    donut.write(
      zip(names, donut.slices).map { name, slice in
        .init(
          name: name,
          figure: "\(hours(slice.share * tree.nodes[0].amount)) · \(percent(slice.share))")
      }, into: &picture, in: frame, style: TextStyle(size: 10.5), measure: measure)
    donut.writeTotal(
      words.decimal(tree.nodes[0].amount, tree.nodes[0].amount < 100 ? 1 : 0),
      self.report.answeredHours, into: &picture)
  }

  private func treemap(_ report: Report, into picture: inout Picture, in frame: Rect) {
    let map = Treemap(report.tree, in: frame, leastArea: 24 * 24)
    map.draw(
      into: &picture, depth: 3,
      color: { cell in
        map.name(of: cell).map { ink(of: $0, in: report) } ?? Self.gathered
      },
      words: { cell in
        let cell = map.cells[cell]
        let name =
          cell.isGathered
          ? self.report.others(cell.nodes.count) : name(of: cell.nodes[0], in: map.tree)
        return (name, hours(cell.amount))
      }, measure: measure)
  }

  private func name(of node: Int, in tree: AmountTree) -> String {
    let node = tree.nodes[node]
    guard node.isRest else { return node.name }
    return node.name.utf8.isEmpty ? report.noTag : report.alone(node.name)
  }

  private func week(_ report: Report, into picture: inout Picture, in frame: Rect) {
    guard let week = report.week else { return }
    let contents = HeatMap.week(
      week.tag.counts, of: week.answered.counts, weekStart: report.weekStart)
    let days = HeatMap.weekdays(from: report.weekStart).map { calendar.shortWeekdays[$0] }
    let style = TextStyle(size: 10)
    let left = days.reduce(0) { max($0, measure($1, style).width) } + 10
    let room = Rect(
      left: frame.minX + left, top: frame.minY, right: frame.maxX, bottom: frame.maxY - 38)
    // Cells no wider than twice their height, nor the other way round.
    let height = min(room.height, room.width / 24 * 7 * 1.4)
    let map = HeatMap(
      in: Rect(x: room.minX, y: room.minY, width: room.width, height: height), gap: 2)
    let range = HeatMap.scale(of: contents)
    let light = ColorScale.standard(isDark: false, over: range)
    let dark = ColorScale.standard(isDark: true, over: range)
    map.draw(into: &picture, contents, light: light, dark: dark)
    map.write(
      rows: days,
      columns: stride(from: 0, to: 24, by: 3).map { ($0, "\($0 < 10 ? "0" : "")\($0):00") },
      into: &picture)
    let steps = light.steps.map {
      self.report.percent(
        self.report.interval(words.decimal($0.low * 100, 0), words.decimal($0.high * 100, 0)))
    }
    HeatMap.Legend(
      steps: steps, unknown: self.report.unknown, scale: light, width: room.width, style: style,
      measure: measure
    ).draw(
      into: &picture, at: Point(x: room.minX, y: map.frame.maxY + 24), light: light, dark: dark)
  }
}
