private import Arguments
internal import HostSystem
internal import JSON

/// Prints what a command found: sentences for people, JSON for programs.
struct Output {
  let isJSON: Bool
  /// The columns that tables and sentences have; nil where nothing says.
  let knownColumns: Int?
  private let isColored: Bool

  /// Describes the standard output as it is now: a pager that is started later shows the same text.
  init(isJSON: Bool) {
    self.isJSON = isJSON
    knownColumns = StandardStreams.Stream.output.columns
    isColored = StandardStreams.Stream.output.isColored
  }

  /// The columns that tables have.
  var columns: Int { knownColumns ?? 80 }

  /// Prints a sentence, broken between words where the width is known.
  func printSentence(_ text: String) {
    print((knownColumns.map { text.wrapped(columns: $0) } ?? text) + "\n")
  }

  /// A line of headings, emphasized where there are colours.
  func heading(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

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

  /// Says something beside the result, in lines that fit.
  func remark(_ text: String) { Self.remark(text) }

  /// Says something beside the result, in lines that fit.
  static func remark(_ text: String) {
    let stream = StandardStreams.Stream.error
    stream.write(fitted(text.visible, columns: stream.columns))
  }
}
