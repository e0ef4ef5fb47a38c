internal import CivilTime
public import Tracking

extension Probe: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Probe" }

  /// Declares the fields of the probe, among them those of its answer.
  public static func fields(
    _ fields: inout some Fields<Probe>
  ) throws(SchemaError) -> Probe {
    let moment = try fields.field("at", .moment("The moment that was asked about.")) { $0.moment }
    let state = try fields.field("state", .word(State.self)) { $0.state }
    let tags = try fields.field(
      "tags",
      .list(
        .tag("A tag, as the person writes it."), "The tags of the answer; empty until there is one."
      )
    ) { $0.answer?.tags ?? [] }
    let comment = try fields.field(
      "comment", .optional(.text("The text in parentheses, one line for each pair."))
    ) { $0.answer?.comment }
    let amounts = try fields.sparseField(
      "amounts", .list(.object(Amount.self), "The amounts stated in the answer.")
    ) { ($0.answer?.amounts).flatMap { $0.isEmpty ? nil : $0 } }
    return Probe(
      moment: moment,
      gap: try fields.field(
        "gap", .seconds("The mean gap with which the probe was drawn, in seconds.")
      ) { $0.gap },
      offset: UTCOffset(
        seconds: try fields.field(
          "offset", .whole("The seconds by which the person's clock was ahead of UTC.")
        ) { $0.offset.seconds }),
      isScheduled: try fields.field(
        "scheduled", .flag("Whether the moment belongs to the schedule.")
      ) { $0.isScheduled },
      state: state,
      answer: state.isAnswered
        ? Answer(uniqueTags: tags, comment: comment, amounts: amounts ?? []) : nil,
      remark: try fields.field(
        "remark", .optional(.text("The remark of a program in place of an answer."))
      ) { $0.remark },
      isDismissed: try fields.sparseField(
        "dismissed", .flag("True where the probe is not to be asked about again.")
      ) { $0.isDismissed ? true : nil } ?? false,
      isAsked: try fields.sparseField(
        "asked", .flag("False where no program asked at the moment.")
      ) { $0.isAsked ? nil : false } ?? true,
      quietRule: try fields.sparseField(
        "rule", .whole("The number of the quiet rule that forbade asking.")
      ) { $0.quietRule },
      answeredAt: try fields.answeredAt(),
      device: try fields.sparseField(
        "device",
        .text("Where the answer was given: web, desktop, command line; tagtime for a log.")
      ) { $0.device })
  }
}

extension Fields<Probe> {
  /// Declares the moment of the answer, and the delay that follows from it.
  fileprivate mutating func answeredAt() throws(SchemaError) -> Moment? {
    let moment = try sparseField(
      "answeredAt", .moment("The moment of the first answer; absent if it is unknown.")
    ) { $0.answeredAt }
    _ = try sparseField(
      "delay", .seconds("The seconds from the moment asked about to the answer.")
    ) { $0.delay }
    return moment
  }
}

extension Probe.State: WireWord {
  /// The word for programs.
  public var word: String { rawValue }

  /// Whether a probe in this state has an answer.
  fileprivate var isAnswered: Bool { self == .answered || self == .answeredLate }
}
