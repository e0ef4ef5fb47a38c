import JSON
import Persistence
import PersistenceTestSupport
import Testing

@Suite struct `Attributes` {
  struct Place: JSONStored, Equatable {
    var latitude: Double
    var longitude: Double

    init(_ latitude: Double, _ longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }

    var json: JSONValue { [latitude, longitude].json }

    init?(json: JSONValue) {
      guard let numbers = [Double](json: json), numbers.count == 2 else { return nil }
      self.init(numbers[0], numbers[1])
    }
  }

  struct Everything: Record, Equatable {
    var id: Int64
    var flag: Bool
    var small: Int16
    var medium: Int32
    var natural: UInt32
    var single: Float
    var double: Double
    var text: String
    var bytes: [UInt8]
    var tags: [String]
    var numbers: [Int]?
    var nested: [[Bool]]
    var place: Place
    var places: [String: Place]

    static let schema = Schema(
      "everything", key: \.id, Column(\.id, "id"), Column(\.flag, "flag"),
      Column(\.small, "small"), Column(\.medium, "medium"), Column(\.natural, "natural"),
      Column(\.single, "single"), Column(\.double, "double"), Column(\.text, "text"),
      Column(\.bytes, "bytes"), Column(\.tags, "tags"), Column(\.numbers, "numbers"),
      Column(\.nested, "nested"), Column(\.place, "place"), Column(\.places, "places"),
      make: Everything.init)
  }

  static let full = Everything(
    id: 1, flag: true, small: .min, medium: .max, natural: .max, single: 0.1, double: .pi,
    text: "є", bytes: [0, 255], tags: ["", "a\"b", "\u{1}є"], numbers: [.min, 0, .max],
    nested: [[true], [], [false, true]], place: Place(50.5, -0.25),
    places: ["home": Place(1, 2), "": Place(3, 4)])

  static let bare = Everything(
    id: 2, flag: false, small: 0, medium: 0, natural: 0, single: 0, double: 0, text: "", bytes: [],
    tags: [], numbers: nil, nested: [], place: Place(0, 0), places: [:])

  @Test func `values of all types are read back as they were stored`() throws {
    let store = try Store.open(.memory, models: [Everything.self])
    try store.write { tx in try tx.insert([Self.full, Self.bare]) }
    let found = try store.read { tx in try tx.fetch(Everything.all.order(\.id)) }
    #expect(found == [Self.full, Self.bare])
    let one = try store.read { tx in try tx.find(Everything.self, 2) }
    #expect(one == Self.bare)
    let same = try store.read { tx in
      try tx.count(Everything.where(\.places == Self.full.places && \.tags == Self.full.tags))
    }
    #expect(same == 1)
  }

  @Test(arguments: [
    ("flag = 2", "flag", "Bool"), ("small = 40000", "small", "Int16"),
    ("natural = -1", "natural", "UInt32"), ("single = 0.1", "single", "Float"),
    ("tags = '[1]'", "tags", "Array<String>"), ("tags = '['", "tags", "Array<String>"),
    ("numbers = '[1.5]'", "numbers", "Array<Int>"), ("place = '[1]'", "place", "Place"),
    ("places = '[]'", "places", "Dictionary<String, Place>"),
  ])
  func `a stored value that no value of the type produces is refused`(
    change: String, column: String, type: String
  ) throws {
    let folder = Folder()
    _ = try Store.open(.file(folder.file()), models: [Everything.self]).write { tx in
      try tx.insert([Self.bare, Self.full])
    }
    execute("UPDATE everything SET \(change) WHERE id = 2", folder.file())
    let store = try Store.open(.file(folder.file()), models: [Everything.self])
    let error = failure { () throws(StoreError) in
      _ = try store.read { tx throws(StoreError) in try tx.fetch(Everything.all) }
    }
    #expect(
      error == .decode(table: "everything", column: column, key: "2", problem: .value(type: type)))
  }
}
