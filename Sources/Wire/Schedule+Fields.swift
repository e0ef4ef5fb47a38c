private import CivilTime
public import Sampling

extension Schedule: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Schedule" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Schedule>
  ) throws(SchemaError) -> Schedule {
    let gap = try fields.field("gap", .seconds("The mean gap between probes, in seconds.")) {
      $0.meanGap
    }
    let seed = try fields.field(
      "seed",
      .whole(
        "The state from which the generator starts.", from: Int(seeds.lowerBound),
        to: Int(seeds.upperBound))
    ) { Int($0.seed) }
    let start = try fields.field("start", .moment("The first moment of the schedule.")) { $0.start }
    do { return try Schedule(seed: Int64(seed), meanGap: gap, start: start) } catch {
      throw SchemaError("must be a schedule that can be followed")
    }
  }
}

extension ScheduleChange: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ScheduleChange" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ScheduleChange>
  ) throws(SchemaError) -> ScheduleChange {
    let gaps = Schedule.personalMeanGaps
    let gap = try fields.sparseField(
      "gap",
      .whole(
        "The mean gap between probes, in seconds; unchanged unless given.",
        from: Int(gaps.lowerBound.seconds), to: Int(gaps.upperBound.seconds))
    ) { $0.meanGap.map { Int($0.seconds) } }
    let seed = try fields.sparseField(
      "seed",
      .whole(
        "The state from which the generator starts; unchanged unless given.",
        from: Int(Schedule.seeds.lowerBound), to: Int(Schedule.seeds.upperBound))
    ) { $0.seed.map { Int($0) } }
    return ScheduleChange(
      meanGap: gap.map { .seconds(Int64($0)) }, seed: seed.map { Int64($0) })
  }
}
