/// The reason why bytes from the bus cannot be used.
enum DBusError: Error, Hashable {
  /// The bytes are not a message, so that nothing after them can be found either.
  case noMessage
  /// The message is longer than ``DBusMessage/longest``.
  case tooLong
  /// The parts of a message are inconsistent.
  case malformed
  /// A value has another type than the message should have.
  case unexpectedType
}
