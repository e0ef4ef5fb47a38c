public import Tracking

/// A probe whose answer was stored, replaced or taken back.
public struct SavedAnswer: Sendable, Hashable {
  /// The probe in its present state.
  public let probe: Probe
  /// The edit whose undoing restores the answer in full; nil unless the answer was taken back.
  public let edit: EditID?
  /// The state of the store after the change.
  public let revision: Revision
  /// The current overview, if it was requested and could be read.
  public let overview: Overview?

  /// Makes the reply to a change of an answer.
  public init(probe: Probe, edit: EditID? = nil, revision: Revision, overview: Overview?) {
    self.probe = probe
    self.edit = edit
    self.revision = revision
    self.overview = overview
  }
}

extension SavedAnswer: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "SavedAnswer" }

  /// Declares the fields of the probe, and additional ones.
  public static func fields(
    _ fields: inout some Fields<SavedAnswer>
  ) throws(SchemaError) -> SavedAnswer {
    SavedAnswer(
      probe: try fields.part(Probe.self) { $0.probe },
      edit: try fields.sparseField(
        "edit", .edit("The edit with which a withdrawal can be undone; absent otherwise.")
      ) { $0.edit },
      revision: try fields.field(
        "revision", .revision("The state of the store after the change.")
      ) { $0.revision },
      overview: try fields.sparseField("overview", .object(Overview.self)) { $0.overview })
  }
}
