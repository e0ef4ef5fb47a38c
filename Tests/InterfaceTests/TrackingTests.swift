import Testing

@testable import Interface

/// Who is told when what has been read changes.
@Suite struct TrackingTests {
  let renderer = Renderer { _ in
  } commit: { _ in
  }

  @Test func `a task that a view starts does not read in its name`() async {
    var isKnown = false
    var task = Task { true }
    Tracking.with(Reader(renderer: renderer, parent: nil)) {
      isKnown = Tracking.reader !== nil
      task = Task { Tracking.reader !== nil }
    }
    #expect(isKnown)
    #expect(await task.value == false)
  }

  @Test func `a view reads in its own name again after one within it`() {
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
