/// The name that a tag is to have, on its way to the server.
public struct NewTagName: Sendable, Hashable {
  /// The tag, in any spelling.
  public let tag: String
  /// Its name from now on.
  public let name: String

  /// Joins a tag and a name.
  public init(tag: String, name: String) {
    self.tag = tag
    self.name = name
  }
}

extension NewTagName: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewTagName" }
  /// Yes: other programs write it, too.
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
        "name", .text("Its name from now on: one word, which may be another spelling of the same."),
        otherwise: "the body lacks \"name\", the new name of the tag"
      ) { $0.name })
  }
}
