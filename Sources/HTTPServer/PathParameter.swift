/// The meaning of a segment of a path, and its reader.
///
///     extension PathParameter<Day> {
///       static var day: Self { Self { Day($0) } }
///     }
///     routes.get("days/{day}", .day) { request, day in … }
public struct PathParameter<Value: Sendable>: Sendable {
  let read: @Sendable (String) -> Value?

  /// Describes a parameter.
  ///
  /// - Parameter read: returns the value of a decoded segment, or nil if it is not a value: then
  ///   the path leads nowhere. Called on the thread that serves all sockets: be quick.
  public init(_ read: @escaping @Sendable (String) -> Value?) {
    self.read = read
  }

  /// Returns the value of the next text.
  func next(_ texts: inout ArraySlice<String>) throws(Unreadable) -> Value {
    guard let text = texts.popFirst(), let value = read(text) else { throw Unreadable() }
    return value
  }
}

/// The error for a segment that is not a value of its parameter.
struct Unreadable: Error {}

extension PathParameter<String> {
  /// Any non-empty text.
  public static var text: Self { Self { $0.isEmpty ? nil : $0 } }
}

extension PathParameter<Int> {
  /// A whole number in its usual spelling: `7`, but not `+7` or `007`.
  public static var int: Self { Self { text in Int(text).flatMap { "\($0)" == text ? $0 : nil } } }
}

extension PathParameter where Value: RawRepresentable, Value.RawValue == String {
  /// The raw value of an enumeration's case.
  public static func `case`(of type: Value.Type) -> Self { Self { Value(rawValue: $0) } }
}
