public import CivilTime
public import Tracking

/// The current state, as the home screen shows it.
public struct Overview: Sendable, Hashable {
  /// The server's time.
  public let now: Moment
  /// The offset of the person's clock from UTC now.
  public let offset: UTCOffset
  /// The zone of the person's clock; nil if it has no name.
  public let zone: ZoneName?
  /// The zone of the computer's clock, or its offset, if that clock differs from the person's; otherwise nil.
  public let computerZone: String?
  /// The mean gap between probes.
  public let gap: Seconds
  /// Whether the person is asked now, and the time of the next change.
  public let quiet: QuietStatus
  /// The last probe, or nil before the first.
  public let latest: Probe?
  /// The probes that are neither answered nor dismissed, the newest first; not all if there are many.
  public let unfilled: [Probe]
  /// The number of probes that are neither answered nor dismissed.
  public let unfilledCount: Int
  /// Today's probes that are answered, filled in by a program, or dismissed, the newest first.
  public let today: [Probe]
  /// The answered probes adjacent to those of ``unfilled``, the newest first.
  public let neighbors: [Probe]
  /// The likely answers at the latest probe, together with the one before it.
  public let likely: LikelyAnswers
  /// The tags of all listed and likely answers, each with its colour.
  public let tags: [ColoredTag]
  /// The moment at which everything was erased last; nil if it never was.
  public let erasedAt: Moment?
  /// Whether the answers are those of a demonstration.
  public let isMadeUp: Bool

  /// Makes an overview from its parts.
  public init(
    now: Moment, offset: UTCOffset, zone: ZoneName? = nil, computerZone: String? = nil,
    gap: Seconds, quiet: QuietStatus = QuietStatus(isQuiet: false),
    latest: Probe?,
    unfilled: [Probe], unfilledCount: Int, today: [Probe], neighbors: [Probe] = [],
    likely: LikelyAnswers, tags: [ColoredTag], erasedAt: Moment? = nil,
    isMadeUp: Bool = false
  ) {
    self.now = now
    self.offset = offset
    self.zone = zone
    self.computerZone = computerZone
    self.gap = gap
    self.quiet = quiet
    self.latest = latest
    self.unfilled = unfilled
    self.unfilledCount = unfilledCount
    self.today = today
    self.neighbors = neighbors
    self.likely = likely
    self.tags = tags
    self.erasedAt = erasedAt
    self.isMadeUp = isMadeUp
  }
}

extension Overview {
  /// The number of today's probes that have an answer.
  public var answeredToday: Int { today.count { $0.answer != nil } }

  /// Returns the probe of a moment if it is listed.
  public func probe(at moment: Moment) -> Probe? {
    if let latest, latest.moment == moment { return latest }
    return unfilled.first { $0.moment == moment } ?? today.first { $0.moment == moment }
  }
}

extension Overview: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Overview" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Overview>
  ) throws(SchemaError) -> Overview {
    Overview(
      now: try fields.field("now", .moment("The server's time.")) { $0.now },
      offset: UTCOffset(
        seconds: try fields.field(
          "offset", .whole("The seconds by which the person's clock is ahead of UTC now.")
        ) { $0.offset.seconds }),
      zone: try fields.sparseField(
        "zone", .text("The zone of the person's clock; absent if it has no name.")
      ) { $0.zone.map { $0.text } }.flatMap { ZoneName($0) },
      computerZone: try fields.sparseField(
        "computerZone",
        .text("The zone or offset of the server's own clock; absent unless it differs.")
      ) { $0.computerZone },
      gap: try fields.field("gap", .seconds("The mean gap between probes, in seconds.")) { $0.gap },
      quiet: try fields.field("quiet", .object(QuietStatus.self)) { $0.quiet },
      latest: try fields.field("latest", .optional(.object(Probe.self))) { $0.latest },
      unfilled: try fields.field(
        "unfilled",
        .list(
          .object(Probe.self),
          "The probes to be filled in, the newest first; not all if there are many.")
      ) { $0.unfilled },
      unfilledCount: try fields.field(
        "unfilledCount", .whole("The number of all probes to be filled in.")
      ) { $0.unfilledCount },
      today: try fields.field(
        "today",
        .list(
          .object(Probe.self),
          "Today's probes that are answered, filled in by a program or dismissed, the newest first."
        )
      ) { $0.today },
      neighbors: try fields.field(
        "neighbors",
        .list(
          .object(Probe.self),
          "The answered probes just before and after those to be filled in, the newest first.")
      ) { $0.neighbors },
      likely: try fields.field("likely", .object(LikelyAnswers.self)) { $0.likely },
      tags: try fields.field(
        "tags",
        .list(
          .object(ColoredTag.self),
          "The tags of the listed and likely answers, each with its colour.")
      ) { $0.tags },
      erasedAt: try fields.sparseField(
        "erasedAt",
        .moment("The moment of the last erasure; what clients keep from before is discarded.")
      ) { $0.erasedAt },
      isMadeUp: try fields.sparseField(
        "madeUp", .flag("True for a demonstration, whose answers are made up.")
      ) { $0.isMadeUp ? true : nil } ?? false)
  }
}

extension QuietStatus: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "QuietStatus" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<QuietStatus>
  ) throws(SchemaError) -> QuietStatus {
    QuietStatus(
      isQuiet: try fields.field("isQuiet", .flag("Whether the person is not asked now.")) {
        $0.isQuiet
      },
      until: try fields.field(
        "until", .optional(.moment("The moment at which that changes; null if unknown."))
      ) { $0.until },
      offset: UTCOffset(
        seconds: try fields.field(
          "offset", .whole("The seconds by which the person's clock is ahead of UTC then.")
        ) { $0.offset.seconds }))
  }
}
