/// A request to rename a tag.
public struct NewTagName: Sendable, Hashable {
  /// The tag, in any spelling.
  public let tag: String
  /// The new name.
  public let name: String

  /// Makes a request from its parts.
  public init(tag: String, name: String) {
    self.tag = tag
    self.name = name
  }
}

extension NewTagName: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewTagName" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewTagName>
  ) throws(SchemaError) -> NewTagName {
    NewTagName(
      tag: try fields.field(
        "tag", .text("The tag, in any case."), otherwise: "the body lacks \"tag\", its name"
      ) { $0.tag },
      name: try fields.field(
        "name", .text("The new name: one word, possibly another spelling of the old name."),
        otherwise: "the body lacks \"name\", the new name of the tag"
      ) { $0.name })
  }
}
