private import Catalogue
private import CivilTime
internal import Composition
private import TrackerStore
private import Tracking
private import Wire

/// `proba edit` and `proba delete`: correct an answer, or take it back.
struct EditCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  /// Replaces an existing answer.
  func edit() throws(Failure) -> Outcome {
    let search = try call.namedProbe()
    let text = call.strings(\.editedText).joined(separator: " ")
    try call.validate(answer: text)
    let tracker = try writing()
    let answered = try answered(search, in: tracker)
    do throws(TrackerError) {
      let probe = try tracker.answer(
        text, at: answered.moment, device: Call.device, readsAmounts: !call.has(\.noAmounts),
        seen: answered.answer?.text)
      call.print(probe, insteadOf: answered.answer, to: output)
    } catch {
      throw .tracker(error)
    }
    return .done
  }

  /// Takes an answer back.
  func delete() throws(Failure) -> Outcome {
    let search = try call.namedProbe()
    let tracker = try writing()
    let answered = try answered(search, in: tracker)
    do throws(TrackerError) {
      let withdrawn = try tracker.withdrawAnswer(
        at: answered.moment, seen: answered.answer?.text)
      call.print(withdrawn.probe, insteadOf: answered.answer, to: output)
    } catch {
      throw .tracker(error)
    }
    return .done
  }

  /// Returns the probe meant, which has an answer.
  private func answered(_ search: ProbeSearch, in tracker: Tracker) throws(Failure) -> Probe {
    let probe = try search.probe(in: tracker)
    guard probe.answer != nil else { throw .tracker(.noAnswer(probe.moment)) }
    return probe
  }
}
