/// Connections that read and are not in use: each read takes one, or opens one more.
///
/// As many are open as threads read at once; as many are kept as are worth keeping.
struct IdleReaders {
  private var idle: [IdleReader] = []
  /// How often all were closed.
  private(set) var closings = 0
  private static let kept = 4

  mutating func take() -> IdleReader? {
    idle.popLast()
  }

  mutating func close() {
    idle.removeAll()
    closings += 1
  }

  /// Keeps a reader, unless all were closed since it was taken.
  mutating func put(_ reader: IdleReader, takenAfter closings: Int) {
    if closings == self.closings, idle.count < Self.kept { idle.append(reader) }
  }
}

/// A connection that reads, on its way between threads.
typealias IdleReader = Confined<Connection>
