internal import Composition
internal import HostSystem

/// The outputs of a run: the standard output and the standard error, or their substitutes in a test.
struct Streams: Singleton, Sendable {
  typealias Home = Running

  /// One of the two.
  struct Stream: Sendable {
    /// The width in columns; nil if it is unknown.
    let columns: Int?
    let isColored: Bool
    let isTerminal: Bool
    private let write: @Sendable ([UInt8]) -> Bool

    /// Describes a stream by the function that takes its bytes and returns false when there is no
    /// reader any more.
    init(
      columns: Int? = nil, isColored: Bool = false, isTerminal: Bool = false,
      write: @escaping @Sendable ([UInt8]) -> Bool
    ) {
      self.columns = columns
      self.isColored = isColored
      self.isTerminal = isTerminal
      self.write = write
    }

    /// Describes a stream of the process in its present state: a pager that is started later shows
    /// the same text.
    init(_ stream: StandardStreams.Stream) {
      self.init(
        columns: stream.columns, isColored: stream.isColored, isTerminal: stream.isTerminal,
        write: { stream.write($0) })
    }

    /// Writes bytes as they are.
    ///
    /// - Returns: false when the stream has no reader any more.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool { write(bytes) }

    /// Writes text as it is.
    @discardableResult
    func write(_ text: String) -> Bool { write(Array(text.utf8)) }
  }

  let output: Stream
  let error: Stream

  static func make(in run: Container<Running>) -> Streams {
    Streams(output: Stream(.output), error: Stream(.error))
  }

  /// Writes a remark beside the result, in lines that fit.
  func remark(_ text: String) { error.write(fitted(text.visible, columns: error.columns)) }
}
