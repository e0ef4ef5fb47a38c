/// Connections that read and are not in use: each read takes one, or opens one more.
///
/// As many are open as threads read at once; as many are kept as are worth keeping.
struct IdleReaders {
  private var idle: [IdleReader] = []
  private static let kept = 4

  mutating func take() -> IdleReader? {
    idle.popLast()
  }

  mutating func close() {
    idle.removeAll()
  }

  mutating func put(_ reader: IdleReader) {
    if idle.count < Self.kept { idle.append(reader) }
  }
}

/// A connection that reads, on its way between threads.
typealias IdleReader = Confined<Connection>
