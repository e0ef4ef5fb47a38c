public import Interface
public import Testing

/// A page in memory that shows a view, which tests read and use as a person would.
public final class TestPage {
  /// The content of the page.
  public let document: MemoryDocument
  /// The browser the view may use.
  public let browser: TestBrowser
  private let renderer: Renderer

  /// Creates an empty page.
  public init() {
    let document = MemoryDocument()
    let turn = Turn()
    let renderer = Renderer(
      schedule: { _ in turn.isAsked = true }, commit: { document.commit($0) })
    self.document = document
    self.renderer = renderer
    self.turn = turn
    browser = TestBrowser()
    renderer.browser = browser.browser
    renderer.onFault = { sentence in Issue.record(Comment(rawValue: sentence)) }
    browser.isOnPage = { id in document.root.all.contains { $0.attributes["id"] == id } }
  }

  private final class Turn { var isAsked = false }
  private let turn: Turn

  /// Creates a page with a view on it.
  public convenience init<Root: View>(_ root: Root) {
    self.init()
    mount(root)
  }

  /// Puts a view on the page.
  public func mount<Root: View>(_ root: Root) {
    renderer.mount(root)
    document.log = []
  }

  /// Takes the view off the page.
  public func unmount() { renderer.unmount() }

  /// The number of document nodes that the renderer holds.
  public var nodeCount: Int { renderer.nodeCount }

  /// The page as HTML text.
  public var html: String { document.root.html }

  /// The commands executed since the last call.
  public func takeLog() -> [String] {
    defer { document.log = [] }
    return document.log
  }

  /// Updates the page after changes.
  public func settle() {
    while turn.isAsked {
      turn.isAsked = false
      renderer.flush()
    }
  }
}

extension TestPage {
  /// All elements with a role, in document order; `label` restricts them to an accessible name.
  public func all(_ role: String, _ label: String? = nil) -> [MemoryNode] {
    document.root.all.filter { node in
      guard case .element = node.kind, node.role == role else { return false }
      return label == nil || node.label == label
    }
  }

  /// The first element with a role and an accessible name.
  public func find(_ role: String, _ label: String? = nil) -> MemoryNode? {
    all(role, label).first
  }

  /// Dispatches an event to the element and its ancestors; returns whether one of them handled it.
  @discardableResult
  public func send(_ event: Event, to node: MemoryNode?) -> Bool {
    var node = node
    defer { settle() }
    while let current = node, current.number != 0 {
      let isWanted = current.wantedEvents >> UInt32(event.kind.rawValue) & 1 == 1
      if isWanted, !current.isDisabled,
        renderer.dispatch(event, to: NodeID(current.number))
      {
        return true
      }
      node = current.parent
    }
    return event.kind == .keydown && renderer.dispatch(event, to: NodeID(0))
  }

  /// Clicks the button, link or other element; records an issue if there is none.
  ///
  /// - Returns: whether it handled the click: false if it is disabled.
  @discardableResult
  public func click(
    _ role: String = "button", _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let node = find(role, label) else {
      return missing(role, label, among: all(role), sourceLocation)
    }
    return send(Event(.click), to: node)
  }

  /// Replaces the content of the field by typing; records an issue if there is no such field.
  @discardableResult
  public func type(
    _ text: String, into label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let node = field(label, sourceLocation) else { return false }
    node.value = text
    send(Event(.input, value: text), to: node)
    return true
  }

  /// Presses a key in the field or, without a field, on the page; records an issue if there is no such field.
  @discardableResult
  public func press(
    _ key: Key, modifiers: Modifiers = [], in label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let label else { return send(Event(.keydown, key: key, modifiers: modifiers), to: nil) }
    guard let node = field(label, sourceLocation) else { return false }
    let event = Event(.keydown, key: key, modifiers: modifiers.union(.typing))
    return send(event, to: node)
  }

  /// Ticks or unticks the box or radio button; records an issue if there is none.
  @discardableResult
  public func choose(
    _ label: String, isOn: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let node = field(label, sourceLocation) else { return false }
    node.isChecked = isOn
    send(Event(.change, isOn: isOn), to: node)
    return true
  }

  /// Chooses files with the control of this name; records an issue if there is none.
  @discardableResult
  public func choose(
    _ files: [File], with label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let node = field(label, sourceLocation) else { return false }
    return send(Event(.change, files: files), to: node)
  }

  /// Drops files on an element; returns whether it accepts them.
  @discardableResult
  public func drop(_ files: [File], on node: MemoryNode?) -> Bool {
    send(Event(.dragover), to: node) && send(Event(.drop, files: files), to: node)
  }

  private func field(_ label: String, _ sourceLocation: SourceLocation) -> MemoryNode? {
    let fields = document.root.all.filter { ["input", "textarea"].contains($0.tag) }
    if let field = fields.first(where: { $0.label == label }) { return field }
    _ = missing("field", label, among: fields, sourceLocation)
    return nil
  }

  /// Records what was looked for and what is there instead.
  private func missing(
    _ kind: String, _ label: String?, among present: [MemoryNode], _ sourceLocation: SourceLocation
  ) -> Bool {
    let wanted = label.map { "\(kind) called “\($0)”" } ?? kind
    let names = present.map { "“\($0.label)”" }.joined(separator: ", ")
    Issue.record(
      "There is no \(wanted) on the page; \(present.isEmpty ? "there is none at all" : "there are \(names)")",
      sourceLocation: sourceLocation)
    return false
  }
}
