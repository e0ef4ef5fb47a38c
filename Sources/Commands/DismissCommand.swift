private import Catalogue
private import CivilTime
internal import Composition
private import JSON
private import Sampling
private import TrackerStore
private import Tracking
private import Wire

/// `proba dismiss`: probes that the person does not remember, and is not asked about again.
struct DismissCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  func run() throws(Failure) -> Outcome {
    try call.validatePeriod()
    let search =
      call.string(\.dismissedWhen) == nil ? nil : try call.namedProbe(\.dismissedWhen)
    let ways = [search != nil, call.has(\.older), call.namesPeriod]
    guard ways.count(where: { $0 }) == 1 else { throw .dismissNeedsProbes }
    let tracker = try writing()
    var (moments, limit): ([Moment], Moment?) = ([], nil)
    if let search {
      moments = [try search.probe(in: tracker).moment]
    } else if call.has(\.older) {
      limit = call.machine.now() - Overview.recency + .seconds(1)
    } else {
      let period = try call.period(in: tracker)
      do throws(TrackerError) {
        moments = try tracker.probes(in: period, matching: ProbeFilter(isUnanswered: true))
          .map(\.moment)
      } catch { throw .tracker(error) }
    }
    let outcome: BatchOutcome
    do { outcome = try tracker.setDismissed(true, atEach: moments, before: limit) } catch {
      throw .tracker(error)
    }
    show(outcome)
    return outcome.changed.isEmpty ? .nothing : .done
  }

  private func show(_ outcome: BatchOutcome) {
    let words = call.words
    guard !output.isJSON else {
      func list(_ moments: [Moment]) -> JSONValue {
        .array(moments.map { .integer($0.secondsSince1970) })
      }
      output.print(.object(["changed": list(outcome.changed), "kept": list(outcome.kept)]))
      return
    }
    output.printSentence(
      outcome.changed.isEmpty
        ? words.asking.nothingUnanswered
        : words.asking.dismissed(words.probes(outcome.changed.count)))
  }
}
