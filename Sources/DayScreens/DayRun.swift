import CivilTime
import TextBytes
import Tracking

/// Consecutive probes of one day with the same answer, or with none.
///
/// A day with few different answers takes few lines: eight probes in a night are one run.
struct DayRun: Sendable {
  /// The probes in chronological order; at least one.
  let probes: [Probe]
  /// The first and the last probe.
  let first, last: Probe

  private init(_ probes: [Probe], first: Probe, last: Probe) {
    (self.probes, self.first, self.last) = (probes, first, last)
  }

  /// Makes a run of one probe.
  init(_ probe: Probe) { self.init([probe], first: probe, last: probe) }

  /// Whether a person has answered the probes.
  var isAnswered: Bool { first.answer != nil }

  /// Returns the distance of a position on the strip from the run, in parts of the day.
  ///
  /// Identical answers are drawn as one band, so a position anywhere on it has the distance 0.
  func distance(to place: Double, from dayStart: DayStart) -> Double {
    let (start, end) = (first.shareOfDay(from: dayStart), last.shareOfDay(from: dayStart))
    if isAnswered { return max(start - place, place - end, 0) }
    return probes.map { abs($0.shareOfDay(from: dayStart) - place) }.min() ?? 1
  }

  /// Returns whether a probe belongs to the run.
  func contains(_ probe: Probe) -> Bool { probes.contains { $0.moment == probe.moment } }

  /// Divides the probes of a day into runs.
  ///
  /// An answer with a comment or an amount is a run of its own, as these belong to its moment.
  ///
  /// - Parameters:
  ///   - probes: the probes in chronological order.
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

extension LocalTime {
  /// Returns the part of the person's day that is over, 0 to 1, by the clock.
  func shareOfDay(from dayStart: DayStart) -> Double {
    let hours = (hour + 24 - dayStart.hour) % 24
    return Double(hours * 3_600 + minute * 60 + second) / 86_400
  }
}

extension Probe {
  /// Returns the part of the person's day that was over at the probe, 0 to 1, by the clock of then.
  func shareOfDay(from dayStart: DayStart) -> Double {
    LocalTime(moment, offset: offset).shareOfDay(from: dayStart)
  }

  /// Whether the probe has no answer and could be filled in.
  var isOpen: Bool { state == .pending || state == .missed || state == .unasked }

  /// Returns whether this probe has the same answer as the one before it.
  fileprivate func continues(_ other: Probe) -> Bool {
    switch (answer, other.answer) {
    // A pending probe is not missed yet.
    case (nil, nil): state == other.state
    case (let one?, let two?):
      one.comment == nil && two.comment == nil && one.amounts.isEmpty && two.amounts.isEmpty
        && one.hasTags(of: two)
    default: false
    }
  }
}

extension Answer {
  /// Returns whether both answers have the same tags, in any order; the store keeps one spelling of each.
  fileprivate func hasTags(of other: Answer) -> Bool {
    tags.count == other.tags.count
      && tags.allSatisfy { tag in other.tags.contains { $0.text.isSame(as: tag.text) } }
  }
}
