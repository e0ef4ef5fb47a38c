import Sampling
import SimulatedLife
import TestSupport

/// Simulates lives and prints the share of intervals that contain the truth: a line of JSON for each kind.
///
///     bench-coverage [intervals]
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

for (seed, life) in LifeCase.ignorable.enumerated() {
  let found = holding(of: life, seed: UInt64(seed))
  print(line(life.name, found.share, life.isShort ? 0.94...0.97 : 0.94...0.96))
}
for (seed, life) in LifeCase.withBiasedSilence.enumerated() {
  let found = holding(of: life, seed: UInt64(seed))
  print(line(life.name + "-bounds", found.boundedShare, 0.95...1))
}
