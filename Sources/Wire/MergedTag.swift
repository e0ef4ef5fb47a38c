public import Tracking

/// The reply to a change of the names of tags.
public struct MergedTag: Sendable, Hashable {
  /// The outcome for the tags.
  public let merge: TagMerge
  /// The state of the store after the change.
  public let revision: Revision

  /// Makes the reply.
  public init(_ merge: TagMerge, revision: Revision) {
    self.merge = merge
    self.revision = revision
  }
}

extension MergedTag: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "MergedTag" }

  /// Declares the fields: those of the merge, followed by the revision.
  public static func fields(
    _ fields: inout some Fields<MergedTag>
  ) throws(SchemaError) -> MergedTag {
    MergedTag(
      try fields.part(TagMerge.self) { $0.merge },
      revision: try fields.field(
        "revision", .revision("The state of the store after the change.")
      ) { $0.revision })
  }
}
