public import CivilTime

/// A request to dismiss probes, or to ask about them again.
public struct Dismissal: Sendable, Hashable {
  /// The maximum number of probes that can be listed: as many as one reply can contain.
  public static let mostProbes = 50_000

  /// The moments of the probes.
  public let moments: [Moment]
  /// The moment before which all other probes are included, too; nil for no others.
  public let limit: Moment?
  /// Whether the probes are dismissed; false to ask about them again.
  public let isDismissed: Bool
  /// Whether the reply includes the current overview.
  public let wantsOverview: Bool

  /// Makes a request from its parts.
  public init(
    of moments: [Moment] = [], before limit: Moment? = nil, isDismissed: Bool = true,
    wantsOverview: Bool = false
  ) {
    self.moments = moments
    self.limit = limit
    self.isDismissed = isDismissed
    self.wantsOverview = wantsOverview
  }
}

extension Dismissal: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Dismissal" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Dismissal>
  ) throws(SchemaError) -> Dismissal {
    let moments = try fields.optionalField(
      "at", .moments("The moments of probes; none unless given.", most: mostProbes),
      otherwise: "\"at\" must be a list of 1 to 50000 moments in whole seconds since 1970"
    ) { $0.moments.isEmpty ? nil : $0.moments }
    let limit = try fields.optionalField(
      "before",
      .moment("The moment before which all probes are included; no others unless given."),
      otherwise: "\"before\" must be a whole number of seconds since 1970"
    ) { $0.limit }
    // Unlike the moments in `at`, it is looked up nowhere.
    if let limit, !MomentSchema.bounds.contains(limit) {
      throw SchemaError("must be a moment of the years 1 to 9999").inside("before", otherwise: "")
    }
    return Dismissal(
      of: moments ?? [], before: limit,
      isDismissed: try fields.sparseField(
        "dismissed", .flag("False to ask about them again; true unless given.")
      ) { $0.isDismissed ? nil : false } ?? true,
      wantsOverview: try fields.overviewWish { $0.wantsOverview })
  }
}
