import TextBytes

/// Words in the document, without an element of their own.
public struct Words: View {
  /// Words are written directly.
  public typealias Body = Never

  /// The text, as a part.
  public let part: Part

  /// Creates words.
  @inline(never)
  public init(_ text: String) { part = WordsPart(text) }

  /// Creates words that follow a value: when it changes, only they are updated.
  public init(_ text: Binding<String>) { part = FollowingWordsPart(text) }
}

/// Words that are on the page or are about to be.
class WordsPart: Part {
  fileprivate final var text: String
  fileprivate final var id = NodeID(0)

  init(_ text: String) { self.text = text }

  override func copy() -> Part { WordsPart(text) }

  override func mount(_ renderer: Renderer) { id = renderer.text(text) }

  /// Writes the words again if they differ.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? WordsPart else { return false }
    if old !== self { old.retire() }
    id = old.id
    if !text.isSame(as: old.text) { renderer.write(text, to: id) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    retire()
    renderer.release(id, removing: removing)
  }

  override func roots(into roots: inout [NodeID]) { roots.append(id) }

  /// Stops observing.
  fileprivate func retire() {}
}

/// Words that follow a value.
private final class FollowingWordsPart: WordsPart {
  private let followed: Binding<String>
  private var reader: WordsReader?

  init(_ followed: Binding<String>) {
    self.followed = followed
    super.init("")
  }

  override func copy() -> Part { FollowingWordsPart(followed) }

  override func mount(_ renderer: Renderer) {
    read(renderer)
    super.mount(renderer)
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard old is WordsPart else { return false }
    if old !== self { read(renderer) }
    return super.update(from: old, renderer)
  }

  override func retire() { reader.take()?.retire() }

  /// Reads the words and observes changes.
  private func read(_ renderer: Renderer) {
    let reader = reader ?? WordsReader(self, renderer)
    self.reader = reader
    reader.read { text = followed.wrappedValue }
  }

  /// Writes the words again after the value they follow has changed.
  fileprivate func follow(_ renderer: Renderer) {
    let before = text
    read(renderer)
    if !text.isSame(as: before) { renderer.write(text, to: id) }
  }
}

/// Observes the values that words are made from.
private final class WordsReader: Reader {
  /// Safe because the part owns this reader, and retires it before it is freed.
  private unowned(unsafe) let part: FollowingWordsPart

  init(_ part: FollowingWordsPart, _ renderer: Renderer) {
    unsafe self.part = part
    super.init(renderer: renderer, parent: Tracking.reader)
  }

  override func evaluate() { unsafe part.follow(renderer) }

  /// Runs work that reads the words.
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

  // Views that most bodies contain are made out of line, because a call is smaller.

  /// Creates text.
  @inline(never)
  public init(_ text: String) { self.init(Words(text)) }

  /// Creates text that follows a value: when it changes, only the text is updated, and no view
  /// is evaluated.
  @inline(never)
  public init(_ text: Binding<String>) { self.init(Words(text)) }

  private init(_ words: Words) {
    element = Element(.span, .text, content: words.part)
  }

  /// The level of a heading in the page's outline.
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

  /// The `id` of the page's heading, which receives the focus when a new place is shown.
  public static var pageHeading: String { "page-heading" }

  /// Makes the text a heading, which screen reader users can jump between.
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
