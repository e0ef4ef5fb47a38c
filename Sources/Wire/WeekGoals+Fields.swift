public import Reviews
import Tracking

extension WeekGoals: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "WeekGoals" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<WeekGoals>
  ) throws(SchemaError) -> WeekGoals {
    WeekGoals(
      entries: try fields.field(
        "tags", .list(.object(Entry.self), "The tags with goals, those with the most hours first.")
      ) { $0.entries })
  }
}

extension WeekGoals.Entry: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "GoalOfWeek" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<WeekGoals.Entry>
  ) throws(SchemaError) -> WeekGoals.Entry {
    WeekGoals.Entry(
      tag: try fields.part(ReviewedTag.self) { $0.tag },
      goal: try fields.field("goal", .object(TagGoal.self)) { $0.goal },
      answers: try fields.field(
        "answers", .whole("The answers of the week that have it.")
      ) { $0.answers },
      answersOfGoal: try fields.field(
        "answersOfGoal",
        .whole("How many answers the goal takes or allows, at the rate of the week.")
      ) { $0.answersOfGoal })
  }
}
