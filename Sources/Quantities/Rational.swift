internal import TextBytes

/// An exact fraction of whole numbers of any size, kept in lowest terms.
///
/// Conversions multiply and divide by factors such as 0.3048 and 5/9; a fraction keeps them exact,
/// so that a conversion and its reverse return the same digits.
public struct Rational: Equatable, Sendable {
  /// Whether the number is below zero; zero is not negative.
  public let isNegative: Bool
  let numerator: Natural
  let denominator: Natural

  /// Zero.
  public static let zero = Rational(0)
  /// One.
  public static let one = Rational(1)

  init(isNegative: Bool = false, _ numerator: Natural, over denominator: Natural = .one) {
    precondition(!denominator.isZero, "a fraction has no denominator of zero")
    let common =
      denominator.isOne ? .one : Natural.greatestCommonDivisor(numerator, denominator)
    self.isNegative = isNegative && !numerator.isZero
    if common.isOne {
      self.numerator = numerator
      self.denominator = denominator
    } else {
      self.numerator = numerator.quotientAndRemainder(dividingBy: common).quotient
      self.denominator = denominator.quotientAndRemainder(dividingBy: common).quotient
    }
  }

  /// A whole number.
  public init(_ value: Int) {
    self.init(isNegative: value < 0, Natural(UInt64(value.magnitude)))
  }

  /// A fraction; the denominator must not be zero.
  public init(_ numerator: Int, over denominator: Int) {
    self.init(
      isNegative: (numerator < 0) != (denominator < 0), Natural(UInt64(numerator.magnitude)),
      over: Natural(UInt64(denominator.magnitude)))
  }

  /// Decimal digits times a power of ten.
  ///
  /// - Parameters:
  ///   - isNegative: whether the number is less than 0.
  ///   - digits: digits from 0 to 9, the highest first.
  ///   - exponent: the power of ten of the last digit.
  public init(isNegative: Bool = false, digits: [UInt8], exponent: Int) {
    let number = Natural(decimalDigits: digits)
    if exponent < 0 {
      self.init(isNegative: isNegative, number, over: .powerOfTen(-exponent))
    } else {
      self.init(isNegative: isNegative, number * .powerOfTen(exponent))
    }
  }

  /// The exact value of a floating-point number, or nil for infinities and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if value == 0 {
      self = .zero
      return
    }
    let significand = Natural(UInt64(value.magnitude.significandBitPattern | 1 << 52))
    let exponent = Int(value.exponent) - 52
    guard value.magnitude.isNormal else {
      self = .zero
      return
    }
    if exponent < 0 {
      self.init(isNegative: value < 0, significand, over: Natural.one << -exponent)
    } else {
      self.init(isNegative: value < 0, significand << exponent)
    }
  }

  /// Whether the number is zero.
  public var isZero: Bool { numerator.isZero }
  /// Whether the number has no fraction.
  public var isWhole: Bool { denominator.isOne }
  /// The number without its sign.
  public var magnitude: Rational { Rational(numerator, over: denominator) }

  /// The number as an integer, if it is whole and fits.
  public var integer: Int? {
    guard isWhole, let word = numerator.word, let value = Int(exactly: word) else { return nil }
    return isNegative ? -value : value
  }

  /// The nearest floating-point number, to within one unit in the last place.
  public var double: Double {
    if isZero { return 0 }
    // A quotient of 64 bits or more has all the digits that a floating-point number holds.
    let shift = 64 - numerator.bitWidth + denominator.bitWidth
    let (top, bottom) =
      shift >= 0 ? (numerator << shift, denominator) : (numerator, denominator << -shift)
    let quotient = top.quotientAndRemainder(dividingBy: bottom).quotient
    var value = 0.0
    for digit in quotient.digits.reversed() { value = value * 4_294_967_296 + Double(digit) }
    // In two steps: the power alone could be out of range even if the product is not.
    value = Double(sign: .plus, exponent: -shift / 2, significand: value)
    value = Double(sign: .plus, exponent: -shift - -shift / 2, significand: value)
    return isNegative ? -value : value
  }
}

extension Rational: CustomStringConvertible {
  /// The exact value as a whole number or a fraction: `-12` or `5/9`.
  public var description: String {
    let digits = { (number: Natural) in
      number.isZero ? "0" : String(bytes: number.decimalDigits.map { $0 + UInt8(ascii: "0") })
    }
    let whole = (isNegative ? "-" : "") + digits(numerator)
    return isWhole ? whole : whole + "/" + digits(denominator)
  }
}

// MARK: - Arithmetic

extension Rational: Comparable {
  /// The sum.
  public static func + (first: Rational, second: Rational) -> Rational {
    let left = first.numerator * second.denominator
    let right = second.numerator * first.denominator
    let denominator = first.denominator * second.denominator
    if first.isNegative == second.isNegative {
      return Rational(isNegative: first.isNegative, left + right, over: denominator)
    }
    if left >= right {
      return Rational(isNegative: first.isNegative, left - right, over: denominator)
    }
    return Rational(isNegative: second.isNegative, right - left, over: denominator)
  }

