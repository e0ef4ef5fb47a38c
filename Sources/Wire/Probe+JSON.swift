public import JSON
import TextBytes
public import Tracking

extension Answer {
  /// The answer as JSON.
  public var json: JSONValue {
    .object([
      "tags": .array(tags.map { .string($0.text) }),
      "comment": .text(comment),
    ])
  }

  /// Reads an answer, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let tags = json["tags"]?.array else { return nil }
    self.init(
      uniqueTags: tags.compactMap { $0.string.map { TagName($0) } },
      comment: json["comment"]?.string)
  }
}

extension Probe {
  /// The probe as JSON.
  ///
  /// `gap` and `offset` are in seconds, `at` in seconds since 1970 in UTC; `tags` is empty and
  /// `comment` null until it is answered.
  public var json: JSONValue {
    .object([
      "at": .integer(moment),
      "state": .string(state.rawValue),
      "tags": .array((answer?.tags ?? []).map { .string($0.text) }),
      "comment": .text(answer?.comment),
      "gap": .integer(gap),
      "offset": .count(offset),
      "scheduled": .bool(isScheduled),
      "remark": .text(remark),
    ])
  }

  /// Reads a probe, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let moment = json["at"]?.integer, let gap = json["gap"]?.integer,
      let offset = json["offset"]?.count, let isScheduled = json["scheduled"]?.bool,
      let name = json["state"]?.string,
      let state = State.allCases.first(where: { $0.rawValue.isSame(as: name) })
    else { return nil }
    let isAnswered = state == .answered || state == .answeredLate
    self.init(
      moment: moment, gap: gap, offset: offset, isScheduled: isScheduled, state: state,
      answer: isAnswered ? Answer(json: json) : nil, remark: json["remark"]?.string)
  }
}
