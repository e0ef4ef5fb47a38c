/// The first four looks of an element, in the order in which they were added.
///
/// Most elements have one or two. As traits, which hold the others, these would take most of the
/// memory, and filling memory limits how fast thousands of rows are created.
struct LookSet {
  /// One byte each: a look's number plus one, from the lowest byte on.
  private var bytes: UInt32 = 0

  init() {}

  init(_ look: StyleClass) { bytes = Self.byte(look) }

  private static func byte(_ look: StyleClass) -> UInt32 { UInt32(look.rawValue) + 1 }

  /// Adds a look, if it is not in the set; returns whether there was room.
  mutating func insert(_ look: StyleClass) -> Bool {
    guard !contains(look) else { return true }
    let shift = UInt32(32 - bytes.leadingZeroBitCount + 7) & ~7
    guard shift < 32 else { return false }
    bytes |= Self.byte(look) << shift
    return true
  }

  func contains(_ look: StyleClass) -> Bool {
    var rest = bytes
    while rest != 0 {
      if rest & 0xFF == Self.byte(look) { return true }
      rest >>= 8
    }
    return false
  }

  /// Adds these looks to an element or removes them, except those also in `others`.
  func write(to isOn: Bool, besides others: LookSet, on node: NodeID, _ renderer: Renderer) {
    guard bytes != others.bytes else { return }
    var rest = bytes
    while rest != 0 {
      if let look = StyleClass(rawValue: UInt8(rest & 0xFF) - 1), !others.contains(look) {
        renderer.set(look, to: isOn, on: node)
      }
      rest >>= 8
    }
  }
}
