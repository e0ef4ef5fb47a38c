private import Catalogue
private import CivilTime
internal import Composition
private import HostSystem
internal import TrackerStore
internal import Tracking
private import Wire

/// `proba catchup`: asks about missed probes in the terminal, one after the other.
struct CatchUpCommand: WritingCommand {
  /// The outcome of a question.
  private enum Reply {
    case answered, left, gone
  }

  /// The answer of a person who does not remember.
  private static let forgotten = "-"

  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  func run() throws(Failure) -> Outcome {
    guard Terminal.isThere else { throw .noTerminal }
    try call.validatePeriod()
    let tracker = try writing()
    let spans = try spans(in: tracker)
    guard !spans.isEmpty else {
      output.printSentence(call.words.asking.nothingMissed)
      return .nothing
    }
    output.remark(call.words.asking.catchUpKeys + "\n")
    var outcome = Outcome.nothing
    for span in spans {
      switch try ask(about: span, in: tracker) {
      case .answered: outcome = .done
      case .left: continue
      case .gone: return outcome
      }
    }
    return outcome
  }

  /// Returns the probes to ask about, those that get one answer together, the newest first.
  private func spans(in tracker: Tracker) throws(Failure) -> [MissedSpan] {
    let probes: [Probe]
    let neighbors: [Probe]
    let period = call.namesPeriod ? try call.period(in: tracker) : nil
    do throws(TrackerError) {
      if let period {
        probes = try tracker.probes(in: period, matching: ProbeFilter(isUnanswered: true))
          .reversed()
        neighbors = try tracker.probes(in: period).filter { $0.answer != nil }.reversed()
      } else {
        let overview = try tracker.overview()
        (probes, neighbors) = (overview.recentlyUnfilled, overview.neighbors)
      }
    } catch { throw .tracker(error) }
    guard call.has(\.groups) else {
      return probes.flatMap { MissedSpan.spans(of: [$0], between: []) }
    }
    return MissedSpan.spans(of: probes, between: neighbors)
  }

  /// Asks about the probes of a span until an answer can be read, and stores it.
  private func ask(about span: MissedSpan, in tracker: Tracker) throws(Failure) -> Reply {
    output.remark(heading(of: span) + "\n")
    let prompt: AnswerPrompt
    do { prompt = try AnswerPrompt(span.first, in: tracker) } catch { throw .tracker(error) }
    let moments = span.probes.map(\.moment)
    // The answers just before and after most likely hold in between.
    var written = span.likelyTags?.joined(separator: " ") ?? ""
    while let text = prompt.ask(beginningWith: written) {
      let words = text.split(separator: " ")
      if words.isEmpty { return .left }
      do throws(TrackerError) {
        let outcome =
          words == [Self.forgotten[...]]
          ? try tracker.setDismissed(true, atEach: moments)
          : try tracker.answer(text, atEach: moments, device: Call.device)
        // Probes that were answered elsewhere meanwhile keep their answers, which are shown.
        try call.print((outcome.changed + outcome.kept).sorted(), of: tracker, to: output)
        return .answered
      } catch {
        guard case .answer = error else { throw .tracker(error) }
        output.remark("proba: \(call.words.sentence(for: error, on: call.machine))\n")
        written = text
      }
    }
    return .gone
  }

  /// Returns the line of a probe, or of the first and the last of several.
  private func heading(of span: MissedSpan) -> String {
    let lines = ProbeLines(in: call.words, columns: output.knownColumns)
    let (first, count) = (lines.line(of: span.first), span.probes.count)
    guard count > 1, let last = span.probes.last else { return first }
    let end = LocalTime(last.moment, offset: last.offset)
    let start = LocalTime(span.first.moment, offset: span.first.offset)
    let day = end.date == start.date ? "" : end.date.iso + " "
    return "\(start.date.iso) \(start.shortClock) – \(day)\(end.shortClock)  "
      + call.words.probes(count)
  }
}
