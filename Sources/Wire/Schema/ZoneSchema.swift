public import JSON
public import Preferences
private import TextBytes

/// The choice of a time zone.
public struct ZoneSchema: Schema {
  /// Reads a choice; whether there is such a zone depends on the tz database of the server.
  public func read(_ json: JSONValue) throws(SchemaError) -> ZoneChoice {
    guard let choice = json.string.flatMap({ ZoneChoice(word: $0) }) else {
      throw SchemaError("must be system, or the name of a time zone")
    }
    return choice
  }
  /// Writes the word of the choice.
  public func write(_ value: ZoneChoice, to output: some JSONOutput) { output.write(value.word) }
  /// The zone of the server's computer.
  public var example: ZoneChoice { .system }
  /// Describes a string.
  public func description(in components: inout Components) -> JSONValue {
    .described(
      "string", "The time zone by which the person lives, or system for that of the server.",
      [.init("pattern", "^[A-Za-z][A-Za-z0-9/_+-]{0,63}$")])
  }
}
