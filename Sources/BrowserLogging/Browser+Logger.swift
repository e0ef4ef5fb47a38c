public import Interface
public import Logging

extension Browser {
  #if hasFeature(Embedded)
    /// Makes a logger whose events the page's host script sends to the address in `data-reports`.
    ///
    /// Private values are masked before they leave the program. Without an address, events are written to the
    /// browser's console.
    ///
    /// - Parameter label: which part of the page reports, such as `requests`.
    public func logger(_ label: String) -> Logger { makeLogger(label) }
  #else
    /// Makes a logger whose events the page's host script sends to the address in `data-reports`.
    ///
    /// Private values are masked before they leave the program. Without an address, events are written to the
    /// browser's console. Only one thread may use the browser and the logger, which the caller guarantees.
    ///
    /// - Parameter label: which part of the page reports, such as `requests`.
    @unsafe public func logger(_ label: String) -> Logger { makeLogger(label) }
  #endif

  private func makeLogger(_ label: String) -> Logger {
    let page = LoggedPage(browser: self)
    return Logger(label: label, sink: LogSink { page.add($0) }) { page.time }
  }
}

/// The page that a logger reports from.
// Sendable: a page has one thread. In native programs, those who ask for a logger guarantee that one thread
// uses it.
private final class LoggedPage: @unchecked Sendable {
  private let browser: Browser

  init(browser: Browser) { self.browser = browser }

  var time: LogTime { LogTime(microsecondsSince1970: Int64(browser.now * 1_000_000)) }

  func add(_ event: LogEvent) {
    var words = [event.label, event.message.masked]
    for field in event.metadata.fields {
      words.append(field.name)
      words.append(Self.text(field.value))
    }
    browser.log(event.level.name, words)
  }

  /// The value as text, masked where it is private.
  private static func text(_ value: Logger.MetadataValue) -> String {
    switch value {
    case .text(let message): message.masked
    case .integer(let number, .public): number.description
    case .number(let number, .public): text(number)
    case .bool(let isTrue, .public): isTrue ? "true" : "false"
    default: Logger.Privacy.mask
    }
  }

  /// A number to three decimals: the shortest text that stands for it exactly would take many kilobytes of the
  /// page.
  private static func text(_ number: Double) -> String {
    let unit: Int64 = 1_000
    guard let thousandths = Int64(exactly: (number * Double(unit)).rounded()) else { return "?" }
    var bytes = Array((thousandths.magnitude / unit.magnitude).description.utf8)
    var rest = thousandths.magnitude % unit.magnitude
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    var place = unit.magnitude / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
    return (thousandths < 0 ? "-" : "") + String(decoding: bytes, as: UTF8.self)
  }
}
