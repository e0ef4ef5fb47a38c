import Catalogue
import Charts
import CivilTime
import Drawing
import Geometry
import Reporting
import Reviews
import Sampling
import Testing
import Tracking

/// The printed numbers beside a tag in a report, compared with the statistics of the same days.
@Suite struct `The numbers of a report` {
  private static let names = ["work", "tea", "code", "walk", "sleep"]

  /// Answers with several tags, of which the first contains the others when they occur together.
  private static let answers: [(tags: [Int], count: Int)] = [
    ([0], 11), ([0, 1], 9), ([0, 2], 21), ([0, 1, 2], 5), ([1], 17), ([2], 3), ([3], 8),
    ([1, 3], 4), ([4], 55), ([], 2),
  ]

  private static let answered = answers.reduce(0) { $0 + $1.count }

  /// The number of answers with a tag.
  private static func count(of tag: Int) -> Int {
    answers.reduce(0) { $0 + ($1.tags.contains(tag) ? $1.count : 0) }
  }

  private static var statistics: Statistics {
    let sample = AskedSample(
      probes: answered + 20, answered: answered, askedSeconds: Double(answered) * 2_700)
    return Statistics(
      sample,
      tags: names.indices.map { tag in
        .init(
          name: names[tag], color: TagColor(wrapping: Int64(tag + 1)), counts: [count(of: tag)],
          in: sample)
      })
  }

  private static func report() throws -> Report {
    let statistics = statistics
    let amounts = AmountTree(
      answers: answers.map { ($0.tags, Double($0.count), $0.count) }, names: names,
      levels: names.map { _ in 0 })
    let tree = TagTree(
      answered: answered, effectiveCount: statistics.effectiveCount,
      parts: amounts.nodes.dropFirst().map { node in
        .init(
          name: node.name, parent: node.parent.flatMap { $0 == 0 ? nil : $0 - 1 },
          isRest: node.isRest,
          color: names.firstIndex(of: node.name).map { TagColor(wrapping: Int64($0 + 1)) },
          count: node.count, share: .share(of: node.count, in: answered))
      })
    let first = try #require(CivilDate(iso: "2026-11-16"))
    let earlier = Report.Days(first.advanced(by: -7), first.advanced(by: -1))
    return Report(
      days: .init(first, first.advanced(by: 6)), statistics: statistics,
      before: .init(days: earlier, statistics: statistics), tree: try #require(tree), week: nil,
      weekStart: .monday)
  }

  /// A tag's hours as text: each answer represents 45 minutes.
  ///
  /// Ten hours and more are whole, and so are all numbers of a picture whose largest is.
  private static func hours(_ count: Int, in chart: ReportWriter.Chart) -> String {
    let tenths = Int((Double(count) * 7.5).rounded())
    guard chart == .bars, tenths < 100 else { return "\(Int((Double(count) * 0.75).rounded()))" }
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func texts(_ picture: Picture) -> [String] {
    picture.operations.compactMap { if case .write(let text) = $0 { text.text } else { nil } }
  }

  private static var writer: ReportWriter {
    ReportWriter(language: .english, measure: .estimate)
  }

  /// The hours directly after the bare name of a tag; small cells have none.
  private static func figures(of name: String, in texts: [String]) -> [String] {
    zip(texts, texts.dropFirst()).filter { $0.0 == name && $0.1.contains(/^[0-9]/) }.map(\.1)
  }

  @Test(arguments: names.indices)
  func `are those of the statistics in each chart and table`(tag: Int) throws {
    let (name, report) = (Self.names[tag], try Self.report())
    let share = try #require(report.statistics.figure(of: name)).share
    let percent = "\(Int((share.value * 100).rounded()))%"
    for chart in [ReportWriter.Chart.bars, .donut, .treemap] {
      let total = Self.hours(Self.count(of: tag), in: chart)
      let texts = Self.texts(
        Self.writer.picture(of: chart, in: report, size: Size(width: 900, height: 600)))
      let figures = Self.figures(of: name, in: texts)
      // Small parts of a ring or a map may be grouped.
      #expect(!figures.isEmpty || chart != .bars, "\(chart): \(texts)")
      for figure in figures {
        if let match = figure.wholeMatch(of: /([0-9.]+) of ([0-9.]+) h/) {
          #expect(match.2 == total, "\(name) \(figure)")
          let part = try #require(Double(match.1))
          #expect(part < Double(total) ?? 0, "\(name) \(figure)")
          #expect(texts.joined(separator: " ").contains("“2 of 5 h” means"))
        } else {
          #expect(
            figure == "\(total) h" || figure == "\(total) h · \(percent)", "\(chart): \(figure)")
        }
      }
    }
    let pages = Self.writer.pages(of: report, on: .a4).map { Self.texts($0) }
    let compared = try #require(pages[1].firstIndex(of: name))
    #expect(pages[1][compared + 3] == percent, "this period, after the one before")
  }

  /// Of 35 answers with tea, 14 were given while working and 4 on a walk.
  @Test func `say of how many hours the hours of a part are`() throws {
    let report = try Self.report()
    func figures(_ chart: ReportWriter.Chart, _ name: String) -> [String] {
      let picture = Self.writer.picture(of: chart, in: report, size: Size(width: 900, height: 600))
      return Self.figures(of: name, in: Self.texts(picture))
    }
    #expect(figures(.donut, "tea") == ["16 of 26 h"])
    #expect(figures(.donut, "sleep") == ["41 h · 41%"])
    #expect(Set(figures(.treemap, "tea")) == ["16 of 26 h", "11 of 26 h"])
    #expect(figures(.treemap, "work") == ["35 h"])
  }

  @Test func `explain parts only where there are some`() throws {
    var report = try Self.report()
    let tags = report.statistics.tags
    report.tree = try #require(
      TagTree(
        answered: Self.answered, effectiveCount: report.statistics.effectiveCount,
        parts: tags.map {
          .init(
            name: $0.name, parent: nil, isRest: false, color: $0.color, count: $0.count,
            share: $0.share)
        }))
    for chart in [ReportWriter.Chart.donut, .treemap] {
      let texts = Self.texts(
        Self.writer.picture(of: chart, in: report, size: Size(width: 900, height: 600)))
      #expect(
        !texts.contains { $0.contains("means that") || $0.contains(" of ") && $0.hasSuffix(" h") })
    }
  }

  /// The report and the review of the same days agree.
  @Test func `are those of the review`() throws {
    let report = try Self.report()
    let summary = WeekSummary(report.statistics, tree: report.tree)
    for part in summary.parts where !part.tag.name.isEmpty {
      let tag = try #require(Self.names.firstIndex(of: part.tag.name))
      #expect((part.tag.hours.value - 0.75 * Double(Self.count(of: tag))).magnitude < 1e-9)
      let picture = Self.writer.picture(
        of: .donut, in: report, size: Size(width: 900, height: 600))
      let figures = Self.figures(of: part.tag.name, in: Self.texts(picture))
      #expect(figures.allSatisfy { $0.contains(" of ") == (part.hoursElsewhere > 0) })
    }
  }
}
