private import Catalogue
internal import Composition
private import JSON
private import Routes
private import TrackerStore
private import Tracking
private import Wire

/// `proba probes`: lists probes, all or those that match.
struct ProbesCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    try call.validatePeriod()
    let limit = try call.number(\.limit, in: 1...Int.max)
    let tracker = try reading()
    let filter = ProbeFilter(
      tags: try call.condition(in: tracker), text: call.string(\.text),
      isUnanswered: call.has(\.unanswered))
    let period = try call.period(in: tracker)
    var probes: [Probe]
    do {
      // A few of the newest are found without reading all.
      probes =
        if let limit {
          try tracker.search(filter, in: period, before: nil, limit: limit).probes.reversed()
        } else {
          try tracker.probes(in: period, matching: filter)
        }
    } catch {
      throw .tracker(error)
    }
    if call.has(\.reverse) { probes.reverse() }
    let isFound = !probes.isEmpty || filter.tags == nil && filter.text == nil
    if output.isJSON {
      output.print(.array(probes.map { $0.json }))
    } else if call.has(\.times) {
      for probe in probes where !output.print(ProbeLines.time(of: probe) + "\n") { break }
    } else if call.has(\.csv) {
      output.print(CSVTable(probes).text)
    } else {
      if !isFound { output.printSentence(call.language.texts[.nothingFound]) }
      let lines = ProbeLines(in: call.words, columns: output.knownColumns)
      for probe in probes where !output.print(lines.line(of: probe) + "\n") { break }
    }
    return isFound ? .done : .nothing
  }
}
