private import Catalogue
internal import CivilTime
internal import HostSystem
private import JSON
internal import TrackerStore
internal import Tracking
private import Wire

// Shared by the commands that ask in a terminal.

extension Call {
  /// The device under which answers given here are stored.
  static let device = DeviceName.commandLine

  /// Asks about a probe in the terminal until an answer can be read, and stores it.
  func ask(about probe: Probe, in tracker: Tracker, _ output: Output) throws(Failure) -> Outcome {
    output.remark(ProbeLines(in: words, columns: output.knownColumns).line(of: probe) + "\n")
    let prompt: AnswerPrompt
    do { prompt = try AnswerPrompt(probe, in: tracker) } catch { throw .tracker(error) }
    var written = ""
    var seen = probe.answer?.text ?? ""
    while let text = prompt.ask(beginningWith: written) {
      do throws(TrackerError) {
        var replaced: Answer?
        let answered = try tracker.answer(
          text, at: probe.moment, device: Self.device, seen: seen, replaced: { replaced = $0 })
        print(answered, insteadOf: replaced, to: output)
        return .done
      } catch {
        switch error {
        case .answer: break
        case .answeredMeanwhile(let there): seen = there.answer?.text ?? ""
        default: throw .tracker(error)
        }
        output.remark("proba: \(words.sentence(for: error, on: machine))\n")
        written = text
      }
    }
    return .nothing
  }

  /// Prints the present state of several probes.
  func print(_ moments: [Moment], of tracker: Tracker, to output: Output) throws(TrackerError) {
    var probes: [Probe] = []
    for moment in moments {
      if let probe = try tracker.probe(at: moment) { probes.append(probe) }
    }
    if output.isJSON {
      output.print(.array(probes.map { $0.json }))
      return
    }
    let lines = ProbeLines(in: words, columns: output.knownColumns)
    for probe in probes where !output.print(lines.line(of: probe) + "\n") { return }
  }

  /// Prints a probe with its answer, and the answer that it replaces.
  func print(_ probe: Probe, insteadOf earlier: Answer?, to output: Output) {
    if output.isJSON {
      output.print(probe.json)
      return
    }
    output.print(ProbeLines(in: words, columns: output.knownColumns).line(of: probe) + "\n")
    if let earlier { output.printSentence(words.insteadOf(earlier.text)) }
  }
}
