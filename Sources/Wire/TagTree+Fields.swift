private import Sampling
public import Tracking

extension TagTree: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagTree" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagTree>
  ) throws(SchemaError) -> TagTree {
    let tree = TagTree(
      answered: try fields.field("answered", .whole("The number of all answers.")) { $0.answered },
      effectiveCount: try fields.field(
        "effectiveCount", .number("The number of equally weighted answers with the same precision.")
      ) { $0.effectiveCount },
      parts: try fields.field(
        "parts",
        .list(
          .object(Part.self),
          "The parts, each before those within it, the largest first and remainders last.")
      ) { $0.parts })
    guard let tree else { throw SchemaError("must have each part after the one around it") }
    return tree
  }
}

extension TagTree.Part: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagPart" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagTree.Part>
  ) throws(SchemaError) -> TagTree.Part {
    TagTree.Part(
      name: try fields.field(
        "name", .text("The name of the tag; empty for answers without any.")
      ) { $0.name },
      parent: try fields.field(
        "within",
        .optional(.whole("The index of the enclosing part in the list, from 0; null at the top."))
      ) { $0.parent },
      isRest: try fields.field(
        "isRest",
        .flag("Whether it is the remainder of the enclosing part, whose name it has.")
      ) { $0.isRest },
      color: try fields.field(
        "color", .optional(.tagColor("The number of the tag's colour; null for no tag."))
      ) { $0.color },
      count: try fields.field("answers", .whole("The number of answers.")) { $0.count },
      share: Estimate(
        value: try fields.field(
          "share", .number("Their share of the asked time, 0 to 1.")
        ) { $0.share.value },
        low: try fields.field(
          "shareLow", .number("The lower end of the share's 95 % interval.")
        ) { $0.share.low },
        high: try fields.field(
          "shareHigh", .number("The upper end of the share's 95 % interval.")
        ) { $0.share.high }))
  }
}
