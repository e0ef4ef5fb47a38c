import Composition
import HostSystem
import Synchronization
import Testing

@Suite(.serialized) struct `A container` {
  private let journal = Journal()

  @Test func `makes a singleton once, and a value anew for each request`() {
    let app = Container(App.self, input: journal)
    let database = app.resolve(Database.self)
    #expect(app.resolve(Database.self) === database)
    #expect(app.make(Report.self, .init(month: 3)).title == "real 3 at 1")
    #expect(app.make(Report.self, .init(month: 4)).title == "real 4 at 1")
    #expect(journal.lines == ["make database"])
    #expect(Container(App.self, input: journal).resolve(Database.self) !== database)
  }

  @Test func `makes what is lazy when it is called for, and once`() {
    let app = Container(App.self, input: journal)
    let database = app.lazily(Database.self)
    #expect(journal.lines.isEmpty)
    #expect(database() === database() && database() === app.resolve(Database.self))
    #expect(journal.lines == ["make database"])
  }

  @Test func `has levels within it`() {
    let app = Container(App.self, input: journal)
    let ann = app.begin(Session.self, input: "ann")
    let bob = app.begin(Session.self, input: "bob")
    #expect(ann.resolve(Basket.self) === ann.resolve(Basket.self))
    #expect(ann.resolve(Basket.self).owner == "ann" && bob.resolve(Basket.self).owner == "bob")
    #expect(ann.resolve(Basket.self).database === bob.resolve(Basket.self).database)
    #expect(ann.outer === app)
  }

  @Test func `ends inner levels first, and the latest first`() {
    enum First: Singleton {
      typealias Home = Outermost
      static func make(in container: Container<Outermost>) -> Journal { container.input }
      static func end(_ journal: Journal) { journal.add("first") }
    }
    enum Second: Singleton {
      typealias Home = Outermost
      static func make(in container: Container<Outermost>) -> Journal {
        container.resolve(First.self)
      }
      static func end(_ journal: Journal) { journal.add("second") }
    }
    enum Outermost: Level { typealias Input = Journal }
    enum Inner: Level { typealias Outer = Container<Outermost> }
    enum Third: Singleton {
      typealias Home = Inner
      static func make(in container: Container<Inner>) -> Journal {
        container.outer.resolve(Second.self)
      }
      static func end(_ journal: Journal) { journal.add("third") }
    }
    let outermost = Container(Outermost.self, input: journal)
    let inner = outermost.begin(Inner.self)
    _ = inner.resolve(Third.self)
    let other = outermost.begin(Inner.self)
    _ = other.resolve(Third.self)
    other.end()
    #expect(journal.lines == ["third"])
    outermost.end()
    outermost.end()
    inner.end()
    #expect(journal.lines == ["third", "third", "second", "first"])
  }

  @Test func `ends when it is released`() {
    let before = basketEnds.lines.count
    do {
      let session = Container(App.self, input: journal).begin(Session.self, input: "eve")
      _ = session.resolve(Basket.self)
    }
    #expect(basketEnds.lines.dropFirst(before) == ["end basket of eve"])
  }

  @Test func `keeps nothing after a failure`() throws {
    struct Refusal: Error, Equatable {
      let attempt: Int
    }
    final class Attempts: Sendable {
      let count = Atomic(0)
    }
    enum Place: Level { typealias Input = Attempts }
    enum Fragile: Singleton {
      typealias Home = Place
      static func make(in container: Container<Place>) throws(Refusal) -> Int {
        let attempt = container.input.count.add(1, ordering: .relaxed).newValue
        guard attempt > 2 else { throw Refusal(attempt: attempt) }
        return attempt
      }
    }
    let place = Container(Place.self, input: Attempts())
    for attempt in 1...2 {
      #expect(throws: Refusal(attempt: attempt)) { try place.resolve(Fragile.self) }
    }
    #expect(try place.resolve(Fragile.self) == 3)
    #expect(try place.resolve(Fragile.self) == 3)
  }

  @Test func `makes one singleton for a thousand threads`() throws {
    let app = Container(App.self, input: journal)
    let gate = Monitor((waiting: 0, isOpen: false))
    let found = Mutex<[ObjectIdentifier: Int]>([:])
    let threads = try (0..<1_000).map { _ in
      try SystemThread {
        gate.withLock { $0.waiting += 1 }
        gate.wakeAll()
        gate.wait(for: { $0.isOpen }, then: { _ in })
        let database = app.resolve(Database.self)
        found.withLock { $0[ObjectIdentifier(database), default: 0] += 1 }
      }
    }
    gate.wait(for: { $0.waiting == 1_000 }, then: { $0.isOpen = true })
    gate.wakeAll()
    for thread in threads { thread.join() }
    #expect(found.withLock { Array($0.values) } == [1_000])
    #expect(journal.lines == ["make database"])
  }

  @Test func `finds each of many singletons while others are made`() throws {
    let app = Container(App.self, input: journal)
    let threads = try (0..<4).map { _ in
      try SystemThread { for _ in 0..<50 { resolveMany(app) } }
    }
    for thread in threads { thread.join() }
    #expect(app.resolve(Many<Wrapped<Wrapped<Int>>>.self) == "Wrapped<Wrapped<Int>>")
  }
}

/// One key for each type.
private enum Many<Kind>: Singleton {
  typealias Home = App
  static func make(in app: Container<App>) -> String { "\(Kind.self)" }
}

private struct Wrapped<Kind> {}

/// Resolves forty keys, so that the table grows, and checks that each has its value.
private func resolveMany(_ app: Container<App>) {
  func resolve<Kind>(_ kind: Kind.Type, _ depth: Int) {
    precondition(app.resolve(Many<Kind>.self) == "\(kind)")
    if depth > 0 { resolve(Wrapped<Kind>.self, depth - 1) }
  }
  resolve(Int.self, 20)
  resolve(String.self, 20)
}
