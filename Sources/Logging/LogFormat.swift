private import TextBytes

/// The conversion of an event to a line.
public struct LogFormat: Sendable {
  /// Adds an event to bytes of UTF-8, as one line without its end.
  public let append: @Sendable (LogEvent, inout [UInt8]) -> Void

  /// Makes a format from a function that writes an event.
  ///
  /// - Parameter append: adds one line without its end; it writes no line break of its own.
  public init(_ append: @escaping @Sendable (LogEvent, inout [UInt8]) -> Void) {
    self.append = append
  }

  /// For people: `TIME LEVEL LABEL: MESSAGE NAME=VALUE…`, private values masked.
  public static var text: LogFormat { text(revealing: false) }

  /// For people: `TIME LEVEL LABEL: MESSAGE NAME=VALUE…`.
  ///
  /// Control characters and those that change the direction of a text are written out, so that a
  /// value can neither forge a line nor control a terminal.
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

  /// Returns the same lines in the colours of a terminal, by level.
  public func colored() -> LogFormat {
    LogFormat { event, bytes in
      guard let code = event.level.colorCode else { return append(event, &bytes) }
      bytes += "\u{1B}[\(code)m".bytes
      append(event, &bytes)
      bytes += "\u{1B}[0m".bytes
    }
  }

  /// Returns the line of an event, with its end.
  public func line(_ event: LogEvent) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(160)
    append(event, &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Adds a text with its control characters written out, as `\n` or `\u{1B}`.
  ///
  /// So are separators of lines and paragraphs, and characters that change the direction of a text.
  public static func appendVisible(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x20, scalar.value < 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if scalar == "\n" {
        bytes += "\\n".bytes
      } else if scalar.isInvisibleCommand {
        bytes += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".bytes
      } else {
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(unit) }
      }
    }
  }

  /// Adds a value, in quotation marks if its end would not be visible without.
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

extension Unicode.Scalar {
  /// Whether it is a control character (`Cc`), a separator of lines or paragraphs, or one with the property
  /// `Bidi_Control`.
  fileprivate var isInvisibleCommand: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
