public import JSON
private import Sampling
public import Tracking

extension TagTree {
  /// The tree as JSON.
  public var json: JSONValue {
    .object([
      "answered": .count(answered),
      "effectiveCount": .number(effectiveCount),
      "parts": .array(parts.map { $0.json }),
    ])
  }

  /// Reads a tree, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let answered = json["answered"]?.count,
      let effectiveCount = json["effectiveCount"]?.number, let parts = json["parts"]?.array
    else { return nil }
    let read = parts.compactMap { Part(json: $0) }
    guard read.count == parts.count else { return nil }
    self.init(answered: answered, effectiveCount: effectiveCount, parts: read)
  }
}

extension TagTree.Part {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name),
      "within": parent.map { .count($0) } ?? .null,
      "isRest": .bool(isRest),
      "hue": hue.map { .count($0.degrees) } ?? .null,
      "count": .count(count),
      "share": .number(share.value),
      "shareLow": .number(share.low),
      "shareHigh": .number(share.high),
    ])
  }

  fileprivate init?(json: JSONValue) {
    guard let name = json["name"]?.string, let isRest = json["isRest"]?.bool,
      let count = json["count"]?.count,
      let share = Estimate(json: json, "share", "shareLow", "shareHigh")
    else { return nil }
    self.init(
      name: name, parent: json["within"]?.count, isRest: isRest,
      hue: json["hue"]?.count.flatMap { Hue(degrees: $0) }, count: count,
      share: share)
  }
}
