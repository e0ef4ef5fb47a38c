import Glibc
import Sampling
import SimulatedLife
import TestSupport

/// Simulates lives and prints the share of intervals that contain the truth: a line of JSON for each kind.
///
///     bench-coverage [intervals]
///     bench-coverage first-month
let arguments = CommandLine.arguments.dropFirst()
let intervals = arguments.first.flatMap { Int($0) } ?? 14_000

/// Simulates lives of one kind until there are at least `intervals` intervals.
func holding(of life: LifeCase, seed: UInt64) -> Holding {
  var random = SplitMix(seed: seed)
  var holding = Holding()
  while holding.all < intervals {
    holding.add(Life(life.phases, silence: life.silence, random: &random))
  }
  return holding
}

/// A share as JSON, with the expected bounds.
func line(_ name: String, _ share: Double, _ range: ClosedRange<Double>) -> String {
  #"{"name":"\#(name)","value":\#(share),"low":\#(range.lowerBound),"high":\#(range.upperBound)}"#
}

/// Prints how often the mornings of first months say something false, in a life that misses its nights, and how often
/// they mark as incomplete what is not, in one that does not.
func printFirstMonths(_ count: Int) {
  var random = SplitMix(seed: 45)
  let silent = FirstMonth.months(count, random: &random)
  let complete = FirstMonth.months(count, answersNights: true, random: &random)
  print(line("headlines", silent.headlines.falseShare, 0...0.07))
  print(line("intervals", silent.intervals.missedShare, 0...0.07))
  print(line("complete-headlines", complete.headlines.missedShare, 0...0.07))
  print(line("complete-intervals", complete.intervals.missedShare, 0...0.07))
  print(line("complete-marked", complete.intervals.markedShare, 0...0.07))
}

if arguments.first == "first-month" {
  printFirstMonths(200)
  exit(0)
}
for (seed, life) in LifeCase.ignorable.enumerated() {
  let found = holding(of: life, seed: UInt64(seed))
  print(line(life.name, found.share, life.isShort ? 0.94...0.97 : 0.94...0.96))
}
for (seed, life) in LifeCase.withBiasedSilence.enumerated() {
  let found = holding(of: life, seed: UInt64(seed))
  print(line(life.name + "-bounds", found.boundedShare, 0.95...1))
}
