private import Catalogue
private import CommandCatalogue
private import HostSystem
private import JSON
private import TagTimeLog
private import TrackerStore

/// `proba import tagtime`: takes in a log.
struct ImportCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let path = call.string(\.logFile) ?? "-"
    let schedule = try call.schedule()
    let tracker = try call.tracker(mayMake: true)
    var bar = ProgressBar()
    let report: ImportReport
    do {
      report = try tracker.importLog(
        path, schedule: schedule, trustsClocks: call.has(\.trustClocks)
      ) { bar.show($0) }
    } catch {
      bar.clear()
      throw .tracker(error)
    }
    bar.clear()
    let words = call.words
    for line in report.malformedLines {
      let reason = words.refusals.sentence(for: line.problem)
      output.remark("proba: \(words.malformedLine(path, "\(line.number)", reason))\n")
    }
    let unlisted = report.malformed - report.malformedLines.count
    if unlisted > 0 { output.remark("proba: \(words.moreMalformed(unlisted))\n") }
    if output.isJSON { output.print(json(report)) } else { output.print(text(report)) }
    return report.lines == report.malformed ? .nothing : .done
  }

  private func json(_ report: ImportReport) -> JSONValue {
    .object([
      "lines": .count(report.lines), "answered": .count(report.answered),
      "auto": .count(report.automatic), "empty": .count(report.empty),
      "malformed": .count(report.malformed), "imported": .count(report.imported),
      "alreadyThere": .count(report.alreadyThere),
      "unscheduled": .count(report.unscheduled), "askedHours": .number(report.askedHours),
      "malformedLines": .array(
        report.malformedLines.map { line in
          .object([
            "line": .count(line.number), "reason": .string(line.problem.description),
          ])
        }),
    ])
  }

  private func text(_ report: ImportReport) -> String {
    var lines = [
      call.words.linesRead(
        report.lines, "\(report.answered)", "\(report.automatic)", "\(report.empty)",
        "\(report.malformed)"),
      call.words.linesImported("\(report.imported)", "\(report.alreadyThere)"),
    ]
    if report.askedHours > 0 {
      lines.append(call.words.askedInLog(call.words.decimal(report.askedHours, 1)))
    }
    if report.unscheduled > 0 { lines.append(call.words.unscheduled(report.unscheduled)) }
    return lines.joined(separator: "\n") + "\n"
  }
}
