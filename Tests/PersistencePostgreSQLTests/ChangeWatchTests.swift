import Testing

@testable import PersistencePostgreSQL

@Suite struct `The count of transactions` {
  static func count(_ text: String) throws -> TransactionCount {
    try #require(TransactionCount(text))
  }

  @Test func `distinguishes others' transactions from this store's`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    #expect(try !watch.take(Self.count("10:10:"), for: .user))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try !watch.take(Self.count("11:11:"), for: .user))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try watch.take(Self.count("13:13:"), for: .user))
    #expect(try !watch.take(Self.count("13:13:"), for: .user))
    // A transaction that was rolled back also consumed a number: one false report.
    watch.begin()
    watch.end(hasWritten: false)
    #expect(try watch.take(Self.count("14:14:"), for: .user))
  }

  @Test func `reports a transaction that ends after later ones`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try watch.take(Self.count("10:12:10"), for: .user))
    #expect(try !watch.take(Self.count("10:12:10"), for: .user))
    #expect(try watch.take(Self.count("12:12:"), for: .user))
  }

  @Test func `reports changes to each observer separately`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    #expect(try watch.take(Self.count("11:11:"), for: .user))
    #expect(try watch.take(Self.count("11:11:"), for: .live))
    #expect(try !watch.take(Self.count("11:11:"), for: .user))
    // A change announced by another store is known to the live queries only.
    watch.hear(11)
    #expect(try !watch.take(Self.count("12:12:"), for: .live))
    #expect(try watch.take(Self.count("12:12:"), for: .user))
  }

  @Test func `hides no change because of late or early announcements`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    #expect(try watch.take(Self.count("11:11:"), for: .live))
    watch.hear(10)
    #expect(try watch.take(Self.count("12:12:"), for: .live))
    // Nor does an early announcement.
    watch.hear(13)
    #expect(try watch.take(Self.count("13:13:"), for: .live))
    #expect(try !watch.take(Self.count("14:14:"), for: .live))
  }

  @Test func `reports a possible change after a long time without information`() {
    var version = LiveVersion()
    let first = version.take(false)
    for _ in 0..<9 { #expect(version.take(nil) == first) }
    let second = version.take(nil)
    #expect(second != first)
    #expect(version.take(false) == second)
    #expect(version.take(true) != second)
  }

  @Test(arguments: ["", "1:2", "a:b:", "1:x:2"])
  func `is nil for invalid text`(text: String) {
    #expect(TransactionCount(text) == nil)
  }
}
