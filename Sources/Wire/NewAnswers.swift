public import CivilTime

/// A request to store one answer for several probes.
public struct NewAnswers: Sendable, Hashable {
  /// The maximum number of probes in one request.
  public static let mostProbes = 500

  /// The moments of the probes.
  public let moments: [Moment]
  /// The text of the answer, in the language of `AnswerText`.
  public let text: String
  /// Whether the reply includes the current overview.
  public let wantsOverview: Bool

  /// Makes a request from its parts.
  public init(at moments: [Moment], text: String, wantsOverview: Bool = false) {
    self.moments = moments
    self.text = text
    self.wantsOverview = wantsOverview
  }
}

extension NewAnswers: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewAnswers" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewAnswers>
  ) throws(SchemaError) -> NewAnswers {
    NewAnswers(
      at: try fields.field(
        "at", .moments("The moments of the probes.", most: mostProbes),
        otherwise: "\"at\" must be a list of 1 to 500 moments in whole seconds since 1970"
      ) { $0.moments },
      text: try fields.field(
        "text",
        .text("The answer; `\"` repeats the tags of the answer before the earliest probe."),
        otherwise: "the body lacks \"text\", the answer"
      ) { $0.text },
      wantsOverview: try fields.overviewWish { $0.wantsOverview })
  }
}

extension Fields {
  /// Declares whether the reply to a change includes the current overview.
  @inline(__always)
  mutating func overviewWish(_ get: (Root) -> Bool) throws(SchemaError) -> Bool {
    try sparseField("overview", .flag("Whether the reply includes an `overview`.")) {
      get($0) ? true : nil
    } ?? false
  }
}
