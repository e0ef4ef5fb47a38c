public import CivilTime
public import JSON
import Sampling
public import Tracking

extension TagGoal.Direction: WireWord {
  /// The word for programs.
  public var word: String {
    switch self {
    case .atLeast: "atLeast"
    case .atMost: "atMost"
    }
  }
}

/// The time of a goal.
public struct GoalTimeSchema: Schema {
  /// Reads seconds.
  public func read(_ json: JSONValue) throws(SchemaError) -> Seconds {
    guard let goal = json.wholeNumber.flatMap({ TagGoal(.atLeast, .seconds($0)) }) else {
      throw SchemaError("must be a whole number from 360 to 604800")
    }
    return goal.time
  }
  /// Writes seconds.
  public func write(_ value: Seconds, to output: some JSONOutput) { output.write(value.seconds) }
  /// A whole week.
  public var example: Seconds { TagGoal.longest }
  /// Describes an integer from six minutes to a week.
  public func description(in components: inout Components) -> JSONValue {
    .wholeNumber(
      "The time per week, in seconds.", from: TagGoal.shortest.seconds, to: TagGoal.longest.seconds)
  }
}

extension TagGoal: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagGoal" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagGoal>
  ) throws(SchemaError) -> TagGoal {
    let direction = try fields.field("direction", .word(Direction.self)) { $0.direction }
    let time = try fields.field("seconds", GoalTimeSchema()) { $0.time }
    guard let goal = TagGoal(direction, time) else {
      preconditionFailure("the schema of the time refuses what no goal has")
    }
    return goal
  }
}

extension Schema where Self == BoundedSchema {
  /// The number of days in a week that are days off.
  static var daysOff: Self {
    .whole(
      "The number of vacation days in the week; the goal is lowered in proportion.", from: 0,
      to: 7)
  }
}

extension GoalProgress: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "GoalProgress" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<GoalProgress>
  ) throws(SchemaError) -> GoalProgress {
    GoalProgress(
      hours: try fields.estimate("hours", "The hours of the tag in this week so far.") { $0.hours },
      answers: try fields.field(
        "answers", .whole("The number of answers in this week so far that have the tag.")
      ) { $0.answers },
      remaining: try fields.field(
        "remaining", .seconds("The time until the end of the week, in seconds.")
      ) { $0.remaining },
      answersLeft: try fields.field(
        "answersLeft",
        .whole(
          "The number of further answers that the goal requires or, as an upper limit, allows.")
      ) { $0.answersLeft },
      probability: try fields.sparseField(
        "probability",
        .number(
          "The probability that the week ends on the right side of the goal; absent if unknown."
        )
      ) { $0.probability },
      daysOff: try fields.field("daysOff", .daysOff) { $0.daysOff })
  }
}
