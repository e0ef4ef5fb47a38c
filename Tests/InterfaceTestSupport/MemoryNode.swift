/// A node of a document in memory.
public final class MemoryNode {
  /// The kind of a node.
  public enum Kind: Equatable {
    /// The page itself.
    case root
    /// An element with its tag.
    case element(String)
    /// A piece of text.
    case text
    /// An invisible anchor.
    case anchor
  }

  /// The kind of a node.
  public let kind: Kind
  /// The number by which the renderer refers to it.
  package private(set) var number: UInt32
  /// The nodes inside, in order.
  public internal(set) var children: [MemoryNode] = []
  /// The attributes that are set.
  public internal(set) var attributes: [String: String] = [:]
  /// The style properties that are set.
  public internal(set) var styles: [String: String] = [:]
  /// The looks, in the order they were added.
  public internal(set) var classes: [String] = []
  /// The value shown by a field.
  public internal(set) var value = ""
  /// Whether a box is ticked.
  public internal(set) var isChecked = false
  var data = ""
  var wantedEvents: UInt32 = 0
  package internal(set) weak var parent: MemoryNode?

  /// Whether it is a disabled control, or is inside a disabled field set.
  public var isDisabled: Bool {
    let isControl = ["button", "input", "textarea", "fieldset"].contains(tag)
    return isControl && attributes["disabled"] != nil || parent?.isDisabled == true
  }

  init(_ kind: Kind, number: UInt32) {
    self.kind = kind
    self.number = number
  }

  /// The tag of an element, or nil for any other node.
  public var tag: String {
    if case .element(let tag) = kind { tag } else { "" }
  }

  /// All text inside.
  public var text: String {
    kind == .text ? data : children.map(\.text).joined()
  }

  /// The node and all inside it, in document order.
  public var all: [MemoryNode] { [self] + children.flatMap(\.all) }

  /// The accessible name of the element: its label, the text of its label element, or its own text.
  public var label: String {
    if let label = attributes["aria-label"] { return label }
    if ["input", "textarea"].contains(tag), let parent, parent.tag == "label" {
      return parent.text
    }
    return text
  }

  /// The accessible role of the element.
  public var role: String {
    if let role = attributes["role"] { return role }
    switch tag {
    case "a": return "link"
    case "h1", "h2", "h3", "h4": return "heading"
    case "ul": return "list"
    case "li": return "listitem"
    case "nav": return "navigation"
    case "textarea": return "textbox"
    case "input":
      let type = attributes["type"] ?? "text"
      return type == "text" ? "textbox" : type
    default: return tag
    }
  }

  /// The node as HTML text, without anchors, with attributes in alphabetical order.
  public var html: String {
    switch kind {
    case .root: return children.map(\.html).joined()
    case .text: return Self.escape(data)
    case .anchor: return ""
    case .element(let tag):
      var opening = tag
      if !classes.isEmpty { opening += " class=\"\(classes.sorted().joined(separator: " "))\"" }
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
        opening += value.isEmpty ? " \(name)" : " \(name)=\"\(Self.escape(value))\""
      }
      let style = styles.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      if !style.isEmpty { opening += " style=\"\(style.joined(separator: ";"))\"" }
      if ["input", "hr"].contains(tag) { return "<\(opening)>" }
      return "<\(opening)>\(children.map(\.html).joined())</\(tag)>"
    }
  }

  private static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// A copy of the node and all inside it, numbered in document order.
  func copy(number: (MemoryNode) -> UInt32) -> MemoryNode {
    let copy = MemoryNode(kind, number: 0)
    copy.number = number(copy)
    (copy.attributes, copy.styles, copy.classes) = (attributes, styles, classes)
    (copy.value, copy.isChecked, copy.data) = (value, isChecked, data)
    copy.wantedEvents = wantedEvents
    for child in children { copy.insert(child.copy(number: number), before: nil) }
    return copy
  }

  func insert(_ child: MemoryNode, before next: MemoryNode?) {
    child.detach()
    let index = next.flatMap { next in children.firstIndex { $0 === next } } ?? children.count
    children.insert(child, at: index)
    child.parent = self
  }

  /// Removes the node from its parent.
  package func detach() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
