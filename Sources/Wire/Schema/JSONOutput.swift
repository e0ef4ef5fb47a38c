/// A destination for JSON, written value by value, which all writers of its parts share.
public protocol JSONOutput: AnyObject {
  /// Writes null.
  func writeNull()
  /// Writes true or false.
  func write(_ value: Bool)
  /// Writes a whole number.
  func write(_ value: Int64)
  /// Writes a number; one that JSON cannot represent becomes null.
  func write(_ value: Double)
  /// Writes text.
  func write(_ value: String)
  /// Begins an array, whose values follow.
  func beginArray()
  /// Ends the innermost array.
  func endArray()
  /// Begins an object, whose names and values follow in turn.
  func beginObject()
  /// Writes the name of the value that follows; it must have no characters that JSON escapes.
  func writeName(_ name: String)
  /// Ends the innermost object.
  func endObject()
}
