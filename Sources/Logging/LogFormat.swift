private import TextBytes

/// How an event becomes a line.
public struct LogFormat: Sendable {
  /// Adds an event to bytes of UTF-8, as one line without its end.
  public let append: @Sendable (LogEvent, inout [UInt8]) -> Void

  /// Makes a format of what writes an event.
  ///
  /// - Parameter append: adds one line without its end; it writes no line break of its own.
  public init(_ append: @escaping @Sendable (LogEvent, inout [UInt8]) -> Void) {
    self.append = append
  }

  /// For people: `TIME LEVEL LABEL: MESSAGE NAME=VALUE…`, private values masked.
  public static var text: LogFormat { text(revealing: false) }

  /// For people: `TIME LEVEL LABEL: MESSAGE NAME=VALUE…`.
  ///
  /// Control characters are written out, so that a value can neither forge a line nor drive a terminal.
  ///
  /// - Parameter revealing: whether private values are shown, as during development.
  public static func text(revealing: Bool) -> LogFormat {
    LogFormat { event, bytes in
      bytes += event.time.iso.bytes
      bytes.append(UInt8(ascii: " "))
      bytes += event.level.name.bytes
      bytes.append(UInt8(ascii: " "))
      appendVisible(event.label, to: &bytes)
      bytes += ": ".bytes
      appendVisible(event.message.text(revealing: revealing), to: &bytes)
      for field in event.metadata.fields {
        bytes.append(UInt8(ascii: " "))
        appendVisible(field.name, to: &bytes)
        bytes.append(UInt8(ascii: "="))
        appendWord(field.value.text(revealing: revealing), to: &bytes)
      }
    }
  }

  /// The same lines in the colours of a terminal, by level.
  public func colored() -> LogFormat {
    LogFormat { event, bytes in
      guard let code = event.level.colorCode else { return append(event, &bytes) }
      bytes += "\u{1B}[\(code)m".bytes
      append(event, &bytes)
      bytes += "\u{1B}[0m".bytes
    }
  }

  /// The line of an event, with its end.
  public func line(_ event: LogEvent) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(160)
    append(event, &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Adds a text with its control characters written out, as `\n` or `\u{1B}`.
  public static func appendVisible(_ text: String, to bytes: inout [UInt8]) {
    var isAfterC2 = false
    for byte in text.bytes {
      // The controls from U+0080 to U+009F, of which U+009B begins commands of a terminal.
      let isHighControl = isAfterC2 && byte < 0xA0
      isAfterC2 = byte == 0xC2
      if isHighControl {
        bytes.removeLast()
        appendEscape(byte, to: &bytes)
      } else if byte == UInt8(ascii: "\n") {
        bytes += "\\n".bytes
      } else if byte < 0x20 || byte == 0x7F {
        appendEscape(byte, to: &bytes)
      } else {
        bytes.append(byte)
      }
    }
  }

  private static func appendEscape(_ scalar: UInt8, to bytes: inout [UInt8]) {
    bytes += "\\u{\(String(scalar, radix: 16, uppercase: true))}".bytes
  }

  /// Adds a value, in quotation marks where its end would not be seen without.
  private static func appendWord(_ text: String, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let isPlain = text.bytes.allSatisfy { ![quote, 0x20, UInt8(ascii: "=")].contains($0) }
    guard text.isEmpty || !isPlain else { return appendVisible(text, to: &bytes) }
    bytes.append(quote)
    var escaped: [UInt8] = []
    appendVisible(text, to: &escaped)
    for byte in escaped {
      if byte == quote { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}

extension Logger.Level {
  /// The parameter of the terminal's command for colours (ECMA-48, SGR); nil for the terminal's own.
  fileprivate var colorCode: String? {
    switch self {
    case .trace, .debug: "2"
    case .info: nil
    case .notice: "1"
    case .warning: "33"
    case .error: "31"
    case .critical: "1;31"
    }
  }
}
