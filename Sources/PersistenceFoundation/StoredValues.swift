public import Foundation
public import Persistence

extension Date: StoredValue {
  /// Microseconds since the beginning of 1970 in UTC, rounded; clamped to about 290,000 years.
  public var primitive: Int64 {
    let microseconds = (timeIntervalSince1970 * 1_000_000).rounded()
    return Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max)
  }

  /// The moment of a number of microseconds.
  public init?(primitive: Int64) {
    self.init(timeIntervalSince1970: Double(primitive) / 1_000_000)
  }
}

extension Data: StoredValue {
  /// The bytes.
  public var primitive: [UInt8] { [UInt8](self) }
  /// The bytes.
  public init?(primitive: [UInt8]) { self.init(primitive) }
}

extension UUID: StoredValue {
  /// Its sixteen bytes.
  public var primitive: [UInt8] { unsafe withUnsafeBytes(of: uuid) { unsafe [UInt8]($0) } }

  /// The identifier of sixteen bytes; nil if their number differs.
  public init?(primitive: [UInt8]) {
    guard primitive.count == 16 else { return nil }
    self = unsafe primitive.withUnsafeBytes { bytes in
      unsafe UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
}

extension URL: StoredValue {
  /// The URL as text, resolved against its base.
  public var primitive: String { absoluteString }
  /// The URL of a text; nil if it is invalid.
  public init?(primitive: String) { self.init(string: primitive) }
}

/// Stores any `Codable` value as JSON text.
///
///     var settings: CodableColumn<Settings>
///
/// Names are sorted, so that equal values are stored identically.
@propertyWrapper
public struct CodableColumn<Value: Codable & Sendable>: Sendable {
  /// The value.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension CodableColumn: Equatable where Value: Equatable {}
extension CodableColumn: Hashable where Value: Hashable {}

extension CodableColumn: StoredValue {
  /// The JSON text; empty if the value cannot be encoded, in which case it cannot be read back.
  public var primitive: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(wrappedValue) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The value of a JSON text; nil if it is not of this type.
  public init?(primitive: String) {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(primitive.utf8)) else {
      return nil
    }
    self.init(wrappedValue: value)
  }
}
