import Composition

/// Measures the cost of resolving, and prints a line of JSON for each figure.
///
///     bench-composition
let rounds = 101
let count = 100_000

enum App: Level {}

final class Store: Singleton, Sendable {
  typealias Home = App
  let number = 7
  static func make(in app: Container<App>) -> Store { Store() }
}

final class Request: Sendable {
  let number: Int

  init(number: Int) { self.number = number }
}

/// Made from a number for each request.
enum Requests: PerRequest {
  typealias Home = App

  static func make(in app: Container<App>, _ number: Int) -> Request { Request(number: number) }
}

/// Returns the time of one of many calls, in nanoseconds.
///
/// The results are kept while the clock runs, so that their release, which is the caller's, is not measured.
func nanoseconds<Result>(_ call: (Int) -> Result) -> Double {
  var results: [Result] = []
  results.reserveCapacity(count)
  let time = ContinuousClock().measure {
    for number in 0..<count { results.append(call(number)) }
  }
  precondition(results.count == count)
  return time / .nanoseconds(1) / Double(count)
}

/// Prints the median of many rounds.
func printFigure(_ name: String, _ round: () -> Double) {
  let times = (0..<rounds).map { _ in round() }.sorted()
  print(#"{"name":"\#(name)","value":\#(times[rounds / 2]),"unit":"ns"}"#)
}

@inline(never)
func makeRequest(_ number: Int) -> Request { Request(number: number) }

let app = Container(App.self)
printFigure("resolve-singleton") { nanoseconds { _ in app.resolve(Store.self) } }
// The bare initializer takes turns with the container, so that both have the same machine.
printFigure("resolve-request") {
  nanoseconds { app.make(Requests.self, $0) } - nanoseconds { makeRequest($0) }
}
