public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Returns the newest probes that match a filter.
  ///
  /// - Parameters:
  ///   - filter: the filter.
  ///   - period: the days, in the person's calendar.
  ///   - end: the moment before which the probes lie; nil for all up to now.
  ///   - limit: the maximum number of probes.
  /// - Complexity: O(n) in the probes between the oldest found and the end; in the whole period if fewer than
  ///   the limit are found.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if a tag of the filter has never been used.
  public func search(
    _ filter: ProbeFilter, in period: Period, before end: Moment?, limit: Int
  ) throws(TrackerError) -> FoundProbes {
    try catchUp()
    let passes = try test(filter)
    let now = self.now
    return try read { tx throws(StoreError) in
      guard let first = try tx.first(ProbeRecord.all.order(\.moment)) else {
        return FoundProbes([], next: nil)
      }
      let dayStart = try tx.dayStart()
      let moments = period.moments
      let start = Swift.max(moments.lowerBound, first.moment)
      var end = Swift.min(moments.upperBound, end ?? .distantFuture, now + .seconds(1))
      // Most searches are for something used recently, so that few probes are read.
      var length = Seconds.days(28)
      var found: [Probe] = []
      while found.count <= limit, start < end {
        let low = end - start > length ? end - length : start
        var part: [Probe] = []
        try tx.eachProbe(in: low.until(end), at: now) { probe, _ in
          let day = LocalTime(stored: probe.moment, offset: probe.offset).day(from: dayStart)
          if passes(probe), period.contains(day) { part.append(probe) }
        }
        found += part.reversed()
        end = low
        length = length * 4
      }
      let next = found.count > limit ? found[limit - 1].moment : nil
      return FoundProbes(Array(found.prefix(limit)), next: next)
    }
  }

  /// Returns the predicate of a filter, after looking up its tags.
  func test(_ filter: ProbeFilter) throws(TrackerError) -> (Probe) -> Bool {
    let tags = try filter.tags.map { expression throws(TrackerError) in
      try lookUp { tx in tx.tags(of: expression) }.map(\.name)
    }
    return filter.test(tags: tags)
  }
}
