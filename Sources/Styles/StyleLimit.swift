/// The values that a program accepts for a name: a kind and, of numbers, a range.
///
/// A value outside is among the warnings of a sheet, which then has no style of this name: the program uses
/// its standard value.
///
/// ```swift
/// let limits: [String: StyleLimit] = ["editor.fontScale": .number(0.5...4), "editor.isWide": .bool]
/// ```
public struct StyleLimit: Sendable, Hashable {
  /// The kind of the value.
  public let kind: StyleKind
  /// The least and the greatest number; nil if the kind has no numbers, or any are accepted.
  public let range: ClosedRange<Double>?

  private init(_ kind: StyleKind, _ range: ClosedRange<Double>?) {
    self.kind = kind
    self.range = range
  }

  /// True or false.
  public static let bool = StyleLimit(.bool, nil)
  /// Any text.
  public static let text = StyleLimit(.text, nil)

  /// A number in a range.
  public static func number(_ range: ClosedRange<Double>) -> StyleLimit {
    StyleLimit(.number, range)
  }

  /// Insets, each in a range.
  public static func insets(_ range: ClosedRange<Double>) -> StyleLimit {
    StyleLimit(.insets, range)
  }

  /// Returns the problem with a value of a name, as a sentence; nil if the value is accepted.
  func problem(of value: StyleValue, named name: String) -> String? {
    guard value.kind == kind else {
      return "\(name) is \(kind.description), and this is \(value.kind.description)"
    }
    guard let range, let number = value.numbers.first(where: { !range.contains($0) }) else {
      return nil
    }
    let (least, greatest) = (Self.text(range.lowerBound), Self.text(range.upperBound))
    return "\(name) is from \(least) to \(greatest), and this is \(Self.text(number))"
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? number.description
  }
}

extension StyleValue {
  /// The numbers whose range may be limited.
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    default: []
    }
  }
}
