private import Geometry
public import Styles

/// Swift code with a type for each rule of a style sheet, and a typed field for each style.
///
/// A rule `editor` becomes `EditorStyle`, a rule `toolbar` within it `EditorToolbarStyle`, and the root type
/// holds all. A field that is not in the file does not compile.
public struct StyleCode {
  /// The code.
  public let text: String

  /// A rule with its direct contents.
  private struct Rule {
    var styles: [(name: String, style: StyleSheet.Style)] = []
    /// The names of rules within it, in the order of the files.
    var rules: [String] = []
  }

  /// Writes the code for a sheet.
  ///
  /// - Parameters:
  ///   - sheet: the styles.
  ///   - root: the name of the root type, such as `AppStyle`.
  ///   - file: the name of the style file, for a comment.
  /// - Throws: ``StyleCodeError`` if two names would become the same name in Swift.
  public init(
    _ sheet: StyleSheet, root: String, file: String
  ) throws(StyleCodeError) {
    var rules: [String: Rule] = ["": Rule()]
    var order = [""]
    for style in sheet.styles {
      let parts = style.name.split(separator: ".").map { String($0) }
      var rule = ""
      for part in parts.dropLast() {
        let inner = rule.isEmpty ? part : "\(rule).\(part)"
        if rules.updateValue(rules[inner] ?? Rule(), forKey: inner) == nil {
          order.append(inner)
          rules[rule]?.rules.append(part)
        }
        rule = inner
      }
      rules[rule]?.styles.append((parts.last ?? "", style))
    }
    var types: [String: String] = [:]
    var blocks = [Self.head(sheet, file)]
    for name in order {
      guard let rule = rules[name] else { continue }
      let type = name.isEmpty ? root : Self.typeName(name)
      if let other = types.updateValue(name.isEmpty ? "the root" : name, forKey: type) {
        throw StyleCodeError(one: other, other: name, identifier: type)
      }
      blocks.append(try Self.block(rule, name, type))
    }
    text = (blocks + [Self.names(sheet, root)]).joined(separator: "\n")
  }

  /// Returns the text before the types: public members name the types of these modules.
  private static func head(_ sheet: StyleSheet, _ file: String) -> String {
    let hasPlaces = sheet.styles.contains {
      switch $0.value.kind {
      case .point, .size, .rect: true
      default: false
      }
    }
    return "// Made of \(file) by proba-styles. Change the file, and not this.\n"
      + "// swift-format-ignore-file\n\n" + (hasPlaces ? "public import Geometry\n" : "")
      + "public import Styles\n"
  }

  /// Returns the full names of all styles, by which a program declares those that it reads.
  private static func names(_ sheet: StyleSheet, _ root: String) -> String {
    let names = sheet.styles.map { "    \(quoted($0.name)),\n" }.joined()
    return """
      extension \(root) {
        /// The full names of all styles, in the order of the file.
        public static let names: [String] = [
      \(names)  ]
      }

      """
  }

  private static func block(
    _ rule: Rule, _ name: String, _ type: String
  ) throws(StyleCodeError) -> String {
    var lines = [
      name.isEmpty ? "/// All styles." : "/// The styles of `\(name)`.",
      "public struct \(type): Sendable {",
      // No name of a field has an underscore.
      "  private let _styles: StyleLookup",
      "",
      "  /// Reads the styles as they are now.",
      "  public init(_ styles: StyleLookup) { _styles = styles }",
    ]
    var fields: [String: String] = [:]
    func identifier(_ part: String) throws(StyleCodeError) -> String {
      let field = fieldName(part)
      if let other = fields.updateValue(part, forKey: field) {
        throw StyleCodeError(one: other, other: part, identifier: field)
      }
      return keywords.contains(field) ? "`\(field)`" : field
    }
    for part in rule.rules {
      let full = name.isEmpty ? part : "\(name).\(part)"
      let inner = typeName(full)
      lines += [
        "", "  /// The rule `\(full)`.",
        "  public var \(try identifier(part)): \(inner) { \(inner)(_styles) }",
      ]
    }
    for (part, style) in rule.styles {
      lines += [
        "", "  /// The style `\(style.name)`.",
        "  public var \(try identifier(part)): \(swiftType(style.value)) {",
        "    _styles.value(\(quoted(style.name)), or: \(literal(style.value)))",
        "  }",
      ]
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  // MARK: Names

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "Self", "Any", "Type", "Protocol",
  ]

  /// `editor.top-bar` as `EditorTopBarStyle`.
  static func typeName(_ name: String) -> String {
    words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Style"
  }

  /// `top-bar` as `topBar`.
  static func fieldName(_ name: String) -> String {
    let words = words(name)
    return (words.first ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func words(_ name: String) -> [String] {
    name.split { $0 == "." || $0 == "-" || $0 == "_" }.map { String($0) }
  }

  // MARK: Values

  private static func swiftType(_ value: StyleValue) -> String {
    switch value.kind {
    case .number: "Double"
    case .bool: "Bool"
    case .text: "String"
    case .color: "StyleColor"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .insets: "StyleInsets"
    case .font: "StyleFont"
    case .textAttributes: "StyleTextAttributes"
    case .numbers: "[Double]"
    }
  }

  private static func literal(_ value: StyleValue) -> String {
    switch value {
    case .number(let number): return number.description
    case .bool(let bool): return bool.description
    case .text(let text): return quoted(text)
    case .color(let color): return literal(color)
    case .point(let point): return call("Point", ["x": point.x, "y": point.y])
    case .size(let size): return call("Size", ["width": size.width, "height": size.height])
    case .rect(let rect):
      return call(
        "Rect", ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height])
    case .insets(let insets):
      return call(
        "StyleInsets",
        [
          "top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right,
        ])
    case .font(let font): return literal(font)
    case .textAttributes(let attributes):
      let font = attributes.font.map { literal($0) } ?? "nil"
      let color = attributes.color.map { literal($0) } ?? "nil"
      let mode = attributes.lineBreakMode.map { quoted($0) } ?? "nil"
      return "StyleTextAttributes(font: \(font), color: \(color), lineBreakMode: \(mode))"
    case .numbers(let numbers):
      return "[" + numbers.map { $0.description }.joined(separator: ", ") + "]"
    }
  }

  private static func literal(_ color: StyleColor) -> String {
    call(
      "StyleColor",
      ["red": color.red, "green": color.green, "blue": color.blue, "alpha": color.alpha])
  }

  private static func literal(_ font: StyleFont) -> String {
    "StyleFont(name: \(quoted(font.name)), size: \(font.size.description))"
  }

  /// Returns a call of an initialiser with numbers.
  private static func call(_ type: String, _ numbers: KeyValuePairs<String, Double>) -> String {
    let arguments = numbers.map { "\($0.key): \($0.value.description)" }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Two names that would become the same name in Swift.
public struct StyleCodeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One of the names in the file.
  public let one: String
  /// The other.
  public let other: String
  /// The name in Swift.
  public let identifier: String

  /// One sentence with the names.
  public var description: String {
    "\(one) and \(other) would both become \(identifier); rename one of them"
  }
}
