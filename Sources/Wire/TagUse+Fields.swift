public import Tracking

extension TagUse: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagUse" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagUse>
  ) throws(SchemaError) -> TagUse {
    TagUse(
      name: try fields.field("name", .text("The tag, as it was first written.")) { $0.name },
      color: try fields.field("color", .tagColor("The number of its colour.")) { $0.color },
      emoji: try fields.sparseField("emoji", .text("The emoji that a person chose for it.")) {
        $0.emoji.utf8.isEmpty ? nil : $0.emoji
      } ?? "",
      answers: try fields.field("answers", .whole("The number of answers that have it.", from: 0)) {
        $0.answers
      },
      isHidden: try fields.sparseField(
        "hidden", .flag("Whether the tag is not offered.")
      ) {
        $0.isHidden ? true : nil
      } ?? false,
      hasGoal: try fields.sparseField(
        "hasGoal", .flag("Whether it has a weekly goal, which its profile states.")
      ) {
        $0.hasGoal ? true : nil
      } ?? false,
      aliases: try fields.sparseField(
        "aliases",
        .list(.text("An alias: one word."), "Other words that are understood as this tag.")
      ) { $0.aliases.isEmpty ? nil : $0.aliases } ?? [])
  }
}
