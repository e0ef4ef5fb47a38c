public import CivilTime
public import JSON
private import TextBytes
public import Tracking

/// Text.
public struct TextSchema: ParameterSchema {
  let meaning: ServerText

  /// Reads text.
  public func read(_ json: JSONValue) throws(SchemaError) -> String {
    guard let text = json.string else { throw SchemaError("must be text") }
    return text
  }
  /// Writes text.
  public func write(_ value: String, to output: some JSONOutput) { output.write(value) }
  /// An empty text.
  public var example: String { "" }
  /// Describes a string.
  public func description(in components: inout Components) -> JSONValue {
    .described("string", meaning.text)
  }
  /// Returns the text itself.
  public func value(of text: String) -> String? { text }
  /// Returns the text itself.
  public func text(of value: String) -> String { value }
  /// Returns the problem of a missing text: any other is valid.
  public func problem(_ name: String, _ text: String) -> QueryProblem { .missing(name) }
  /// Describes a string without NUL, which the server refuses in the target of a request.
  public func parameterDescription(in components: inout Components) -> JSONValue {
    .described("string", meaning.text, [.init("pattern", #"^[^\u0000]*$"#)])
  }
}

/// The name of a tag.
public struct TagSchema: Schema {
  let meaning: ServerText

  /// Reads a name.
  public func read(_ json: JSONValue) throws(SchemaError) -> TagName {
    guard let text = json.string else { throw SchemaError("must be text") }
    return TagName(text)
  }
  /// Writes a name.
  public func write(_ value: TagName, to output: some JSONOutput) {
    output.write(value.text)
  }
  /// A letter.
  public var example: TagName { TagName("a") }
  /// Describes a string.
  public func description(in components: inout Components) -> JSONValue {
    .described("string", meaning.text)
  }
}

/// True or false.
public struct FlagSchema: Schema {
  let meaning: ServerText

  /// Reads true or false.
  public func read(_ json: JSONValue) throws(SchemaError) -> Bool {
    guard let flag = json.bool else { throw SchemaError("must be true or false") }
    return flag
  }
  /// Writes true or false.
  public func write(_ value: Bool, to output: some JSONOutput) { output.write(value) }
  /// False.
  public var example: Bool { false }
  /// Describes a boolean.
  public func description(in components: inout Components) -> JSONValue {
    .described("boolean", meaning.text)
  }
}

/// A number, whole or fractional.
public struct NumberSchema: Schema {
  let meaning: ServerText

  /// Reads a number.
  public func read(_ json: JSONValue) throws(SchemaError) -> Double {
    guard let number = json.number else { throw SchemaError("must be a number") }
    return number
  }
  /// Writes a number.
  public func write(_ value: Double, to output: some JSONOutput) { output.write(value) }
  /// Zero.
  public var example: Double { 0 }
  /// Describes a number.
  public func description(in components: inout Components) -> JSONValue {
    .described("number", meaning.text)
  }
}

/// A day written `YYYY-MM-DD`.
public struct DaySchema: ParameterSchema {
  let meaning: ServerText

  /// Reads a day.
  public func read(_ json: JSONValue) throws(SchemaError) -> CivilDate {
    guard let day = json.string.flatMap({ CivilDate(iso: $0) }) else {
      throw SchemaError("must be a day written YYYY-MM-DD")
    }
    return day
  }
  /// Writes a day.
  public func write(_ value: CivilDate, to output: some JSONOutput) {
    output.write(value.iso)
  }
  /// The first day of 1970.
  public var example: CivilDate { CivilDate(dayNumber: 0) }
  /// Describes a string with the format of dates.
  public func description(in components: inout Components) -> JSONValue {
    .described("string", meaning.text, [.init("format", "date")])
  }
  /// Reads a day.
  public func value(of text: String) -> CivilDate? { CivilDate(iso: text) }
  /// Writes a day.
  public func text(of value: CivilDate) -> String { value.iso }
  /// Returns the problem of a text that is not a day.
  public func problem(_ name: String, _ text: String) -> QueryProblem {
    .notADay(name: name, value: text)
  }
}

extension Schema where Self == TextSchema {
  /// Text.
  static func text(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == TagSchema {
  /// The name of a tag.
  static func tag(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == FlagSchema {
  /// True or false.
  static func flag(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == NumberSchema {
  /// A number, whole or fractional.
  static func number(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == DaySchema {
  /// A day written `YYYY-MM-DD`.
  static func day(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension JSONValue {
  /// Returns the JSON Schema of a value that is neither a list nor an object.
  static func described(
    _ type: String, _ meaning: String, _ rules: [JSONValue.Member] = []
  ) -> JSONValue {
    .object([.init("type", .string(type)), .init("description", .string(meaning))] + rules)
  }
}
