private import Catalogue
private import CivilTime
internal import Composition
private import HostSystem
private import JSON
private import Routes
private import TagTimeLog
private import TrackerStore
private import Tracking
private import Wire

/// `proba likely`: the likely answers, or how well answers are predicted.
struct LikelyCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  /// The number of whole answers listed.
  private static let mostAnswers = 5

  func run() throws(Failure) -> Outcome {
    if let path = call.string(\.answersLog) { return try measure(path) }
    let tracker = try reading()
    let likely: LikelyAnswers
    do {
      guard let latest = try tracker.latestProbe() else {
        output.printSentence(call.words.noProbe)
        return .nothing
      }
      likely = try tracker.likelyAnswers(at: latest.moment)
    } catch {
      throw .tracker(error)
    }
    if output.isJSON {
      output.print(likely.json)
      return .done
    }
    if call.has(\.csv) {
      output.print(CSVTable(likely).text)
      return .done
    }
    guard !likely.tags.isEmpty else {
      output.printSentence(call.words.nothingLikely)
      return .nothing
    }
    output.printSentence(likely.tags.joined(separator: " ") + "\n")
    for answer in likely.answers.prefix(Self.mostAnswers) {
      let share = aligned(call.words.percent(answer.weight), 7)
      let tags = answer.tags.joined(separator: " ")
      output.print(labelled(share + "  ", tags, columns: output.knownColumns) + "\n")
    }
    return .done
  }

  // MARK: How well answers are foreseen

  /// Predicts each answer of the second half of a log from those before it.
  private func measure(_ path: String) throws(Failure) -> Outcome {
    let lines = try answers(in: path)
    var history = AnswerHistory()
    var trial = PredictionTrial()
    var times: [Double] = []
    for (place, line) in lines.enumerated() {
      var likely: LikelyAnswers?
      if place >= lines.count / 2 {
        let start = SystemClock.elapsed()
        likely = LikelyAnswers(history: history, at: line.time)
        times.append(SystemClock.elapsed() - start)
      }
      let tags = history.append(
        line.tags.map { history.number(of: $0) }, at: line.time, isLate: line.isLate)
      if let likely, !tags.isEmpty { trial.note(tags.map { history.names[$0] }, foreseen: likely) }
    }
    guard trial.count > 0 else {
      output.remark("proba: \(call.words.nothingLikely)\n")
      return .nothing
    }
    let milliseconds = times.sorted()[times.count / 2] * 1_000
    if output.isJSON {
      output.print(
        .object([
          "any5": .number(trial.any5), "taps5": .number(trial.taps5),
          "taps8": .number(trial.taps8), "whole5": .number(trial.whole5),
          "milliseconds": .number(milliseconds),
        ]))
      return .done
    }
    let words = call.words
    output.printSentence(
      words.foreseen(
        words.answers(trial.count), words.percent(trial.any5), words.percent(trial.taps5),
        words.percent(trial.taps8), words.percent(trial.whole5)))
    return .done
  }

  private struct LoggedAnswer {
    let tags: [TagName]
    let time: LocalTime
    let isLate: Bool
  }

  /// Returns the answers of a log in the order of time; lines that cannot be read are left out.
  private func answers(in path: String) throws(Failure) -> [LoggedAnswer] {
    var answers: [LoggedAnswer] = []
    var offset: UTCOffset?
    do throws(SystemError) {
      var reader = try LineReader(path: path)
      while let bytes = try reader.next() {
        guard !reader.isCut, let line = try? LogLine(parsing: bytes) else { continue }
        offset = line.offset ?? offset
        guard case .answered(let answer, let isLate) = line.entry else { continue }
        let clock = offset ?? call.machine.offset(line.moment)
        answers.append(
          LoggedAnswer(
            tags: answer.tags, time: LocalTime(line.moment, offset: clock), isLate: isLate))
      }
    } catch {
      throw .system(error)
    }
    return answers.sorted { $0.time.moment < $1.time.moment }
  }
}
