import TestSupport
import Testing

@testable import Quantities

@Suite struct RationalTests {
  static let texts: [(text: String, value: Double)] = [
    ("0", 0), ("7", 7), ("-12.5", -12.5), ("0.1", 0.1), ("5/9", 5.0 / 9), ("1e-35", 1e-35),
    ("6.02214076e23", 6.02214076e23), ("9460730472580800", 9_460_730_472_580_800),
    ("1.7976931348623157e308", 1.7976931348623157e308), ("1e-300", 1e-300),
  ]

  @Test(arguments: texts) func `texts have the value that the compiler reads`(
    text: String, value: Double
  ) throws {
    let number = try #require(Rational(text.utf8))
    #expect(abs(number.double - value) <= value.ulp.magnitude)
  }

  @Test(arguments: ["", "-", "1.2.3", "1/0", "e5", "1e", "1e999999", "x", "1-2", "/2"])
  func `what is no number is refused`(text: String) {
    #expect(Rational(text.utf8) == nil)
  }

  @Test func `arithmetic agrees with that of machine words`() {
    var random = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let (a, b) = (
        Int.random(in: -99...99, using: &random), Int.random(in: 1...99, using: &random)
      )
      let (c, d) = (
        Int.random(in: -99...99, using: &random), Int.random(in: 1...99, using: &random)
      )
      let (first, second) = (Rational(a, over: b), Rational(c, over: d))
      #expect(first + second == Rational(a * d + c * b, over: b * d))
      #expect(first - second == Rational(a * d - c * b, over: b * d))
      #expect(first * second == Rational(a * c, over: b * d))
      if c != 0 { #expect(first / second == Rational(a * d, over: b * c)) }
      #expect((first < second) == (a * d < c * b))
      #expect(first.truncated == Rational(a / b))
    }
  }

  @Test func `division of large numbers is undone by multiplication`() {
    var random = SplitMix(seed: 2)
    for _ in 0..<2000 {
      let divisor = natural(words: Int.random(in: 1...6, using: &random), using: &random)
      let quotient = natural(words: Int.random(in: 0...6, using: &random), using: &random)
      let remainder = natural(words: 6, using: &random).quotientAndRemainder(dividingBy: divisor)
        .remainder
      #expect(remainder < divisor)
      let result = (quotient * divisor + remainder).quotientAndRemainder(dividingBy: divisor)
      #expect(result.quotient == quotient)
      #expect(result.remainder == remainder)
    }
  }

  /// Random digits, often the greatest and the least, for which estimates of quotients go wrong.
  private func natural(words: Int, using random: inout SplitMix) -> Natural {
    var value = Natural.one
    for _ in 0..<words {
      let digit: UInt32 =
        switch UInt8.random(in: 0...3, using: &random) {
        case 0: .max
        case 1: 0
        default: UInt32.random(in: 0 ... .max, using: &random)
        }
      value = (value << 32) + Natural(UInt64(digit))
    }
    return value
  }

  @Test func `decimal digits are read as they are written`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<500 {
      let value = natural(words: Int.random(in: 0...8, using: &random), using: &random)
      #expect(Natural(decimalDigits: value.decimalDigits) == value)
    }
  }

  static let roundings: [(text: String, count: Int, digits: [UInt8], exponent: Int)] = [
    ("123.456", 4, [1, 2, 3, 5], 2), ("0.00099996", 4, [1], -3), ("9.995", 3, [1], 1),
    ("2/3", 5, [6, 6, 6, 6, 7], -1), ("1e30", 3, [1], 30), ("0", 3, [], 0), ("99.4", 2, [9, 9], 1),
    ("10", 1, [1], 1), ("0.1", 1, [1], -1),
  ]

  @Test(arguments: roundings) func `numbers are rounded to significant digits`(
    text: String, count: Int, digits: [UInt8], exponent: Int
  ) throws {
    let rounded = try #require(Rational(text.utf8)).decimal(significant: count)
    #expect(rounded == Rational.Decimal(digits: digits, exponent: exponent))
  }

  @Test func `numbers are rounded at a decimal place`() throws {
    #expect(Rational(2, over: 3).decimal(places: 2) == .init(digits: [6, 7], exponent: -1))
    #expect(Rational(1, over: 1000).decimal(places: 2) == .init(digits: [], exponent: 0))
    #expect(Rational(1999, over: 1000).decimal(places: 2) == .init(digits: [2], exponent: 0))
  }

  @Test func `a floating-point number is kept exactly`() {
    for value in [0.1, -2.5, 1e300, 3e-300, 1 / 3.0] {
      #expect(Rational(value)?.double == value)
    }
    #expect(Rational(Double.infinity) == nil)
    #expect(Rational(Double.nan) == nil)
  }
}
