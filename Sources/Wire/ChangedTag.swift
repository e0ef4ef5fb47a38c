public import Tracking

/// The reply to a change of the colour of a tag, or of what a person has stated about it.
public struct ChangedTag: Sendable, Hashable {
  /// The edit with which the change can be undone; nil if nothing was changed.
  public let edit: EditID?
  /// The state of the store after the change.
  public let revision: Revision

  /// Makes the reply.
  public init(edit: EditID?, revision: Revision) {
    self.edit = edit
    self.revision = revision
  }
}

extension ChangedTag: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ChangedTag" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ChangedTag>
  ) throws(SchemaError) -> ChangedTag {
    ChangedTag(
      edit: try fields.sparseField(
        "edit", .edit("The edit with which the change can be undone; absent if nothing changed.")
      ) { $0.edit },
      revision: try fields.field(
        "revision", .revision("The state of the store after the change.")
      ) { $0.revision })
  }
}
