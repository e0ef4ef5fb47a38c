import TextBytes

/// A file that the person has chosen or dropped; the browser keeps it for as long as this lives.
public final class File {
  /// The name, without folders.
  public let name: String
  /// The content type the browser takes it for, or nothing.
  public let type: String
  /// How many bytes it has.
  public let size: Int64

  private let number: Double
  private let browser: Browser

  fileprivate init(
    _ number: Double, _ name: String, _ type: String, _ size: Int64, _ browser: Browser
  ) {
    self.number = number
    self.name = name
    self.type = type
    self.size = size
    self.browser = browser
  }

  deinit { browser.ask(.file, number) }

  /// Reads the whole file; nil where it cannot be read, as when it has been removed meanwhile.
  @discardableResult
  public func read(receive: @escaping ([UInt8]?) -> Void) -> Subscription {
    browser.ask(.file, number, [], isKept: false) { [self] isRead, bytes in
      // Named here, so that the file is not let go before it is read.
      _ = self
      receive(isRead == 1 ? bytes : nil)
    }.subscription
  }
}

extension Browser {
  /// The files that an event tells of: number, size, type and name each, with zero bytes between.
  package func files(_ bytes: [UInt8]) -> [File] {
    var files: [File] = []
    var parts: [[UInt8]] = []
    var start = bytes.startIndex
    for index in bytes.startIndex...bytes.endIndex
    where index == bytes.endIndex || bytes[index] == 0 {
      parts.append(Array(bytes[start..<index]))
      start = index + 1
      guard parts.count == 4 else { continue }
      files.append(
        File(
          Double(parts[0].decimal ?? 0), String(bytes: parts[3]), String(bytes: parts[2]),
          parts[1].decimal ?? 0, self))
      parts = []
    }
    return files
  }
}
