private import CivilTime
internal import Composition
private import HostSystem
private import Routes
private import TrackerStore
private import Tracking
private import Wire

/// `proba watch`: shows the day as it fills, until it is stopped.
struct WatchCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    var stop = StopSignal()
    let tracker = try reading()
    let lines = ProbeLines(in: call.words, columns: output.knownColumns)
    var shown: [Moment: Probe] = [:]
    if call.has(\.csv) { output.print(CSVTable([Probe]()).text) }
    while true {
      for probe in try today(in: tracker) where shown[probe.moment] != probe {
        shown[probe.moment] = probe
        let isRead =
          if output.isJSON {
            output.printLine(probe.json)
          } else if call.has(\.csv) {
            output.print(CSVTable([probe], hasHeadings: false).text)
          } else {
            output.print(lines.line(of: probe) + "\n")
          }
        guard isRead else { return .done }
      }
      do {
        if try stop.wait(seconds: 1) { return .done }
      } catch {
        throw .system(error)
      }
    }
  }

  /// Returns the probes of the day, by the person's calendar.
  private func today(in tracker: Tracker) throws(Failure) -> [Probe] {
    let day = call.today
    guard let period = Period(from: day, to: day) else { return [] }
    do {
      // Another program may have changed the mean gap.
      try tracker.refreshSchedule()
      return try tracker.probes(in: period)
    } catch {
      throw .tracker(error)
    }
  }
}
