#if DEVELOPMENT
  /// Where in the sources a view is written.
  struct SourcePlace {
    let file: StaticString
    let line: UInt

    /// Such as `Screens/RootScreen.swift:18`.
    var text: String {
      file.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) } + ":\(line)"
    }
  }

  extension Reader {
    /// The places of the views around what is being evaluated, the outermost first.
    var trail: String {
      let outside = around?.trail ?? ""
      guard let place else { return outside }
      return outside.utf8.isEmpty ? place.text : outside + " > " + place.text
    }
  }

  extension Renderer {
    /// Where the program was when it crashed: the views being evaluated, or those whose handler runs.
    package static var trail: String { Tracking.reader?.trail ?? "" }
  }

  /// A part that knows where it is written; a development build makes one of each view in a body.
  final class PlacedPart: Part {
    private let content: Part
    private let place: SourcePlace

    init(_ content: Part, _ place: SourcePlace) {
      self.content = content
      self.place = place
    }

    override func mount(_ renderer: Renderer) -> Node {
      guard let outer = Tracking.reader else { return content.mount(renderer) }
      let reader = ScopeReader(outer.scope, renderer, outer)
      reader.place = place
      var node: Node?
      Tracking.with(reader) { node = content.mount(renderer) }
      return node.map { PlacedNode(reader, $0) } ?? Node()
    }

    /// What is to be shown, for a node of the same kind.
    fileprivate var shown: Part { content }
  }

  private final class PlacedNode: Node {
    private let reader: Reader
    private var content: Node

    init(_ reader: Reader, _ content: Node) {
      self.reader = reader
      self.content = content
    }

    override func update(to part: Part, _ renderer: Renderer) -> Bool {
      guard let part = part as? PlacedPart else { return false }
      Tracking.with(reader) { content = content.showing(part.shown, renderer) }
      return true
    }

    override func unmount(_ renderer: Renderer, removing: Bool) {
      content.unmount(renderer, removing: removing)
      reader.retire()
    }

    override func roots(into roots: inout [NodeID]) { content.roots(into: &roots) }
  }
#endif
