import CAllocations
import LogSinks
import Logging

/// Measures the cost of a line of a log, and prints a line of JSON for each figure.
///
///     bench-logging [allocations]
///
/// With `allocations` only the numbers of allocations are printed, which do not depend on the machine.
let rounds = 21

/// Returns the median time of one call, in nanoseconds.
func nanoseconds(_ count: Int, _ body: () -> Void) -> Double {
  var times: [Duration] = []
  for _ in 0..<rounds { times.append(ContinuousClock().measure(body)) }
  return times.sorted()[rounds / 2] / .nanoseconds(1) / Double(count)
}

func printFigure(_ name: String, _ value: Double, _ unit: String) {
  print(#"{"name":"\#(name)","value":\#(value),"unit":"\#(unit)"}"#)
}

/// Reports lines whose level is not enabled; the loop itself is part of the figure.
@inline(never)
func reportDisabled(_ logger: Logger, _ count: Int, _ path: String) {
  for number in 0..<count {
    logger.debug(
      "request \(number, privacy: .public) of \(path)",
      metadata: ["status": .public(200), "path": .private(path)])
  }
}

/// Reports lines that are kept, with a private value and two fields.
@inline(never)
func reportEnabled(_ logger: Logger, _ count: Int, _ path: String) {
  for number in 0..<count {
    logger.info(
      "request \(number, privacy: .public) of \(path)",
      metadata: ["status": .public(200), "path": .private(path)])
  }
}

/// Prints the number of blocks allocated by a number of calls.
func printAllocations(_ name: String, _ body: () -> Void) {
  let before = allocation_count()
  body()
  printFigure(name, Double(allocation_count() - before), "allocations")
}

let path = "/api/v1/overview/of/everything"
let memory = MemoryLog(capacity: 10_000)
let logger = Logger(label: "bench", sink: memory.sink)
printAllocations("log-disabled-allocations") { reportDisabled(logger, 10_000, path) }
printAllocations("log-enabled-allocations") { reportEnabled(logger, 10_000, path) }
if CommandLine.arguments.dropFirst().first != "allocations" {
  printFigure(
    "log-disabled", nanoseconds(10_000_000) { reportDisabled(logger, 10_000_000, path) }, "ns")
  printFigure(
    "log-memory", nanoseconds(100_000) { reportEnabled(logger, 100_000, path) } / 1_000, "µs")
  let lines = Logger(
    label: "bench", sink: LogSink { event in _ = LogFormat.json.line(event) })
  printFigure(
    "log-json-line", nanoseconds(20_000) { reportEnabled(lines, 20_000, path) } / 1_000, "µs")
}
