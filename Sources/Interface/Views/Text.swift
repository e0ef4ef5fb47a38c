import TextBytes

/// Words in the document, without an element of their own.
public struct Words: View {
  /// Words are written directly.
  public typealias Body = Never

  /// What is written.
  public let part: Part

  /// Creates words.
  public init(_ text: String) { part = WordsPart(text) }

  /// Creates words that follow a value: when it changes, they alone are written anew.
  public init(_ text: Binding<String>) { part = WordsPart(following: text) }
}

/// Words that are to be on the page.
final class WordsPart: Part {
  private var text: String
  private let followed: Binding<String>?
  private var id = NodeID(0)
  private var reader: WordsReader?

  init(_ text: String) {
    self.text = text
    followed = nil
  }

  init(following text: Binding<String>) {
    self.text = ""
    followed = text
  }

  override func copy() -> Part {
    if let followed { WordsPart(following: followed) } else { WordsPart(text) }
  }

  override func mount(_ renderer: Renderer) {
    read(renderer)
    id = renderer.text(text)
  }

  /// Writes the words anew if they differ.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? WordsPart else { return false }
    id = old.id
    reader = old.reader.take()
    let before = old.text
    read(renderer)
    if !text.isSame(as: before) { renderer.write(text, to: id) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    reader.take()?.retire()
    renderer.release(id, removing: removing)
  }

  override func roots(into roots: inout [NodeID]) { roots.append(id) }

  /// Reads the words, if they follow a value, and waits for the next.
  private func read(_ renderer: Renderer) {
    guard let followed else {
      reader.take()?.retire()
      return
    }
    let reader = reader ?? WordsReader(self, renderer)
    self.reader = reader
    unsafe reader.part = self
    reader.read { text = followed.wrappedValue }
  }

  /// Writes the words anew, for what they follow has changed.
  fileprivate func follow(_ renderer: Renderer) {
    let before = text
    read(renderer)
    if !text.isSame(as: before) { renderer.write(text, to: id) }
  }
}

/// Follows what words are made from.
private final class WordsReader: Reader {
  /// The words' latest value.
  ///
  /// Safe, because that owns this reader, and hands it on or retires it before it goes.
  unowned(unsafe) var part: WordsPart

  init(_ part: WordsPart, _ renderer: Renderer) {
    unsafe self.part = part
    super.init(renderer: renderer, parent: Tracking.reader)
  }

  override var listener: Reader? { isRetired ? nil : self }

  override func evaluate() { unsafe part.follow(renderer) }

  /// Does what reads the words.
  func read(_ work: () -> Void) {
    forgetSources()
    isStale = false
    Tracking.with(self, work)
  }
}

/// A line or paragraph of text.
public struct Text: Primitive {
  /// The element the text is.
  public var element: Element

  /// Creates text.
  public init(_ text: String) { self.init(Words(text)) }

  /// Creates text that follows a value: when it changes, the text alone is written anew, and no view
  /// is evaluated.
  public init(_ text: Binding<String>) { self.init(Words(text)) }

  private init(_ words: Words) {
    element = Element(.span, [.look(.text)], content: words.part)
  }

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
