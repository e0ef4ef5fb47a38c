private import CivilTime
private import HostSystem
private import JSON
private import Sampling

/// `proba schedule`: prints moments.
struct ScheduleCommand {
  /// The most moments passed over before the first that is printed: a walk of some seconds.
  private static let longestWalk = 500_000_000

  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let schedule = try call.schedule() ?? .universal
    let count = try call.number(\.count, in: 1...10_000_000) ?? 10
    let given = try call.number(\.fromMoment, in: -62_135_596_800...253_402_300_799)
    let from = given.map { Int64($0) } ?? SystemClock.now()
    guard (from - schedule.start) / schedule.meanGap <= Self.longestWalk else {
      throw .tooFarAhead
    }
    let moments = schedule.moments(from: from).prefix(count)
    if output.isJSON {
      output.print(.array(moments.map { .integer($0) }))
      return .done
    }
    var text = ""
    for moment in moments {
      text += call.has(\.unix) ? "\(moment)\n" : local(moment)
      if text.utf8.count > 1 << 16 {
        guard output.print(text) else { return .done }
        text = ""
      }
    }
    output.print(text)
    return .done
  }

  private func local(_ moment: Int64) -> String {
    let time = LocalTime(moment, offset: UTCOffset(seconds: SystemClock.offset(at: moment)))
    return "\(time.date.iso) \(time.clock)\n"
  }
}
