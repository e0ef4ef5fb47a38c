public import Tracking

/// A request to set the colour of a tag.
public struct NewColor: Sendable, Hashable {
  /// The tag, in any spelling.
  public let tag: String
  /// The colour; nil for one assigned automatically.
  public let color: TagColor?

  /// Makes a request from its parts.
  public init(tag: String, color: TagColor?) {
    self.tag = tag
    self.color = color
  }
}

extension NewColor: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewColor" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewColor>
  ) throws(SchemaError) -> NewColor {
    NewColor(
      tag: try fields.field(
        "tag", .text("The tag, in any case."), otherwise: "the body lacks \"tag\", its name"
      ) { $0.tag },
      color: try fields.field(
        "color", .optional(.tagColor("The number of the colour; null to have one assigned.")),
        otherwise: "\"color\" must be a whole number from 1 to 12, or null for one that is dealt"
      ) { $0.color })
  }
}
