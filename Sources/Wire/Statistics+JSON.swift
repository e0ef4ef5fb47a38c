public import JSON
internal import Sampling
public import Tracking

extension Statistics.Figure {
  /// The figure as JSON; shares are 0 to 1.
  public var json: JSONValue {
    .object([
      "name": .string(name),
      "count": .count(count),
      "share": .number(share.value),
      "shareLow": .number(share.low),
      "shareHigh": .number(share.high),
      "hours": .number(hours.value),
      "hoursLow": .number(hours.low),
      "hoursHigh": .number(hours.high),
    ])
  }

  /// Reads a figure, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let name = json["name"]?.string, let count = json["count"]?.count,
      let share = Estimate(json: json, "share", "shareLow", "shareHigh"),
      let hours = Estimate(json: json, "hours", "hoursLow", "hoursHigh")
    else { return nil }
    self.init(name: name, count: count, share: share, hours: hours)
  }
}

extension Estimate {
  fileprivate init?(json: JSONValue, _ value: String, _ low: String, _ high: String) {
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
      "tags": .array(tags.map { $0.json }),
    ])
  }

  /// Reads statistics, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let probes = json["probes"]?.count, let answered = json["answered"]?.count,
      let tags = json["tags"]?.array
    else { return nil }
    self.init(
      probes: probes, answered: answered,
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
  /// The map as JSON.
  public var json: JSONValue {
    .object(["tag": .string(name), "counts": tag.json, "answered": answered.json])
  }

  /// Reads a map, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let name = json["tag"]?.string,
      let tag = json["counts"].flatMap({ HourCounts(json: $0) }),
      let answered = json["answered"].flatMap({ HourCounts(json: $0) })
    else { return nil }
    self.init(name: name, tag: tag, answered: answered)
  }
}
