public import Geometry

/// The final value of a style.
public enum StyleValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// A text.
  case text(String)
  /// A colour.
  case color(StyleColor)
  /// `[x, y]`.
  case point(Point)
  /// `[width, height]`.
  case size(Size)
  /// `[x, y, width, height]`.
  case rect(Rect)
  /// `[top, left, bottom, right]`.
  case insets(StyleInsets)
  /// `{"name": …, "size": …}`.
  case font(StyleFont)
  /// `{"font": …, "color": …, "lineBreakMode": …}`.
  case textAttributes(StyleTextAttributes)
  /// Numbers, of a name that has no type.
  case numbers([Double])

  /// The kind of the value.
  public var kind: StyleKind {
    switch self {
    case .number: .number
    case .bool: .bool
    case .text: .text
    case .color: .color
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .font: .font
    case .textAttributes: .textAttributes
    case .numbers: .numbers
    }
  }
}

/// Distances from the four sides of a rectangle.
public struct StyleInsets: Sendable, Hashable {
  /// A distance from one side.
  public let top, left, bottom, right: Double

  /// Takes the distances, in the order of the files.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A font by its name.
public struct StyleFont: Sendable, Hashable {
  /// The name, such as `Inter Medium`.
  public let name: String
  /// The size.
  public let size: Double

  /// Takes a name and a size.
  public init(name: String, size: Double) {
    self.name = name
    self.size = size
  }
}

/// The look of a text; properties that are nil are left to the program.
public struct StyleTextAttributes: Sendable, Hashable {
  /// The font.
  public let font: StyleFont?
  /// The colour.
  public let color: StyleColor?
  /// The way of breaking lines, in the words of the program.
  public let lineBreakMode: String?

  /// Takes the attributes.
  public init(font: StyleFont?, color: StyleColor?, lineBreakMode: String?) {
    self.font = font
    self.color = color
    self.lineBreakMode = lineBreakMode
  }
}
