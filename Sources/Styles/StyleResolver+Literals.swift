private import Geometry
private import TextBytes

/// Reads values as they are written: numbers, texts, lists, fonts and text attributes.
extension StyleResolver {
  /// Returns the value of a node that neither refers to another nor calls a function.
  mutating func literal(
    _ node: StyleDocument.Node, _ kind: StyleKind?, in entry: StyleTable.Entry, of name: String
  ) throws(Reported) -> StyleValue {
    switch node.content {
    case .null:
      report(entry, node.offset, "\(name) has no value")
      throw Reported()
    case .bool(let value): return .bool(value)
    case .number(let value):
      guard value.isFinite else {
        report(entry, node.offset, "this number is too large")
        throw Reported()
      }
      return .number(value)
    case .text(let text):
      guard text.utf8.count <= StyleBounds.longestText else {
        report(entry, node.offset, "a text has at most \(StyleBounds.longestText) bytes")
        throw Reported()
      }
      // A leading sign that has no special meaning is doubled.
      let isEscaped = text.begins(with: "@@") || text.begins(with: "~~")
      return .text(isEscaped ? String(decoding: text.bytes.dropFirst(), as: UTF8.self) : text)
    case .list(let nodes):
      guard nodes.count <= StyleBounds.longestList else {
        report(entry, node.offset, "a list has at most \(StyleBounds.longestList) numbers")
        throw Reported()
      }
      var numbers: [Double] = []
      for node in nodes { numbers.append(try number(node, in: entry, of: name)) }
      return .numbers(numbers)
    case .group(let members):
      return kind == .font
        ? .font(try font(members, node, in: entry))
        : .textAttributes(try textAttributes(members, in: entry))
    }
  }

  /// Returns the value of a kind that is written as a list of numbers.
  static func list(_ numbers: [Double], _ kind: StyleKind) -> StyleValue? {
    guard numbers.count == kind.listCount else { return nil }
    return switch kind {
    case .point: .point(Point(x: numbers[0], y: numbers[1]))
    case .size: .size(Size(width: numbers[0], height: numbers[1]))
    case .rect: .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .insets:
      .insets(
        StyleInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    default: nil
    }
  }

  private mutating func number(
    _ node: StyleDocument.Node, in entry: StyleTable.Entry, of name: String
  ) throws(Reported) -> Double {
    guard case .number(let number) = try value(node, kind: .number, in: entry, of: name) else {
      throw Reported()
    }
    return number
  }

  private mutating func text(
    _ node: StyleDocument.Node, in entry: StyleTable.Entry, of name: String
  ) throws(Reported) -> String {
    guard case .text(let text) = try value(node, kind: .text, in: entry, of: name) else {
      throw Reported()
    }
    return text
  }

  private mutating func font(
    _ members: [StyleDocument.Member], _ node: StyleDocument.Node, in entry: StyleTable.Entry
  ) throws(Reported) -> StyleFont {
    var name: String?
    var size: Double?
    for member in members {
      switch member.name {
      case "name": name = try text(member.value, in: entry, of: "name")
      case "size": size = try number(member.value, in: entry, of: "size")
      default: try refuse(member, in: entry, "a font", ["name", "size"])
      }
    }
    guard let name, let size else {
      report(entry, node.offset, "a font needs a name and a size")
      throw Reported()
    }
    return StyleFont(name: name, size: size)
  }

  private mutating func textAttributes(
    _ members: [StyleDocument.Member], in entry: StyleTable.Entry
  ) throws(Reported) -> StyleTextAttributes {
    var fontFound: StyleFont?
    var colorFound: StyleColor?
    var lineBreakMode: String?
    for member in members {
      switch member.name {
      case "font":
        if case .font(let font) = try value(member.value, kind: .font, in: entry, of: "font") {
          fontFound = font
        }
      case "color":
        if case .color(let color) = try value(member.value, kind: .color, in: entry, of: "color") {
          colorFound = color
        }
      case "lineBreakMode":
        lineBreakMode = try text(member.value, in: entry, of: "lineBreakMode")
      default:
        try refuse(member, in: entry, "text attributes", ["font", "color", "lineBreakMode"])
      }
    }
    return StyleTextAttributes(font: fontFound, color: colorFound, lineBreakMode: lineBreakMode)
  }

  private mutating func refuse(
    _ member: StyleDocument.Member, in entry: StyleTable.Entry, _ what: String, _ names: [String]
  ) throws(Reported) {
    report(
      entry, member.nameOffset,
      "\(what) has \(names.joined(separator: ", ")), and no \(member.name)",
      meant: hint(for: member.name, among: names))
    throw Reported()
  }
}
