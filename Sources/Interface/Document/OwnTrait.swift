import TextBytes

/// A tag, an attribute or a style property that the library itself does not use, with its text.
///
/// ``RawElement`` and the modifiers beside it make these. It is a class so that a page contains the rules for them
/// only if it uses one.
public class OwnTrait {
  let kind: Vocabulary.Kind
  /// The name; empty for a tag, which is the text.
  let name: String
  let text: String

  init(_ kind: Vocabulary.Kind, _ name: String, _ text: String) {
    (self.kind, self.name, self.text) = (kind, name, text)
  }

  /// Opens an element with this tag.
  func open(_ renderer: Renderer) -> NodeID { renderer.open(.div) }

  /// Sets the attribute or the property; `isNew` is whether the element has had no other text of it.
  func write(on node: NodeID, isNew: Bool, _ renderer: Renderer) {}

  /// Removes the attribute or the property.
  func remove(from node: NodeID, _ renderer: Renderer) {}

  /// Whether both are on one subject.
  final func concernsSame(as other: OwnTrait) -> Bool {
    kind == other.kind && name.isSame(as: other.name)
  }
}

/// One that is used only as far as no script can get in by it.
final class CheckedTrait: OwnTrait {
  override func open(_ renderer: Renderer) -> NodeID {
    guard OwnWords.isElement(text) else {
      renderer.report("<" + text + "> is not shown: " + OwnWords.elementRule)
      return renderer.open(.div)
    }
    return renderer.open(own: text)
  }

  override func write(on node: NodeID, isNew: Bool, _ renderer: Renderer) {
    guard kind != .tag else { return }
    guard let fault else { return renderer.set(name, kind, to: text, on: node) }
    renderer.report(fault)
    // A text that is refused does not leave the former one in its place.
    if !isNew { remove(from: node, renderer) }
  }

  override func remove(from node: NodeID, _ renderer: Renderer) {
    if kind != .tag, isSound { renderer.set(name, kind, to: nil, on: node) }
  }

  /// Whether the name may be used.
  private var isSound: Bool {
    kind == .property ? OwnWords.isProperty(name) : OwnWords.isAttribute(name)
  }

  /// Why the name may not be used, or not with this text; nil if both are harmless.
  private var fault: String? {
    if kind == .property {
      guard isSound, OwnWords.isValue(text) else {
        return "The property " + name + " is not set: " + OwnWords.propertyRule
      }
      return nil
    }
    guard isSound else { return "The attribute " + name + " is not set: " + OwnWords.attributeRule }
    let isAddress = OwnWords.hasAddress(name) && !Address.isHarmless(text)
    return isAddress ? "The attribute " + name + " is not set: " + Address.rule : nil
  }
}

/// The rules by which no element, attribute or style of a program's own can run a script.
enum OwnWords {
  static let elementRule =
    "an element of one's own has a name of small letters, figures and hyphens, and is neither a script or a"
    + " part of the page's head, nor content that another program shows"
  static let attributeRule =
    "its name is of small letters, figures and hyphens, does not begin with “on”, and is not style, class or"
    + " srcdoc"
  static let propertyRule =
    "its name is of small letters, figures and hyphens, and its value one that ends with the property"

  private static let refusedElements = [
    "script", "style", "link", "meta", "base", "title", "head", "body", "html", "object", "embed",
    "applet", "frame", "frameset", "template", "svg", "math", "noscript", "noembed", "noframes",
    "xmp", "plaintext", "listing",
  ]
  private static let refusedAttributes = ["style", "class", "srcdoc"]
  private static let addresses = [
    "href", "src", "action", "formaction", "poster", "data", "cite", "ping", "background",
    "manifest",
  ]

  static func isElement(_ name: String) -> Bool {
    isWord(name) && !contains(refusedElements, name)
  }

  static func isAttribute(_ name: String) -> Bool {
    isWord(name) && !name.begins(with: "on") && !contains(refusedAttributes, name)
  }

  static func isProperty(_ name: String) -> Bool {
    isWord(name.begins(with: "--") ? String(decoding: name.utf8.dropFirst(2), as: UTF8.self) : name)
  }

  /// Whether a browser follows or loads what the attribute contains.
  static func hasAddress(_ attribute: String) -> Bool { contains(addresses, attribute) }

  /// Whether a value of a property ends with it, also in a style sheet that the server writes.
  static func isValue(_ text: String) -> Bool {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
        UInt8(ascii: "\\"), 0..<0x20:
        return false
      default: break
      }
    }
    return true
  }

  private static func isWord(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }

  private static func contains(_ words: [String], _ word: String) -> Bool {
    for entry in words where entry.isSame(as: word) { return true }
    return false
  }
}
