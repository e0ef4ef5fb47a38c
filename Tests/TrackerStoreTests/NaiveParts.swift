import CivilTime
import Sampling
import Tracking

/// The sample of a person who was asked without interruption, counted probe by probe and hour by hour.
struct NaiveParts {
  /// The moment at which asking began, on a full hour.
  let start: Moment
  /// The moment up to which it went on.
  let end: Moment

  /// Returns the share of the answers that have something among the probes of certain days.
  func share(
    of met: [Probe], among probes: [Probe], on days: (CivilDate) -> Bool
  ) -> TimeEstimate {
    var (asked, answered, counts) = (Self.nothing, Self.nothing, Self.nothing)
    var seconds = Array(repeating: 0.0, count: 48)
    for probe in probes {
      asked[Self.part(probe)] += 1
      if probe.answer != nil { answered[Self.part(probe)] += 1 }
    }
    for probe in met { counts[Self.part(probe)] += 1 }
    var moment = start
    while moment < end {
      let next = min(moment + .hours(1), end)
      let time = LocalTime(moment, offset: World.offset(moment))
      if days(time.date) { seconds[Self.part(time)] += Double((next - moment).seconds) }
      moment = next
    }
    let sample = AskedSample(
      (0..<48).map {
        AskedSample.Cell(
          gapSeconds: 2_700, probes: asked[$0], answered: answered[$0], askedSeconds: seconds[$0])
      })
    return sample.estimate(counts)
  }

  private static let nothing = Array(repeating: 0, count: 48)

  private static func part(_ probe: Probe) -> Int {
    part(LocalTime(probe.moment, offset: probe.offset))
  }

  private static func part(_ time: LocalTime) -> Int {
    let isFree = time.date.weekday == .saturday || time.date.weekday == .sunday
    return time.hour + (isFree ? 24 : 0)
  }
}

extension Estimate {
  /// Whether the three figures are equal but for rounding.
  func isNear(_ other: Estimate?) -> Bool {
    guard let other else { return false }
    return zip([value, low, high], [other.value, other.low, other.high])
      .allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }
}
