public import JSON
public import Tracking

/// The number of the colour of a tag.
public struct TagColorSchema: Schema {
  let meaning: ServerText

  /// Reads a colour.
  public func read(_ json: JSONValue) throws(SchemaError) -> TagColor {
    let number = json.wholeNumber.flatMap { Int(exactly: $0) }
    guard let color = number.flatMap({ TagColor(number: $0) }) else {
      throw SchemaError("must be a whole number from 1 to 12")
    }
    return color
  }
  /// Writes the number.
  public func write(_ value: TagColor, to output: some JSONOutput) {
    output.write(Int64(value.number))
  }
  /// The first colour.
  public var example: TagColor { TagColor(wrapping: 1) }
  /// Describes an integer from 1 to 12.
  public func description(in components: inout Components) -> JSONValue {
    .wholeNumber(meaning, from: 1, to: Int64(TagColor.count))
  }
}

extension Schema where Self == TagColorSchema {
  /// The number of the colour of a tag.
  static func tagColor(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

/// The number of the level to which a tag contains others.
public struct NestingLevelSchema: Schema {
  let meaning: ServerText

  /// Reads a level.
  public func read(_ json: JSONValue) throws(SchemaError) -> NestingLevel {
    let number = json.wholeNumber.flatMap { Int(exactly: $0) }
    guard let level = number.flatMap({ NestingLevel(rawValue: $0) }) else {
      throw SchemaError("must be a whole number from -2 to 2")
    }
    return level
  }
  /// Writes the number.
  public func write(_ value: NestingLevel, to output: some JSONOutput) {
    output.write(Int64(value.rawValue))
  }
  /// The level of a tag without a chosen one.
  public var example: NestingLevel { .automatic }
  /// Describes an integer from -2 to 2.
  public func description(in components: inout Components) -> JSONValue {
    .wholeNumber(
      meaning, from: Int64(NestingLevel.innermost.rawValue),
      to: Int64(NestingLevel.outermost.rawValue))
  }
}

extension Schema where Self == NestingLevelSchema {
  /// The number of the level to which a tag contains others.
  static func nestingLevel(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}
