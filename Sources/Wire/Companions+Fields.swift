private import Sampling
public import Tracking

extension Companions: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Companions" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Companions>
  ) throws(SchemaError) -> Companions {
    Companions(
      name: try fields.field("tag", .text("The tag, as it was first written, or the condition.")) {
        $0.name
      },
      count: try fields.field("answers", .whole("The number of answers with it.")) { $0.count },
      companions: try fields.field(
        "companions",
        .list(.object(Companion.self), "The tags that occur with it, the most frequent first.")
      ) { $0.companions })
  }
}

extension Companions.Companion: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Companion" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Companions.Companion>
  ) throws(SchemaError) -> Companions.Companion {
    Companions.Companion(
      name: try fields.field("name", .text("The tag.")) { $0.name },
      color: try fields.field("color", .tagColor("The number of its colour.")) { $0.color },
      count: try fields.field("answers", .whole("The number of answers with both tags.")) {
        $0.count
      },
      share: Estimate(
        value: try fields.field(
          "share", .number("The share of the other tag's time in which it occurs, 0 to 1.")
        ) { $0.share.value },
        low: try fields.field(
          "shareLow", .number("The lower end of the share's 95 % interval.")
        ) { $0.share.low },
        high: try fields.field(
          "shareHigh", .number("The upper end of the share's 95 % interval.")
        ) { $0.share.high }))
  }
}
