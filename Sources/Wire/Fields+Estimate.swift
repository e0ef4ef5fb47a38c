import Sampling

extension Fields {
  /// Declares an estimate, which is three fields: the figure, and the ends of its 95 % interval under the
  /// same name with `Low` and `High` behind it.
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
}
