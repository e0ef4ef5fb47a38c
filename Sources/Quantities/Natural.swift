/// A non-negative whole number of any size.
///
/// Factors of units multiply to more digits than a machine word has: a cubic light year is about
/// 10⁴⁸ cubic metres. The digits are in base 2³², the lowest first, without leading zeros.
struct Natural: Equatable, Sendable {
  private(set) var digits: [UInt32]

  static let zero = Natural(digits: [])
  static let one = Natural(digits: [1])

  private init(digits: [UInt32]) { self.digits = digits }

  init(_ value: UInt64) {
    digits = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    normalize()
  }

  var isZero: Bool { digits.isEmpty }
  var isOne: Bool { digits.count == 1 && digits[0] == 1 }

  /// The value, if it fits into 64 bits.
  var word: UInt64? {
    switch digits.count {
    case 0: 0
    case 1: UInt64(digits[0])
    case 2: UInt64(digits[1]) << 32 | UInt64(digits[0])
    default: nil
    }
  }

  /// The number of bits up to the highest one set.
  var bitWidth: Int {
    guard let last = digits.last else { return 0 }
    return digits.count * 32 - last.leadingZeroBitCount
  }

  private mutating func normalize() {
    while let last = digits.last, last == 0 { digits.removeLast() }
  }
}

// MARK: - Arithmetic

extension Natural: Comparable {
  static func < (first: Natural, second: Natural) -> Bool {
    if first.digits.count != second.digits.count {
      return first.digits.count < second.digits.count
    }
    for index in first.digits.indices.reversed() where first.digits[index] != second.digits[index] {
      return first.digits[index] < second.digits[index]
    }
    return false
  }

