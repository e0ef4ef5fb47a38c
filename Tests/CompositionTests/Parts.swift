import Composition
import Synchronization

/// A record of events in their order.
final class Journal: Sendable {
  private let state = Mutex<[String]>([])

  func add(_ line: String) { state.withLock { $0.append(line) } }

  var lines: [String] { state.withLock { $0 } }
}

enum App: Level { typealias Input = Journal }

enum Session: Level {
  typealias Input = String
  typealias Outer = Container<App>
}

/// A type that is its own key.
final class Database: Singleton, Sendable {
  typealias Home = App

  let name: String

  init(name: String) { self.name = name }

  static func make(in app: Container<App>) -> Database {
    app.input.add("make database")
    return Database(name: "real")
  }

  static func end(_ database: Database) { journalOfEnds.add("end \(database.name)") }
}

/// The journal for ends of objects, which have no access to a container.
let journalOfEnds = Journal()

protocol Clock: Sendable {
  var time: Int { get }
}

struct FixedClock: Clock {
  let time: Int
}

/// A protocol bound to a type.
enum TimeSource: Singleton {
  typealias Home = App

  static func make(in app: Container<App>) -> any Clock { FixedClock(time: 1) }
}

/// Depends on others, and takes arguments.
struct Report: PerRequest {
  typealias Home = App

  struct Arguments {
    let month: Int
  }

  let title: String

  static func make(in app: Container<App>, _ arguments: Arguments) -> Report {
    let database = app.resolve(Database.self)
    return Report(
      title: "\(database.name) \(arguments.month) at \(app.resolve(TimeSource.self).time)")
  }
}

/// An object of which each session has one.
final class Basket: Singleton, Sendable {
  typealias Home = Session

  let owner: String
  let database: Database

  init(owner: String, database: Database) {
    self.owner = owner
    self.database = database
  }

  static func make(in session: Container<Session>) -> Basket {
    Basket(owner: session.input, database: session.outer.resolve(Database.self))
  }

  static func end(_ basket: Basket) { basketEnds.add("end basket of \(basket.owner)") }
}

let basketEnds = Journal()
