import TextBytes

/// The lifetime of a stored value in the browser.
public enum StorageArea: Sendable {
  /// On this device, for all windows, until it is removed.
  case device
  /// For this window, until it is closed.
  case window

  var path: String {
    switch self {
    case .device: "localStorage."
    case .window: "sessionStorage."
    }
  }
}

/// A name under which values of one type outlive a reload.
///
///     extension StorageKey<[String]> {
///       static var recent: StorageKey {
///         StorageKey("recent", version: 1) { $0.joined(separator: "\n") } decode: { … }
///       }
///     }
///
/// A value stored under another version, or one that cannot be read, counts as missing: a program
/// must work without it.
public struct StorageKey<Value>: Sendable {
  let name: String
  let version: Int
  let area: StorageArea
  let encode: @Sendable (Value) -> String
  let decode: @Sendable (String) -> Value?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: the name, unique among the keys of the page's origin.
  ///   - version: increase it whenever the encoding changes.
  ///   - area: the lifetime of the value.
  ///   - encode: writes a value as text without zero bytes.
  ///   - decode: reads the text, or returns nil if it is invalid.
  public init(
    _ name: String, version: Int, area: StorageArea = .device,
    encode: @escaping @Sendable (Value) -> String, decode: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.version = version
    self.area = area
    self.encode = encode
    self.decode = decode
  }
}

extension StorageKey<String> {
  /// Creates a key for text.
  public init(_ name: String, version: Int, area: StorageArea = .device) {
    self.init(name, version: version, area: area, encode: { $0 }, decode: { $0 })
  }
}

extension Browser {
  /// Returns the value stored under a key, or nil if none has its version.
  public func value<Value>(for key: StorageKey<Value>) -> Value? {
    text(in: key.area, under: key.name).flatMap { Self.unmarked($0, key.version) }
      .flatMap { key.decode($0) }
  }

  /// Stores a value under a key, replacing the previous one.
  ///
  /// If the browser refuses, because the device is full or browsing is private, the value lasts as
  /// long as the page.
  ///
  /// - Returns: whether the value will survive a reload.
  @discardableResult
  public func store<Value>(_ value: Value, for key: StorageKey<Value>) -> Bool {
    store("\(key.version)\n" + key.encode(value), in: key.area, under: key.name)
  }

  // Out of line, because it is the same for all types of values.
  @inline(never)
  private func store(_ text: String, in area: StorageArea, under name: String) -> Bool {
    let isFirst = unstored.isEmpty
    forgetUnstored(area, name)
    if use(area.path + "setItem", name, text).number >= 0 { return true }
    // Otherwise an older value would reappear in place of the one that did not fit.
    use(area.path + "removeItem", name)
    if isFirst { log("notice", ["storage", "the browser stores no more values"]) }
    unstored.append((area, name, text))
    return false
  }

  /// Removes the value stored under a key.
  public func removeValue<Value>(for key: StorageKey<Value>) {
    forgetUnstored(key.area, key.name)
    use(key.area.path + "removeItem", key.name)
  }

  private func text(in area: StorageArea, under name: String) -> String? {
    let kept = unstored.first { $0.area == area && $0.key.isSame(as: name) }
    return kept.map { $0.text } ?? read(area.path + "getItem", name)
  }

  private func forgetUnstored(_ area: StorageArea, _ name: String) {
    unstored.removeAll { $0.area == area && $0.key.isSame(as: name) }
  }

  /// Returns the text after its version, if the version matches.
  private static func unmarked(_ text: String, _ version: Int) -> String? {
    let mark = "\(version)\n"
    guard text.begins(with: mark) else { return nil }
    return String(bytes: Array(text.bytes[mark.utf8.count...]))
  }
}
