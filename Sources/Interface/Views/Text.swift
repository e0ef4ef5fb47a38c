import TextBytes

/// Words in the document, without an element of their own.
public struct Words: View {
  /// Words are written directly.
  public typealias Body = Never

  private let text: String

  /// Creates words.
  public init(_ text: String) { self.text = text }

  /// What is written.
  public var part: Part { WordsPart(text) }
}

/// Words that are to be on the page.
final class WordsPart: Part {
  private let text: String
  private var id = NodeID(0)

  init(_ text: String) { self.text = text }

  override func copy() -> Part { WordsPart(text) }

  override func mount(_ renderer: Renderer) { id = renderer.text(text) }

  /// Writes the words anew if they differ.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? WordsPart else { return false }
    id = old.id
    if !text.isSame(as: old.text) { renderer.write(text, to: id) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    renderer.release(id, removing: removing)
  }

  override func roots(into roots: inout [NodeID]) { roots.append(id) }
}

/// A line or paragraph of text.
public struct Text: Primitive {
  /// The element the text is.
  public var element: Element

  /// Creates text.
  public init(_ text: String) { element = Element(.span, [.look(.text)], content: WordsPart(text)) }

  /// The rank of a heading in the page's outline.
  public enum HeadingLevel: UInt8, Sendable {
    /// The page's own heading.
    case page
    /// A section's heading.
    case section
    /// A heading within a section.
    case subsection
    /// A heading within that.
    case detail
  }

  /// The `id` of the page's own heading, to which the focus goes when a new place is shown.
  public static var pageHeading: String { "page-heading" }

  /// Makes the text a heading, which people who do not see the page jump between.
  public func heading(_ level: HeadingLevel) -> Text {
    var copy = self
    copy.element.tag =
      switch level {
      case .page: .h1
      case .section: .h2
      case .subsection: .h3
      case .detail: .h4
      }
    copy.element.add(.look(.heading))
    if case .page = level {
      copy.element.add(.attribute(.id, Self.pageHeading))
      copy.element.add(.attribute(.tabindex, "-1"))
    }
    return copy
  }
}
