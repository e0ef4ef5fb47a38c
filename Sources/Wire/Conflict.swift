public import Tracking

/// The reason why an answer did not replace another one, with the probe that has that one.
public struct Conflict: Sendable, Hashable {
  /// A description of the problem.
  public let problem: Problem
  /// The probe with its present answer.
  public let probe: Probe

  /// Makes a conflict from a problem and a probe.
  public init(problem: Problem, probe: Probe) {
    self.problem = problem
    self.probe = probe
  }
}

extension Conflict: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Conflict" }

  /// Declares the fields: that of the problem, with the probe next to it.
  public static func fields(
    _ fields: inout some Fields<Conflict>
  ) throws(SchemaError) -> Conflict {
    Conflict(
      problem: try fields.field("error", .object(Problem.Detail.self)) {
        Problem.Detail(problem: $0.problem)
      }.problem,
      probe: try fields.field("probe", .object(Probe.self)) { $0.probe })
  }
}
