private import Catalogue
private import TrackerStore
private import Tracking
private import Wire

/// `proba answer`: stores an answer.
struct AnswerCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let text = call.strings(\.answerText).joined(separator: " ")
    let tracker = try call.tracker(mayMake: true)
    let moment = try call.answeredMoment(in: tracker)
    let probe: Probe
    var replaced: Answer?
    do {
      probe = try tracker.answer(text, at: moment, device: "command line") { replaced = $0 }
    } catch {
      throw .tracker(error)
    }
    if output.isJSON {
      output.print(probe.json)
      return .done
    }
    output.print(ProbeLines(in: call.words).line(of: probe) + "\n")
    if let replaced { output.print(call.words.insteadOf(replaced.text) + "\n") }
    return .done
  }
}
