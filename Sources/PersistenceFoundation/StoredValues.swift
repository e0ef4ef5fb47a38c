public import Foundation
public import Persistence

extension Date: StoredValue {
  /// Microseconds since the beginning of 1970 in UTC, rounded; what is further than 290,000 years
  /// away is brought nearer.
  public var primitive: Int64 {
    let microseconds = (timeIntervalSince1970 * 1_000_000).rounded()
    return Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max)
  }

  /// The moment of so many microseconds.
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

  /// The identifier of sixteen bytes; nil where they are not as many.
  public init?(primitive: [UInt8]) {
    guard primitive.count == 16 else { return nil }
    self = unsafe primitive.withUnsafeBytes { bytes in
      unsafe UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
}

extension URL: StoredValue {
  /// The address as text, resolved against its base.
  public var primitive: String { absoluteString }
  /// The address of a text; nil where it is none.
  public init?(primitive: String) { self.init(string: primitive) }
}

/// Any encodable value as a text of JSON.
///
///     var settings: CodableColumn<Settings>
///
/// Names are in order, so that equal values are stored alike.
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
  /// The text of JSON; empty where the value cannot be encoded, which does not come back.
  public var primitive: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(wrappedValue) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The value of a text of JSON; nil where it is none of this type.
  public init?(primitive: String) {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(primitive.utf8)) else {
      return nil
    }
    self.init(wrappedValue: value)
  }
}
