public import CivilTime

/// A request to store an answer.
public struct NewAnswer: Sendable, Hashable {
  /// The moment of the probe; nil for the latest one.
  public let moment: Moment?
  /// The text of the answer, in the language of `AnswerText`.
  public let text: String

  /// Whether words such as the last two of "run 5 km" may be an amount; if not, all are tags.
  public let readsAmounts: Bool

  /// The answer that the person saw at the probe, as text; empty for none.
  ///
  /// If the probe has a different one by now, it is kept; nil replaces any.
  public let seen: String?

  /// Whether the reply includes the current overview.
  public let wantsOverview: Bool

  /// Makes a request from its parts.
  public init(
    at moment: Moment?, text: String, readsAmounts: Bool = true, seen: String? = nil,
    wantsOverview: Bool = false
  ) {
    self.moment = moment
    self.text = text
    self.readsAmounts = readsAmounts
    self.seen = seen
    self.wantsOverview = wantsOverview
  }
}

extension NewAnswer: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewAnswer" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewAnswer>
  ) throws(SchemaError) -> NewAnswer {
    NewAnswer(
      at: try fields.optionalField(
        "at", .moment("The moment of the probe; the latest probe unless given."),
        otherwise: "\"at\" must be a whole number of seconds since 1970"
      ) { $0.moment },
      text: try fields.field(
        "text", .text("The answer: words are tags, and text in ( ) is a comment."),
        otherwise: "the body lacks \"text\", the answer"
      ) { $0.text },
      readsAmounts: try fields.sparseField(
        "amounts",
        .flag(
          "False if no words are amounts, such as the last two of \"run 5 km\"; true unless given.")
      ) { $0.readsAmounts ? nil : false } ?? true,
      seen: try fields.optionalField(
        "seen",
        .text(
          "The answer seen at the probe, empty for none; no other is replaced. Any unless given."),
        otherwise: "\"seen\" must be the answer that was seen, as text"
      ) { $0.seen },
      wantsOverview: try fields.overviewWish { $0.wantsOverview })
  }
}
