import Geometry
import Gestures
import Interface

/// What the script tells of a pointer: numbers of eight bytes each.
struct PointerReport {
  /// An element under the pointer, and where its top left corner is.
  struct Place {
    let element: Int
    let origin: Geometry.Point
  }

  /// What happened.
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
  /// How far a wheel was turned.
  let turn: Geometry.Point
  /// How many of the elements lie within a button or link, which a tap is meant for.
  let innerCount: Int
  /// The elements, the innermost first.
  let places: [Place]

  /// Reads a report; nil where it is none.
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
    places = stride(from: 9, to: values.count - 2, by: 3).map { start in
      Place(
        element: Int(values[start]),
        origin: Geometry.Point(x: values[start + 1], y: values[start + 2]))
    }
  }
}

extension [UInt8] {
  /// The bytes as numbers of eight bytes each, the lowest byte first.
  var doubles: [Double] {
    stride(from: 0, to: count - 7, by: 8).map { start in
      var bits: UInt64 = 0
      for index in 0..<8 { bits |= UInt64(self[start + index]) << UInt64(8 * index) }
      return Double(bitPattern: bits)
    }
  }
}
