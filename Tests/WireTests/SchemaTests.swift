import JSON
import TestSupport
import Testing
import Tracking
import Wire

@Suite struct `A schema` {
  @Test(arguments: WireSample.all)
  func `reads what it writes, as text and as a value`(sample: WireSample) throws {
    #expect(try sample.isSame(sample.json))
    let parsed = try JSONValue(parsing: sample.text)
    #expect(parsed == sample.json)
    #expect(try sample.isSame(parsed))
    #expect(String(decoding: sample.text, as: UTF8.self) == sample.json.text)
  }

  @Test(arguments: WireSample.all)
  func `accepts what it writes`(sample: WireSample) {
    let schema = JSONSchema(root: sample.schema.root, sample.schema.rules)
    #expect(schema.faults(in: sample.json) == [])
  }

  /// The optional members.
  static let optional = [
    "addAliases", "aliases", "amounts", "anniversary", "answeredAt", "asked", "at", "awayDays",
    "before", "bounds", "changes", "computerZone", "contrast", "dayStart", "delay", "device",
    "dismissed", "dropped", "edit", "emoji", "erasedAt", "error", "estimatedGap", "failure",
    "fields", "first", "from", "gap", "given", "goal", "goals", "hasGoal", "hidden",
    "incomplete", "level", "madeUp", "more", "note", "novelty", "others", "overview", "position",
    "probability", "progress", "rateDate", "rates", "reading", "recordOf", "removeAliases",
    "replacedBy", "reverse", "rhythm", "rule", "seed", "seen", "shift", "silentFrom",
    "silentTo", "sound", "succession", "tag", "tagCount", "text", "time", "to", "trial",
    "vacationDays", "weekStart", "zone",
  ]

  @Test(arguments: WireSample.all)
  func `refuses a value with a part of another kind, and reports where`(
    sample: WireSample
  ) {
    let schema = JSONSchema(root: sample.schema.root, sample.schema.rules)
    let places = sample.json.places
    #expect(!places.isEmpty)
    for place in places {
      let changed = sample.json.replacing(place)
      // Instead of an object, a member with its own message may be reported as missing.
      let found = error(of: sample, in: changed)?.path ?? ""
      #expect(found == path(place) || found.hasPrefix(path(place) + "."))
      #expect(!schema.faults(in: changed).isEmpty, "\(path(place)) is as described")
    }
  }

  @Test(arguments: WireSample.all)
  func `refuses a value with a missing part, unless it is optional`(sample: WireSample) {
    let schema = JSONSchema(root: sample.schema.root, sample.schema.rules)
    for place in sample.json.places {
      guard case .member(let name) = place.last else { continue }
      let changed = sample.json.replacing(place, with: nil)
      let isDescribed = schema.faults(in: changed).isEmpty
      #expect((error(of: sample, in: changed) == nil) == isDescribed, "\(path(place))")
      #expect(!isDescribed || Self.optional.contains(name))
    }
  }

  @Test(arguments: WireSample.all)
  func `ignores an unknown member`(sample: WireSample) throws {
    guard case .object(let members) = sample.json else { return }
    #expect(try sample.isSame(.object(members + [.init("other", .integer(1))])))
  }

  @Test func `describes the objects in a body as they are read, with unknown members`() {
    let goal = TagChange.Goal.removed
    let sample = WireSample(NewTagProfile(tag: "a", TagChange(goal: goal)))
    let json: JSONValue = .object([
      "tag": "a",
      "goal": .object(["direction": "atMost", "seconds": .integer(27_000), "unit": "s"]),
      "other": .bool(true),
    ])
    #expect(NewTagProfile(json: json)?.change.goal == WireSample.goal.map { .set($0) })
    #expect(JSONSchema(root: sample.schema.root, sample.schema.rules).faults(in: json) == [])
  }

  @Test(arguments: [JSONValue.array([]), .string(""), .integer(5)])
  func `expects an object or null where it says so`(other: JSONValue) {
    let sample = WireSample(NewTagProfile(tag: "a", TagChange(goal: .removed)))
    #expect(
      error(of: sample, in: .object(["tag": "a", "goal": other]))?.description
        == #""goal" must be an object or null"#)
  }

