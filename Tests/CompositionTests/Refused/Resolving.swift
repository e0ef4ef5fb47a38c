import Composition

enum App: Level { typealias Input = Int }

enum Session: Level { typealias Outer = Container<App> }

final class Store: Singleton, Sendable {
  typealias Home = App
  static func make(in app: Container<App>) -> Store { Store() }
}

final class OtherStore: Sendable {}

struct Report: PerRequest {
  typealias Home = App
  static func make(in app: Container<App>, _ month: Int) -> Report { Report() }
}

/// Code that would fail when a program runs.
enum Resolving {
  static func resolve(_ app: Container<App>, _ session: Container<Session>) {
    // error: instance method 'resolve' requires that 'OtherStore' conform to 'Singleton'
    _ = app.resolve(OtherStore.self)
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    _ = app.make(Report.self, "May")
    // error: instance method 'make' requires the types 'Int' and '()' be equivalent
    _ = app.make(Report.self)
    // error: instance method 'resolve' requires the types 'Session' and 'Store.Home' (aka 'App') be equivalent
    _ = session.resolve(Store.self)
    // error: instance method 'lazily' requires the types 'Session' and 'Store.Home' (aka 'App') be equivalent
    _ = session.lazily(Store.self)
    // error: initializer 'init(_:)' requires the types 'App.Input' (aka 'Int') and '()' be equivalent
    _ = Container(App.self)
    // error: cannot convert value of type 'OtherStore' to closure result type 'Store'
    _ = Substitution(Store.self) { _ in OtherStore() }
  }
}
