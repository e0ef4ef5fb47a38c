internal import Arguments
private import TrackerStore
private import Tracking
private import Wire

/// `proba answer`: stores an answer.
struct AnswerCommand {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let moment = try call.number(Grammar.at).map { Int64($0) }
    let text = call.strings(Grammar.answerText).joined(separator: " ")
    let tracker = try call.tracker()
    let probe: Probe
    var replaced: Answer?
    do {
      probe = try tracker.answer(text, at: moment, device: "command line") { replaced = $0 }
    } catch {
      throw Failure(error)
    }
    if output.isJSON {
      output.print(probe.json)
      return .done
    }
    output.print(probe.line + "\n")
    if let replaced { output.print("Instead of: \(replaced.text)\n") }
    return .done
  }
}
