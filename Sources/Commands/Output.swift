private import Arguments
internal import JSON

/// Prints the results of a command: sentences for people, JSON for programs.
struct Output {
  let isJSON: Bool
  private let streams: Streams

  /// Prints on the output of streams, with remarks on their error stream.
  init(_ streams: Streams, isJSON: Bool) {
    self.isJSON = isJSON
    self.streams = streams
  }

  /// The same output for lines of JSON.
  var asJSON: Output { Output(streams, isJSON: true) }

  /// The width of tables and sentences in columns; nil if it is unknown.
  var knownColumns: Int? { streams.output.columns }

  /// The width of tables in columns.
  var columns: Int { knownColumns ?? 80 }

  /// Prints a sentence, broken between words if the width is known.
  func printSentence(_ text: String) {
    print((knownColumns.map { text.wrapped(columns: $0) } ?? text) + "\n")
  }

  /// Returns a line of headings, emphasized where there are colours.
  func heading(_ text: String) -> String {
    streams.output.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// Prints text as it is.
  ///
  /// - Returns: false when the output has no reader any more.
  @discardableResult
  func print(_ text: String) -> Bool { streams.output.write(text) }

  /// Prints bytes as they are.
  @discardableResult
  func print(_ bytes: [UInt8]) -> Bool { streams.output.write(bytes) }

  /// Prints one value as one line of JSON.
  func print(_ value: JSONValue) { print(value.bytes + [UInt8(ascii: "\n")]) }

  /// Prints one value as one line of JSON, among others.
  ///
  /// - Returns: false when the output has no reader any more.
  func printLine(_ value: JSONValue) -> Bool { print(value.bytes + [UInt8(ascii: "\n")]) }

  /// Writes a remark beside the result, with escape sequences that a terminal obeys.
  func remarkAsIs(_ text: String) { streams.error.write(text) }

  /// Writes a remark beside the result, in lines that fit.
  func remark(_ text: String) { streams.remark(text) }
}
