public import CivilTime
public import JSON
public import Tracking

/// A whole number.
public struct WholeSchema: Schema {
  let meaning: ServerText

  /// Reads a whole number.
  public func read(_ json: JSONValue) throws(SchemaError) -> Int {
    guard let number = json.wholeNumber.flatMap({ Int(exactly: $0) }) else {
      throw SchemaError("must be a whole number")
    }
    return number
  }
  /// Writes a whole number.
  public func write(_ value: Int, to output: some JSONOutput) { output.write(Int64(value)) }
  /// Zero.
  public var example: Int { 0 }
  /// Describes an integer.
  public func description(in components: inout Components) -> JSONValue { .wholeNumber(meaning) }
}

/// A whole number within bounds.
public struct BoundedSchema: ParameterSchema {
  let least: Int
  let most: Int?
  let meaning: ServerText

  private func checked(_ number: Int64?) -> Int? {
    guard let number = number.flatMap({ Int(exactly: $0) }), number >= least,
      number <= most ?? .max
    else { return nil }
    return number
  }

  /// Reads a whole number within the bounds.
  public func read(_ json: JSONValue) throws(SchemaError) -> Int {
    guard let number = checked(json.wholeNumber) else {
      throw SchemaError("must be a whole number within its bounds")
    }
    return number
  }
  /// Writes a whole number.
  public func write(_ value: Int, to output: some JSONOutput) { output.write(Int64(value)) }
  /// The lower bound.
  public var example: Int { least }
  /// Describes an integer with its bounds.
  public func description(in components: inout Components) -> JSONValue {
    .wholeNumber(meaning, from: Int64(least), to: most.map { Int64($0) })
  }
  /// Reads a whole number within the bounds.
  public func value(of text: String) -> Int? { checked(Int64(text)) }
  /// Returns the digits.
  public func text(of value: Int) -> String { "\(value)" }
  /// Returns the problem of a text that is no such number.
  public func problem(_ name: String, _ text: String) -> QueryProblem {
    .outOfBounds(name: name, value: text, least: least, most: most ?? .max)
  }
}

/// A duration in whole seconds.
public struct SecondsSchema: Schema {
  let meaning: ServerText

  /// Reads a duration.
  public func read(_ json: JSONValue) throws(SchemaError) -> Seconds {
    guard let number = json.wholeNumber else {
      throw SchemaError("must be a whole number of seconds")
    }
    return Seconds(number)
  }
  /// Writes a duration.
  public func write(_ value: Seconds, to output: some JSONOutput) { output.write(value.seconds) }
  /// No time.
  public var example: Seconds { .zero }
  /// Describes an integer.
  public func description(in components: inout Components) -> JSONValue { .wholeNumber(meaning) }
}

/// A moment in whole seconds since 1970 in UTC.
public struct MomentSchema: ParameterSchema {
  /// The moments of the years 1 to 9999, which calendars can count without overflow.
  public static var bounds: ClosedRange<Moment> {
    Moment(secondsSince1970: -62_135_596_800)...Moment.endOfYear9999
  }

  let meaning: ServerText

  /// Reads a moment; the code that looks it up checks its bounds.
  public func read(_ json: JSONValue) throws(SchemaError) -> Moment {
    guard let number = json.wholeNumber else {
      throw SchemaError("must be a whole number of seconds since 1970")
    }
    return Moment(secondsSince1970: number)
  }
  /// Writes a moment.
  public func write(_ value: Moment, to output: some JSONOutput) {
    output.write(value.secondsSince1970)
  }
  /// The beginning of 1970.
  public var example: Moment { .epoch }
  /// Describes an integer with its bounds.
  public func description(in components: inout Components) -> JSONValue {
    .described(
      "integer", "\(meaning.text) Seconds since 1970 in UTC.",
      JSONValue.bounds(
        from: Self.bounds.lowerBound.secondsSince1970,
        to: Self.bounds.upperBound.secondsSince1970))
  }
  /// Reads a moment.
  public func value(of text: String) -> Moment? {
    guard let seconds = Int64(text) else { return nil }
    let moment = Moment(secondsSince1970: seconds)
    return Self.bounds.contains(moment) ? moment : nil
  }
  /// Returns the seconds since 1970.
  public func text(of value: Moment) -> String { "\(value)" }
  /// Returns the problem of a text that is not a number within the bounds.
  public func problem(_ name: String, _ text: String) -> QueryProblem {
    Int64(text) == nil
      ? .notANumber(name: name, value: text) : .notAMoment(name: name, value: text)
  }
}

