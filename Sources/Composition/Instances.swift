public import Synchronization

/// A value that a container keeps.
@usableFromInline
final class Instance<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  init(_ value: Value) { self.value = value }
}

/// The singletons of a container by their keys, read without a lock.
///
/// A hash table with open addressing. It only grows: a slot is written once, its instance before
/// its key, and a table that is half full is replaced by a larger copy. Replaced tables are kept,
/// as a thread may still read one; together they are smaller than the last.
@usableFromInline
@safe
// Sendable: readers use atomic loads alone, of slots that are written once and tables that are kept until
// `deinit`; `tables` and `kept` are used only by the writer, which holds the lock of the container.
final class Instances: @unchecked Sendable {
  @usableFromInline
  struct Slot: ~Copyable {
    /// The address of the key's type; 0 while the slot is free.
    @usableFromInline let key = Atomic<UInt>(0)
    /// The address of the instance.
    @usableFromInline let instance = Atomic<UInt>(0)

    init() {}
  }

  @usableFromInline
  @unsafe
  struct Table {
    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    /// The number of slots, a power of two, less one.
    @usableFromInline let mask: UInt

    init(count: Int) {
      unsafe slots = .allocate(capacity: count)
      for place in 0..<count { unsafe (slots + place).initialize(to: Slot()) }
      unsafe mask = UInt(count - 1)
    }

    /// Returns the slot of a key, or the free one that it would have.
    @inlinable
    func slot(of key: UInt) -> UnsafeMutablePointer<Slot> {
      // Types are aligned; the upper bits of the product depend on all others (Knuth, TAOCP 6.4).
      var place = unsafe (key &* 0x9E37_79B9_7F4A_7C15) >> 32 & mask
      while true {
        let slot = unsafe slots + Int(bitPattern: place)
        let found = unsafe slot.pointee.key.load(ordering: .acquiring)
        if found == key || found == 0 { return unsafe slot }
        place = unsafe (place &+ 1) & mask
      }
    }
  }

  /// The address of the present table.
  @usableFromInline let current: Atomic<UInt>
  private var tables: [UnsafeMutablePointer<Table>] = unsafe []
  private var kept: [AnyObject] = []
  @usableFromInline let ended = Atomic(false)

  init() {
    current = Atomic(0)
    unsafe publish(Table(count: 16))
  }

  deinit {
    while let table = unsafe tables.popLast() {
      let count = unsafe Int(table.pointee.mask) + 1
      unsafe table.pointee.slots.deinitialize(count: count)
      unsafe table.pointee.slots.deallocate()
      unsafe table.deallocate()
    }
  }

  /// Whether the container has ended.
  @inlinable var isEnded: Bool { ended.load(ordering: .relaxed) }

  /// Returns the address of a key's instance; 0 while there is none, and after the end.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  func find(_ key: Any.Type) -> UInt {
    let table = unsafe UnsafePointer<Table>(bitPattern: current.load(ordering: .acquiring))
    guard let table = unsafe table else { return 0 }
    // A free slot holds no instance.
    return unsafe table.pointee.slot(of: Self.address(of: key)).pointee.instance
      .load(ordering: .relaxed)
  }

  /// Adds the instance of a key that has none; the lock is held.
  func insert(_ instance: AnyObject, _ key: Any.Type) {
    kept.append(instance)
    guard let table = unsafe tables.last else { return }
    if unsafe kept.count * 2 > Int(table.pointee.mask) {
      let larger = unsafe Table(count: (Int(table.pointee.mask) + 1) * 2)
      for place in unsafe 0...Int(table.pointee.mask) {
        let slot = unsafe table.pointee.slots + place
        let key = unsafe slot.pointee.key.load(ordering: .relaxed)
        guard key != 0 else { continue }
        unsafe Self.fill(
          larger.slot(of: key), key, slot.pointee.instance.load(ordering: .relaxed))
      }
      unsafe publish(larger)
    }
    guard let table = unsafe tables.last else { return }
    let key = Self.address(of: key)
    let address = unsafe UInt(bitPattern: Unmanaged.passUnretained(instance).toOpaque())
    unsafe Self.fill(table.pointee.slot(of: key), key, address)
  }

  /// Finds nothing from now on.
  func end() {
    ended.store(true, ordering: .relaxed)
    current.store(0, ordering: .releasing)
  }

  @inlinable
  static func address(of key: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(key)) }

  private static func fill(_ slot: UnsafeMutablePointer<Slot>, _ key: UInt, _ instance: UInt) {
    unsafe slot.pointee.instance.store(instance, ordering: .relaxed)
    unsafe slot.pointee.key.store(key, ordering: .releasing)
  }

  private func publish(_ table: Table) {
    let place = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    unsafe place.initialize(to: table)
    unsafe tables.append(place)
    current.store(UInt(bitPattern: place), ordering: .releasing)
  }
}
