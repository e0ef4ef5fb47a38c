/// A buffer of values to send, each as its length and its bytes in the binary format of PostgreSQL: the
/// format that `COPY` sends, and to which the parameters of a statement point.
@safe
struct BoundParameters: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  /// The number of bytes.
  private(set) var count = 0

  init(capacity: Int = 256) {
    unsafe start = .allocate(byteCount: capacity, alignment: 8)
    self.capacity = capacity
  }

  deinit {
    unsafe start.deallocate()
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func appendNull() {
    append(Int32(-1))
  }

  /// Appends a number, most significant byte first, without a length.
  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    let size = MemoryLayout<Number>.size
    reserve(size)
    unsafe (start + count).storeBytes(of: number.bigEndian, as: Number.self)
    count += size
  }

  /// Appends a number with its length.
  mutating func appendValue<Number: FixedWidthInteger>(_ number: Number) {
    append(Int32(MemoryLayout<Number>.size))
    append(number)
  }

  /// Appends text or bytes with their length.
  mutating func appendValue(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(Int32(clamping: bytes.count))
    unsafe append(UnsafeRawBufferPointer(bytes))
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    guard let source = bytes.baseAddress else { return }
    unsafe (start + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Begins an array; append each element with its length after this.
  ///
  /// - Returns: the offset at which it begins.
  mutating func beginArray(of kind: ValueKind, count length: Int) -> Int {
    let start = count
    append(Int32(0))
    // One dimension; nulls allowed; the element type; the count and the lower bound 1.
    append(Int32(1))
    append(Int32(1))
    append(kind.rawValue)
    append(Int32(clamping: length))
    append(Int32(1))
    return start
  }

  /// Ends an array by writing its size and, if given, its count of elements.
  mutating func endArray(_ start: Int, count length: Int? = nil) {
    store(Int32(clamping: count - start - 4), at: start)
    if let length { store(Int32(clamping: length), at: start + 16) }
  }

  private func store(_ number: Int32, at place: Int) {
    unsafe (self.start + place).storeBytes(of: number.bigEndian, as: Int32.self)
  }

  /// Calls a closure with each value, including the four bytes of its length before it.
  borrowing func eachValue(_ body: (Int, UnsafeRawBufferPointer) -> Void) {
    var place = 0
    var index = 0
    while place < count {
      let length = max(0, length(at: place))
      unsafe body(index, UnsafeRawBufferPointer(start: start + place, count: 4 + length))
      place += 4 + length
      index += 1
    }
  }

  /// Returns a value as a number of 64 bits; nil if it has another size or is null.
  borrowing func number(_ wanted: Int) -> Int64? {
    var place = 0
    for _ in 0..<wanted {
      guard place < count else { return nil }
      place += 4 + max(0, length(at: place))
    }
    guard place < count, length(at: place) == MemoryLayout<Int64>.size else { return nil }
    return unsafe Int64(bigEndian: (start + place + 4).loadUnaligned(as: Int64.self))
  }

  /// Returns the length of the value at an offset; negative for null.
  private func length(at place: Int) -> Int {
    unsafe Int(Int32(bigEndian: (start + place).loadUnaligned(as: Int32.self)))
  }

  /// Calls a closure with the values in the form that libpq expects.
  borrowing func withPointers<Result>(
    _ count: Int,
    _ body: (
      UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
    ) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count + 1) {
      pointers in
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count + 1) { numbers in
        unsafe eachValue { index, bytes in
          guard index < count else { return }
          let isMissing = unsafe bytes.loadUnaligned(as: Int32.self) == -1
          unsafe pointers[index] =
            isMissing
            ? nil : bytes.baseAddress.map { unsafe ($0 + 4).assumingMemoryBound(to: CChar.self) }
          unsafe numbers[index] = Int32(clamping: bytes.count - 4)
          // All are in binary format.
          unsafe numbers[count + index] = 1
        }
        return unsafe body(
          UnsafePointer(pointers.baseAddress), UnsafePointer(numbers.baseAddress),
          numbers.baseAddress.map { unsafe UnsafePointer($0 + count) })
      }
    }
  }

  /// Calls a closure with all bytes.
  func withBytes<Result>(_ body: (UnsafeMutableRawPointer, Int) -> Result) -> Result {
    unsafe body(start, count)
  }

  private mutating func reserve(_ size: Int) {
    guard count + size > capacity else { return }
    let wider = Swift.max(capacity * 2, count + size)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: wider, alignment: 8)
    unsafe moved.copyMemory(from: start, byteCount: count)
    unsafe start.deallocate()
    unsafe start = moved
    capacity = wider
  }
}
