/// A request to merge tags.
public struct TagsToMerge: Sendable, Hashable {
  /// The tags, in any spelling.
  public let tags: [String]
  /// The tag that replaces them.
  public let target: String

  /// Makes a request from its parts.
  public init(_ tags: [String], into target: String) {
    self.tags = tags
    self.target = target
  }
}

extension TagsToMerge: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagsToMerge" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagsToMerge>
  ) throws(SchemaError) -> TagsToMerge {
    TagsToMerge(
      try fields.field(
        "tags", .list(.text("A tag, in any case."), "The tags to merge."),
        otherwise: "\"tags\" must be a list of the names of tags"
      ) { $0.tags },
      into: try fields.field(
        "into", .text("The tag that replaces them in all answers; it may be one of them."),
        otherwise: "the body lacks \"into\", the tag that is left"
      ) { $0.target })
  }
}
