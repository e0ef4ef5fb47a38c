import Persistence
import PersistenceTestSupport
import Testing

/// Every engine must agree with the model in memory.
@Suite(.needsServer) struct `Every engine, at random` {
  @Test(arguments: TestEngine.all, 1...3 as ClosedRange<UInt64>)
  func `the engine and memory agree`(engine: TestEngine, seed: UInt64) throws {
    let place = try engine.store()
    #expect(try Comparison.conditions(of: place.store, seed: seed) == [])
  }

  @Test(arguments: TestEngine.all, 1...3 as ClosedRange<UInt64>)
  func `random operations agree with a dictionary`(engine: TestEngine, seed: UInt64) throws {
    let place = try engine.store()
    #expect(try Comparison.operations(of: place.store, seed: seed) == [])
  }
}
