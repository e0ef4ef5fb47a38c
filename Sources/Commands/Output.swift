internal import HostSystem
internal import JSON

/// Prints what a command found: sentences for people, JSON for programs.
struct Output {
  let isJSON: Bool

  /// Prints text as it is.
  ///
  /// - Returns: false when the output has no reader any more.
  @discardableResult
  func print(_ text: String) -> Bool { StandardStreams.Stream.output.write(text) }

  /// Prints bytes as they are.
  @discardableResult
  func print(_ bytes: [UInt8]) -> Bool { StandardStreams.Stream.output.write(bytes) }

  /// Prints one value as one line of JSON.
  func print(_ value: JSONValue) { print(value.bytes + [UInt8(ascii: "\n")]) }

  /// Prints one value as one line of JSON, among others.
  ///
  /// - Returns: false when the output has no reader any more.
  func printLine(_ value: JSONValue) -> Bool { print(value.bytes + [UInt8(ascii: "\n")]) }

  /// Says something beside the result, with what a terminal obeys.
  func remarkAsIs(_ text: String) { StandardStreams.Stream.error.write(text) }

  /// Says something beside the result.
  func remark(_ text: String) { StandardStreams.Stream.error.write(text.visible) }
}
