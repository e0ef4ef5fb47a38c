public import CivilTime

/// The outcome of a change to several probes.
public struct BatchOutcome: Sendable, Hashable {
  /// The moments of the probes that were changed, ascending.
  public internal(set) var changed: [Moment] = []
  /// The moments of the probes that were left unchanged, ascending.
  public internal(set) var kept: [Moment] = []
}
