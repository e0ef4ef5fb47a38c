import Testing

@testable import Interface

/// Observers notified when a value they read changes.
@Suite struct TrackingTests {
  let renderer = Renderer { _ in
  } commit: { _ in
  }

  @Test func `a task that a view starts does not make the view an observer`() async {
    var isKnown = false
    var task = Task { true }
    Tracking.with(Reader(renderer: renderer, parent: nil)) {
      isKnown = Tracking.reader !== nil
      task = Task { Tracking.reader !== nil }
    }
    #expect(isKnown)
    #expect(await task.value == false)
  }

  @Test func `a view is the observer again after a nested one`() {
    let outer = Reader(renderer: renderer, parent: nil)
    let inner = Reader(renderer: renderer, parent: outer)
    var met: [Reader?] = [Tracking.reader]
    Tracking.with(outer) {
      met.append(Tracking.reader)
      Tracking.with(inner) { met.append(Tracking.reader) }
      Tracking.with(nil) { met.append(Tracking.reader) }
      met.append(Tracking.reader)
    }
    met.append(Tracking.reader)
    let expected: [Reader?] = [nil, outer, inner, nil, outer, nil]
    #expect(met.count == expected.count)
    #expect(zip(met, expected).allSatisfy { $0 === $1 })
  }
}
