public import Tracking

/// The reply to a change that splits a tag.
public struct SplitTag: Sendable, Hashable {
  /// The outcome for the tag.
  public let split: TagSplit
  /// The state of the store after the change.
  public let revision: Revision

  /// Makes the reply.
  public init(_ split: TagSplit, revision: Revision) {
    self.split = split
    self.revision = revision
  }
}

extension SplitTag: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "SplitTag" }

  /// Declares the fields of the result, and the revision.
  public static func fields(
    _ fields: inout some Fields<SplitTag>
  ) throws(SchemaError) -> SplitTag {
    SplitTag(
      try fields.part(TagSplit.self) { $0.split },
      revision: try fields.field(
        "revision", .revision("The state of the store after the change.")
      ) { $0.revision })
  }
}
