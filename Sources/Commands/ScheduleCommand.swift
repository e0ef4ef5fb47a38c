private import CivilTime
internal import Composition
private import JSON
private import Sampling
private import TrackerStore
private import Wire

/// `proba schedule`: prints moments.
struct ScheduleCommand: ReadingCommand {
  /// The maximum number of moments passed over before the first that is printed: a walk of some seconds.
  private static let longestWalk: Int64 = 500_000_000

  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    let schedule = try call.schedule() ?? .universal
    let count = try call.number(\.count, in: 1...10_000_000) ?? Default.count
    let given = try call.moment(\.fromMoment, in: MomentSchema.bounds, reading)
    let from = given ?? call.machine.now()
    guard (from - schedule.start).seconds / schedule.meanGap.seconds <= Self.longestWalk else {
      throw .tooFarAhead
    }
    let moments = schedule.moments(from: from).prefix(count)
    if output.isJSON {
      output.print(.array(moments.map { .integer($0.secondsSince1970) }))
      return .done
    }
    var text = call.has(\.csv) ? "at,time\n" : ""
    for moment in moments {
      text += line(of: moment) + "\n"
      if text.utf8.count > 1 << 16 {
        guard output.print(text) else { return .done }
        text = ""
      }
    }
    output.print(text)
    return .done
  }

  private func line(of moment: Moment) -> String {
    if call.has(\.csv) { return "\(moment),\(call.machine.time(at: moment).written)" }
    return call.has(\.unix) ? "\(moment)" : call.machine.time(at: moment).written
  }
}
