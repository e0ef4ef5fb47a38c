import Testing

@testable import PersistencePostgreSQL

@Suite struct `The count of transactions` {
  static func count(_ text: String) throws -> TransactionCount {
    try #require(TransactionCount(text))
  }

  @Test func `tells others from this store`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    #expect(try !watch.take(Self.count("10:10:")))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try !watch.take(Self.count("11:11:")))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try watch.take(Self.count("13:13:")))
    #expect(try !watch.take(Self.count("13:13:")))
    // One that was undone was given a number too: told once too often.
    watch.begin()
    watch.end(hasWritten: false)
    #expect(try watch.take(Self.count("14:14:")))
  }

  @Test func `tells one that ends after later ones`() throws {
    var watch = ChangeWatch(from: try Self.count("10:10:"))
    watch.begin()
    watch.end(hasWritten: true)
    #expect(try watch.take(Self.count("10:12:10")))
    #expect(try !watch.take(Self.count("10:12:10")))
    #expect(try watch.take(Self.count("12:12:")))
  }

  @Test(arguments: ["", "1:2", "a:b:", "1:x:2"])
  func `is nothing where the text is none`(text: String) {
    #expect(TransactionCount(text) == nil)
  }
}
