public import CivilTime

/// A request to take an answer back.
public struct Withdrawal: Sendable, Hashable {
  /// The moment of the probe.
  public let moment: Moment
  /// The answer that the person saw at the probe, as text: a different one is kept; nil takes back any.
  public let seen: String?
  /// Whether the reply includes the current overview.
  public let wantsOverview: Bool

  /// Makes a request from its parts.
  public init(at moment: Moment, seen: String? = nil, wantsOverview: Bool = false) {
    self.moment = moment
    self.seen = seen
    self.wantsOverview = wantsOverview
  }
}

extension Withdrawal: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Withdrawal" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Withdrawal>
  ) throws(SchemaError) -> Withdrawal {
    Withdrawal(
      at: try fields.field(
        "at", .moment("The moment of the probe."),
        otherwise: "\"at\" must be a whole number of seconds since 1970"
      ) { $0.moment },
      seen: try fields.seenAnswer { $0.seen },
      wantsOverview: try fields.overviewWish { $0.wantsOverview })
  }
}

/// A request to take back the same answer of several probes.
public struct Withdrawals: Sendable, Hashable {
  /// The moments of the probes.
  public let moments: [Moment]
  /// The answer of the probes, as text: a different one is kept; nil takes back any.
  public let seen: String?
  /// Whether the reply includes the current overview.
  public let wantsOverview: Bool

  /// Makes a request from its parts.
  public init(at moments: [Moment], seen: String? = nil, wantsOverview: Bool = false) {
    self.moments = moments
    self.seen = seen
    self.wantsOverview = wantsOverview
  }
}

extension Withdrawals: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Withdrawals" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Withdrawals>
  ) throws(SchemaError) -> Withdrawals {
    Withdrawals(
      at: try fields.field(
        "at", .moments("The moments of the probes.", most: NewAnswers.mostProbes),
        otherwise: "\"at\" must be a list of 1 to 500 moments in whole seconds since 1970"
      ) { $0.moments },
      seen: try fields.seenAnswer { $0.seen },
      wantsOverview: try fields.overviewWish { $0.wantsOverview })
  }
}

extension Fields {
  /// Declares the answer that a person saw before taking it back.
  @inline(__always)
  fileprivate mutating func seenAnswer(
    _ get: (Root) -> String?
  ) throws(SchemaError) -> String? {
    try optionalField(
      "seen", .text("The answer seen at the probe; no other is withdrawn. Any unless given."),
      otherwise: "\"seen\" must be the answer that was seen, as text", get)
  }
}
