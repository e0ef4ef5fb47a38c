private import Sampling
public import TrackerStore
public import Wire

extension ImportedLog {
  /// Makes the outcome of an import from its report.
  public init(_ report: ImportReport) {
    self.init()
    lines = report.lines
    answered = report.answered
    automatic = report.automatic
    empty = report.empty
    malformed = report.malformed
    imported = report.imported
    alreadyThere = report.alreadyThere
    differing = report.differing
    otherClocks = report.otherClocks
    corrected = report.corrected
    unscheduled = report.unscheduled
    schedules = report.foundSchedules.map { schedule, lines in
      FoundSchedule(
        gap: schedule.meanGap, seed: schedule.seed, start: schedule.start, lines: lines)
    }
    estimatedGap = report.estimatedGap.map {
      EstimatedGap(gap: $0.likeliest, low: $0.low, high: $0.high)
    }
    askedHours = report.askedHours
    malformedLines = report.malformedLines.map {
      MalformedLine(number: $0.number, reason: "\($0.problem)")
    }
    differingLines = report.differingLines.map {
      DifferingLine(number: $0.number, moment: $0.moment, text: $0.text, stored: $0.stored)
    }
  }
}
