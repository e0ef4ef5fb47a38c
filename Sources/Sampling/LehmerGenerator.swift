/// The multiplicative congruential generator that TagTime draws its gaps with.
///
/// `state ← 16807 · state mod (2³¹ − 1)`: Lehmer's generator with the constants of Park and Miller,
/// Communications of the ACM 31 (1988) 1192, called `ran0` in Numerical Recipes. Every state from 1
/// to 2³¹ − 2 lies on one cycle.
struct LehmerGenerator: Sendable, Hashable {
  static let multiplier: Int64 = 16_807
  static let modulus: Int64 = 2_147_483_647

  private(set) var state: Int64

  init(state: Int64) { self.state = state }

  /// Moves to the next state and returns it as a number strictly between 0 and 1.
  mutating func nextFraction() -> Double {
    state = state * Self.multiplier % Self.modulus
    return Double(state) / Double(Self.modulus)
  }
}
