private import Geometry
public import Styles

/// A function of a program as a generator knows it: its name, and the kind of its result.
///
/// A generator cannot call it. Each call of its ``function`` is the empty value of the kind: 0,
/// false, an empty text or list, a transparent colour.
public struct DeclaredFunction: Sendable, Hashable {
  /// The name without the tilde.
  public let name: String
  /// The kind of its result.
  public let kind: StyleKind

  /// Declares a function.
  public init(_ name: String, returns kind: StyleKind) {
    self.name = name
    self.kind = kind
  }

  /// Reads a declaration such as `color.shade:color`; nil if it has no name, or an unknown kind.
  ///
  /// The names of the kinds are those of the cases of `StyleKind`.
  public init?(_ text: String) {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      let kind = StyleKind.allCases.first(where: { kind in
        Self.word(kind).utf8.elementsEqual(text.utf8[colon...].dropFirst())
      })
    else { return nil }
    self.init(String(text[..<colon]), returns: kind)
  }

  /// The words for kinds in declarations.
  public static var words: [String] { StyleKind.allCases.map { word($0) } }

  /// The function for a sheet of which only the names and types matter, not the values.
  public var function: StyleFunction {
    let value = Self.emptyValue(kind)
    return StyleFunction(name) { _ throws(StyleArgumentError) in value }
  }

  private static func word(_ kind: StyleKind) -> String {
    switch kind {
    case .number: "number"
    case .bool: "bool"
    case .text: "text"
    case .color: "color"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .font: "font"
    case .textAttributes: "textAttributes"
    case .numbers: "numbers"
    }
  }

  private static func emptyValue(_ kind: StyleKind) -> StyleValue {
    switch kind {
    case .number: .number(0)
    case .bool: .bool(false)
    case .text: .text("")
    case .color: .color(StyleColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .point: .point(Point(x: 0, y: 0))
    case .size: .size(Size(width: 0, height: 0))
    case .rect: .rect(Rect(x: 0, y: 0, width: 0, height: 0))
    case .insets: .insets(StyleInsets(top: 0, left: 0, bottom: 0, right: 0))
    case .font: .font(StyleFont(name: "", size: 0))
    case .textAttributes:
      .textAttributes(StyleTextAttributes(font: nil, color: nil, lineBreakMode: nil))
    case .numbers: .numbers([])
    }
  }
}
