import CivilTime
import Glibc
import TrackerStore
import Tracking
import Wire

/// Measures each statistic on a file, in turns, and prints a line of JSON for each.
///
///     bench-tracker database [rounds]
let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
  print("bench-tracker: say which database")
  exit(2)
}
let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 21

/// A period that begins and ends within months, so that no result is computed from whole months
/// only.
let ragged = Period(
  from: CivilDate(year: 2015, month: 3, day: 17), to: CivilDate(year: 2018, month: 8, day: 5))

/// The longest period that is cut into weeks, counted probe by probe.
let twoYears = Period(
  from: CivilDate(year: 2016, month: 3, day: 17), to: CivilDate(year: 2018, month: 3, day: 17))

/// The most frequent tag of the databases that are measured.
let work = TagExpression.tag(TagName("work"))

do {
  let tracker = try Tracker(path: path)
  let now = HostEnvironment.machine.now()
  let statistics: [(name: String, run: () throws -> Int)] = [
    ("stats-all", { try tracker.statistics(in: .always).tags.count }),
    ("stats-range", { try tracker.statistics(in: ragged ?? .always).tags.count }),
    ("week-map", { try tracker.weekMap(of: work, in: .always).name.count }),
    ("trend-weeks", { try tracker.trend(of: work, in: twoYears ?? .always).parts.count }),
    ("trend-all", { try tracker.trend(of: work, in: .always).parts.count }),
    ("likely-tags", { try tracker.likelyAnswers(at: now).answers.count }),
    ("overview", { Int(truncatingIfNeeded: try tracker.overview().now.secondsSince1970) }),
  ]
  var times: [[Duration]] = Array(repeating: [], count: statistics.count)
  // The first round only loads the file into memory.
  for round in 0...rounds {
    for (place, statistic) in statistics.enumerated() {
      let time = try ContinuousClock().measure {
        guard try statistic.run() > 0 else { throw NothingFound(name: statistic.name) }
      }
      if round > 0 { times[place].append(time) }
    }
  }
  for (place, statistic) in statistics.enumerated() {
    let median = times[place].sorted()[rounds / 2] / .milliseconds(1)
    print(#"{"name":"\#(statistic.name)","value":\#(median),"unit":"ms"}"#)
  }
} catch {
  print("bench-tracker: \(error)")
  exit(2)
}

/// A statistic over no data would be fast and meaningless.
struct NothingFound: Error {
  let name: String
}
