private import Arguments
private import Catalogue
private import CivilTime
internal import Composition
private import HostSystem
private import TrackerStore
private import Tracking

/// `proba answer`: stores an answer; without one it asks for it in the terminal.
struct AnswerCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  func run() throws(Failure) -> Outcome {
    let words = call.strings(\.answerText)
    guard !words.isEmpty || Terminal.isThere else {
      // A person types, but would not see the question.
      if Terminal.isTypedIn { throw .noTerminal }
      throw .usage(.missingArgument(name: call.name(of: \.answerText)))
    }
    let search = try call.answeredProbe()
    let text = words.joined(separator: " ")
    if !words.isEmpty { try call.validate(answer: text) }
    if let stretch = try call.stretch(writing) {
      guard search == nil else { throw .atAndStretch }
      guard !words.isEmpty else {
        throw .usage(.missingArgument(name: call.name(of: \.answerText)))
      }
      return try answer(text, in: stretch)
    }
    let tracker = try writing()
    let moment = try search.map { search throws(Failure) in try search.moment(in: tracker) }
    guard !words.isEmpty else {
      return try call.ask(about: try asked(at: moment, in: tracker), in: tracker, output)
    }
    do throws(TrackerError) {
      var replaced: Answer?
      let probe = try tracker.answer(
        text, at: moment, device: Call.device, readsAmounts: !call.has(\.noAmounts)
      ) { replaced = $0 }
      call.print(probe, insteadOf: replaced, to: output)
      return .done
    } catch {
      throw .tracker(error)
    }
  }

  /// Gives all unanswered probes of a stretch of time one answer.
  private func answer(_ text: String, in stretch: Range<Moment>) throws(Failure) -> Outcome {
    let tracker = try writing()
    do throws(TrackerError) {
      let days = [stretch.lowerBound, stretch.upperBound].map { call.machine.day(at: $0) }
      // Clocks that were set back repeat an hour of the day before.
      let period = Period(
        from: days[0].advanced(by: -1), to: max(days[0], days[1]).advanced(by: 1))
      let probes = try tracker.probes(
        in: period ?? .always, matching: ProbeFilter(isUnanswered: true)
      ).filter { stretch.contains($0.moment) }
      guard !probes.isEmpty else {
        output.printSentence(call.words.asking.nothingUnanswered)
        return .nothing
      }
      let outcome = try tracker.answer(
        text, atEach: probes.map(\.moment), device: Call.device,
        readsAmounts: !call.has(\.noAmounts))
      try call.print(outcome.changed, of: tracker, to: output)
      return .done
    } catch {
      throw .tracker(error)
    }
  }

  /// Returns the probe to answer: the one of a moment, or the latest.
  private func asked(at moment: Moment?, in tracker: Tracker) throws(Failure) -> Probe {
    do throws(TrackerError) {
      guard let moment else {
        try tracker.startAsking()
        guard let latest = try tracker.latestProbe() else { throw .noProbeYet }
        return latest
      }
      guard let probe = try tracker.probe(at: moment) else { throw .notAProbe(moment) }
      return probe
    } catch {
      throw .tracker(error)
    }
  }
}
