import Charts
import Geometry

/// Measures the layout of 10,000 cells, and prints a line of JSON for each figure.
///
///     bench-charts [rounds]
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 101
let count = 10_000
let frame = Rect(x: 0, y: 0, width: 1_200, height: 800)

// Amounts with a realistic distribution: few large, many small; from the greatest to the least.
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
  print(#"{"name":"\#(name)","value":\#(value),"unit":"ms","budget":1}"#)
}

/// Returns the largest number of values read for the extremes of a window, over a million windows
/// that follow one another by random pans and zooms; each is compared with the extremes of all its
/// values.
func mostReads(of values: [Double], windows: Int) -> Int {
  var random = Random(state: 42)
  let pyramid = ExtremesPyramid(values)
  var viewport = Viewport(lower: 0.2, upper: 0.7)
  var most = 0
  for _ in 0..<windows {
    viewport =
      random.next() < 0.7
      ? viewport.panned(by: random.next() - 0.5)
      : viewport.zoomed(by: 0.5 + 1.5 * random.next(), about: random.next())
    if viewport.span < 0.01 { viewport = .whole }
    let seen = viewport.indices(of: values.count)
    var reads = 0
    let found = pyramid.extremes(in: seen, reads: &reads)
    most = max(most, reads)
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in seen {
      low = min(low, values[index])
      high = max(high, values[index])
    }
    guard found == Extremes(low: low, high: high) else {
      preconditionFailure("\(seen) has other extremes than its values")
    }
  }
  return most
}

/// A deterministic generator of numbers from 0 to 1 (Steele, Lea and Flood's SplitMix).
struct Random {
  var state: UInt64

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
  }
}

// Three years of days, a realistic amount, and a thousand times as many.
var noise = Random(state: 7)
let days = (0..<1_095).map { _ in noise.next() }
let moments = (0..<1_095_000).map { _ in noise.next() }
// At most 14 entries per level: five levels, and seven.
for (name, values, windows, budget) in [
  ("extremes-reads-1095", days, 1_000_000, 70), ("extremes-reads-1095000", moments, 1_000, 98),
] {
  let reads = mostReads(of: values, windows: windows)
  print(#"{"name":"\#(name)","value":\#(reads),"unit":"","budget":\#(budget)}"#)
}
