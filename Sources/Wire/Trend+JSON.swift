internal import CivilTime
public import JSON
internal import TextBytes
public import Tracking

extension Trend.Part {
  /// The part as JSON; `tag` is null where the trend is of no tag.
  public var json: JSONValue {
    .object([
      "start": .string(start.iso),
      "days": .count(days),
      "probes": .count(probes),
      "answered": .count(answered),
      "askedHours": .number(askedHours),
      "tag": tag.map { $0.json } ?? .null,
    ])
  }

  /// Reads a part, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let start = json["start"]?.string.flatMap({ CivilDate(iso: $0) }),
      let days = json["days"]?.count, let probes = json["probes"]?.count,
      let answered = json["answered"]?.count, let askedHours = json["askedHours"]?.number
    else { return nil }
    self.init(
      start: start, days: days, probes: probes, answered: answered,
      askedHours: askedHours, tag: json["tag"].flatMap { Statistics.Figure(json: $0) })
  }
}

extension Trend.Step {
  /// The step as the interface names it.
  var word: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    }
  }

  init?(word: String) {
    // Compared by bytes: the page has no tables of Unicode.
    for step in [Self.day, .week, .month] where step.word.isSame(as: word) {
      self = step
      return
    }
    return nil
  }
}

extension Trend {
  /// The trend as JSON.
  public var json: JSONValue {
    .object([
      "tag": name.map { .string($0) } ?? .null,
      "step": .string(step.word),
      "parts": .array(parts.map { $0.json }),
    ])
  }

  /// Reads a trend, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let step = json["step"]?.string.flatMap({ Step(word: $0) }),
      let parts = json["parts"]?.array
    else { return nil }
    self.init(
      name: json["tag"]?.string, step: step, parts: parts.compactMap { Part(json: $0) })
  }
}
