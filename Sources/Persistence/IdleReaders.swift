/// A pool of idle reading connections: each read takes one, or opens another.
///
/// There is one connection for each concurrent reader, and a limited number is kept when idle.
struct IdleReaders {
  private var idle: [IdleReader] = []
  /// The number of times that all were closed.
  private(set) var closings = 0
  private static let kept = 4

  mutating func take() -> IdleReader? {
    idle.popLast()
  }

  mutating func close() {
    idle.removeAll()
    closings += 1
  }

  /// Returns a reader to the pool, unless all were closed since it was taken.
  mutating func put(_ reader: IdleReader, takenAfter closings: Int) {
    if closings == self.closings, idle.count < Self.kept { idle.append(reader) }
  }
}

/// A reading connection that can be passed between threads.
typealias IdleReader = Confined<Connection>
