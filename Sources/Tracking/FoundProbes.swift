public import CivilTime

/// The newest probes that a search finds.
public struct FoundProbes: Sendable, Hashable {
  /// The probes, the newest first.
  public let probes: [Probe]
  /// The moment before which the search can be continued; nil if there are no further results.
  public let next: Moment?
  /// The day that the text searched for names, such as that of `3 march 2015`; nil if it names none.
  public var day: CivilDate?

  /// Makes a result from probes, the newest first.
  public init(_ probes: [Probe], next: Moment?, day: CivilDate? = nil) {
    self.probes = probes
    self.next = next
    self.day = day
  }
}
