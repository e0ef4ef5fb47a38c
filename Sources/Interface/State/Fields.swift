/// Inspects a view as bytes, because Embedded Swift has no reflection.
///
/// It answers two questions: at which offsets the view has ``State`` properties, so that a new
/// value of the view takes over the old one's state; and whether the new value is the same as the
/// old one, so that its body need not be evaluated. The second is sound because the old value is
/// kept alive: equal bytes then refer to equal objects. Different bytes of equal values only cost
/// time.
enum Fields {
  /// Returns a number that no other bytes beside this object's address have, except with a
  /// probability of 2⁻⁶⁴.
  static func seal(_ object: Source) -> UInt64 {
    unsafe seal(address: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  private static func seal(address: UInt) -> UInt64 {
    (UInt64(address) ^ 0x5072_6F62_6153_7461) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Makes the new value share the old value's state; returns whether the two are otherwise the
  /// same.
  ///
  /// Inlined, because views are passed to functions as copies.
  @inline(__always)
  static func inherit<Value>(from old: Value, to new: Value) -> Bool {
    unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in unsafe inherit(from: old, to: new) }
    }
  }

  /// Out of line, because it is the same for all views.
  @inline(never)
  private static func inherit(
    from old: UnsafeRawBufferPointer, to new: UnsafeRawBufferPointer
  ) -> Bool {
    var isSame = true
    var offset = 0
    let step = MemoryLayout<UInt64>.size
    while offset < new.count {
      if let before = unsafe source(in: old, at: offset),
        let after = unsafe source(in: new, at: offset)
      {
        after.inherit(before)
        offset += step + MemoryLayout<UInt>.size
      } else {
        let end = min(offset + MemoryLayout<UInt>.size, new.count)
        for index in offset..<end where unsafe old[index] != new[index] { isSame = false }
        offset = end
      }
    }
    return isSame
  }

  /// Returns the number of values of `size` bytes, in steps from one position in each list, that
  /// are bit for bit the same.
  ///
  /// Out of line, because it is the same for all elements.
  @inline(never)
  static func same(
    _ new: UnsafeRawBufferPointer, at place: Int, _ old: UnsafeRawBufferPointer, at oldPlace: Int,
    size: Int, step: Int, limit: Int
  ) -> Int {
    let word = MemoryLayout<UInt>.size
    var (here, there) = (place, oldPlace)
    for count in 0..<limit {
      var offset = 0
      while offset + word <= size {
        let one = unsafe new.loadUnaligned(fromByteOffset: here + offset, as: UInt.self)
        let other = unsafe old.loadUnaligned(fromByteOffset: there + offset, as: UInt.self)
        if one != other { return count }
        offset += word
      }
      while offset < size {
        if unsafe new[here + offset] != old[there + offset] { return count }
        offset += 1
      }
      here += step
      there += step
    }
    return limit
  }

  /// Returns the state at this offset, if its seal is intact.
  private static func source(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Source? {
    let step = MemoryLayout<UInt64>.size
    guard offset + step + MemoryLayout<UInt>.size <= bytes.count else { return nil }
    let address = unsafe bytes.loadUnaligned(fromByteOffset: offset + step, as: UInt.self)
    let found = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard found == seal(address: address),
      let pointer = unsafe UnsafeRawPointer(bitPattern: address)
    else { return nil }
    return unsafe Unmanaged<Source>.fromOpaque(pointer).takeUnretainedValue()
  }
}
