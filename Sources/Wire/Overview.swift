public import JSON
public import Tracking

/// The state of things, as the home screen shows it.
public struct Overview: Sendable, Hashable {
  /// The server's time, in seconds since 1970.
  public let now: Int64
  /// Seconds by which the person's clock is ahead of UTC now.
  public let offset: Int
  /// The mean gap between probes, in seconds.
  public let gap: Int64
  /// The last probe, or nil before the first.
  public let latest: Probe?
  /// Probes that nobody has answered, the newest first; not all when there are many.
  public let unfilled: [Probe]
  /// The number of all probes that nobody has answered.
  public let unfilledCount: Int
  /// Today's answers, the newest first.
  public let today: [Probe]
  /// The answer before the latest probe.
  public let previous: Answer?
  /// Tags that an answer to the latest probe is likely to have.
  public let likely: [String]

  /// Makes an overview from its parts.
  public init(
    now: Int64, offset: Int, gap: Int64, latest: Probe?, unfilled: [Probe], unfilledCount: Int,
    today: [Probe], previous: Answer?, likely: [String]
  ) {
    self.now = now
    self.offset = offset
    self.gap = gap
    self.latest = latest
    self.unfilled = unfilled
    self.unfilledCount = unfilledCount
    self.today = today
    self.previous = previous
    self.likely = likely
  }
}

extension Overview {
  /// The probe of a moment, where it is among those that are told.
  public func probe(at moment: Int64) -> Probe? {
    if let latest, latest.moment == moment { return latest }
    return unfilled.first { $0.moment == moment } ?? today.first { $0.moment == moment }
  }

  /// The overview as JSON.
  public var json: JSONValue {
    .object([
      "now": .integer(now),
      "offset": .count(offset),
      "gap": .integer(gap),
      "latest": latest?.json ?? .null,
      "unfilled": .array(unfilled.map { $0.json }),
      "unfilledCount": .count(unfilledCount),
      "today": .array(today.map { $0.json }),
      "previous": previous?.json ?? .null,
      "likely": .array(likely.map { .string($0) }),
    ])
  }

  /// Reads an overview, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let now = json["now"]?.integer, let offset = json["offset"]?.count,
      let gap = json["gap"]?.integer,
      let unfilled = json["unfilled"]?.array, let count = json["unfilledCount"]?.count,
      let today = json["today"]?.array, let likely = json["likely"]?.array
    else { return nil }
    self.init(
      now: now, offset: offset, gap: gap,
      latest: json["latest"].flatMap { Probe(json: $0) },
      unfilled: unfilled.compactMap { Probe(json: $0) }, unfilledCount: count,
      today: today.compactMap { Probe(json: $0) },
      previous: json["previous"].flatMap { Answer(json: $0) },
      likely: likely.compactMap { $0.string })
  }
}
