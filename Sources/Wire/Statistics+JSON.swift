public import JSON
internal import Sampling
public import Tracking

extension Statistics.Figure {
  /// The numbers of a figure by their names, in the order in which they are sent.
  private static let names = [
    "share", "shareLow", "shareHigh", "hours", "hoursLow", "hoursHigh", "askedHours",
    "effectiveCount", "shareIfSilent", "shareLeast", "shareMost",
  ]

  /// The figure as JSON; shares are 0 to 1, the hue is in degrees.
  public var json: JSONValue {
    let numbers = [
      share.value, share.low, share.high, hours.value, hours.low, hours.high, askedHours,
      effectiveCount, silence.value, silence.low, silence.high,
    ]
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("count", .count(count)),
    ]
    for (name, number) in zip(Self.names, numbers) { members.append(.init(name, .number(number))) }
    if let hue { members.append(.init("hue", .count(hue.degrees))) }
    return .object(members)
  }

  /// Reads a figure, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    let numbers = Self.names.compactMap { json[$0]?.number }
    guard let name = json["name"]?.string, let count = json["count"]?.count,
      numbers.count == Self.names.count
    else { return nil }
    func estimate(_ place: Int) -> Estimate {
      Estimate(value: numbers[place], low: numbers[place + 1], high: numbers[place + 2])
    }
    self.init(
      name: name, count: count, share: estimate(0), hours: estimate(3), askedHours: numbers[6],
      effectiveCount: numbers[7], silence: estimate(8),
      hue: json["hue"]?.count.flatMap { Hue(degrees: $0) })
  }
}

extension Estimate {
  init?(json: JSONValue, _ value: String, _ low: String, _ high: String) {
    guard let value = json[value]?.number, let low = json[low]?.number,
      let high = json[high]?.number
    else { return nil }
    self.init(value: value, low: low, high: high)
  }
}

extension Statistics {
  /// The statistics as JSON.
  public var json: JSONValue {
    .object([
      "probes": .count(probes),
      "answered": .count(answered),
      "coverage": .number(coverage),
      "askedHours": .number(askedHours),
      "effectiveCount": .number(effectiveCount),
      "tags": .array(tags.map { $0.json }),
    ])
  }

  /// Reads statistics, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let probes = json["probes"]?.count, let answered = json["answered"]?.count,
      let askedHours = json["askedHours"]?.number,
      let effectiveCount = json["effectiveCount"]?.number, let tags = json["tags"]?.array
    else { return nil }
    self.init(
      probes: probes, answered: answered, askedHours: askedHours, effectiveCount: effectiveCount,
      sortedTags: tags.compactMap { Figure(json: $0) })
  }
}

extension HourCounts {
  /// The counts as seven lists of 24, Monday first.
  public var json: JSONValue {
    .array(weekdays.map { .array($0.map { .count($0) }) })
  }

  /// Reads counts, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let days = json.array else { return nil }
    self.init(days.flatMap { ($0.array ?? []).compactMap { $0.count } })
  }
}

extension WeekMap {
  /// The map as JSON, each hour with its share and the interval of that.
  public var json: JSONValue {
    .object([
      "tag": .string(name), "counts": tag.json, "answered": answered.json,
      "share": .week(shares.map { .number($0.value) }),
      "shareLow": .week(shares.map { .number($0.low) }),
      "shareHigh": .week(shares.map { .number($0.high) }),
    ])
  }

  /// Reads a map, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let name = json["tag"]?.string,
      let tag = json["counts"].flatMap({ HourCounts(json: $0) }),
      let answered = json["answered"].flatMap({ HourCounts(json: $0) })
    else { return nil }
    let (values, low) = (Self.numbers(json["share"]), Self.numbers(json["shareLow"]))
    let high = Self.numbers(json["shareHigh"])
    guard values.count == low.count, low.count == high.count else { return nil }
    self.init(
      name: name, tag: tag, answered: answered,
      shares: values.indices.map {
        Estimate(value: values[$0], low: low[$0], high: high[$0])
      })
  }

  private static func numbers(_ json: JSONValue?) -> [Double] {
    (json?.array ?? []).flatMap { ($0.array ?? []).compactMap { $0.number } }
  }
}

extension JSONValue {
  /// What belongs to the hours of a week as seven lists of 24, Monday first.
  fileprivate static func week(_ hours: [JSONValue]) -> JSONValue {
    .array(
      stride(from: 0, to: hours.count, by: 24).map {
        .array(Array(hours[$0..<min($0 + 24, hours.count)]))
      })
  }
}