  static func + (first: Natural, second: Natural) -> Natural {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(first.digits.count, second.digits.count) {
      carry += first.digit(index) + second.digit(index)
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    if carry != 0 { sum.append(UInt32(carry)) }
    return Natural(digits: sum)
  }

  /// The difference; the first number must not be the smaller one.
  static func - (first: Natural, second: Natural) -> Natural {
    precondition(first >= second, "a natural number has no negative difference")
    var difference = first
    var borrow: UInt64 = 0
    for index in first.digits.indices {
      let taken = second.digit(index) + borrow
      let kept = first.digit(index)
      borrow = kept < taken ? 1 : 0
      difference.digits[index] = UInt32(truncatingIfNeeded: kept &- taken)
    }
    difference.normalize()
    return difference
  }

  static func * (first: Natural, second: Natural) -> Natural {
    if first.isZero || second.isZero { return zero }
    var product = [UInt32](repeating: 0, count: first.digits.count + second.digits.count)
    for (low, digit) in first.digits.enumerated() {
      var carry: UInt64 = 0
      for (high, other) in second.digits.enumerated() {
        carry += UInt64(digit) * UInt64(other) + UInt64(product[low + high])
        product[low + high] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[low + second.digits.count] = UInt32(carry)
    }
    var result = Natural(digits: product)
    result.normalize()
    return result
  }

  static func << (value: Natural, count: Int) -> Natural {
    if value.isZero { return value }
    let (whole, bits) = (count / 32, UInt64(count % 32))
    var shifted = [UInt32](repeating: 0, count: whole)
    var carry: UInt64 = 0
    for digit in value.digits {
      carry |= UInt64(digit) << bits
      shifted.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    if carry != 0 { shifted.append(UInt32(carry)) }
    return Natural(digits: shifted)
  }

  private func digit(_ index: Int) -> UInt64 {
    index < digits.count ? UInt64(digits[index]) : 0
  }
}

// MARK: - Division

extension Natural {
  /// Returns the quotient and remainder of a division by a number other than zero.
  ///
  /// Knuth, The Art of Computer Programming, volume 2, algorithm 4.3.1 D.
  func quotientAndRemainder(dividingBy divisor: Natural) -> (quotient: Natural, remainder: Natural)
  {
    precondition(!divisor.isZero, "a number cannot be divided by zero")
    if self < divisor { return (.zero, self) }
    if let value = word, let divisor = divisor.word {
      return (Natural(value / divisor), Natural(value % divisor))
    }
    if divisor.digits.count == 1 {
      let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor.digits[0])
      return (quotient, Natural(UInt64(remainder)))
    }
    let shift = divisor.digits[divisor.digits.count - 1].leadingZeroBitCount
    let scaled = (divisor << shift).digits
    var rest = (self << shift).digits
    if rest.count == digits.count { rest.append(0) }
    let size = scaled.count
    var quotient = [UInt32](repeating: 0, count: rest.count - size)
    for index in quotient.indices.reversed() {
      quotient[index] = Self.divide(&rest, at: index, by: scaled)
    }
    var (result, remainder) = (Natural(digits: quotient), Natural(digits: rest))
    result.normalize()
    remainder.normalize()
    return (result, remainder.shiftedRight(shift))
  }

  /// Finds one digit of the quotient and subtracts its multiple of the divisor.
  private static func divide(_ rest: inout [UInt32], at index: Int, by divisor: [UInt32]) -> UInt32
  {
    let size = divisor.count
    let (first, second) = (UInt64(divisor[size - 1]), UInt64(divisor[size - 2]))
    let top = UInt64(rest[index + size]) << 32 | UInt64(rest[index + size - 1])
    var (estimate, left) = top.quotientAndRemainder(dividingBy: first)
    while estimate > UInt64(UInt32.max)
      || estimate * second > (left << 32 | UInt64(rest[index + size - 2]))
    {
      estimate -= 1
      left += first
      if left > UInt64(UInt32.max) { break }
    }
    var (borrow, carry): (Int64, UInt64) = (0, 0)
    for place in 0..<size {
      carry += estimate * UInt64(divisor[place])
      borrow += Int64(rest[index + place]) - Int64(carry & 0xFFFF_FFFF)
      rest[index + place] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
      carry >>= 32
    }
    borrow += Int64(rest[index + size]) - Int64(carry)
    rest[index + size] = UInt32(truncatingIfNeeded: borrow)
    guard borrow < 0 else { return UInt32(truncatingIfNeeded: estimate) }
    // The estimate was one too large.
    var sum: UInt64 = 0
    for place in 0..<size {
      sum += UInt64(rest[index + place]) + UInt64(divisor[place])
      rest[index + place] = UInt32(truncatingIfNeeded: sum)
      sum >>= 32
    }
    rest[index + size] &+= UInt32(sum)
    return UInt32(truncatingIfNeeded: estimate - 1)
  }

  func quotientAndRemainder(dividingBy divisor: UInt32) -> (quotient: Natural, remainder: UInt32) {
    var quotient = self
    var remainder: UInt64 = 0
    for index in digits.indices.reversed() {
      let part = remainder << 32 | UInt64(digits[index])
      quotient.digits[index] = UInt32(part / UInt64(divisor))
      remainder = part % UInt64(divisor)
    }
    quotient.normalize()
    return (quotient, UInt32(remainder))
  }

  private func shiftedRight(_ count: Int) -> Natural {
    guard count > 0 else { return self }
    var shifted = self
    for index in digits.indices {
      let wide = digit(index + 1) << 32 | UInt64(digits[index])
      shifted.digits[index] = UInt32(truncatingIfNeeded: wide >> UInt64(count))
    }
    shifted.normalize()
    return shifted
  }

  /// Returns the greatest common divisor, by Euclid's algorithm.
  static func greatestCommonDivisor(_ first: Natural, _ second: Natural) -> Natural {
    var (large, small) = (first, second)
    while !small.isZero {
      if small.isOne { return small }
      if var a = large.word, var b = small.word {
        while b != 0 { (a, b) = (b, a % b) }
        return Natural(a)
      }
      (large, small) = (small, large.quotientAndRemainder(dividingBy: small).remainder)
    }
    return large
  }

  /// Returns the number raised to a power.
  func power(_ exponent: Int) -> Natural {
    var (result, base, left) = (Natural.one, self, exponent)
    while left > 0 {
      if !left.isMultiple(of: 2) { result = result * base }
      left /= 2
      if left > 0 { base = base * base }
    }
    return result
  }

  static func powerOfTen(_ exponent: Int) -> Natural { Natural(10).power(exponent) }
}

// MARK: - Decimal digits

extension Natural {
  /// The number with the given decimal digits, each from 0 to 9, the highest first.
  init(decimalDigits: some Sequence<UInt8>) {
    self = .zero
    var (chunk, scale): (UInt64, UInt64) = (0, 1)
    for digit in decimalDigits {
      chunk = chunk * 10 + UInt64(digit)
      scale *= 10
      if scale == 1_000_000_000 {
        self = self * Natural(scale) + Natural(chunk)
        (chunk, scale) = (0, 1)
      }
    }
    self = self * Natural(scale) + Natural(chunk)
  }

  /// The decimal digits, each from 0 to 9, the highest first; zero has none.
  var decimalDigits: [UInt8] {
    var reversed: [UInt8] = []
    var rest = self
    while !rest.isZero {
      var (quotient, chunk) = rest.quotientAndRemainder(dividingBy: 1_000_000_000)
      for _ in 0..<9 {
        if quotient.isZero && chunk == 0 { break }
        reversed.append(UInt8(chunk % 10))
        chunk /= 10
      }
      swap(&rest, &quotient)
    }
    return reversed.reversed()
  }
}
