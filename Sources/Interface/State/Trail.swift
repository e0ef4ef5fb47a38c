#if DEVELOPMENT
  /// The place of a view in the source code.
  struct SourcePlace {
    let file: StaticString
    let line: UInt

    /// For example `Screens/RootScreen.swift:18`.
    var text: String {
      file.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) } + ":\(line)"
    }
  }

  extension Reader {
    /// The places of the views around the current evaluation, the outermost first.
    var trail: String {
      let outside = around?.trail ?? ""
      guard let place else { return outside }
      return outside.utf8.isEmpty ? place.text : outside + " > " + place.text
    }
  }

  extension Renderer {
    /// The place of a crash: the views being evaluated, or those whose handler runs.
    package static var trail: String { Tracking.reader?.trail ?? "" }
  }

  /// A part that knows its place in the source code; a development build wraps each view of a body
  /// in one.
  final class PlacedPart: Part {
    private var content: Part
    private let place: SourcePlace
    private var reader: Reader?

    init(_ content: Part, _ place: SourcePlace) {
      self.content = content
      self.place = place
    }

    override func copy() -> Part { PlacedPart(content, place) }

    override func mount(_ renderer: Renderer) {
      let outer = Tracking.reader
      let reader = ScopeReader(outer?.scope, renderer, outer)
      reader.place = place
      self.reader = reader
      Tracking.with(reader) { Part.show(&content, renderer) }
    }

    override func update(from old: Part, _ renderer: Renderer) -> Bool {
      guard let old = old as? PlacedPart else { return false }
      reader = old.reader
      Tracking.with(reader) { content = content.show(inPlaceOf: old.content, renderer) }
      return true
    }

    override func unmount(_ renderer: Renderer, removing: Bool) {
      content.hide(renderer, removing: removing)
      reader?.retire()
      reader = nil
    }

    override func roots(into roots: inout [NodeID]) { content.roots(into: &roots) }

    override func holds(_ node: NodeID) -> Bool { content.holds(node) }

    override var element: ElementPart? { content.element }
  }
#endif
