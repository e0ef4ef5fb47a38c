private import Catalogue
private import CivilTime
private import Sampling
private import TrackerStore
private import Tracking
private import Wire

/// `proba stats`: where the time went.
struct StatsCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    try call.validatePeriod()
    let tags = try call.tagExpression()
    if call.has(\.by), tags?.single == nil { throw .byNeedsTag }
    let tracker = try call.tracker()
    let period = try call.period(in: tracker)
    do throws(TrackerError) {
      if let name = tags?.single, call.has(\.by) {
        print(try tracker.weekMap(of: name.text, in: period), to: output)
        return .done
      }
      let statistics =
        if let tags { try tracker.statistics(in: period, where: tags) } else {
          try tracker.statistics(in: period)
        }
      print(statistics, to: output)
      return .done
    } catch {
      throw .tracker(error)
    }
  }

  private func print(_ map: WeekMap, to output: Output) {
    if output.isJSON {
      output.print(map.json)
      return
    }
    if call.has(\.csv) {
      output.print(CSVTable(map).text)
      return
    }
    let names = call.words.weekdays
    let label = names.map { $0.count }.max() ?? 0
    let width = max(2, String(map.tag.counts.max() ?? 0).count)
    let hours = (0..<24).map { " " + aligned("\($0)", width) }
    output.print(padded("", label) + hours.joined() + "\n")
    for (name, counts) in zip(names, map.tag.weekdays) {
      let cells = counts.map { " " + aligned($0 == 0 ? "·" : "\($0)", width) }
      output.print(padded(name, label) + cells.joined() + "\n")
    }
  }

  private func print(_ statistics: Statistics, to output: Output) {
    if output.isJSON {
      output.print(statistics.json)
      return
    }
    if call.has(\.csv) {
      output.print(CSVTable(statistics.tags).text)
      return
    }
    let words = call.words
    guard statistics.probes > 0 else {
      let isOfAll = !call.has(\.from) && !call.has(\.to)
      output.print((isOfAll ? words.noProbe : words.nobodyAsked) + "\n")
      return
    }
    let coverage = words.percent(statistics.coverage)
    output.print(words.coverage(statistics.probes, "\(statistics.answered)", coverage) + "\n")
    guard !statistics.tags.isEmpty else { return }
    output.print(words.askedTime(words.decimal(statistics.askedHours, 1)) + "\n")
    let table = TagTable(statistics.tags, showsBounds: call.has(\.bounds), in: words)
    output.print("\n" + table.text)
  }
}
