import Synchronization
import TestSupport
import Testing

@Suite struct `The article on loading styles` {
  @Test func `does what it says, with the code that is compiled`() throws {
    let folder = try TemporaryFolder()
    let width = Width()
    try showCard(folder.file("main.json", #"{"card": {"width": 200}}"#)) { width.set($0) }
    #expect(width.value == 200)
    let article = try Article("StyleLoading")
    #expect(article.examples("swift").count == 1)
    #expect(try article.linesMissing() == [])
  }
}

/// A number that another thread may set.
private final class Width: Sendable {
  private let state = Mutex(0.0)

  func set(_ value: Double) { state.withLock { $0 = value } }

  var value: Double { state.withLock { $0 } }
}
