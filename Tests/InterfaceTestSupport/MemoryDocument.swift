package import Interface

/// A document in memory that executes the renderer's commands as the host script does.
public final class MemoryDocument {
  /// The page itself.
  public let root = MemoryNode(.root, number: 0)
  /// The commands executed since the list was last cleared, one short line each, without those that
  /// only move the pen.
  public var log: [String] = []
  /// The element with the keyboard focus.
  public private(set) var focused: MemoryNode?
  /// Violations, such as a command for a removed node; a correct renderer causes none.
  public private(set) var faults: [String] = []

  private var nodes: [UInt32: MemoryNode] = [:]
  private var names: [[String]] = []
  private var templates: [UInt32: MemoryNode] = [:]
  private var holes: [UInt32: [(command: Command, operand: UInt32, node: UInt32)]] = [:]

  /// Creates an empty document.
  public init() { nodes[0] = root }

  /// The number of nodes with a number, the page itself excluded.
  public var nodeCount: Int { nodes.count - 1 }

  /// The number of stored row templates.
  public var templateCount: Int { templates.count }

  /// Executes one flush.
  package func commit(_ commands: CommandBuffer) {
    var pen = Pen(at: root, parent: root)
    var reading = Reading(commands)
    while let word = reading.next() {
      guard let command = Command(rawValue: word & 255) else {
        faults.append("unknown command \(word & 255)")
        return
      }
      carryOut(command, word >> 8, &reading, &pen)
    }
    if !pen.open.isEmpty { faults.append("an element was left open") }
  }

  /// The place at which the next command writes.
  private struct Pen {
    var at: MemoryNode
    var parent: MemoryNode
    var next: MemoryNode?
    var open: [(parent: MemoryNode, next: MemoryNode?)] = []
  }

  private struct Reading {
    let words: [UInt32]
    let units: [UInt16]
    var word = 0
    var unit = 0

    init(_ commands: CommandBuffer) {
      words = commands.words
      units = Array(String(decoding: commands.bytes, as: UTF8.self).utf16)
    }

    mutating func next() -> UInt32? {
      guard word < words.count else { return nil }
      defer { word += 1 }
      return words[word]
    }

    mutating func text() -> String {
      let count = Int(next() ?? 0)
      defer { unit += count }
      return String(decoding: units[unit..<min(unit + count, units.count)], as: UTF16.self)
    }
  }

  private func name(_ kind: Int, _ index: UInt32) -> String { names[kind][Int(index)] }

  private func node(_ number: UInt32) -> MemoryNode {
    if let node = nodes[number] { return node }
    faults.append("no node \(number)")
    return MemoryNode(.anchor, number: number)
  }

  private func add(_ kind: MemoryNode.Kind, _ number: UInt32) -> MemoryNode {
    if nodes[number] != nil { faults.append("node \(number) made twice") }
    let node = MemoryNode(kind, number: number)
    nodes[number] = node
    return node
  }

