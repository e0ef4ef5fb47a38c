private import Numerics

/// The sums of −ln of the fractions that a generator draws, at every ``step``th of them.
///
/// Times a mean gap, a sum is the distance from the start of a schedule to a moment, before rounding.
struct LogarithmSums: Sendable {
  /// The number of fractions between two sums.
  static let step = 32
  private static let logarithmOfModuli = Double(step) * logarithm(2_147_483_647)

  /// The first state of the generator.
  let seed: Int64
  /// The states of the generator at the sums.
  private(set) var states: [Int64]
  /// The sums; the first is zero.
  private(set) var sums: [Double] = [0]

  init(seed: Int64) {
    self.seed = seed
    states = [seed]
  }

  /// Computes the next sum, and returns it.
  mutating func extend() -> Double {
    var generator = LehmerGenerator(state: states[states.count - 1])
    // One logarithm serves them all: the product of 32 states is below 2⁹⁹², which a number can hold.
    var product = 1.0
    var left = Self.step
    while left > 0 {
      generator.jump(LehmerGenerator.multiplier)
      product *= generator.value
      left -= 1
    }
    let sum = sums[sums.count - 1] + (Self.logarithmOfModuli - logarithm(product))
    states.append(generator.state)
    sums.append(sum)
    return sum
  }
}
