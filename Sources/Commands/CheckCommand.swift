private import Catalogue
internal import Composition
private import JSON
private import TrackerStore

/// `proba check`: counts everything again.
struct CheckCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  /// Ends with 1 if counts differed, so that a script notices.
  func run() throws(Failure) -> Outcome {
    let tracker = try writing()
    let recount: Recount
    do { recount = try tracker.recount() } catch { throw .tracker(error) }
    if output.isJSON {
      output.print(
        .object([
          "probes": .integer(Int64(recount.probes)), "answers": .integer(Int64(recount.answers)),
          "differing": .integer(Int64(recount.differing)),
        ]))
    } else if recount.differing == 0 {
      let words = call.words
      output.printSentence(
        words.countsAreRight(words.probes(recount.probes), words.answers(recount.answers)))
    } else {
      output.printSentence(call.words.countsReplaced(recount.differing))
    }
    return recount.differing == 0 ? .done : .nothing
  }
}
