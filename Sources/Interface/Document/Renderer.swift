/// Turns views into commands for one page, and dispatches the page's events to their handlers.
public final class Renderer {
  var commands = CommandBuffer()
  /// The words that the page does not know yet, which come before the commands.
  private var vocabulary = Vocabulary()
  /// The pattern that the row being written is compared with.
  var pattern = RowPattern()
  private var spare = CommandBuffer()
  private var standing = NodeID(0)
  var numbers = NodeNumbers()
  var reserved: Range<UInt32> = 0..<0
  /// Whether rows may be written as copies: not on a page that the server may have written.
  var mayCopyRows = false
  var freeTemplates: [UInt32] = []
  var templateCount: UInt32 = 0
  var reactions = Reactions()
  private var stale: [Reader] = []
  var effects: [() -> Void] = []
  private var gone: [Part?] = []
  private var isScheduled = false
  private var root: Part?
  /// The browser the page is in, if it is in one.
  package var browser: Browser?
  /// The parts that are leaving the page with an animation.
  var departures: [Departure] = []
  /// Called with a sentence about a mistake of the program, which the page survives; nil reports it to the
  /// browser.
  package var onFault: ((String) -> Void)?
  private let schedule: (Turn) -> Void
  private let commit: (CommandBuffer) -> Void

  /// The time at which a flush should run.
  package enum Turn {
    /// As soon as the current work has ended.
    case now
    /// After the page has been drawn.
    case later
  }

  /// Creates a renderer that requests a flush by `schedule` and hands over commands by `commit`.
  package init(schedule: @escaping (Turn) -> Void, commit: @escaping (CommandBuffer) -> Void) {
    self.schedule = schedule
    self.commit = commit
  }

  /// The number of living document nodes.
  package var nodeCount: Int { numbers.count }

  /// Puts a view on the page.
  public func mount<Root: View>(_ root: Root) {
    mayCopyRows = false
    var part = root.part
    Part.show(&part, self)
    self.root = part
    mayCopyRows = true
    flush()
  }

  /// Returns the commands that would put a view on the page in its initial state; nothing is shown,
  /// run or kept.
  func commands<Root: View>(for root: Root) -> CommandBuffer {
    var part = root.part
    Part.show(&part, self)
    vocabulary.write(to: &self.commands)
    let commands = self.commands
    part.hide(self, removing: true)
    self.commands.removeAll()
    effects = []
    stale = []
    return commands
  }

  /// Removes the view from the page and frees its memory.
  package func unmount() {
    root?.hide(self, removing: true)
    root = nil
    while !gone.isEmpty { letGo() }
    flush()
  }
}

// MARK: - Turns

extension Renderer {
  func enqueue(_ reader: Reader) {
    stale.append(reader)
    requestFlush()
  }

  /// Runs the work after the page has been changed.
  func afterFlush(_ work: @escaping () -> Void) {
    effects.append(work)
    requestFlush()
  }

  func requestFlush() {
    guard !isScheduled else { return }
    isScheduled = true
    schedule(.now)
  }

  /// Evaluates invalidated views, outer views first, and hands the commands over at once.
  package func flush() {
    if !isScheduled { letGo() }
    isScheduled = true
    var passes = 0
    repeat {
      while !stale.isEmpty {
        passes += 1
        guard passes <= Self.mostPasses else { break }
        let batch = stale
        stale.removeAll(keepingCapacity: true)
        var depth: Int
        var next = 0
        repeat {
          depth = next
          next = Int.max
          for reader in batch where reader.depth >= depth && reader.isStale {
            if reader.depth > depth {
              next = min(next, reader.depth)
            } else if reader.isOnPage {
              choreographer?.evaluates(reader)
              reader.evaluate()
            }
          }
        } while next < Int.max
      }
      if !commands.isEmpty { handOver() }
      choreographer?.commits()
      let due = effects
      effects.removeAll()
      for effect in due { effect() }
      // Callbacks that request one another change the page for ever, too.
      passes += 1
      guard passes <= Self.mostPasses else {
        stopEvaluating()
        break
      }
    } while !stale.isEmpty || !effects.isEmpty || !commands.isEmpty
    isScheduled = false
  }

  /// The greatest number of passes in which views are evaluated before the page is shown.
  ///
  /// Each pass evaluates the views that the one before has invalidated; a few are usual. A view that changes
  /// what it reads invalidates itself in each.
  private static var mostPasses: Int { 100 }

  /// Shows the page as it is, and reports the views that would be evaluated for ever.
  private func stopEvaluating() {
    var name = ""
    for reader in stale where reader.isOnPage && name.utf8.isEmpty { name = reader.nameOfView }
    for reader in stale { reader.isStale = false }
    stale.removeAll(keepingCapacity: true)
    effects.removeAll()
    if !commands.isEmpty { handOver() }
    report(
      (name.utf8.isEmpty ? "A callback" : name)
        + " changes a value that it reads itself, or that another view reads and changes in turn:"
        + " after \(Self.mostPasses) passes it is not evaluated any more")
  }

  /// Reports a mistake of the program.
  func report(_ sentence: String) {
    if let onFault { onFault(sentence) } else { browser?.report(sentence) }
  }

  /// Keeps parts that have left the page until the next frame is drawn.
  ///
  /// Freeing the memory of thousands of parts takes time, and nothing needs to wait for it. A small
  /// number of parts is freed at once, which is faster than scheduling it.
  func bury(_ parts: [Part?]) {
    if parts.count < 8 {
      for part in parts { part?.hide(self, removing: false) }
    } else if gone.isEmpty {
      gone = parts
      schedule(.later)
    } else {
      gone += parts
    }
  }

