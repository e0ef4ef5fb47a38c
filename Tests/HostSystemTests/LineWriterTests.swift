import HostSystem
import Testing

@Suite struct `A writer of lines` {
  /// An output that accepts lines when the test permits it.
  private final class Reader: Sendable {
    private let state = Monitor((text: "", isReading: false, isWaitedFor: false))

    func take(_ bytes: [UInt8]) {
      state.withLock { $0.isWaitedFor = true }
      state.wakeAll()
      state.wait(for: { $0.isReading }, then: { $0.text += String(decoding: bytes, as: UTF8.self) })
    }

    func begin() {
      state.withLock { $0.isReading = true }
      state.wakeAll()
    }

    func waitUntilWaitedFor() { state.wait(for: { $0.isWaitedFor }, then: { _ in }) }

    var text: String { state.withLock { $0.text } }
  }

  private let reader = Reader()

  private func writer(capacity: Int) throws -> LineWriter {
    try LineWriter(
      capacity: capacity, notice: { "\($0) lines were dropped" },
      to: { [reader] in reader.take($0) })
  }

  @Test func `writes all lines in order before it is finished`() throws {
    reader.begin()
    let writer = try writer(capacity: 1 << 20)
    for number in 0..<1_000 { writer.write("\(number)") }
    #expect(writer.finish(within: 10))
    #expect(reader.text == (0..<1_000).map { "\($0)\n" }.joined())
    writer.write("late")
    #expect(writer.finish(within: 10))
    #expect(!reader.text.contains("late"))
  }

  @Test func `does not wait if nothing was written`() throws {
    #expect(try writer(capacity: 10).finish(within: 10))
    #expect(reader.text == "")
  }

  @Test func `never waits for its reader, and reports the lines it dropped`() throws {
    let writer = try writer(capacity: 6)
    writer.write("a")
    reader.waitUntilWaitedFor()
    for line in ["b", "c", "d", "e", "long"] { writer.write(line) }
    #expect(!writer.finish(within: 0.01))
    #expect(reader.text == "")
    reader.begin()
    #expect(writer.finish(within: 10))
    #expect(reader.text == "a\nb\nc\nd\n2 lines were dropped\n")
  }
}
