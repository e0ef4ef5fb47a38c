/// The looks of an element, in the order in which they were said.
///
/// Most elements have one or two. As traits these would take most of the room, and thousands of
/// rows come as fast as memory is filled with them; so up to eight are in one word.
struct LookSet {
  /// One byte each, a look's number and one, from the lowest byte on.
  private var bytes: UInt64 = 0
  /// Those that have no room there.
  private var more: [StyleClass] = []

  init() {}

  init(_ look: StyleClass) { bytes = Self.byte(look) }

  private static func byte(_ look: StyleClass) -> UInt64 { UInt64(look.rawValue) + 1 }

  /// Adds a look, if it is not there.
  mutating func insert(_ look: StyleClass) {
    guard !contains(look) else { return }
    let shift = UInt64(64 - bytes.leadingZeroBitCount + 7) & ~7
    if shift < 64 { bytes |= Self.byte(look) << shift } else { more.append(look) }
  }

  func contains(_ look: StyleClass) -> Bool {
    var rest = bytes
    while rest != 0 {
      if rest & 0xFF == Self.byte(look) { return true }
      rest >>= 8
    }
    return more.contains(look)
  }

  /// Gives a new element these looks.
  func mount(on node: NodeID, _ renderer: Renderer) {
    write(to: true, besides: LookSet(), node, renderer)
  }

  /// Writes what differs from the looks that an element had.
  func update(from old: LookSet, on node: NodeID, _ renderer: Renderer) {
    guard bytes != old.bytes || more.count + old.more.count > 0 else { return }
    old.write(to: false, besides: self, node, renderer)
    write(to: true, besides: old, node, renderer)
  }

  private func write(to isOn: Bool, besides others: LookSet, _ node: NodeID, _ renderer: Renderer) {
    var rest = bytes
    while rest != 0 {
      if let look = StyleClass(rawValue: UInt8(rest & 0xFF) - 1), !others.contains(look) {
        renderer.set(look, to: isOn, on: node)
      }
      rest >>= 8
    }
    for look in more where !others.contains(look) { renderer.set(look, to: isOn, on: node) }
  }
}
