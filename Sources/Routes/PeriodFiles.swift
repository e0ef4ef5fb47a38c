private import Catalogue
internal import CivilTime
private import Drawing
private import Geometry
internal import HTTPServer
private import Preferences
private import Rendering
private import Reporting
private import SVG
internal import Skins
internal import TrackerStore
internal import Tracking
internal import Wire

// The figures of a period as files that a browser saves.

extension Tracker {
  /// Returns a report on a period to print, in the person's language and on the usual paper.
  func reportFile(
    _ query: ChangesQuery, for request: Request, in skin: Skin
  ) throws(TrackerError) -> Response {
    guard let days = try days(of: query.period) else { return .noAnswersInPeriod }
    let settings = try storedSettings().settings
    let report = try wholeReport(
      on: days, comparedWith: query.before == .always ? nil : query.before,
      tags: try query.tag.map(condition),
      weekStart: settings.resolved(by: request.defaultSettings).firstWeekday, today: today)
    guard report.statistics.probes > 0 else { return .noAnswersInPeriod }
    let title = request.language(settings).commandPhrases.report.title
    return .drawn(as: "application/pdf", named: "proba-\(days.first.iso).pdf") {
      () throws(RenderingError) in
      let (writer, fonts) = try writing(for: request, settings, in: skin)
      return try Rendering.pdf(
        writer.pages(of: report, on: .usual(in: request.territory)),
        details: .init(
          title: "\(title): \(writer.text(of: days))",
          subject: writer.coverage(report.statistics)),
        palette: skin.paper, fonts: fonts)
    }
  }

  /// Returns a chart of a period as a drawing, in the person's language.
  func chartFile(
    _ query: ChartQuery, for request: Request, in skin: Skin
  ) throws(TrackerError) -> Response {
    guard let days = try days(of: query.period) else { return .noAnswersInPeriod }
    let settings = try storedSettings().settings
    let report = try report(
      on: days, comparedWith: nil, weekDays: days, tags: try query.tag.map(condition),
      weekStart: settings.resolved(by: request.defaultSettings).firstWeekday)
    guard report.statistics.answered > 0 else { return .noAnswersInPeriod }
    let chart: ReportWriter.Chart =
      switch query.chart {
      case .bars: .bars
      case .donut: .donut
      case .treemap: .treemap
      case .week: .week
      }
    return .drawn(as: "image/svg+xml", named: "proba-\(query.chart.word)-\(days.first.iso).svg") {
      () throws(RenderingError) in
      let (writer, fonts) = try writing(for: request, settings, in: skin)
      return SVGDocument(
        writer.picture(of: chart, in: report, size: ReportWriter.chartSize),
        title: "\(writer.heading(of: chart, in: report)), \(writer.text(of: days))",
        description: writer.coverage(report.statistics), palette: skin.light,
        families: skin.families, measure: fonts.measure, keepsWidths: true
      ).bytes
    }
  }

  /// Returns the figures of all tags in a period as comma-separated values.
  func tableFile(_ period: Period) throws(TrackerError) -> Response {
    let statistics = try statistics(in: period)
    let day = try days(of: period)?.first ?? today
    return .content(
      type: "text/csv; charset=utf-8", Array(CSVTable(statistics.tags).text.utf8),
      headers: .saved(as: "proba-\(day.iso).csv"))
  }

  /// Returns the days of a period, from the first of the record and to its last if an end is open; nil if it
  /// has none.
  private func days(of period: Period) throws(TrackerError) -> Report.Days? {
    let (first, last) = (try firstDay(), try lastDay())
    guard let first = period.from ?? first, let last = period.to ?? last, first <= last else {
      return nil
    }
    return Report.Days(first, last)
  }

  /// Returns a writer in the person's language, with the fonts of a skin.
  private func writing(
    for request: Request, _ settings: PersonalSettings, in skin: Skin
  ) throws(RenderingError) -> (ReportWriter, Fonts) {
    let fonts = try Fonts(skin.families)
    let format = settings.resolved(by: request.defaultSettings).timeFormat
    let writer = ReportWriter(
      language: request.language(settings), measure: fonts.measure, design: skin.report,
      countsTwelveHours: format == .twelveHours)
    return (writer, fonts)
  }
}

extension Response {
  /// The refusal of a file about a period without answers.
  fileprivate static var noAnswersInPeriod: Response {
    .refusal(.notFound, Problem(code: "noAnswers", message: "The period has no answers."))
  }

  /// Returns a file with a drawing, or a refusal if it cannot be drawn on this machine.
  fileprivate static func drawn(
    as type: String, named name: String, _ draw: () throws(RenderingError) -> [UInt8]
  ) -> Response {
    do throws(RenderingError) {
      return .content(type: type, try draw(), headers: .saved(as: name))
    } catch {
      return .refusal(.serviceUnavailable, Problem(code: "rendering", message: error.description))
    }
  }
}

extension Headers {
  /// The headers of a file that a browser saves, and keeps no other copy of.
  fileprivate static func saved(as name: String) -> Headers {
    [
      "Content-Disposition": "attachment; filename=\"\(name)\"",
      "Cache-Control": "no-store",
    ]
  }
}

extension Request {
  /// The territory that the person's languages name first, such as US; nil if none does.
  fileprivate var territory: String? {
    for language in languages {
      for part in language.split(separator: "-").dropFirst() where part.utf8.count == 2 {
        return part.uppercased()
      }
    }
    return nil
  }
}
