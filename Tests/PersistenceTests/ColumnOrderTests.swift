import Persistence
import PersistenceTestSupport
import Testing

@Suite struct `The order of columns` {
  /// The two name columns are not in the order of the initialiser.
  struct Person: Record, Equatable {
    var id: Int64
    var first: String
    var last: String

    static let schema = Schema(
      "person", key: \.id,
      Column(\.id, "id"), Column(\.last, "last"), Column(\.first, "first"), make: Person.init)
  }

  /// Three columns are rotated.
  struct Colour: Record, Equatable {
    var name: String
    var red: Int
    var green: Int
    var blue: Int

    static let schema = Schema(
      "colour", key: \.name, Column(\.name, "name"),
      Column(\.green, "green"), Column(\.blue, "blue"), Column(\.red, "red"), make: Colour.init)
  }

  /// An initialiser may normalize its arguments if normalizing is idempotent.
  struct Tidy: Record, Equatable {
    var id: Int64
    var name: String
    var note: String
    var isOpen: Bool
    var isNew: Bool

    init(id: Int64, name: String, note: String, isOpen: Bool, isNew: Bool) {
      self.id = id
      self.name = name.lowercased()
      self.note = note.isEmpty ? name : note
      self.isOpen = isOpen
      self.isNew = isNew
    }

    static let schema = Schema(
      "tidy", key: \.id, Column(\.id, "id"), Column(\.name, "name"), Column(\.note, "note"),
      Column(\.isOpen, "is_open"), Column(\.isNew, "is_new"), make: Tidy.init)
  }

  static let error = StoreError.misuse(
    """
    The columns of person are not in the order of the parameters of make: \
    the value of “last” to the parameter for “first”, that of “first” to the parameter for “last”
    """)

  private func error(
    _ store: Store, _ body: (Transaction) throws(StoreError) -> Void
  ) -> StoreError? {
    failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in try body(tx) }
    }
  }

  @Test func `is checked when a record is written`() throws {
    let store = try Store.open(.memory, models: [Person.self])
    let ada = Person(id: 1, first: "Ada", last: "Lovelace")
    #expect(error(store) { tx throws(StoreError) in try tx.insert(ada) } == Self.error)
    #expect(error(store) { tx throws(StoreError) in try tx.insert([ada]) } == Self.error)
    #expect(error(store) { tx throws(StoreError) in try tx.upsert(ada) } == Self.error)
    #expect(try store.read { tx in try tx.count(Person.all) } == 0)
  }

  @Test func `is checked when a record written by others is read`() throws {
    let store = try Store.open(.memory, models: [Person.self])
    try store.write { tx in
      _ = try tx.execute("INSERT INTO person (id, first, last) VALUES (1, 'x', 'x')")
      _ = try tx.execute("INSERT INTO person (id, first, last) VALUES (2, 'Ada', 'Lovelace')")
    }
    let all = failure { () throws(StoreError) in
      _ = try store.read { tx throws(StoreError) in try tx.fetch(Person.all) }
    }
    let one = failure { () throws(StoreError) in
      _ = try store.read { tx throws(StoreError) in try tx.find(Person.self, 2) }
    }
    #expect(all == Self.error)
    #expect(one == Self.error)
  }

  @Test func `is checked for rotations of three columns`() throws {
    let store = try Store.open(.memory, models: [Colour.self])
    let found = error(store) { tx throws(StoreError) in
      // The first record has equal values in all columns, the second in two of them.
      try tx.insert(Colour(name: "black", red: 0, green: 0, blue: 0))
      try tx.insert(Colour(name: "red", red: 255, green: 0, blue: 0))
    }
    guard case .misuse(let sentence) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(sentence.contains("“red” to the parameter for “blue”"))
  }

  @Test func `is accepted if an initialiser normalizes values`() throws {
    let store = try Store.open(.memory, models: [Tidy.self])
    var odd = Tidy(id: 1, name: "a", note: "", isOpen: true, isNew: false)
    odd.name = "LOUD"
    odd.note = ""
    try store.write { tx in
      try tx.insert(odd)
      try tx.insert((2...999).map { Tidy(id: $0, name: "b", note: "b", isOpen: true, isNew: true) })
    }
    #expect(try store.read { tx in try tx.count(Tidy.all) } == 999)
    #expect(try store.read { tx in try tx.fetch(Tidy.all) }.count == 999)
  }
}
