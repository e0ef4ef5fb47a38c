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
// Weeks, months and years in an office: half of the questions of the night are missed, or none.
for (seed, days) in [7, 30, 365].enumerated() {
  let name = ["office-week", "office-month", "office-year"][seed]
  for isSilentAtNight in [true, false] {
    var random = SplitMix(seed: UInt64(100 + seed))
    var (byParts, together) = (Holding(), Holding())
    while byParts.all < intervals / 2 {
      let life = OfficeLife(days: days, isSilentAtNight: isSilentAtNight, random: &random)
      byParts.add(life.byParts, from: 0.02)
      together.add(life.together, from: 0.02)
    }
    print(line(name + (isSilentAtNight ? "-silent-hours" : ""), byParts.share, 0.92...0.98))
    if isSilentAtNight {
      // Without parts, the intervals do not hold.
      print(line(name + "-silent-hours-together", together.share, 0...0.92))
    } else {
      print(line(name + "-width", byParts.width / together.width, 0...1))
    }
  }
}
for (seed, life) in LifeCase.withBiasedSilence.enumerated() {
  let found = holding(of: life, seed: UInt64(seed))
  print(line(life.name + "-bounds", found.boundedShare, 0.95...1))
}
