public import Tracking

extension TagMerge: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagMerge" }

  /// Declares the fields: those of the tag, and the names that it replaced.
  public static func fields(
    _ fields: inout some Fields<TagMerge>
  ) throws(SchemaError) -> TagMerge {
    TagMerge(
      tag: try fields.part(TagUse.self) { $0.tag },
      gone: try fields.field("gone", .list(.text("A name."), "The names that it has replaced.")) {
        $0.gone
      },
      edit: try fields.optionalField(
        "edit", .edit("The edit with which the change can be undone; null if nothing changed.")
      ) { $0.edit })
  }
}
