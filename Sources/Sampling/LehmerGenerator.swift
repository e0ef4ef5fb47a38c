/// The multiplicative congruential generator with which TagTime draws its gaps.
///
/// `state ← 16807 · state mod (2³¹ − 1)`: Lehmer's generator with the constants of Park and Miller,
/// Communications of the ACM 31 (1988) 1192, called `ran0` in Numerical Recipes. Every state from 1
/// to 2³¹ − 2 lies on one cycle.
struct LehmerGenerator: Sendable, Hashable {
  static let multiplier: Int64 = 16_807
  static let modulus: Int64 = 2_147_483_647

  private(set) var state: Int64

  init(state: Int64) { self.state = state }

  /// The state as a number strictly between 0 and 1.
  var fraction: Double { value / 2_147_483_647 }

  /// The state as a floating-point number.
  ///
  /// The conversion of `Int` is not generic, and so several times faster in a program that is not optimized.
  var value: Double { Double(Int(state)) }

  /// Moves to the next state and returns it as a number strictly between 0 and 1.
  mutating func nextFraction() -> Double {
    jump(Self.multiplier)
    return fraction
  }

  /// Advances by a number of steps, given the multiplier to that power modulo the modulus.
  @inline(__always)
  mutating func jump(_ power: Int64) {
    let product = state &* power
    // 2³¹ is congruent to 1, so the upper bits of the product can be added to the lower ones.
    let sum = (product & Self.modulus) &+ (product >> 31)
    state = sum >= Self.modulus ? sum &- Self.modulus : sum
  }
}
