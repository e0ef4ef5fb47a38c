import Composition
import Testing

private enum Place: Level {}

private enum Egg: Singleton {
  typealias Home = Place
  static func make(in place: Container<Place>) -> Int { place.make(Nest.self) }
}

private enum Nest: PerRequest {
  typealias Home = Place
  static func make(in place: Container<Place>, _: Void) -> Int { place.resolve(Hen.self) }
}

private enum Hen: Singleton {
  typealias Home = Place
  static func make(in place: Container<Place>) -> Int { place.resolve(Egg.self) }
}

private enum Start: Singleton {
  typealias Home = Place
  static func make(in place: Container<Place>) -> Int { place.resolve(Egg.self) }
}

/// Needs itself with other arguments.
private enum Factorial: PerRequest {
  typealias Home = Place
  static func make(in place: Container<Place>, _ number: Int) -> Int {
    number == 0 ? 1 : number &* place.make(Factorial.self, number - 1)
  }
}

@Suite struct `A cycle` {

  @Test func `is refused with its path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Container(Place.self).resolve(Start.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Composition: Egg needs itself: Egg → Nest → Hen → Egg\n"))
  }

  @Test func `of values for each request is refused with its path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Container(Place.self).make(Nest.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Composition: Nest needs itself: Nest → Hen → Egg → Nest\n"))
  }

  @Test func `of a value with arguments is refused when it does not end`() async throws {
    #expect(Container(Place.self).make(Factorial.self, 10) == 3_628_800)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Container(Place.self).make(Factorial.self, -1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Composition: Factorial needs itself: Factorial → Factorial\n"))
  }

  @Test func `is not what two containers have in common`() {
    #expect(Container(Place.self).resolve(Twin.self) == 1)
  }

  @Test func `is no end: an ended container makes no values for a request`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let place = Container(Place.self)
      place.end()
      _ = place.make(Factorial.self, 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Composition: Factorial was asked for after the end of its container"))
  }

  @Test func `is no end: an ended container makes nothing`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let place = Container(Place.self)
      place.end()
      _ = place.resolve(Twin.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("Composition: Twin was asked for after the end of its container of Place\n"))
  }
}

/// Needs itself in another container.
private enum Twin: Singleton {
  typealias Home = Place
  static func make(in place: Container<Place>) -> Int {
    Container(Other.self).resolve(Second.self)
  }

  private enum Other: Level {}

  private enum Second: Singleton {
    typealias Home = Other
    static func make(in place: Container<Other>) -> Int { 1 }
  }
}
