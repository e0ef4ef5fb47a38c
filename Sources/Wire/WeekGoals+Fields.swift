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
        "tags",
        .list(
          .object(Entry.self),
          "The tags with goals: the missed ones first, then the undecided, then the kept ones.")
      ) { $0.entries },
      unlisted: try fields.field("unlisted", .whole("The number of further goals.")) {
        $0.unlisted
      })
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
        "answers", .whole("The number of answers in the week that have it.")
      ) { $0.answers },
      answersOfGoal: try fields.field(
        "answersOfGoal",
        .whole("The number of answers that the goal requires or allows, at the rate of the week.")
      ) { $0.answersOfGoal },
      daysOff: try fields.field("daysOff", .daysOff) { $0.daysOff })
  }
}
