import Geometry

/// Reads packed words from the start; reads beyond the end return zero.
struct WordReader: Sendable {
  private let words: [UInt32]
  private var place = 0

  init(_ words: [UInt32]) { self.words = words }

  mutating func next() -> UInt32? {
    guard place < words.count else { return nil }
    place += 1
    return words[place - 1]
  }

  mutating func word() -> UInt32 { next() ?? 0 }

  /// Reads a number stored as the bits of a `Float`.
  mutating func number() -> Double { Double(Float(bitPattern: word())) }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func words(_ count: UInt32) -> [UInt32] {
    let end = min(place + Int(count), words.count)
    defer { place = end }
    return Array(words[place..<end])
  }
}

extension [UInt32] {
  /// Appends a number as the bits of a `Float`.
  mutating func put(_ number: Double) { append(Float(number).bitPattern) }

  mutating func put(_ point: Point) {
    put(point.x)
    put(point.y)
  }
}
