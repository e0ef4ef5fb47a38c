import Composition

/// Measures what it costs to resolve, and prints a line of JSON for each figure.
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

/// Made anew of a number.
enum Requests: PerRequest {
  typealias Home = App

  static func make(in app: Container<App>, _ number: Int) -> Request { Request(number: number) }
}

/// The median time of one call, in nanoseconds.
///
/// The results are kept while the clock runs, so that their release, which is the caller's, is not measured;
/// the bare results are what keeping them costs.
func nanoseconds<Result>(_ call: (Int) -> Result) -> Double {
  var times: [Duration] = []
  for _ in 0..<rounds {
    var results: [Result] = []
    results.reserveCapacity(count)
    times.append(
      ContinuousClock().measure { for number in 0..<count { results.append(call(number)) } })
    precondition(results.count == count)
  }
  return times.sorted()[rounds / 2] / .nanoseconds(1) / Double(count)
}

@inline(never)
func makeRequest(_ number: Int) -> Request { Request(number: number) }

func printFigure(_ name: String, _ value: Double) {
  print(#"{"name":"\#(name)","value":\#(value),"unit":"ns"}"#)
}

let app = Container(App.self)
printFigure("resolve-singleton", nanoseconds { _ in app.resolve(Store.self) })
let bare = nanoseconds { makeRequest($0) }
printFigure("resolve-request", nanoseconds { app.make(Requests.self, $0) } - bare)
