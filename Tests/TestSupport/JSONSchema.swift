public import JSON

/// The subset of JSON Schema that the API description uses; any other keyword is a fault.
public struct JSONSchema {
  private let root: JSONValue
  private let rules: JSONValue

  /// Creates a schema from its rules and the document that its references point into.
  public init(root: JSONValue, _ rules: JSONValue) {
    self.root = root
    self.rules = rules
  }

  /// The violations in a value, each with its path.
  public func faults(in value: JSONValue, at place: String = "$") -> [String] {
    guard case .object(let members) = rules else { return ["\(place): no schema"] }
    return members.flatMap { faults(of: $0, in: value, at: place) }
  }

  private func faults(
    of rule: JSONValue.Member, in value: JSONValue, at place: String
  ) -> [String] {
    switch rule.name {
    case "description": []
    case "format": isWritten(as: rule.value, value) ? [] : ["\(place) is \(value.text)"]
    case "pattern": isWhole(rule.value, value) ? [] : ["\(place) is \(value.text)"]
    case "minimum": (value.number ?? 0) >= (rule.value.number ?? 0) ? [] : ["\(place) is too low"]
    case "maximum": (value.number ?? 0) <= (rule.value.number ?? 0) ? [] : ["\(place) is too high"]
    case "type": isOf(rule.value, value) ? [] : ["\(place) is no \(rule.value.text)"]
    case "enum":
      rule.value.array?.contains(value) == true ? [] : ["\(place) is \(value.text)"]
    case "anyOf":
      (rule.value.array ?? []).contains { with($0).faults(in: value).isEmpty }
        ? [] : ["\(place) is \(value.text)"]
    case "$ref": target(of: rule.value).map { $0.faults(in: value, at: place) } ?? ["no target"]
    case "items":
      (value.array ?? []).enumerated().flatMap {
        with(rule.value).faults(in: $1, at: "\(place)[\($0)]")
      }
    case "minItems": value.array?.count ?? 0 >= rule.value.int ?? 0 ? [] : ["\(place) is short"]
    case "maxItems": value.array?.count ?? 0 <= rule.value.int ?? 0 ? [] : ["\(place) is long"]
    case "required":
      (rule.value.array ?? []).compactMap(\.string).filter { value[$0] == nil }
        .map { "\(place) lacks \($0)" }
    case "additionalProperties":
      names(value).filter { rules["properties"]?[$0] == nil }.map { "\(place) has \($0)" }
    case "properties":
      names(rule.value).flatMap { name -> [String] in
        guard let schema = rule.value[name], let member = value[name] else { return [] }
        return with(schema).faults(in: member, at: "\(place).\(name)")
      }
    default: ["\(place): the rule \(rule.name) is unknown"]
    }
  }

  private func with(_ rules: JSONValue) -> JSONSchema { JSONSchema(root: root, rules) }

  private func target(of reference: JSONValue) -> JSONSchema? {
    guard let path = reference.string, path.hasPrefix("#/") else { return nil }
    var found: JSONValue? = root
    for name in path.dropFirst(2).split(separator: "/") { found = found?[String(name)] }
    return found.map(with)
  }

  private func names(_ value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name)
  }

  private func isWritten(as format: JSONValue, _ value: JSONValue) -> Bool {
    switch format {
    case "int64": value.integer != nil
    case "date": value.string?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
    default: false
    }
  }

  private func isWhole(_ pattern: JSONValue, _ value: JSONValue) -> Bool {
    guard let pattern = pattern.string, let text = value.string else { return false }
    return (try? Regex(pattern).wholeMatch(in: text)) != nil
  }

  private func isOf(_ type: JSONValue, _ value: JSONValue) -> Bool {
    switch type {
    case "null": value == .null
    case "boolean": value.bool != nil
    case "integer": value.integer != nil
    case "number": value.number != nil
    case "string": value.string != nil
    case "array": value.array != nil
    case "object": if case .object = value { true } else { false }
    default: false
    }
  }
}
