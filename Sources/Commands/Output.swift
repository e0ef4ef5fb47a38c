private import Arguments
internal import JSON

/// Prints what a command found: sentences for people, JSON for programs.
struct Output {
  let isJSON: Bool
  private let streams: Streams

  /// Prints on the output of streams, with remarks on their error.
  init(_ streams: Streams, isJSON: Bool) {
    self.isJSON = isJSON
    self.streams = streams
  }

  /// The same output for lines of JSON.
  var asJSON: Output { Output(streams, isJSON: true) }

  /// The columns that tables and sentences have; nil where nothing says.
  var knownColumns: Int? { streams.output.columns }

  /// The columns that tables have.
  var columns: Int { knownColumns ?? 80 }

  /// Prints a sentence, broken between words where the width is known.
  func printSentence(_ text: String) {
    print((knownColumns.map { text.wrapped(columns: $0) } ?? text) + "\n")
  }

  /// A line of headings, emphasized where there are colours.
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

  /// Says something beside the result, with what a terminal obeys.
  func remarkAsIs(_ text: String) { streams.error.write(text) }

  /// Says something beside the result, in lines that fit.
  func remark(_ text: String) { streams.remark(text) }
}
