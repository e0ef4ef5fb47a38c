private import Sampling
public import Tracking

extension WeekMap: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "WeekMap" }

  /// Declares the fields: values by the hour of the week form weeks of their own.
  public static func fields(
    _ fields: inout some Fields<WeekMap>
  ) throws(SchemaError) -> WeekMap {
    let name = try fields.field(
      "tag", .text("The tag, as it was first written, or the condition.")
    ) { $0.name }
    let tag = try fields.counts("counts", "The number of answers that have the tag.") { $0.tag }
    let answered = try fields.counts("answered", "The number of all answers.") { $0.answered }
    let share = try fields.shares("share", "The share of the time that the tag takes, 0 to 1.") {
      $0.value
    }
    let low = try fields.shares(
      "shareLow", "The lower ends of the 95 % intervals of the shares."
    ) { $0.low }
    let high = try fields.shares(
      "shareHigh", "The upper ends of the 95 % intervals of the shares."
    ) { $0.high }
    guard let tag = HourCounts(tag), let answered = HourCounts(answered),
      let map = WeekMap(
        name: name, tag: tag, answered: answered,
        shares: share.indices.map {
          Estimate(value: share[$0], low: low[$0], high: high[$0])
        })
    else { throw SchemaError("must be of a week") }
    return map
  }
}

extension Fields<WeekMap> {
  fileprivate mutating func counts(
    _ name: String, _ meaning: ServerText, _ get: (WeekMap) -> HourCounts
  ) throws(SchemaError) -> [Int] {
    try field(
      name, .week(meaning, of: .whole("The count of one hour; the first begins at midnight."))
    ) { get($0).counts }
  }

  fileprivate mutating func shares(
    _ name: String, _ meaning: ServerText, _ get: (Estimate) -> Double
  ) throws(SchemaError) -> [Double] {
    try field(
      name, .week(meaning, of: .number("The value of one hour; the first begins at midnight."))
    ) { map in map.shares.map { get($0) } }
  }
}
