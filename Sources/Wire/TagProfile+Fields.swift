public import Tracking

extension TagProfile: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagProfile" }

  /// Declares the fields: those of the tag, and further facts about it.
  public static func fields(
    _ fields: inout some Fields<TagProfile>
  ) throws(SchemaError) -> TagProfile {
    TagProfile(
      tag: try fields.part(TagUse.self) { $0.tag },
      level: try fields.field(
        "level", .nestingLevel("The degree to which the tag contains others.")
      ) { $0.level },
      note: try fields.field("note", .text("The person's note on the tag.")) { $0.note },
      goal: try fields.sparseField("goal", .object(TagGoal.self)) { $0.goal },
      progress: try fields.sparseField("progress", .object(GoalProgress.self)) { $0.progress })
  }
}
