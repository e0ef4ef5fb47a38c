private import Catalogue
private import CivilTime
private import CommandCatalogue
private import Drawing
private import HostSystem
private import JSON
private import Rendering
private import Reporting
private import TrackerStore
private import Tracking

/// `proba report`: a document to print.
struct ReportCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let place = Place.of(Paths.environment)
    let days = try days(place)
    let path = call.string(\.reportFile) ?? "proba-\(days.first.iso).pdf"
    try call.refuseToOverwrite(path, namedBy: call.spelling(\.reportFile))
    let paper = call.string(\.paper).flatMap { Paper(rawValue: $0) } ?? place.paper
    let tracker = try call.tracker()
    let report: Report
    do {
      report = try tracker.report(
        on: days, tag: call.string(\.tag), weekStart: place.weekStart)
    } catch { throw .tracker(error) }
    guard report.statistics.probes > 0 else {
      output.remark("proba: \(call.words.nothingToExport(path))\n")
      return .nothing
    }
    let bytes: [UInt8]
    do throws(RenderingError) {
      let fonts = try Fonts()
      let writer = call.writer(measure: fonts.measure)
      bytes = try Rendering.pdf(
        writer.pages(of: report, on: paper),
        details: .init(
          title: "\(call.words.report.title): \(writer.text(of: days))",
          subject: writer.coverage(report)),
        palette: .paper, fonts: fonts)
    } catch { throw .rendering(error) }
    try call.write(bytes, to: path, output)
    return .done
  }

  /// The days that are asked for; the last whole week where none are.
  private func days(_ place: Place) throws(Failure) -> Report.Days {
    let now = SystemClock.now()
    let today = LocalTime(now, offset: SystemClock.offset(at: now)).date
    if let day = try call.day(\.week) {
      if call.has(\.from) || call.has(\.to) { throw .weekAndDays }
      return Report.Days(weekOf: day, startingOn: place.weekStart)
    }
    let period = try call.period()
    guard period.from != nil || period.to != nil else {
      return Report.Days(weekOf: today.advanced(by: -7), startingOn: place.weekStart)
    }
    // Open ends are a week's, so that a report never takes in what nobody asked for.
    let last = period.to ?? period.from.map { max($0, today) } ?? today
    return Report.Days(period.from ?? last.advanced(by: -6), last)
  }
}
