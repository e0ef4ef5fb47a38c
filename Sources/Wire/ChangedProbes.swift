public import CivilTime

/// The outcome of a change to several probes.
public struct ChangedProbes: Sendable, Hashable {
  /// The moments of the probes that were changed, ascending.
  public let changed: [Moment]
  /// The moments of the probes that were named but left unchanged, ascending.
  public let kept: [Moment]
  /// The state of the store after the change.
  public let revision: Revision
  /// The current overview, if it was requested and could be read.
  public let overview: Overview?

  /// Makes the reply to a change.
  public init(changed: [Moment], kept: [Moment], revision: Revision, overview: Overview?) {
    self.changed = changed
    self.kept = kept
    self.revision = revision
    self.overview = overview
  }
}

extension ChangedProbes: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ChangedProbes" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ChangedProbes>
  ) throws(SchemaError) -> ChangedProbes {
    ChangedProbes(
      changed: try fields.field(
        "changed",
        .list(.moment("The moment of a probe."), "The probes that were changed, in order.")
      ) { $0.changed },
      kept: try fields.field(
        "kept",
        .list(
          .moment("The moment of a probe."), "The named probes that were left unchanged, in order.")
      ) { $0.kept },
      revision: try fields.field("revision", .revision("The state of the store after the change."))
      {
        $0.revision
      },
      overview: try fields.sparseField("overview", .object(Overview.self)) { $0.overview })
  }
}
