import Testing

@testable import PersistencePostgreSQL

@Suite struct `The count of transactions` {
  static func count(_ text: String) throws -> TransactionCount {
    try #require(TransactionCount(text))
  }

  @Test func `tells others from this store`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    #expect(try !watch.take(Self.count("10:10:"), for: .user))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try !watch.take(Self.count("11:11:"), for: .user))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try watch.take(Self.count("13:13:"), for: .user))
    #expect(try !watch.take(Self.count("13:13:"), for: .user))
    // One that was undone was given a number too: told once too often.
    watch.begin()
    watch.end(hasWritten: false)
    #expect(try watch.take(Self.count("14:14:"), for: .user))
  }

  @Test func `tells one that ends after later ones`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try watch.take(Self.count("10:12:10"), for: .user))
    #expect(try !watch.take(Self.count("10:12:10"), for: .user))
    #expect(try watch.take(Self.count("12:12:"), for: .user))
  }

  @Test func `tells each who asks what is new to it`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    #expect(try watch.take(Self.count("11:11:"), for: .user))
    #expect(try watch.take(Self.count("11:11:"), for: .live))
    #expect(try !watch.take(Self.count("11:11:"), for: .user))
    // What another store told the live queries of is no news to them alone.
    watch.hear(11)
    #expect(try !watch.take(Self.count("12:12:"), for: .live))
    #expect(try watch.take(Self.count("12:12:"), for: .user))
  }

  @Test func `hides nothing behind what is heard of late`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    #expect(try watch.take(Self.count("11:11:"), for: .live))
    watch.hear(10)
    #expect(try watch.take(Self.count("12:12:"), for: .live))
    // Nor does what is heard of early.
    watch.hear(13)
    #expect(try watch.take(Self.count("13:13:"), for: .live))
    #expect(try !watch.take(Self.count("14:14:"), for: .live))
  }

  @Test func `says that all may have changed when it was blind for long`() {
    var version = LiveVersion()
    let first = version.take(false)
    for _ in 0..<9 { #expect(version.take(nil) == first) }
    let second = version.take(nil)
    #expect(second != first)
    #expect(version.take(false) == second)
    #expect(version.take(true) != second)
  }

  @Test(arguments: ["", "1:2", "a:b:", "1:x:2"])
  func `is nothing where the text is none`(text: String) {
    #expect(TransactionCount(text) == nil)
  }
}
