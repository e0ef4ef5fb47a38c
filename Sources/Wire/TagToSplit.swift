public import CivilTime

/// A request to replace a tag by another in some of its answers.
public struct TagToSplit: Sendable, Hashable {
  /// The tag, in any spelling.
  public let tag: String
  /// The condition on tags that these answers satisfy.
  public let condition: String
  /// The replacement.
  public let target: String
  /// The days of the answers.
  public let period: Period
  /// Whether the answers are only counted, without changing anything.
  public let isTrial: Bool

  /// Makes a request from its parts.
  public init(
    _ tag: String, where condition: String, into target: String, in period: Period = .always,
    isTrial: Bool = false
  ) {
    self.tag = tag
    self.condition = condition
    self.target = target
    self.period = period
    self.isTrial = isTrial
  }
}

extension TagToSplit: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagToSplit" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagToSplit>
  ) throws(SchemaError) -> TagToSplit {
    let tag = try fields.field("tag", .text("The tag, in any case.")) { $0.tag }
    let condition = try fields.field(
      "where", .text("The condition on its answers, such as `desk & !call`."),
      otherwise: "the body lacks \"where\", the condition that the answers meet"
    ) { $0.condition }
    let target = try fields.field(
      "into", .text("The tag that replaces it in these answers, new or existing."),
      otherwise: "the body lacks \"into\", the tag in its place"
    ) { $0.target }
    let from = try fields.optionalField(
      "from", .day("The first day; from the beginning unless given.")
    ) { $0.period.from }
    let to = try fields.optionalField(
      "to", .day("The last day, inclusive; to the end unless given.")
    ) { $0.period.to }
    let isTrial = try fields.sparseField(
      "trial", .flag("Whether the answers are only counted, without any change.")
    ) { $0.isTrial ? true : nil }
    guard let period = Period(from: from, to: to) else {
      throw SchemaError("must not be before \"from\"").inside("to", otherwise: "")
    }
    return TagToSplit(tag, where: condition, into: target, in: period, isTrial: isTrial ?? false)
  }
}
