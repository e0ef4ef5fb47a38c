import Geometry
import Gestures
import Interface

/// A report from the script about a pointer, as eight-byte numbers.
struct PointerReport {
  /// An element under the pointer, and the position of its top left corner.
  struct Place {
    let element: Int
    let origin: Geometry.Point
  }

  /// The kind of event.
  enum Kind {
    case pressed(PointerSample.Phase)
    case hovers
    case left
    case wheel
  }

  let kind: Kind
  let time: Double
  let location: Geometry.Point
  let pointer: Int
  let device: PointerSample.Kind
  let modifiers: Modifiers
  /// The distance a wheel was turned.
  let turn: Geometry.Point
  /// The number of elements inside a button or link, to which a tap belongs.
  let innerCount: Int
  /// The elements, the innermost first.
  let places: [Place]

  /// Decodes a report; nil if it is invalid.
  init?(_ number: Double, _ bytes: [UInt8]) {
    let values = bytes.doubles
    guard values.count >= 9 else { return nil }
    switch number {
    case 0...3: kind = .pressed(PointerSample.Phase(rawValue: UInt8(number)) ?? .cancelled)
    case 4: kind = .hovers
    case 5: kind = .left
    default: kind = .wheel
    }
    time = values[0]
    location = Geometry.Point(x: values[1], y: values[2])
    pointer = Int(values[3])
    device = PointerSample.Kind(rawValue: UInt8(values[4])) ?? .mouse
    modifiers = Modifiers(rawValue: UInt32(values[5]))
    turn = Geometry.Point(x: values[6], y: values[7])
    innerCount = Int(values[8])
    places = (0..<(values.count - 9) / 3).map { place in
      let start = 9 + 3 * place
      return Place(
        element: Int(values[start]),
        origin: Geometry.Point(x: values[start + 1], y: values[start + 2]))
    }
  }
}

extension [UInt8] {
  /// The bytes as little-endian numbers of eight bytes each.
  var doubles: [Double] {
    (0..<count / 8).map { place in
      var bits: UInt64 = 0
      for index in 0..<8 { bits |= UInt64(self[8 * place + index]) << UInt64(8 * index) }
      return Double(bitPattern: bits)
    }
  }
}