  private func carryOut(
    _ command: Command, _ operand: UInt32, _ reading: inout Reading, _ pen: inout Pen
  ) {
    switch command {
    case .names:
      let text = reading.text()
      if operand > 0 { return names[Int(operand) - 1].append(text) }
      names = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    case .open, .close, .text, .anchor, .select, .before, .move, .copy:
      place(command, operand, &reading, &pen)
    case .attribute:
      let text = reading.text()
      pen.at.attributes[name(1, operand)] = text
      log.append("attribute \(name(1, operand)) \(text)")
    case .removeAttribute:
      pen.at.attributes[name(1, operand)] = nil
      log.append("remove attribute \(name(1, operand))")
    case .style:
      let text = reading.text()
      pen.at.styles[name(2, operand)] = text
      log.append("style \(name(2, operand)) \(text)")
    case .removeStyle:
      pen.at.styles[name(2, operand)] = nil
      log.append("remove style \(name(2, operand))")
    case .addClass:
      pen.at.classes.append(name(3, operand))
      log.append("class \(name(3, operand))")
    case .removeClass:
      pen.at.classes.removeAll { $0 == name(3, operand) }
      log.append("remove class \(name(3, operand))")
    case .value:
      pen.at.value = reading.text()
      log.append("value \(pen.at.value)")
    case .checked:
      pen.at.isChecked = operand == 1
      log.append("checked \(operand)")
    case .data:
      // In a copy, the hole determines the place of the text.
      let text = operand == 0 ? pen.at : node(operand)
      text.data = reading.text()
      log.append("data \(text.data)")
    case .listen: pen.at.wantedEvents = operand
    case .focus:
      let target = node(operand)
      focused =
        target.all.first { ["input", "textarea", "button", "a"].contains($0.tag) } ?? target
      log.append("focus")
    case .remove:
      log.append("remove")
      node(operand).detach()
      free(operand)
    case .free: for number in operand..<(operand + (reading.next() ?? 0)) { free(number) }
    case .clear: clear(node(operand), upTo: node(reading.next() ?? 0))
    case .template: templates[operand] = node(reading.next() ?? 0).copy { _ in 0 }
    case .holes:
      holes[operand] = (0..<(reading.next() ?? 0)).compactMap { _ in
        let word = reading.next() ?? 0
        let node = reading.next() ?? 0
        return Command(rawValue: word & 255).map { ($0, word >> 8, node) }
      }
    case .dropTemplate: (templates[operand], holes[operand]) = (nil, nil)
    }
  }

  private func free(_ number: UInt32) {
    if nodes.removeValue(forKey: number) == nil { faults.append("node \(number) freed twice") }
  }

  /// Executes a command that creates nodes, or moves nodes or the pen.
  private func place(
    _ command: Command, _ operand: UInt32, _ reading: inout Reading, _ pen: inout Pen
  ) {
    switch command {
    case .open:
      pen.at = add(.element(name(0, operand)), reading.next() ?? 0)
      pen.open.append((pen.parent, pen.next))
      (pen.parent, pen.next) = (pen.at, nil)
      log.append("open \(name(0, operand))")
    case .close:
      guard let outer = pen.open.popLast() else { return faults.append("nothing is open") }
      pen.at = pen.parent
      (pen.parent, pen.next) = (outer.parent, outer.next)
      pen.parent.insert(pen.at, before: pen.next)
    case .copy:
      for _ in 0..<(reading.next() ?? 0) {
        let first = reading.next() ?? 0
        let row = copy(operand, first: first)
        log.append("copy")
        for hole in holes[operand] ?? [] {
          pen.at = node(first + hole.node)
          carryOut(hole.command, hole.operand, &reading, &pen)
        }
        pen.parent.insert(row, before: pen.next)
      }
    case .text:
      let node = add(.text, operand)
      node.data = reading.text()
      pen.parent.insert(node, before: pen.next)
      log.append("text \(node.data)")
    case .anchor: pen.parent.insert(add(.anchor, operand), before: pen.next)
    case .select: pen.at = node(operand)
    case .before:
      let next = node(operand)
      pen.next = next
      pen.parent = next.parent ?? root
    default:
      pen.parent.insert(node(operand), before: pen.next)
      log.append("move")
    }
  }

  /// A copy of a template, its nodes numbered in document order.
  private func copy(_ template: UInt32, first: UInt32) -> MemoryNode {
    guard let template = templates[template] else {
      faults.append("no template \(template)")
      return add(.anchor, first)
    }
    var number = first
    return template.copy { node in
      defer { number += 1 }
      if nodes[number] != nil { faults.append("node \(number) made twice") }
      nodes[number] = node
      return number
    }
  }

  private func clear(_ first: MemoryNode, upTo anchor: MemoryNode) {
    guard let parent = anchor.parent,
      let start = parent.children.firstIndex(where: { $0 === first }),
      let end = parent.children.firstIndex(where: { $0 === anchor }), start < end
    else { return faults.append("nothing to clear") }
    parent.children.removeSubrange(start..<end)
    log.append("clear")
  }
}
