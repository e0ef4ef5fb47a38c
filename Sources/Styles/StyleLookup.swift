public import Geometry

/// The styles at one moment, in memory or in an archive that is mapped.
///
/// Generated types read their fields from it. A style that is missing, or of another type, has the value
/// that it had when the type was generated, so that a field always has one.
public struct StyleLookup: Sendable {
  private let find: @Sendable (String) -> StyleValue?

  /// Looks styles up by a closure.
  public init(_ find: @escaping @Sendable (String) -> StyleValue?) { self.find = find }

  /// Looks styles up in a sheet.
  public init(_ sheet: StyleSheet) { self.init { sheet[$0] } }

  /// Looks styles up in an archive.
  public init(_ archive: StyleArchive.Reader) { self.init { archive[$0] } }

  /// The value of a full name, or nil if there is none.
  public subscript(name: String) -> StyleValue? { find(name) }

  /// Returns a number, or another one if there is none with this name.
  public func value(_ name: String, or other: Double) -> Double {
    if case .number(let value) = find(name) { return value }
    return other
  }

  /// Returns a truth value, or another one if there is none with this name.
  public func value(_ name: String, or other: Bool) -> Bool {
    if case .bool(let value) = find(name) { return value }
    return other
  }

  /// Returns a text, or another one if there is none with this name.
  public func value(_ name: String, or other: String) -> String {
    if case .text(let value) = find(name) { return value }
    return other
  }

  /// Returns a colour, or another one if there is none with this name.
  public func value(_ name: String, or other: StyleColor) -> StyleColor {
    if case .color(let value) = find(name) { return value }
    return other
  }

  /// Returns a point, or another one if there is none with this name.
  public func value(_ name: String, or other: Point) -> Point {
    if case .point(let value) = find(name) { return value }
    return other
  }

  /// Returns a size, or another one if there is none with this name.
  public func value(_ name: String, or other: Size) -> Size {
    if case .size(let value) = find(name) { return value }
    return other
  }

  /// Returns a rectangle, or another one if there is none with this name.
  public func value(_ name: String, or other: Rect) -> Rect {
    if case .rect(let value) = find(name) { return value }
    return other
  }

  /// Returns insets, or others if there are none with this name.
  public func value(_ name: String, or other: StyleInsets) -> StyleInsets {
    if case .insets(let value) = find(name) { return value }
    return other
  }

  /// Returns a font, or another one if there is none with this name.
  public func value(_ name: String, or other: StyleFont) -> StyleFont {
    if case .font(let value) = find(name) { return value }
    return other
  }

  /// Returns text attributes, or others if there are none with this name.
  public func value(_ name: String, or other: StyleTextAttributes) -> StyleTextAttributes {
    if case .textAttributes(let value) = find(name) { return value }
    return other
  }

  /// Returns numbers, or others if there are none with this name.
  public func value(_ name: String, or other: [Double]) -> [Double] {
    if case .numbers(let value) = find(name) { return value }
    return other
  }
}