  /// Frees some of the parts that have left the page, few enough not to delay the page noticeably.
  private func letGo() {
    for _ in 0..<2_000 {
      guard let part = gone.popLast() else { return }
      part?.hide(self, removing: false)
    }
    schedule(.later)
  }

  /// Hands the commands over.
  ///
  /// Moving the focus may trigger events at once, whose handlers write to the other buffer
  /// meanwhile.
  private func handOver() {
    standing = NodeID(0)
    vocabulary.write(to: &commands)
    swap(&commands, &spare)
    commit(spare)
    spare.removeAll()
  }
}

// MARK: - Writing

extension Renderer {
  private func newNode() -> NodeID {
    guard let number = reserved.first else { return NodeID(numbers.take()) }
    reserved = (number + 1)..<reserved.upperBound
    return NodeID(number)
  }

  func open(_ tag: Tag) -> NodeID { open(UInt32(tag.rawValue)) }

  /// Opens an element with a tag that the library itself does not use.
  func open(own name: String) -> NodeID { open(vocabulary.number(of: name, .tag)) }

  private func open(_ tag: UInt32) -> NodeID {
    let node = newNode()
    standing = node
    if follows(.open, tag) { commands.append(.open, tag, node: node) }
    return node
  }

  func close() {
    if follows(.close) { commands.append(.close) }
    standing = NodeID(0)
  }

  func text(_ text: String) -> NodeID {
    let node = newNode()
    switch need(.text, 0, text: text) {
    case .command: commands.append(.text, node.number, text: text)
    case .text: commands.append(text)
    case .nothing: break
    }
    return node
  }

  func anchor() -> NodeID {
    let node = newNode()
    if follows(.anchor) { commands.append(.anchor, node.number) }
    return node
  }

  /// Returns whether to write the command, which a copy already contains if it matches the pattern.
  private func follows(_ command: Command, _ operand: UInt32 = 0) -> Bool {
    !pattern.isFollowing || pattern.follow(command, operand)
  }

  /// Returns the part of the command with a text that is to be written.
  private func need(_ command: Command, _ operand: UInt32, text: String) -> RowPattern.Need {
    pattern.isFollowing ? pattern.follow(command, operand, text: text) : .command
  }

  private func write(_ command: Command, _ operand: UInt32) {
    if follows(command, operand) { commands.append(command, operand) }
  }

  private func write(_ command: Command, _ operand: UInt32, text: String) {
    switch need(command, operand, text: text) {
    case .command: commands.append(command, operand, text: text)
    case .text: commands.append(text)
    case .nothing: break
    }
  }

  func stand(before node: NodeID) {
    pattern.spoil()
    commands.append(.before, node.number)
    standing = NodeID(0)
  }

  func move(_ nodes: [NodeID]) {
    for node in nodes { commands.append(.move, node.number) }
  }

  func clear(from first: NodeID, upTo anchor: NodeID) {
    commands.append(.clear, first.number, node: anchor)
  }

  /// Frees the node's number and, unless the node is removed with one around it, removes the node.
  func release(_ node: NodeID, removing: Bool) {
    if removing {
      commands.append(.remove, node.number)
    } else {
      commands.append(free: node.number)
    }
    numbers.giveBack(node.number)
    if standing == node { standing = NodeID(0) }
  }

  func write(_ text: String, to node: NodeID) {
    pattern.spoil()
    commands.append(.data, node.number, text: text)
  }

  private func select(_ node: NodeID) {
    guard standing != node else { return }
    pattern.spoil()
    commands.append(.select, node.number)
    standing = node
  }

  func set(_ attribute: Attribute, to text: String?, on node: NodeID) {
    select(node)
    if let text {
      let isAddress = attribute == .href || attribute == .src
      if isAddress, !Address.isHarmless(text) {
        return report("An address is not set: " + Address.rule)
      }
      write(.attribute, UInt32(attribute.rawValue), text: text)
    } else {
      commands.append(.removeAttribute, UInt32(attribute.rawValue))
    }
  }

  func set(_ property: StyleProperty, to text: String?, on node: NodeID) {
    select(node)
    if let text {
      write(.style, UInt32(property.rawValue), text: text)
    } else {
      commands.append(.removeStyle, UInt32(property.rawValue))
    }
  }

  /// Sets an attribute or a property of style that the library itself does not use, or removes it.
  func set(_ name: String, _ kind: Vocabulary.Kind, to text: String?, on node: NodeID) {
    select(node)
    let number = vocabulary.number(of: name, kind)
    let isStyle = kind == .property
    if let text {
      write(isStyle ? .style : .attribute, number, text: text)
    } else {
      commands.append(isStyle ? .removeStyle : .removeAttribute, number)
    }
  }

  func set(_ look: StyleClass, to isOn: Bool, on node: NodeID) {
    select(node)
    write(isOn ? .addClass : .removeClass, UInt32(look.rawValue))
  }

  func setValue(_ text: String, on node: NodeID) {
    select(node)
    write(.value, 0, text: text)
  }

  func setChecked(_ isOn: Bool, on node: NodeID) {
    select(node)
    write(.checked, isOn ? 1 : 0)
  }

  func listen(_ mask: UInt32, on node: NodeID) {
    select(node)
    write(.listen, mask)
  }

  func focus(_ node: NodeID) { commands.append(.focus, node.number) }
}
