internal import Persistence

/// The types of the server whose binary format is supported here, by their number in its catalogue.
enum ValueKind: UInt32 {
  case bool = 16
  case bytea = 17
  case name = 19
  case int8 = 20
  case int2 = 21
  case int4 = 23
  case text = 25
  case json = 114
  case float4 = 700
  case float8 = 701
  case unknown = 705
  case bpchar = 1042
  case varchar = 1043
  case numeric = 1700
  case byteaArray = 1001
  case textArray = 1009
  case int8Array = 1016
  case float8Array = 1022
}

extension ValueKind {
  /// The type of a column of a record.
  init(_ storage: Storage) {
    switch storage {
    case .integer: self = .int8
    case .real: self = .float8
    case .text: self = .text
    case .blob: self = .bytea
    }
  }

  /// The type that holds just this value.
  init(_ value: Cell) {
    switch unsafe value {
    case .integer: self = .int8
    case .real: self = .float8
    case .text: self = .text
    case .blob: self = .bytea
    case .null, .other: self = .unknown
    }
  }

  /// The type of an array of these; nil if it is not supported.
  var array: ValueKind? {
    switch self {
    case .bytea: .byteaArray
    case .text: .textArray
    case .int8: .int8Array
    case .float8: .float8Array
    default: nil
    }
  }

  /// The element type of this array type; nil if it is not an array.
  var element: ValueKind? {
    switch self {
    case .byteaArray: .bytea
    case .textArray: .text
    case .int8Array: .int8
    case .float8Array: .float8
    default: nil
    }
  }
}

extension ValueKind {
  /// Reads a value that is not null.
  ///
  /// The types of records are dispatched inline; all others through a call.
  @inline(__always)
  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Cell {
    switch self {
    case .int8 where bytes.count == 8:
      unsafe .integer(
        Int64(bigEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(as: Int64.self)))
    case .text: unsafe .text(bytes)
    default: unsafe readOther(bytes)
    }
  }

  @inline(never)
  private func readOther(_ bytes: UnsafeBufferPointer<UInt8>) -> Cell {
    switch self {
    case .int8: unsafe .integer(Int64(bitPattern: bytes.number(UInt64.self)))
    case .text, .json, .varchar, .bpchar, .name, .unknown: unsafe .text(bytes)
    case .float8: unsafe .real(Double(bitPattern: bytes.number(UInt64.self)))
    case .bytea: unsafe .blob(bytes)
    case .int4: unsafe .integer(Int64(bytes.number(Int32.self)))
    case .int2: unsafe .integer(Int64(bytes.number(Int16.self)))
    case .bool: unsafe .integer(Int64(bytes.number(UInt8.self)))
    case .float4: unsafe .real(Double(Float(bitPattern: bytes.number(UInt32.self))))
    case .byteaArray, .textArray, .int8Array, .float8Array: unsafe .other
    case .numeric: unsafe bytes.wholeNumber.map { unsafe .integer($0) } ?? .other
    }
  }

  /// Appends a value, or returns false if the type cannot represent it exactly.
  func write(_ value: Cell, to parameters: inout BoundParameters) -> Bool {
    switch unsafe value {
    case .null: parameters.appendNull()
    case .integer(let number): return write(number, to: &parameters)
    case .real(let number): return write(number, to: &parameters)
    case .text(let bytes):
      switch self {
      case .text, .json, .varchar, .bpchar, .name, .unknown: unsafe parameters.appendValue(bytes)
      default: return false
      }
    case .blob(let bytes):
      guard self == .bytea else { return false }
      unsafe parameters.appendValue(bytes)
    case .other: return false
    }
    return true
  }

  private func write(_ number: Int64, to parameters: inout BoundParameters) -> Bool {
    switch self {
    case .int8: parameters.appendValue(number)
    case .int4: return write(Int32(exactly: number), to: &parameters)
    case .int2: return write(Int16(exactly: number), to: &parameters)
    case .bool: return write(number == 0 || number == 1 ? UInt8(number) : nil, to: &parameters)
    case .float4, .float8:
      guard let real = Double(exactly: number) else { return false }
      return write(real, to: &parameters)
    default: return false
    }
    return true
  }

  private func write(_ number: Double, to parameters: inout BoundParameters) -> Bool {
    switch self {
    case .float8: parameters.appendValue(number.bitPattern)
    case .float4: return write(Float(exactly: number)?.bitPattern, to: &parameters)
    default: return false
    }
    return true
  }

  private func write<Number: FixedWidthInteger>(
    _ number: Number?, to parameters: inout BoundParameters
  ) -> Bool {
    guard let number else { return false }
    parameters.appendValue(number)
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Decodes a number from bytes, most significant first; zero if there are too few.
  func number<Number: FixedWidthInteger>(_ type: Number.Type, at place: Int = 0) -> Number {
    guard place >= 0, place + MemoryLayout<Number>.size <= count else { return 0 }
    return unsafe Number(
      bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: place, as: Number.self))
  }

  /// The decimal number if it is whole and fits, as sums of whole numbers are; otherwise nil.
  ///
  /// The format: the number of base-10,000 digits, the weight of the first, the sign, the number of decimals,
  /// the digits.
  var wholeNumber: Int64? {
    let digits = unsafe Int(number(Int16.self))
    let weight = unsafe Int(number(Int16.self, at: 2))
    let sign = unsafe number(UInt16.self, at: 4)
    guard sign == 0 || sign == 0x4000, digits <= weight + 1, weight < 5 else { return nil }
    var total: Int64 = 0
    for place in 0..<Swift.max(0, weight + 1) {
      let digit = unsafe place < digits ? Int64(number(Int16.self, at: 8 + 2 * place)) : 0
      let (shifted, isHigh) = total.multipliedReportingOverflow(by: 10_000)
      // Accumulated as a negative number, whose range is larger by one.
      let (sum, isLow) = shifted.subtractingReportingOverflow(digit)
      guard !isHigh, !isLow else { return nil }
      total = sum
    }
    guard sign == 0 else { return total }
    return total == .min ? nil : -total
  }
}
