internal import CivilTime
internal import TextBytes

/// Probes without an answer that lie close together, such as those of a night, and are answered at once.
package struct MissedSpan: Sendable {
  /// The probes in chronological order; at least one.
  package let probes: [Probe]
  /// The first probe.
  package let first: Probe
  /// The answered probes just before and after the span; nil if these are much earlier or later.
  package let (before, after): (Probe?, Probe?)

  /// The maximum number of mean gaps between two neighbours; one gap in fifty is longer by chance.
  private static let widest: Int64 = 4
  /// The maximum length of a span: a waking day.
  private static var longest: Seconds { .hours(16) }
  /// The maximum distance at which an answer is evidence about a span: half a day.
  private static var nearest: Seconds { .hours(12) }

  /// The tags of the answers just before and after, if these are the same and so most likely hold in
  /// between, too.
  package var likelyTags: [String]? {
    guard let before, let after, after.moment - before.moment <= Self.nearest,
      let tags = before.answer?.tags, let others = after.answer?.tags, tags.count == others.count
    else { return nil }
    for (tag, other) in zip(tags, others) where !tag.text.isSame(as: other.text) { return nil }
    return tags.map { $0.text }
  }

  /// Returns whether a probe belongs to the span.
  package func contains(_ probe: Probe) -> Bool { probes.contains { $0.moment == probe.moment } }

  /// Divides probes into spans.
  ///
  /// A pending probe is a span of its own, as its moment is still remembered exactly. A span ends at an
  /// answer, since the time around it was spent in more than one way.
  ///
  /// - Parameters:
  ///   - probes: probes without an answer, the newest first.
  ///   - neighbors: the answered probes just before and after them, the newest first.
  /// - Returns: the spans, the newest first.
  /// - Complexity: O(n) in both.
  package static func spans(of probes: [Probe], between neighbors: [Probe]) -> [MissedSpan] {
    var spans: [(probes: [Probe], after: Probe?, before: Probe?)] = []
    var answers = neighbors[...]
    for probe in probes {
      var after: Probe?
      while let answer = answers.first, answer.moment > probe.moment {
        after = answer
        answers.removeFirst()
      }
      if case nil = after, let later = spans.last?.probes.last, let last = spans.last?.probes.first,
        (later.state == .pending) == (probe.state == .pending),
        later.moment - probe.moment <= probe.gap * widest,
        last.moment - probe.moment <= longest
      {
        spans[spans.count - 1].probes.append(probe)
      } else {
        // An answer beyond other missed probes is no neighbour.
        if case nil = after, !spans.isEmpty { spans[spans.count - 1].before = nil }
        spans.append(([probe], after, answers.first))
      }
    }
    return spans.compactMap { span in
      guard let first = span.probes.last, let last = span.probes.first else { return nil }
      return MissedSpan(
        probes: span.probes.reversed(), first: first,
        before: span.before.flatMap { first.moment - $0.moment <= nearest ? $0 : nil },
        after: span.after.flatMap { $0.moment - last.moment <= nearest ? $0 : nil })
    }
  }
}