/// A list of at least one moment, each in whole seconds since 1970 in UTC.
public struct MomentsSchema: Schema {
  let most: Int
  let meaning: ServerText

  /// Reads moments; the code that looks them up checks their bounds.
  public func read(_ json: JSONValue) throws(SchemaError) -> [Moment] {
    guard let elements = json.array, 1...most ~= elements.count else {
      throw SchemaError("must be a list of moments, neither empty nor too long")
    }
    return try ListSchema(element: MomentSchema(meaning: ""), meaning: "").read(json)
  }
  /// Writes moments.
  public func write(_ value: [Moment], to output: some JSONOutput) {
    ListSchema(element: MomentSchema(meaning: ""), meaning: "").write(value, to: output)
  }
  /// The beginning of 1970.
  public var example: [Moment] { [.epoch] }
  /// Describes an array with the bounds of its length.
  public func description(in components: inout Components) -> JSONValue {
    .object([
      "type": "array", "description": .string(meaning.text), "minItems": 1,
      "maxItems": .integer(Int64(most)),
      "items": MomentSchema(meaning: "").description(in: &components),
    ])
  }
}

/// A state of the store.
public struct RevisionSchema: Schema {
  let meaning: ServerText

  /// Reads a revision.
  public func read(_ json: JSONValue) throws(SchemaError) -> Revision {
    guard let number = json.wholeNumber else { throw SchemaError("must be a whole number") }
    return Revision(number)
  }
  /// Writes a revision.
  public func write(_ value: Revision, to output: some JSONOutput) { output.write(value.number) }
  /// The state before any change.
  public var example: Revision { Revision(0) }
  /// Describes an integer.
  public func description(in components: inout Components) -> JSONValue {
    .wholeNumber(meaning, from: 0)
  }
}

/// The id of an edit.
public struct EditSchema: Schema {
  let meaning: ServerText

  /// Reads an id.
  public func read(_ json: JSONValue) throws(SchemaError) -> EditID {
    guard let number = json.wholeNumber, number > 0 else {
      throw SchemaError("must be a whole number from 1")
    }
    return EditID(rawValue: number)
  }
  /// Writes an id.
  public func write(_ value: EditID, to output: some JSONOutput) { output.write(value.rawValue) }
  /// The first edit.
  public var example: EditID { EditID(rawValue: 1) }
  /// Describes an integer.
  public func description(in components: inout Components) -> JSONValue {
    .wholeNumber(meaning, from: 1)
  }
}

extension Schema where Self == WholeSchema {
  /// A whole number.
  static func whole(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == BoundedSchema {
  /// A whole number within bounds.
  static func whole(_ meaning: ServerText, from least: Int, to most: Int? = nil) -> Self {
    Self(least: least, most: most, meaning: meaning)
  }
}

extension Schema where Self == SecondsSchema {
  /// A duration in whole seconds.
  static func seconds(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == RevisionSchema {
  /// A state of the store.
  static func revision(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == EditSchema {
  /// The id of an edit.
  static func edit(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == MomentSchema {
  /// A moment in whole seconds since 1970 in UTC.
  static func moment(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension Schema where Self == MomentsSchema {
  /// A list of moments, of limited length.
  static func moments(_ meaning: ServerText, most: Int) -> Self {
    Self(most: most, meaning: meaning)
  }
}

extension JSONValue {
  /// The whole number; nil if this is something else.
  ///
  /// JSON Schema counts 7.0 among the whole numbers.
  var wholeNumber: Int64? {
    #if hasFeature(Embedded)
      // The server writes no whole number with a fraction.
      integer
    #else
      // A number with more digits than fit in 64 bits is read as the nearest `Double`, which may be whole and
      // fit in 64 bits; below 2^53 no whole number has been rounded to it.
      integer ?? number.flatMap { $0.magnitude < 0x1p53 ? Int64(exactly: $0) : nil }
    #endif
  }

  /// Returns the JSON Schema of a whole number of 64 bits.
  static func wholeNumber(
    _ meaning: ServerText, from low: Int64? = nil, to high: Int64? = nil
  ) -> JSONValue {
    .described("integer", meaning.text, bounds(from: low, to: high))
  }

  fileprivate static func bounds(from low: Int64?, to high: Int64?) -> [JSONValue.Member] {
    var rules: [JSONValue.Member] = [.init("format", "int64")]
    if let low { rules.append(.init("minimum", .integer(low))) }
    if let high { rules.append(.init("maximum", .integer(high))) }
    return rules
  }
}
