import Sampling

extension Fields {
  /// Declares an estimate, which is three fields: the figure under its name, and the ends of its 95 %
  /// interval under the same name followed by `Low` and `High`.
  mutating func estimate(
    _ name: String, _ meaning: ServerText, _ get: (Root) -> Estimate
  ) throws(SchemaError) -> Estimate {
    Estimate(
      value: try field(name, .number(meaning)) { get($0).value },
      low: try field(name + "Low", .number("The lower end of its 95 % interval.")) { get($0).low },
      high: try field(name + "High", .number("The upper end of its 95 % interval.")) {
        get($0).high
      })
  }

  /// Declares an optional estimate; for nil the three fields are null.
  mutating func optionalEstimate(
    _ name: String, _ meaning: ServerText, _ get: (Root) -> Estimate?
  ) throws(SchemaError) -> Estimate? {
    let value = try field(name, .optional(.number(meaning))) { get($0)?.value }
    let low = try field(
      name + "Low", .optional(.number("The lower end of its 95 % interval."))
    ) { get($0)?.low }
    let high = try field(
      name + "High", .optional(.number("The upper end of its 95 % interval."))
    ) { get($0)?.high }
    guard let value, let low, let high else { return nil }
    return Estimate(value: value, low: low, high: high)
  }
}
