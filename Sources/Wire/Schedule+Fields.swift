public import CivilTime
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
      "seed", .whole("The state the generator starts from.", from: 1, to: Int(largestSeed))
    ) { Int($0.seed) }
    let start = try fields.field("start", .moment("The first moment.")) { $0.start }
    do { return try Schedule(seed: Int64(seed), meanGap: gap, start: start) } catch {
      throw SchemaError("must be a schedule that can be followed")
    }
  }
}

/// The mean gap by which a person is to be asked from now on, on its way to the server.
public struct NewMeanGap: Sendable, Hashable {
  /// One of `Schedule.personalMeanGaps`.
  public let meanGap: Seconds

  /// Names a gap.
  public init(_ meanGap: Seconds) { self.meanGap = meanGap }
}

extension NewMeanGap: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewMeanGap" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the field.
  public static func fields(
    _ fields: inout some Fields<NewMeanGap>
  ) throws(SchemaError) -> NewMeanGap {
    let gaps = Schedule.personalMeanGaps
    let seconds = try fields.field(
      "gap",
      .whole(
        "The mean gap between probes, in seconds.", from: Int(gaps.lowerBound.seconds),
        to: Int(gaps.upperBound.seconds))
    ) { Int($0.meanGap.seconds) }
    return NewMeanGap(.seconds(Int64(seconds)))
  }
}
