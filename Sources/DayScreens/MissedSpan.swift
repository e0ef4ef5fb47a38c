import CivilTime
import Tracking

/// Probes without an answer that lie close together, such as those of a night: they are answered in
/// one go.
struct MissedSpan: Sendable {
  /// The probes in the order of time; at least one.
  let probes: [Probe]
  /// The first of them.
  let first: Probe

  /// How many mean gaps may lie between two neighbours: one gap in fifty is longer by chance.
  private static let widest: Int64 = 4
  /// The longest span: a waking day.
  private static var longest: Seconds { .hours(16) }

  /// Whether a probe is one of them.
  func contains(_ probe: Probe) -> Bool { probes.contains { $0.moment == probe.moment } }

  /// Divides probes into spans.
  ///
  /// A probe that still waits is a span of its own, for its moment is still known exactly. A span ends at
  /// an answer, since the time around it was spent in more than one way.
  ///
  /// - Parameters:
  ///   - probes: probes without an answer, the newest first.
  ///   - settled: the probes with an answer that are known, the newest first.
  /// - Returns: the spans, the newest first.
  /// - Complexity: O(n) in both.
  static func spans(of probes: [Probe], between settled: [Probe]) -> [MissedSpan] {
    var spans: [[Probe]] = []
    var answers = settled.filter { $0.answer != nil }[...]
    for probe in probes {
      var hasAnswer = false
      while let answer = answers.first, answer.moment > probe.moment {
        hasAnswer = true
        answers.removeFirst()
      }
      if !hasAnswer, let later = spans.last?.last, let last = spans.last?.first,
        (later.state == .pending) == (probe.state == .pending),
        later.moment - probe.moment <= probe.gap * widest,
        last.moment - probe.moment <= longest
      {
        spans[spans.count - 1].append(probe)
      } else {
        spans.append([probe])
      }
    }
    return spans.compactMap { probes in
      probes.last.map { MissedSpan(probes: probes.reversed(), first: $0) }
    }
  }
}
