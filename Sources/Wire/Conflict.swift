public import JSON
public import Tracking

/// Why an answer was not stored where another one was, and that one.
public struct Conflict: Sendable, Hashable {
  /// What is wrong.
  public let problem: Problem
  /// The probe with the answer that it has.
  public let probe: Probe

  /// Joins a problem and a probe.
  public init(problem: Problem, probe: Probe) {
    self.problem = problem
    self.probe = probe
  }

  /// The conflict as JSON: that of the problem, with the probe beside it.
  public var json: JSONValue {
    .object(["error": problem.json["error"] ?? .null, "probe": probe.json])
  }

  /// Reads a conflict, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let problem = Problem(json: json), let probe = json["probe"].flatMap({ Probe(json: $0) })
    else { return nil }
    self.init(problem: problem, probe: probe)
  }
}
