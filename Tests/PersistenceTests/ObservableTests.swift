import Observation
import Persistence
import Testing

/// A model that is observed, in a file with a store, as in most programs with a window.
@Observable final class Shelf {
  var titles: [String] = []
}

@Suite struct `A store beside observed models` {
  @Test func `hides no name to which the macro expands`() throws {
    let store = try Store.open(.memory, models: [])
    let observation: ChangeObservation = store.observe { _ in }
    let shelf = Shelf()
    shelf.titles.append("Solaris")
    #expect(shelf.titles == ["Solaris"])
    withExtendedLifetime(observation) {}
  }
}
