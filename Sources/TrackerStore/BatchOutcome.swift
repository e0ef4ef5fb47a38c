public import CivilTime

/// What has become of several probes that were changed at once.
public struct BatchOutcome: Sendable, Hashable {
  /// The moments of the probes that were changed, ascending.
  public internal(set) var changed: [Moment] = []
  /// The moments of the probes that were left as they were, ascending.
  public internal(set) var kept: [Moment] = []
}
