import TextBytes

/// A file that the person has chosen or dropped; the browser keeps it for the lifetime of this
/// object.
public final class File {
  /// The name, without folders.
  public let name: String
  /// The content type according to the browser, or an empty text.
  public let type: String
  /// The size in bytes.
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

  /// Reads the whole file; nil if it cannot be read, for example because it has been removed.
  @discardableResult
  public func read(receive: @escaping ([UInt8]?) -> Void) -> Subscription {
    browser.ask(.file, number, [], isKept: false) { [self] isRead, bytes in
      // Captured here, so that the file is not released before it is read.
      _ = self
      receive(isRead == 1 ? bytes : nil)
    }.subscription
  }
}

extension Browser {
  /// Returns the files of an event: number, size, type and name of each, separated by zero bytes.
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
