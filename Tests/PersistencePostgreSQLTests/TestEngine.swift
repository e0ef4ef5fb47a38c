import Persistence
import PersistencePostgreSQL
import PersistenceTestSupport
import TestSupport
import Testing

/// The engines that must do the same.
enum TestEngine: String, CaseIterable, CustomTestStringConvertible {
  case sqlite, postgresql

  /// Those that can run here.
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

/// Where a store lies, so that a second one can be opened on the same records.
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

/// A store and its place, which goes with it.
struct TestStore {
  let place: TestPlace
  let store: Store
}
