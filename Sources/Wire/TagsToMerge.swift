/// Tags that are to become one, on their way to the server.
public struct TagsToMerge: Sendable, Hashable {
  /// The tags, in any spelling.
  public let tags: [String]
  /// The tag that the answers have from now on.
  public let target: String

  /// Joins tags and what they are to become.
  public init(_ tags: [String], into target: String) {
    self.tags = tags
    self.target = target
  }
}

extension TagsToMerge: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagsToMerge" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagsToMerge>
  ) throws(SchemaError) -> TagsToMerge {
    TagsToMerge(
      try fields.field(
        "tags", .list(.text("A tag, in any case."), "The tags that are to become one."),
        otherwise: "\"tags\" must be a list of the names of tags"
      ) { $0.tags },
      into: try fields.field(
        "into", .text("The tag that the answers have from now on; it may be one of the others."),
        otherwise: "the body lacks \"into\", the tag that is left"
      ) { $0.target })
  }
}
