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
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return stride(from: 0, to: parts.count - 3, by: 4).map { start in
      File(
        Double(Int64(parts[start]) ?? 0), parts[start + 3], parts[start + 2],
        Int64(parts[start + 1]) ?? 0, self)
    }
  }
}
