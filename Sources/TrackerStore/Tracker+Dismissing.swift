public import CivilTime
internal import Persistence
internal import Tracking

extension Tracker {
  /// Dismisses probes, so that the person is not asked to fill them in, or takes that back.
  ///
  /// A dismissed probe remains without an answer: all figures count it as missed. If it is answered
  /// nevertheless, the answer is stored like any other.
  ///
  /// - Parameters:
  ///   - isDismissed: whether the probes are dismissed; false to ask about them again.
  ///   - moments: the moments of probes, in any order.
  ///   - limit: the moment before which all other probes are changed, too; nil for no others.
  /// - Returns: all probes that were changed, and those of the moments that were left unchanged: they have an
  ///   answer, were filled in by a program, or were in the requested state already.
  /// - Complexity: O(n) in the moments and the probes before the limit.
  public func setDismissed(
    _ isDismissed: Bool, atEach moments: [Moment] = [], before limit: Moment? = nil
  ) throws(TrackerError) -> BatchOutcome {
    try catchUp()
    let now = self.now
    return try write { tx throws(StoreError) -> Result<BatchOutcome, TrackerError> in
      let named: Condition<ProbeRecord> = .is(\.moment, oneOf: moments)
      var kept = Set(moments)
      let unknown = kept.subtracting(try tx.fetch(\.moment, ProbeRecord.where(named)))
      if let first = unknown.min() { return .failure(.notAProbe(first)) }
      let query = ProbeRecord.where(named || \.moment < limit ?? .distantPast).where(
        \.isUnfilled == true && \.isDismissed == !isDismissed && \.quietRule == nil
          && \.moment <= now)
      let probes = try tx.fetch(query.order(\.moment))
      var note = try EditNote(.dismissal, at: now, in: tx)
      for probe in probes { try note.keep(probe, in: tx) }
      try note.store(in: tx)
      let changed = probes.map(\.moment)
      try tx.update(query, .set(\.isDismissed, isDismissed))
      kept.subtract(changed)
      return .success(BatchOutcome(changed: changed, kept: kept.sorted()))
    }
  }
}
