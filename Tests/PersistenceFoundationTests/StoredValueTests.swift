import Foundation
import Persistence
import PersistenceFoundation
import Testing

struct Purchase: Record, Equatable {
  struct Label: Codable, Equatable {
    var text: String
    var weight: Double?
  }

  var id: UUID
  var at: Date
  var price: Decimal
  var page: URL?
  var picture: Data
  var labels: CodableColumn<[Label]>

  static let schema = Schema(
    "purchase", key: \.id,
    Column(\.id, "id"), Column(\.at, "at"), Column(\.price, "price"), Column(\.page, "page"),
    Column(\.picture, "picture"), Column(\.labels, "labels"),
    make: Purchase.init)
}

@Suite struct `Types of Foundation` {
  @Test func `are read back as they were stored`() throws {
    let store = try Store.open(.memory, models: [Purchase.self])
    let purchase = Purchase(
      id: UUID(), at: Date(timeIntervalSince1970: 1_700_000_000.123456),
      price: Decimal(string: "-12.50")!, page: URL(string: "https://example.org/a?b=c#d"),
      picture: Data([0, 255]),
      labels: CodableColumn(wrappedValue: [.init(text: "ї/\"", weight: nil)]))
    var bare = purchase
    bare.id = UUID()
    bare.page = nil
    try store.write { tx in try tx.insert([purchase, bare]) }
    let found = try store.read { tx in try tx.find(Purchase.self, purchase.id) }
    #expect(found == purchase)
    let other = try store.read { tx in try tx.first(Purchase.where(.isNil(\.page))) }
    #expect(other == bare)
  }

  static let numbers = [
    "-1e127", "-99999999999999999999999999999999999999", "-100", "-12.5", "-12.49", "-1", "-0.5",
    "-0.05", "-1e-120", "0", "1e-120", "0.000001", "0.05", "0.1", "0.5", "0.51", "1", "1.5", "2",
    "10", "12.49", "12.5", "100", "12345678901234567890123456789012345678", "1e127",
  ]

  @Test func `decimal numbers are exact, and sort as numbers`() throws {
    let numbers = Self.numbers.map { Decimal(string: $0)! }
    for number in numbers {
      #expect(Decimal(primitive: number.primitive) == number, "\(number): \(number.primitive)")
    }
    for (low, high) in zip(numbers, numbers.dropFirst()) {
      #expect(
        low.primitive.utf8.lexicographicallyPrecedes(high.primitive.utf8), "\(low), \(high)")
    }
    #expect(Decimal(12.5).primitive == "p502125")
    #expect(Decimal(-12.5).primitive == "n497874~")
    #expect(Decimal(string: "12.500")!.primitive == "p502125")
  }

  @Test(arguments: ["", "p", "o0", "p5", "p500", "n500", "p50012x", "p5000", "n499~", "12.5"])
  func `a text that is not a decimal number is refused`(text: String) {
    #expect(Decimal(primitive: text) == nil)
  }

  @Test func `a value of another type is refused`() {
    #expect(UUID(primitive: [1, 2, 3]) == nil)
    #expect(URL(primitive: "") == nil)
    #expect(CodableColumn<[Int]>(primitive: #"["a"]"#) == nil)
  }

  @Test func `dates sort, and are stored to the microsecond`() {
    for seconds in [-62_135_769_600, -1.5, 0, 0.000001, 1_700_000_000.123456] {
      let date = Date(timeIntervalSince1970: seconds)
      let back = Date(primitive: date.primitive)
      #expect(abs((back?.timeIntervalSince1970 ?? .infinity) - seconds) < 0.000001)
    }
    #expect(Date(timeIntervalSince1970: .infinity).primitive == .max)
  }
}
