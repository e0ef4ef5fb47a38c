public import Tracking

extension ColoredTag: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Tag" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ColoredTag>
  ) throws(SchemaError) -> ColoredTag {
    ColoredTag(
      name: try fields.field("name", .text("The tag, as it was first written.")) { $0.name },
      color: try fields.field("color", .tagColor("The number of its colour.")) { $0.color },
      emoji: try fields.sparseField("emoji", .text("The emoji that a person chose for it.")) {
        $0.emoji.utf8.isEmpty ? nil : $0.emoji
      } ?? "")
  }
}
