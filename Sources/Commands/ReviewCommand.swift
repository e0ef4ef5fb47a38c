private import Arguments
private import Catalogue
private import CivilTime
internal import Composition
private import Drawing
private import Rendering
private import Reporting
private import Reviews
private import Skins
internal import TrackerStore
private import Wire

/// `proba review`: the week in review, in sentences or as a picture.
struct ReviewCommand: Runnable {
  private let call: Call
  private let output: Output
  private let reading: Lazy<ReadingTracker>
  private let skin: Lazy<ChosenSkin>

  init(in run: Container<Running>) throws(Failure) {
    call = try run.resolve(Call.self)
    output = try run.resolve(Output.self)
    reading = run.lazily(ReadingTracker.self)
    skin = run.lazily(ChosenSkin.self)
  }

  func run() throws(Failure) -> Outcome {
    _ = try call.validateDays(\.week)
    let path = call.string(\.weekPicture)
    if let path {
      try call.refuseToOverwrite(path, namedBy: call.spelling(\.weekPicture))
    }
    let tracker = try reading()
    let named = try call.days(\.week, in: tracker)?.lowerBound
    let review: WeekReview
    let countsTwelveHours: Bool?
    do throws(TrackerError) {
      review = try self.review(named, in: tracker)
      countsTwelveHours = try call.countsTwelveHours(in: tracker)
    } catch { throw .tracker(error) }
    guard let path else {
      show(review, countsTwelveHours)
      return .done
    }
    guard review.summary.answered > 0 else {
      output.remark("proba: \(call.words.nothingToExport(path))\n")
      return .nothing
    }
    let bytes: [UInt8]
    let skin = try skin()
    do throws(RenderingError) {
      let fonts = try Fonts(skin.families)
      let writer = call.writer(
        measure: fonts.measure, design: skin.report, countsTwelveHours: countsTwelveHours)
      bytes = try Rendering.png(
        writer.picture(
          of: review.summary, from: review.start, isRunning: isRunning(review)),
        scale: Double(Default.scale),
        palette: skin.light, fonts: fonts)
    } catch { throw .rendering(error) }
    try call.write(bytes, to: path, output)
    return .done
  }

  /// Returns the review of the week of a day; without one, of the last whole week, or of the running one
  /// while that has no answers, as on the page.
  private func review(_ day: CivilDate?, in tracker: Tracker) throws(TrackerError) -> WeekReview {
    let weekStart = try call.weekStart(in: tracker)
    let running = call.today.startOfWeek(from: weekStart)
    guard let day else {
      let last = try tracker.review(from: running.advanced(by: -7))
      return last.summary.answered > 0 ? last : try tracker.review(from: running)
    }
    return try tracker.review(from: min(day.startOfWeek(from: weekStart), running))
  }

  /// Whether the week of a review is not over.
  private func isRunning(_ review: WeekReview) -> Bool {
    review.start.advanced(by: 7) > call.today
  }

  private func show(_ review: WeekReview, _ countsTwelveHours: Bool?) {
    guard !output.isJSON else {
      output.print(review.json)
      return
    }
    // Nothing is drawn, so that no fonts are loaded.
    let writer = call.writer(
      measure: .estimate, design: ReportDesign(), countsTwelveHours: countsTwelveHours)
    let last = review.start.advanced(by: 6)
    let days = writer.text(of: Report.Days(review.start, last))
    let texts = call.language.texts
    let title = texts.review[.yourWeek, isRunning(review) ? texts.tags[.soFar, days] : days]
    output.print(output.heading(title) + "\n")
    for finding in writer.findings(of: review, isRunning: isRunning(review)) {
      output.print("\n")
      output.printSentence(finding.sentence)
      for row in finding.rows {
        let width = finding.rows.map { $0.name.cells }.max() ?? 0
        output.print("  \(padded(row.name, width))  \(row.figures)\n")
      }
      for note in finding.notes {
        output.print(labelled("  ", note, columns: output.knownColumns) + "\n")
      }
    }
  }
}
