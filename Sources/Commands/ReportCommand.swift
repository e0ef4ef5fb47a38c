private import Catalogue
private import CivilTime
internal import Composition
private import Drawing
private import HostSystem
private import JSON
private import Rendering
private import Reporting
private import Routes
private import Skins
private import TrackerStore
private import Tracking

/// `proba report`: a document to print.
struct ReportCommand: Runnable {
  let call: Call
  let output: Output
  private let reading: Lazy<ReadingTracker>
  private let skin: Lazy<ChosenSkin>

  init(in run: Container<Running>) throws(Failure) {
    call = try run.resolve(Call.self)
    output = try run.resolve(Output.self)
    reading = run.lazily(ReadingTracker.self)
    skin = run.lazily(ChosenSkin.self)
  }

  func run() throws(Failure) -> Outcome {
    let place = Place.of(call.machine.variable)
    try validateDays()
    if let path = call.string(\.reportFile) { try refuseToOverwrite(path) }
    let tracker = try reading()
    let weekStart: Weekday
    let countsTwelveHours: Bool?
    do throws(TrackerError) {
      weekStart = try call.weekStart(in: tracker)
      countsTwelveHours = try call.countsTwelveHours(in: tracker)
    } catch { throw .tracker(error) }
    let asked = try days(startingOn: weekStart, in: tracker)
    let compared = try compared(asked, in: tracker).earlier(on: call.today, weekStart: weekStart)
    let path = call.string(\.reportFile) ?? "proba-\(asked.first.iso).pdf"
    try refuseToOverwrite(path)
    let paper = call.string(\.paper).flatMap { Paper(rawValue: $0) } ?? place.paper
    let skin = try skin()
    let tags = try call.condition(in: tracker)
    let days: Report.Days
    let report: Report
    do throws(TrackerError) {
      var last = asked.last
      if last == nil { last = try tracker.lastDay() }
      days = Report.Days(asked.first, last ?? asked.first)
      report = try tracker.wholeReport(
        on: days, comparedWith: compared, tags: tags, weekStart: weekStart, today: call.today)
    } catch { throw .tracker(error) }
    guard report.statistics.probes > 0 else {
      output.remark("proba: \(call.words.nothingToExport(path))\n")
      return .nothing
    }
    let bytes: [UInt8]
    do throws(RenderingError) {
      let fonts = try Fonts(skin.families)
      let writer = call.writer(
        measure: fonts.measure, design: skin.report, countsTwelveHours: countsTwelveHours)
      bytes = try Rendering.pdf(
        writer.pages(of: report, on: paper),
        details: .init(
          title: "\(call.words.report.title): \(writer.text(of: days))",
          subject: writer.coverage(report.statistics)),
        palette: skin.paper, fonts: fonts)
    } catch { throw .rendering(error) }
    try call.write(bytes, to: path, output)
    return .done
  }

  private func refuseToOverwrite(_ path: String) throws(Failure) {
    try call.refuseToOverwrite(path, namedBy: call.spelling(\.reportFile))
  }

  /// Refuses days that are invalid for any start of the person's weeks.
  private func validateDays() throws(Failure) {
    let hasWeek = try call.validateDays(\.week)
    if hasWeek, call.namesPeriod { throw .weekAndDays }
    try call.validatePeriod()
  }

  /// Returns the days from which the report is compared with those before.
  private func compared(
    _ asked: (first: CivilDate, last: CivilDate?), in tracker: Tracker
  ) throws(Failure) -> Period {
    let period = try call.wholePeriod(try call.period(in: tracker), in: tracker)
    return period.from == nil ? Period(from: asked.first, to: asked.last) ?? period : period
  }

  /// Returns the requested days; those of the last whole week without a request.
  ///
  /// Without a last one they end with the record.
  private func days(
    startingOn weekStart: Weekday, in tracker: Tracker
  ) throws(Failure) -> (first: CivilDate, last: CivilDate?) {
    func week(of day: CivilDate) -> (first: CivilDate, last: CivilDate?) {
      let days = Report.Days(weekOf: day, startingOn: weekStart)
      return (days.first, days.last)
    }
    if let day = try call.days(\.week, in: tracker)?.lowerBound {
      return week(of: day)
    }
    let period = try call.period(in: tracker)
    if let first = period.from { return (first, period.to) }
    // A week, so that a report contains only the requested days.
    if let last = period.to { return (last.advanced(by: -6), last) }
    return week(of: call.today.advanced(by: -7))
  }
}
