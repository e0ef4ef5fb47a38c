internal import Arguments
private import CivilTime
private import Sampling
private import TrackerStore
private import Tracking
private import Wire

/// `proba stats`: where the time went.
struct StatsCommand {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let period = try call.period()
    if call.has(Grammar.by), !call.has(Grammar.tag) {
      throw Failure("--by hour-weekday needs --tag NAME")
    }
    let tracker = try call.tracker()
    do throws(TrackerError) {
      if let name = call.string(Grammar.tag), call.has(Grammar.by) {
        print(try tracker.weekMap(of: name, in: period), to: output)
        return .done
      }
      var statistics = try tracker.statistics(in: period)
      if let name = call.string(Grammar.tag) {
        let tags = statistics.tags.filter { TagName($0.name) == TagName(name) }
        if tags.isEmpty { throw TrackerError.unknownTag(name) }
        statistics = Statistics(
          probes: statistics.probes, answered: statistics.answered, tags: tags)
      }
      print(statistics, to: output)
      return .done
    } catch {
      throw Failure(error)
    }
  }

  private func print(_ map: WeekMap, to output: Output) {
    if output.isJSON {
      output.print(map.tag.json)
      return
    }
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let width = max(2, String(map.tag.counts.max() ?? 0).count)
    output.print("   " + (0..<24).map { " " + aligned("\($0)", width) }.joined() + "\n")
    for (name, counts) in zip(names, map.tag.weekdays) {
      let cells = counts.map { " " + aligned($0 == 0 ? "·" : "\($0)", width) }
      output.print(name + cells.joined() + "\n")
    }
  }

  private func print(_ statistics: Statistics, to output: Output) {
    if output.isJSON {
      output.print(statistics.json)
      return
    }
    output.print(
      """
      \(statistics.answered) of \(counted(statistics.probes, "probe")) answered: \
      \(percent(statistics.coverage)) %. The figures describe these alone.

      """)
    guard !statistics.tags.isEmpty else { return }
    let width = min(30, statistics.tags.map { $0.name.count }.max() ?? 0)
    output.print(
      "\n\(padded("tag", width))  answers    share   95 % interval     hours   95 % interval\n")
    for figure in statistics.tags {
      let share = figure.share
      let hours = figure.hours
      output.print(
        padded(figure.name, width) + "  " + aligned("\(figure.count)", 7) + "  "
          + aligned("\(percent(share.value)) %", 7) + "  "
          + padded("\(percent(share.low))–\(percent(share.high)) %", 14) + "  "
          + aligned(decimal(hours.value, 1), 8) + "  "
          + "\(decimal(hours.low, 1))–\(decimal(hours.high, 1))\n")
    }
  }
}
