public import Tracking

/// The hue that a tag's colour is to have, on its way to the server.
public struct NewHue: Sendable, Hashable {
  /// The tag, in any spelling.
  public let tag: String
  /// The hue, or nil for the one that the tag has by itself.
  public let hue: Hue?

  /// Joins a tag and a hue.
  public init(tag: String, hue: Hue?) {
    self.tag = tag
    self.hue = hue
  }
}

extension NewHue: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewHue" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewHue>
  ) throws(SchemaError) -> NewHue {
    NewHue(
      tag: try fields.field(
        "tag", .text("The tag, in any case."), otherwise: "the body lacks \"tag\", its name"
      ) { $0.tag },
      hue: try fields.field(
        "hue", .optional(.hue("Degrees in OKLab; null for the tag's own.")),
        otherwise: "\"hue\" must be whole degrees from 0 to 359, or null for the tag's own"
      ) { $0.hue })
  }
}
