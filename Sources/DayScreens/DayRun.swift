import CivilTime
import TextBytes
import Tracking

/// Probes of one day that follow one another and have the same answer, or none.
///
/// A day with few different answers takes few lines: eight probes in a night are one run.
struct DayRun: Sendable {
  /// The probes in the order of time; at least one.
  let probes: [Probe]
  /// The first and the last probe.
  let first, last: Probe

  private init(_ probes: [Probe], first: Probe, last: Probe) {
    (self.probes, self.first, self.last) = (probes, first, last)
  }

  /// A run of one probe.
  init(_ probe: Probe) { self.init([probe], first: probe, last: probe) }

  /// Whether a person has answered the probes.
  var isAnswered: Bool { first.answer != nil }

  /// How far a place on the strip is from the run, in parts of the day.
  ///
  /// Answers that are the same are drawn as one band, which is hit anywhere.
  func distance(to place: Double) -> Double {
    let (start, end) = (first.shareOfDay, last.shareOfDay)
    if isAnswered { return max(start - place, place - end, 0) }
    return probes.map { abs($0.shareOfDay - place) }.min() ?? 1
  }

  /// Whether a probe is one of them.
  func contains(_ probe: Probe) -> Bool { probes.contains { $0.moment == probe.moment } }

  /// Divides the probes of a day into runs.
  ///
  /// An answer with a comment or an amount is a run of its own, for these belong to its moment.
  ///
  /// - Parameters:
  ///   - probes: the probes in the order of time.
  ///   - isDivided: whether a run is to be shown probe by probe.
  /// - Complexity: O(n · t²) in the probes and the tags of an answer.
  static func runs(
    of probes: [Probe], divided isDivided: (DayRun) -> Bool = { _ in false }
  ) -> [DayRun] {
    var runs: [DayRun] = []
    var open: DayRun?
    func close() {
      guard let run = open else { return }
      if isDivided(run) { runs += run.probes.map(DayRun.init) } else { runs.append(run) }
    }
    for probe in probes {
      if let run = open, probe.continues(run.last) {
        open = DayRun(run.probes + [probe], first: run.first, last: probe)
      } else {
        close()
        open = DayRun(probe)
      }
    }
    close()
    return runs
  }
}

extension Probe {
  /// The part of the day that was over at the probe, 0 to 1, by the person's clock then.
  var shareOfDay: Double {
    let time = LocalTime(moment, offset: offset)
    return Double(time.hour * 3_600 + time.minute * 60 + time.second) / 86_400
  }

  /// Whether nothing is known of it, and an answer would fill it in.
  var isOpen: Bool { state == .pending || state == .missed || state == .unasked }

  /// Whether this probe has the same answer as the one before it.
  fileprivate func continues(_ other: Probe) -> Bool {
    switch (answer, other.answer) {
    // One that still waits is not missed yet.
    case (nil, nil): state == other.state
    case (let one?, let two?):
      one.comment == nil && two.comment == nil && one.amounts.isEmpty && two.amounts.isEmpty
        && one.hasTags(of: two)
    default: false
    }
  }
}

extension Answer {
  /// Whether both have the same tags, in whatever order; the store keeps one spelling of each.
  fileprivate func hasTags(of other: Answer) -> Bool {
    tags.count == other.tags.count
      && tags.allSatisfy { tag in other.tags.contains { $0.text.isSame(as: tag.text) } }
  }
}
