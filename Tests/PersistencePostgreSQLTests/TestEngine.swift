import Persistence
import PersistencePostgreSQL
import PersistenceTestSupport
import TestSupport
import Testing

/// The engines that must behave the same.
enum TestEngine: String, CaseIterable, CustomTestStringConvertible {
  case sqlite, postgresql

  /// The engines that can run on this machine.
  static var all: [Self] { TestServer.shared == nil ? [.sqlite] : allCases }

  var testDescription: String { rawValue }

  /// A new, empty place for a store.
  func place() throws -> TestPlace {
    switch self {
    case .sqlite: .file(try TemporaryFolder())
    case .postgresql: .database(try #require(TestServer.shared).database())
    }
  }

  /// A new store for the records of these tests.
  func store() throws -> TestStore {
    let place = try place()
    return TestStore(place: place, store: try place.open(TestPlace.models))
  }
}

/// The location of a store, so that a second store can be opened on it.
enum TestPlace {
  case file(TemporaryFolder)
  case database(PostgreSQL)

  static var models: [any Record.Type] { [Entry.self, Tagging.self, Device.self] }

  func open(
    _ models: [any Record.Type], history: [Migration] = []
  ) throws(StoreError) -> Store {
    switch self {
    case .file(let folder):
      try .open(
        .file(folder.path + "/store.db"), models: models, history: history, durability: .normal)
    case .database(let server):
      try .open(server, models: models, history: history, durability: .normal)
    }
  }
}

/// A store and its location, which is removed with it.
struct TestStore {
  let place: TestPlace
  let store: Store
}
