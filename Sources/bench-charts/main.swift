import Charts
import Geometry

/// Measures the layout of 10,000 cells, and prints a line of JSON for each figure.
///
///     bench-charts [rounds]
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 101
let count = 10_000
let frame = Rect(x: 0, y: 0, width: 1_200, height: 800)

// Amounts such as people's: few large, many small; from the greatest to the least.
let amounts = (1...count).map { 1_000_000 / Double($0) }
let tree = AmountTree(named: amounts.enumerated().map { ("tag\($0)", $1) })

func median(_ body: () -> Double) -> Double {
  var times: [Duration] = []
  for _ in 0..<rounds {
    times.append(
      ContinuousClock().measure {
        guard body() > 0 else { preconditionFailure("a treemap of something has an area") }
      })
  }
  return times.sorted()[rounds / 2] / .milliseconds(1)
}

let figures = [
  (
    "treemap-cells-10000",
    median {
      Squarified(amounts, in: frame).cells(of: amounts, in: frame)[count - 1].size.area
    }
  ),
  ("treemap-whole-10000", median { Treemap(tree, in: frame).cells[count].frame.size.area }),
]
for (name, value) in figures {
  print(#"{"name":"\#(name)","value":\#(value),"unit":"ms"}"#)
}
