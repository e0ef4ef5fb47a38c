public import JSON
private import TextBytes

/// A list of values of one type.
public struct ListSchema<Element: Schema>: Schema {
  let element: Element
  let meaning: ServerText

  /// Reads a list; one invalid element makes the whole list invalid.
  public func read(_ json: JSONValue) throws(SchemaError) -> [Element.Value] {
    var values: [Element.Value] = []
    try json.readElements { json throws(SchemaError) in values.append(try element.read(json)) }
    return values
  }

  /// Writes a list.
  public func write(_ value: [Element.Value], to output: some JSONOutput) {
    output.beginArray()
    for value in value { element.write(value, to: output) }
    output.endArray()
  }

  /// An empty list.
  public var example: [Element.Value] { [] }

  /// Describes an array with the schema of its elements.
  public func description(in components: inout Components) -> JSONValue {
    .object([
      "type": "array", "description": .string(meaning.text),
      "items": element.description(in: &components),
    ])
  }
}

/// A value or null.
public struct OptionalSchema<Wrapped: Schema>: Schema {
  let wrapped: Wrapped

  /// Reads a value, or nil for null.
  public func read(_ json: JSONValue) throws(SchemaError) -> Wrapped.Value? {
    if case .null = json { return nil }
    do throws(SchemaError) { return try wrapped.read(json) } catch { throw error.orNull }
  }

  /// Writes a value, or null for nil.
  public func write(_ value: Wrapped.Value?, to output: some JSONOutput) {
    if let value { wrapped.write(value, to: output) } else { output.writeNull() }
  }

  /// Nil.
  public var example: Wrapped.Value? { nil }

  /// Returns the schema of the value, or null.
  public func description(in components: inout Components) -> JSONValue {
    .object([
      "anyOf": .array([wrapped.description(in: &components), .object(["type": "null"])])
    ])
  }
}

/// A value for each hour of a week: seven lists of 24, Monday first.
public struct WeekSchema<Hour: Schema>: Schema {
  let hour: Hour
  let meaning: ServerText

  /// Reads a week as a single list of hours.
  public func read(_ json: JSONValue) throws(SchemaError) -> [Hour.Value] {
    let hours = try json.hoursOfWeek()
    var values: [Hour.Value] = []
    for place in hours.indices {
      do throws(SchemaError) {
        values.append(try hour.read(hours[place]))
      } catch {
        throw error.inside(place % 24).inside(place / 24)
      }
    }
    return values
  }

  /// Writes a week, which begins on Monday at midnight.
  public func write(_ value: [Hour.Value], to output: some JSONOutput) {
    output.beginArray()
    for start in stride(from: 0, to: value.count, by: 24) {
      output.beginArray()
      for hour in value[start..<min(start + 24, value.count)] {
        self.hour.write(hour, to: output)
      }
      output.endArray()
    }
    output.endArray()
  }

  /// The example of an hour, for each hour.
  public var example: [Hour.Value] { Array(repeating: hour.example, count: 7 * 24) }

  /// Describes an array of arrays, with their lengths.
  public func description(in components: inout Components) -> JSONValue {
    let day: JSONValue = .object([
      "type": "array", "minItems": .integer(24), "maxItems": .integer(24),
      "items": hour.description(in: &components),
    ])
    return .object([
      "type": "array", "minItems": .integer(7), "maxItems": .integer(7),
      "description": .string("\(meaning.text) A list for each day, Monday first."), "items": day,
    ])
  }
}

extension JSONValue {
  /// Reads the elements of a list; not generic, to save the page a loop for each type of element.
  @inline(never)
  fileprivate func readElements(
    _ read: (JSONValue) throws(SchemaError) -> Void
  ) throws(SchemaError) {
    guard let elements = array else { throw SchemaError("must be a list") }
    for place in elements.indices {
      do throws(SchemaError) { try read(elements[place]) } catch { throw error.inside(place) }
    }
  }

  /// Returns the values of the hours of a week, which are stored as a list for each day.
  fileprivate func hoursOfWeek() throws(SchemaError) -> [JSONValue] {
    guard let days = array, days.count == 7 else {
      throw SchemaError("must be a list of seven days")
    }
    var hours: [JSONValue] = []
    for day in days.indices {
      guard let values = days[day].array, values.count == 24 else {
        throw SchemaError("must be a list of 24 hours").inside(day)
      }
      hours += values
    }
    return hours
  }
}

/// A value with a word for programs.
public protocol WireWord: CaseIterable, Sendable {
  /// The word, which is permanent.
  var word: String { get }
}

/// One of a fixed set of words.
public struct WordSchema<Value: WireWord>: ParameterSchema {
  /// Reads a word.
  public func read(_ json: JSONValue) throws(SchemaError) -> Value {
    guard let value = json.string.flatMap({ self.value(of: $0) }) else {
      throw SchemaError("must be one of the words of its schema")
    }
    return value
  }
  /// Writes a word.
  public func write(_ value: Value, to output: some JSONOutput) { output.write(value.word) }
  /// The first of the words.
  public var example: Value {
    guard let value = Value.allCases.first else { preconditionFailure("there are no words") }
    return value
  }
  /// Describes a string with the permitted words.
  public func description(in components: inout Components) -> JSONValue {
    .object(["type": "string", "enum": .array(Value.allCases.map { .string($0.word) })])
  }
  /// Reads a word; compared by bytes, as the page has no tables of Unicode.
  public func value(of text: String) -> Value? {
    for value in Value.allCases where value.word.isSame(as: text) { return value }
    return nil
  }
  /// Returns the word.
  public func text(of value: Value) -> String { value.word }
  /// Returns the problem of a text that is none of the words.
  public func problem(_ name: String, _ text: String) -> QueryProblem {
    .notAWord(name: name, value: text)
  }
}

extension Schema {
  /// A list of values of one type.
  static func list<Element: Schema>(_ element: Element, _ meaning: ServerText) -> Self
  where Self == ListSchema<Element> { Self(element: element, meaning: meaning) }

  /// A value or null.
  static func optional<Wrapped: Schema>(_ wrapped: Wrapped) -> Self
  where Self == OptionalSchema<Wrapped> { Self(wrapped: wrapped) }

  /// A value for each hour of a week: seven lists of 24, Monday first.
  static func week<Hour: Schema>(_ meaning: ServerText, of hour: Hour) -> Self
  where Self == WeekSchema<Hour> { Self(hour: hour, meaning: meaning) }

  /// One of a fixed set of words.
  static func word<Value: WireWord>(_ type: Value.Type) -> Self
  where Self == WordSchema<Value> { Self() }

  /// An object whose type declares its fields.
  static func object<Value: WireObject>(_ type: Value.Type) -> Self
  where Self == ObjectSchema<Value> { Self() }
}
