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
    .wholeNumber("The seconds a week.", from: TagGoal.shortest.seconds, to: TagGoal.longest.seconds)
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
      "How many days of the week are a vacation; the goal is lowered in proportion.", from: 0,
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
      hours: try fields.estimate("hours", "Its hours in this week so far.") { $0.hours },
      answers: try fields.field(
        "answers", .whole("The answers of this week so far that have it.")
      ) { $0.answers },
      remaining: try fields.field(
        "remaining", .seconds("The seconds until the week is over.")
      ) { $0.remaining },
      answersLeft: try fields.field(
        "answersLeft",
        .whole("How many more answers the goal needs, or, where it is an upper limit, allows.")
      ) { $0.answersLeft },
      probability: try fields.sparseField(
        "probability",
        .number(
          "The probability that the week ends at the goal or beyond, or within it, if it is known."
        )
      ) { $0.probability },
      daysOff: try fields.field("daysOff", .daysOff) { $0.daysOff })
  }
}
