import CivilTime
import Tracking

/// The coverage of a week by answers: the states of its probes, and the hours that mostly go unanswered.
public struct AnsweringHabits: Sendable, Hashable {
  /// The number of probes answered on time.
  public let onTime: Int
  /// The number of probes answered later.
  public let late: Int
  /// The number of probes filled in by a program.
  public let automatic: Int
  /// The number of probes that were asked and have no answer.
  public let missed: Int
  /// The hours of the day in which few probes of the last four weeks were answered, from the first hour to
  /// the one after the last, which may lie on the next day; nil if there are no such hours.
  public let silentHours: Range<Int>?

  /// Makes the habits from their figures.
  public init(onTime: Int, late: Int, automatic: Int, missed: Int, silentHours: Range<Int>?) {
    self.onTime = onTime
    self.late = late
    self.automatic = automatic
    self.missed = missed
    self.silentHours = silentHours
  }

  /// The share of the probes that a person answered, 0 to 1; 0 if there are none.
  public var answeredShare: Double { share(of: onTime + late) }

  /// Returns a number of the probes as a share of all, 0 to 1; 0 if there are none.
  public func share(of count: Int) -> Double {
    Double(count) / Double(max(onTime + late + automatic + missed, 1))
  }

  /// The minimum number of probes of an hour that is reported as silent.
  private static let fewestProbes = 8
  /// The fraction of answered probes below which an hour counts as silent.
  private static let silence = 0.25

  init(_ evidence: ReviewEvidence) {
    var counts: [Probe.State: Int] = [:]
    var hours = Array(repeating: (probes: 0, answered: 0), count: 24)
    let first = evidence.start.advanced(by: -7 * (SleepRhythm.weeks - 1))
    for probe in evidence.probes {
      let time = LocalTime(probe.moment, offset: probe.offset)
      let date = time.day(from: evidence.dayStart)
      guard first <= date, date < evidence.end, probe.state != .quiet,
        probe.state != .unasked
      else { continue }
      if evidence.start <= date { counts[probe.state, default: 0] += 1 }
      hours[time.hour].probes += 1
      if probe.answer != nil { hours[time.hour].answered += 1 }
    }
    let isSilent = hours.map {
      $0.probes >= Self.fewestProbes && Double($0.answered) < Self.silence * Double($0.probes)
    }
    self.init(
      onTime: counts[.answered, default: 0], late: counts[.answeredLate, default: 0],
      automatic: counts[.autoTagged, default: 0],
      missed: counts[.missed, default: 0] + counts[.pending, default: 0],
      silentHours: Self.longestRun(isSilent))
  }

  /// Returns the longest silent run, wrapping at midnight, of at least two hours; nil if there is none or if
  /// every hour is silent.
  private static func longestRun(_ isSilent: [Bool]) -> Range<Int>? {
    var best = 0..<0
    for start in isSilent.indices where isSilent[start] && !isSilent[(start + 23) % 24] {
      var end = start
      while isSilent[end % 24] { end += 1 }
      if end - start > best.count { best = start..<end }
    }
    return best.count >= 2 ? best : nil
  }
}
