internal import Arguments
private import HostSystem
private import JSON
private import TagTimeLog
private import TrackerStore

/// `proba import tagtime`: takes in a log.
struct ImportCommand {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let path = call.string(Grammar.logFile) ?? "-"
    let schedule = try call.schedule()
    let tracker = try call.tracker()
    var bar = ProgressBar()
    let report: ImportReport
    do {
      report = try tracker.importLog(
        path, schedule: schedule, trustsClocks: call.has(Grammar.trustClocks)
      ) { bar.show($0) }
    } catch {
      bar.clear()
      throw Failure(error)
    }
    bar.clear()
    for line in report.malformedLines {
      output.remark("proba: \(path), line \(line.number): \(line.problem)\n")
    }
    let unlisted = report.malformed - report.malformedLines.count
    if unlisted > 0 { output.remark("proba: and \(counted(unlisted, "more malformed line"))\n") }
    if output.isJSON { output.print(json(report)) } else { output.print(text(report)) }
    return report.lines == report.malformed ? .nothing : .done
  }

  private func json(_ report: ImportReport) -> JSONValue {
    .object([
      "lines": .count(report.lines), "answered": .count(report.answered),
      "auto": .count(report.automatic), "empty": .count(report.empty),
      "malformed": .count(report.malformed), "imported": .count(report.imported),
      "alreadyThere": .count(report.alreadyThere),
    ])
  }

  private func text(_ report: ImportReport) -> String {
    var text = """
      \(counted(report.lines, "line")): \(report.answered) answered, \(report.automatic) auto, \
      \(report.empty) empty, \(report.malformed) malformed.
      \(report.imported) imported, \(report.alreadyThere) already there.

      """
    if report.unscheduled > 0 {
      text += """
        \(counted(report.unscheduled, "moment")) not on the schedule: kept, and marked so. Were \
        they drawn with another gap or seed? Then say --gap and --seed.

        """
    }
    return text
  }
}
