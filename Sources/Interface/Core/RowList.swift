/// The elements of a loop at one moment, type-erased.
class RowList {
  /// The number of rows.
  let count: Int
  /// The keys, recorded when the list was made; nil if elements keep their keys.
  private final var keys: [Identity]?

  init(count: Int) { self.count = count }

  /// Returns the row's key, read from its element.
  func key(at place: Int) -> Identity { preconditionFailure("each list has its own keys") }

  /// Returns the row, evaluated now.
  func row(at place: Int) -> Part { preconditionFailure("each list has its own rows") }

  /// Returns the number of elements, from one position in steps of 1 or −1, that are bit for bit
  /// those of an older list of the same loop.
  func same(as old: RowList, from place: Int, _ oldPlace: Int, step: Int, limit: Int) -> Int { 0 }
}

extension RowList {
  /// Records the keys, since those of its elements may change.
  final func recordingKeys() -> RowList {
    keys = identities(0..<count)
    return self
  }

  /// Whether an unchanged element keeps its key.
  private final var areKeysLasting: Bool { if case nil = keys { true } else { false } }

  /// Returns the row's identity.
  final func identity(at place: Int) -> Identity {
    if let keys { keys[place] } else { key(at: place) }
  }

  /// Returns the identities of these rows.
  final func identities(_ places: Range<Int>) -> [Identity] {
    var identities: [Identity] = []
    identities.reserveCapacity(places.count)
    for place in places { identities.append(identity(at: place)) }
    return identities
  }

  /// Returns the number of rows, from one position in steps of 1 or −1, that are those of an older list.
  final func alike(
    _ old: RowList, from place: Int, _ oldPlace: Int, step: Int = 1, limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let (here, there) = (place + step * count, oldPlace + step * count)
      if areKeysLasting {
        let same = same(as: old, from: here, there, step: step, limit: limit - count)
        count += same
        if same > 0 { continue }
      }
      guard identity(at: here) == old.identity(at: there) else { break }
      count += 1
    }
    return count
  }
}

/// Elements with the way in which each is identified, by a part of it that never changes, and shown.
final class ElementList<Element>: RowList {
  private let elements: [Element]
  private let id: (Element) -> Identity
  private let content: (Element) -> Part

  init(
    _ elements: [Element], id: @escaping (Element) -> Identity,
    _ content: @escaping (Element) -> Part
  ) {
    self.elements = elements
    self.id = id
    self.content = content
    super.init(count: elements.count)
  }

  override func key(at place: Int) -> Identity { id(elements[place]) }

  override func row(at place: Int) -> Part { content(elements[place]) }

  override func same(
    as old: RowList, from place: Int, _ oldPlace: Int, step: Int, limit: Int
  ) -> Int {
    // Lists of one loop have one type.
    let old = unsafe unsafeDowncast(old, to: ElementList<Element>.self)
    let stride = MemoryLayout<Element>.stride
    return unsafe elements.withUnsafeBytes { new in
      unsafe old.elements.withUnsafeBytes { old in
        unsafe Fields.same(
          new, at: place * stride, old, at: oldPlace * stride, size: MemoryLayout<Element>.size,
          step: step * stride, limit: limit)
      }
    }
  }
}
