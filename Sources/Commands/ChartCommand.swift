private import Arguments
private import Catalogue
private import CivilTime
internal import Composition
private import Drawing
private import Geometry
private import HostSystem
private import Rendering
private import Reporting
private import Routes
private import SVG
private import Skins
private import TrackerStore
private import Tracking

/// `proba chart`: one chart as a file.
struct ChartCommand: Runnable {
  private let call: Call
  private let output: Output
  private let reading: Lazy<ReadingTracker>
  private let skin: Lazy<ChosenSkin>
  private let scale: Int

  init(in run: Container<Running>) throws(Failure) {
    call = try run.resolve(Call.self)
    output = try run.resolve(Output.self)
    reading = run.lazily(ReadingTracker.self)
    skin = run.lazily(ChosenSkin.self)
    scale = try call.number(\.scale, in: 1...8) ?? Default.scale
  }

  func run() throws(Failure) -> Outcome {
    let chart = try kind()
    var paths: [String] = []
    for flag in [\Grammar.svg, \.png, \.pdf] {
      guard let path = call.string(flag) else { continue }
      try call.refuseToOverwrite(path, namedBy: call.spelling(flag))
      paths.append(path)
    }
    guard !paths.isEmpty else { throw .noChartFile }
    try call.validatePeriod()
    let skin = try self.skin()
    let tracker = try reading()
    guard let report = try report(in: tracker), report.statistics.answered > 0 else {
      output.remark("proba: \(call.words.nothingToExport(paths.joined(separator: ", ")))\n")
      return .nothing
    }
    let files: [(path: String, bytes: [UInt8])]
    let countsTwelveHours: Bool?
    do { countsTwelveHours = try call.countsTwelveHours(in: tracker) } catch {
      throw .tracker(error)
    }
    do { files = try draw(chart, of: report, in: skin, countsTwelveHours: countsTwelveHours) } catch
    {
      throw .rendering(error)
    }
    for file in files { try call.write(file.bytes, to: file.path, output) }
    return .done
  }

  /// Draws the chart in each requested format.
  private func draw(
    _ chart: ReportWriter.Chart, of report: Report, in skin: Skin, countsTwelveHours: Bool?
  ) throws(RenderingError) -> [(path: String, bytes: [UInt8])] {
    let palette = call.has(\.dark) ? skin.dark : skin.light
    let fonts = try Fonts(skin.families)
    let writer = call.writer(
      measure: fonts.measure, design: skin.report, countsTwelveHours: countsTwelveHours)
    let picture = writer.picture(of: chart, in: report, size: ReportWriter.chartSize)
    let title = "\(writer.heading(of: chart, in: report)), \(writer.text(of: report.days))"
    let coverage = writer.coverage(report.statistics)
    var files: [(path: String, bytes: [UInt8])] = []
    if let path = call.string(\.svg) {
      let document = SVGDocument(
        picture, title: title, description: coverage, palette: palette,
        families: skin.families, measure: fonts.measure, keepsWidths: true)
      files.append((path, document.bytes))
    }
    if let path = call.string(\.png) {
      let scale = Double(scale)
      files.append(
        (path, try Rendering.png(picture, scale: scale, palette: palette, fonts: fonts)))
    }
    if let path = call.string(\.pdf) {
      let details = Rendering.Details(title: title, subject: coverage)
      files.append(
        (path, try Rendering.pdf([picture], details: details, palette: palette, fonts: fonts)))
    }
    return files
  }

  private func kind() throws(Failure) -> ReportWriter.Chart {
    let name = call.string(\.chart) ?? ""
    guard let chart = ReportWriter.Chart(rawValue: name) else {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.chart), value: name,
          mustBe: .oneOf(ReportWriter.Chart.allCases.map(\.rawValue))))
    }
    return chart
  }

  /// Returns the contents of the chart, of exactly the requested days; nil if nothing is recorded.
  ///
  /// An open end is replaced by that of the record.
  private func report(in tracker: Tracker) throws(Failure) -> Report? {
    let period = try call.period(in: tracker)
    let tags = try call.condition(in: tracker)
    do throws(TrackerError) {
      let (first, last) = (try tracker.firstDay(), try tracker.lastDay())
      guard let first = period.from ?? first, let last = period.to ?? last, first <= last else {
        return nil
      }
      let days = Report.Days(first, last)
      return try tracker.report(
        on: days, comparedWith: nil, weekDays: days, tags: tags,
        weekStart: try call.weekStart(in: tracker))
    } catch { throw .tracker(error) }
  }
}
