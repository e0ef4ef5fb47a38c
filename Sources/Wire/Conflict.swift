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
}

extension Conflict: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Conflict" }

  /// Declares the fields: that of the problem, with the probe beside it.
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
