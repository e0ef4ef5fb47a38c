public import Tracking

extension TagSplit: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagSplit" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagSplit>
  ) throws(SchemaError) -> TagSplit {
    TagSplit(
      name: try fields.field("name", .text("The tag that took the place of the split one.")) {
        $0.name
      },
      changed: try fields.field(
        "changed", .whole("The number of answers that were changed.", from: 0)
      ) { $0.changed },
      edit: try fields.optionalField(
        "edit", .edit("The edit with which the change can be undone; null if nothing changed.")
      ) { $0.edit })
  }
}
