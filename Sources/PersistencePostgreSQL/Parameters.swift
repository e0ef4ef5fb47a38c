/// Values on their way to the server, one after another, each as its length and its bytes in the
/// binary form of PostgreSQL: what `COPY` sends, and what the parameters of a statement point to.
@safe
struct Parameters: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  /// How many bytes there are.
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

  /// Shows all bytes.
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
