private import Catalogue
private import CivilTime
internal import Composition
private import HostSystem
private import Routes
private import Sampling
private import TagTimeLog
private import TrackerStore
private import Wire

/// `proba import tagtime`: takes in a log.
struct ImportCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  /// The number of unreadable lines, and of differing ones, that are shown; more are counted.
  private static let mostShown = 5

  func run() throws(Failure) -> Outcome {
    let path = call.string(\.logFile) ?? "-"
    let given = try call.logSchedule()
    let rejected = try rejectedFile(of: path)
    let tracker = try writing()
    var bar = ProgressBar(in: call.words)
    var failure: SystemError?
    let report: ImportReport
    do throws(TrackerError) {
      report = try tracker.importLog(
        path, gap: given.gap, seed: given.seed, trustsClocks: call.has(\.trustClocks)
      ) { progress in
        bar.show(progress.share, or: call.words.linesSoFar(progress.lines))
      } rejected: { line in
        guard failure == nil else { return }
        do throws(SystemError) { try rejected?.append(line + [UInt8(ascii: "\n")]) } catch {
          failure = error
        }
      }
    } catch {
      bar.clear()
      throw .tracker(error)
    }
    bar.clear()
    tellMalformed(report, of: path)
    tellDiffering(report, of: path)
    if output.isJSON {
      output.print(ImportedLog(report).json)
    } else {
      output.printSentence(text(report))
    }
    if let failure { throw .system(failure) }
    do throws(SystemError) { try rejected?.keep() } catch { throw .system(error) }
    return report.lines == report.malformed ? .nothing : .done
  }

  /// Returns the file for the lines that cannot be read, if one is requested.
  private func rejectedFile(of log: String) throws(Failure) -> FileDraft? {
    guard let path = call.string(\.rejected) else { return nil }
    try call.refuseToOverwrite(path, namedBy: call.spelling(\.rejected))
    guard log == "-" || !Paths.leadToSame(path, log) else { throw .fileOfLog(path) }
    do throws(SystemError) { return try FileDraft(path == "-" ? "/dev/stdout" : path) } catch {
      throw .system(error)
    }
  }

  private func tellMalformed(_ report: ImportReport, of path: String) {
    let words = call.words
    for line in report.malformedLines.prefix(Self.mostShown) {
      let reason = words.refusals.sentence(for: line.problem)
      output.remark("proba: \(words.malformedLine(path, "\(line.number)", reason))\n")
    }
    guard report.malformed > Self.mostShown else { return }
    output.remark("proba: \(words.moreMalformed(report.malformed - Self.mostShown))\n")
    let kinds = report.malformedKinds.map { (words.refusals.kind(of: $0.key), $0.value) }
    for (reason, count) in kinds.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
      output.remark("proba: \(count) × \(reason)\n")
    }
  }

  private func tellDiffering(_ report: ImportReport, of path: String) {
    let words = call.words
    for line in report.differingLines.prefix(Self.mostShown) {
      let difference = words.differingTexts(line.text, line.stored)
      output.remark("proba: \(words.malformedLine(path, "\(line.number)", difference))\n")
    }
    guard report.differing > Self.mostShown else { return }
    output.remark("proba: \(words.moreDiffering(report.differing - Self.mostShown))\n")
  }

  /// Returns sentences about the schedules of the moments, and about the gap of those that are of none.
  private func scheduleSentences(_ report: ImportReport) -> [String] {
    let words = call.words
    var sentences = report.foundSchedules.map { schedule, count in
      words.ofSchedule(
        count, words.name(of: schedule), words.minutes(Int(schedule.meanGap.seconds / 60)))
    }
    if report.unscheduled > 0 { sentences.append(words.unscheduled(report.unscheduled)) }
    if let estimate = report.estimatedGap {
      let ends = words.interval(
        from: Double(estimate.low.seconds) / 60, to: Double(estimate.high.seconds) / 60)
      let gap = words.minutes(Int(estimate.likeliest.seconds / 60))
      sentences.append(words.gapEstimated(gap, ends))
    } else if let gap = report.looseGap {
      sentences.append(words.gapAssumed(words.minutes(Int(gap.seconds / 60))))
    }
    return sentences
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
    lines += scheduleSentences(report)
    if report.differing > 0 { lines.append(call.words.differing(report.differing)) }
    if report.corrected > 0 { lines.append(call.words.corrected(report.corrected)) }
    if report.isOfAnotherZone, !call.has(\.trustClocks) {
      lines.append(call.words.otherClocks(report.otherClocks, "\(report.clocks)"))
    }
    return lines.joined(separator: "\n")
  }
}

extension CommandPhrases {
  /// Returns the name of a schedule, in the form that ``ofSchedule`` needs.
  fileprivate func name(of schedule: Schedule) -> String {
    switch ScheduleFamily(of: schedule) {
    case .universal: universalSchedule
    case .original: originalSchedule
    case .later: laterSchedule
    case nil: otherSchedule("\(schedule.seed)")
    }
  }
}
