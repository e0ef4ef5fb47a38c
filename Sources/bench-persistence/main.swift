import Glibc

/// Measures the typed calls beside the bare ones, in turns, and prints a line of JSON for each.
///
///     bench-persistence [rows] [rounds]
///
/// The exit status is 1 where a figure is over its budget.
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
var bench = Bench(rows: arguments.first ?? 250_000, rounds: arguments.dropFirst().first ?? 5)
do {
  exit(try bench.run() ? 0 : 1)
} catch {
  print("bench-persistence: \(error)")
  exit(2)
}
