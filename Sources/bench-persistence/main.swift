import Glibc

/// Measures the typed calls against direct ones, in turns, and prints a line of JSON for each.
///
///     bench-persistence [rows] [rounds] [name]
///     bench-persistence postgresql 'host=… user=…' [rows] [rounds] [name]
///
/// The exit status is 1 if a figure is over its budget. Each measurement of memory starts a process
/// of its own, as `bench-persistence peak`.
if CommandLine.arguments.dropFirst().first == "peak" {
  exit(Peak.run(CommandLine.arguments.dropFirst(2)))
}
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let name = CommandLine.arguments.dropFirst().first { Int($0) == nil } ?? ""
if let place = CommandLine.arguments.firstIndex(of: "postgresql"), place == 1 {
  let words = CommandLine.arguments.dropFirst(2)
  let bench = ServerBench(
    connectionString: words.first ?? "", rows: numbers.first ?? 250_000,
    rounds: numbers.dropFirst().first ?? 5,
    wanted: words.dropFirst().first { Int($0) == nil } ?? "")
  do {
    exit(try bench.run() ? 0 : 1)
  } catch {
    print("bench-persistence: \(error)")
    exit(2)
  }
}
var bench = Bench(
  rows: numbers.first ?? 250_000, rounds: numbers.dropFirst().first ?? 5, wanted: name)
do {
  exit(try bench.run() ? 0 : 1)
} catch {
  print("bench-persistence: \(error)")
  exit(2)
}