  @Test func `describes errors`() throws {
    let week = WireSample(
      WeekMap(name: "a", tag: WireSample.counts, answered: WireSample.counts))
    let changed = week.json.replacing([.member("counts"), .element(6), .element(23)])
    #expect(error(of: week, in: changed)?.description == #""counts[6][23]" must be a whole number"#)
    let short = week.json.replacing([.member("share"), .element(2)], with: .array([]))
    #expect(
      error(of: week, in: short)?.description == #""share[2]" must be a list of 24 hours"#)
    let color = WireSample(NewColor(tag: "a", color: nil))
    #expect(
      error(of: color, in: .object(["tag": "a"]))?.description
        == #""color" must be a whole number from 1 to 12, or null for one that is dealt"#)
    #expect(error(of: color, in: .array([]))?.description == #"the body lacks "tag", its name"#)
  }

  @Test func `accepts 7.0 as a whole number`() throws {
    let json = try JSONValue(parsing: Array(#"{"tag":"a","color":1.1e1}"#.utf8))
    #expect(NewColor(json: json)?.color?.number == 11)
  }

  @Test(
    arguments: [
      ("9223372036854775807", true), ("-9223372036854775808", true), ("9007199254740991.0", true),
      ("9223372036854775808", false), ("-9223372036854775809", false), ("1e18", false),
      ("0.5", false),
    ])
  func `refuses a number that may have been rounded when it was parsed`(
    digits: String, isWhole: Bool
  ) throws {
    let text = #"{"records":[{"age":\#(digits),"level":"info","label":"","message":""}]}"#
    let json = try JSONValue(parsing: Array(text.utf8))
    #expect((PageLog(json: json) != nil) == isWhole)
  }

  private func error(of sample: WireSample, in json: JSONValue) -> SchemaError? {
    do throws(SchemaError) { _ = try sample.isSame(json) } catch { return error }
    return nil
  }

  private func path(_ place: [JSONValue.Step]) -> String {
    var path = ""
    for step in place {
      switch step {
      case .member(let name): path += (path.isEmpty ? "" : ".") + name
      case .element(let index): path += "[\(index)]"
      }
    }
    return path
  }
}

extension JSONValue {
  /// A step into a value.
  enum Step: Hashable, Sendable { case member(String), element(Int) }

  /// The places of the values within it; in a list, those of the first and the last.
  var places: [[Step]] {
    switch self {
    case .object(let members):
      members.flatMap { member in
        [[.member(member.name)]] + member.value.places.map { [.member(member.name)] + $0 }
      }
    case .array(let values):
      Set([0, values.count - 1]).sorted().filter(values.indices.contains).flatMap { index in
        [[.element(index)]] + values[index].places.map { [.element(index)] + $0 }
      }
    default: []
    }
  }

  /// The same with a value of another kind at a place.
  func replacing(_ place: [Step]) -> JSONValue {
    replacing(place[...]) { value in
      if case .object = value { .array([true]) } else { .object([:]) }
    }
  }

  /// The same with another value at a place, or with none.
  func replacing(_ place: [Step], with value: JSONValue?) -> JSONValue {
    replacing(place[...]) { _ in value }
  }

  private func replacing(
    _ place: ArraySlice<Step>, _ change: (JSONValue) -> JSONValue?
  ) -> JSONValue {
    let rest = place.dropFirst()
    func changed(_ value: JSONValue) -> JSONValue? {
      rest.isEmpty ? change(value) : value.replacing(rest, change)
    }
    switch (self, place.first) {
    case (.object(let members), .member(let name)):
      return .object(
        members.compactMap { member in
          guard member.name == name else { return member }
          return changed(member.value).map { Member(name, $0) }
        })
    case (.array(let values), .element(let index)):
      return .array(
        values.enumerated().compactMap { $0.offset == index ? changed($0.element) : $0.element })
    default: return self
    }
  }
}