  /// The number with the opposite sign.
  public static prefix func - (value: Rational) -> Rational {
    Rational(isNegative: !value.isNegative, value.numerator, over: value.denominator)
  }

  /// The difference.
  public static func - (first: Rational, second: Rational) -> Rational { first + -second }

  /// The product.
  public static func * (first: Rational, second: Rational) -> Rational {
    Rational(
      isNegative: first.isNegative != second.isNegative, first.numerator * second.numerator,
      over: first.denominator * second.denominator)
  }

  /// The quotient; the second number must not be zero.
  public static func / (first: Rational, second: Rational) -> Rational {
    Rational(
      isNegative: first.isNegative != second.isNegative, first.numerator * second.denominator,
      over: first.denominator * second.numerator)
  }

  /// Whether the first number is less than the second.
  public static func < (first: Rational, second: Rational) -> Bool { (first - second).isNegative }

  /// Returns the number raised to a whole power; zero has no negative power.
  public func power(_ exponent: Int) -> Rational {
    let count = abs(exponent)
    let isNegative = isNegative && !count.isMultiple(of: 2)
    return exponent >= 0
      ? Rational(isNegative: isNegative, numerator.power(count), over: denominator.power(count))
      : Rational(isNegative: isNegative, denominator.power(count), over: numerator.power(count))
  }

  /// The number rounded towards zero.
  public var truncated: Rational {
    Rational(
      isNegative: isNegative, numerator.quotientAndRemainder(dividingBy: denominator).quotient)
  }
}

// MARK: - Decimal digits

extension Rational {
  /// Significant digits and the position of the decimal point.
  public struct Decimal: Equatable, Sendable {
    /// Digits from 0 to 9, the first of them not zero; zero has none.
    public let digits: [UInt8]
    /// The power of ten of the first digit: 2 for 123.
    public let exponent: Int

    /// Returns the same digits with another exponent.
    public func shifted(to exponent: Int) -> Decimal { Decimal(digits: digits, exponent: exponent) }
  }

  /// Returns the magnitude rounded to significant digits, halves away from zero, without trailing zeros.
  ///
  /// - Parameter count: the greatest number of digits, at least one.
  public func decimal(significant count: Int) -> Decimal {
    if isZero { return Decimal(digits: [], exponent: 0) }
    var exponent = numerator.decimalDigits.count - denominator.decimalDigits.count
    // The exponent is the difference of the numbers of digits, or one less.
    let isLess =
      exponent >= 0
      ? numerator < denominator * .powerOfTen(exponent)
      : numerator * .powerOfTen(-exponent) < denominator
    if isLess { exponent -= 1 }
    let scale = count - 1 - exponent
    let (top, bottom) =
      scale >= 0
      ? (numerator * .powerOfTen(scale), denominator)
      : (numerator, denominator * .powerOfTen(-scale))
    var digits = (top + top + bottom).quotientAndRemainder(dividingBy: bottom + bottom).quotient
      .decimalDigits
    exponent += digits.count - count
    while digits.last == 0 { digits.removeLast() }
    return Decimal(digits: digits, exponent: exponent)
  }

  /// Returns the magnitude rounded at a decimal place, halves away from zero, without trailing zeros.
  ///
  /// - Parameter places: the number of digits after the point, zero or more.
  public func decimal(places: Int) -> Decimal {
    let top = numerator * .powerOfTen(places)
    let doubled = (top + top + denominator).quotientAndRemainder(
      dividingBy: denominator + denominator)
    var digits = doubled.quotient.decimalDigits
    let exponent = digits.count - 1 - places
    while digits.last == 0 { digits.removeLast() }
    return Decimal(digits: digits, exponent: digits.isEmpty ? 0 : exponent)
  }

  /// A number in decimal notation (`-12.5`, `6.02e23`) or a fraction of two (`5/9`); nil if the
  /// text is neither.
  public init?(_ text: some Sequence<UInt8>) {
    var (isNegative, hasPoint, hasDigits): (Bool, Bool, Bool) = (false, false, false)
    var digits: [UInt8] = []
    var exponent = 0
    var iterator = text.makeIterator()
    var next = iterator.next()
    if next == UInt8(ascii: "-") {
      isNegative = true
      next = iterator.next()
    }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte & 15)
        hasDigits = true
        if hasPoint { exponent -= 1 }
      case UInt8(ascii: "."):
        if hasPoint { return nil }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "/"):
        guard hasDigits else { return nil }
        let value = Rational(isNegative: isNegative, digits: digits, exponent: exponent)
        var rest: [UInt8] = []
        while let byte = iterator.next() { rest.append(byte) }
        guard let second = Rational(rest) else { return nil }
        if byte == UInt8(ascii: "/") {
          guard !second.isZero else { return nil }
          self = value / second
        } else {
          guard let power = second.integer, abs(power) <= Self.greatestExponent else { return nil }
          self = value * Rational(10).power(power)
        }
        return
      default: return nil
      }
      next = iterator.next()
    }
    guard hasDigits else { return nil }
    self.init(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  /// The greatest power of ten allowed in a text; larger ones would only cost memory.
  public static let greatestExponent = 400
}
