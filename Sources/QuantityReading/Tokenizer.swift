internal import Quantities
internal import TextBytes

/// Divides a text into numbers, words and signs.
struct Tokenizer {
  private let scalars: [Unicode.Scalar]
  private let hasDecimalComma: Bool
  private var index = 0
  private var tokens: [Token] = []
  private var end = 0

  private init(_ text: String, hasDecimalComma: Bool) {
    // The Arabic separators of decimals and thousands.
    scalars = text.unicodeScalars.map { $0 == "\u{66B}" ? "." : $0 == "\u{66C}" ? "," : $0 }
    self.hasDecimalComma = hasDecimalComma
  }

  /// Returns the tokens of a text.
  ///
  /// - Parameter hasDecimalComma: whether a comma before three digits separates decimals, as in
  ///   Russian and Ukrainian, rather than thousands.
  static func tokens(
    _ text: String, hasDecimalComma: Bool
  ) throws(ReadingError) -> [Token] {
    var tokenizer = Tokenizer(text, hasDecimalComma: hasDecimalComma)
    while try tokenizer.advance() {}
    return tokenizer.tokens
  }

  private func scalar(_ place: Int) -> Unicode.Scalar? {
    scalars.indices.contains(place) ? scalars[place] : nil
  }

  private mutating func append(
    _ kind: Token.Kind, from start: Int, precision: Int = 0, isDecimal: Bool = false
  ) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<index])
    let text = String(view)
    var folded = text.folded
    if case .sign = kind, let first = scalars[start...].first {
      if first.isQuote || first.isApostrophe {
        folded = index - start == 2 || first.isQuote ? "\"" : "'"
      }
    }
    tokens.append(
      Token(
        kind: kind, text: text, folded: folded, range: start..<index,
        isAttached: !tokens.isEmpty && start == end, precision: precision, isDecimal: isDecimal))
    end = index
  }

  private mutating func advance() throws(ReadingError) -> Bool {
    guard let next = scalar(index) else { return false }
    let start = index
    if next.isBlank || next.isIgnored {
      index += 1
    } else if next.digit != nil || isPointOfNumber {
      try readNumber()
    } else if next.isLetter {
      readWord()
    } else if let (top, bottom) = Self.fraction(next) {
      index += 1
      append(.number(Rational(top, over: bottom)), from: start, precision: 2)
    } else if Self.isRaised(next) {
      readPower()
    } else if Self.isWordSign(next) {
      index += 1
      append(.word, from: start)
    } else {
      readSign(next)
    }
    return true
  }

  /// Whether the point here begins a number: ".77".
  private var isPointOfNumber: Bool {
    guard scalar(index) == ".", scalar(index + 1)?.digit != nil else { return false }
    return index == 0 || scalar(index - 1)?.isBlank == true || scalar(index - 1)?.isDash == true
      || scalar(index - 1) == "("
  }

  private mutating func readWord() {
    let start = index
    while let next = scalar(index) {
      if next.isLetter || next.isIgnored {
        index += 1
      } else if next.isApostrophe, scalar(index - 1)?.isLetter == true,
        scalar(index + 1)?.isLetter == true
      {
        index += 1
      } else {
        break
      }
    }
    append(.word, from: start)
    // The full stop of an abbreviation and a hyphen between two words have no meaning.
    if scalar(index) == ".", scalar(index + 1) != "." {
      index += 1
      end = index
    } else if scalar(index)?.isDash == true, scalar(index + 1)?.isLetter == true {
      index += 1
    }
  }

  /// Reads "²", "⁻¹" or "²³", of which no unit has so high a power.
  private mutating func readPower() {
    let start = index
    let isNegative = scalar(index) == "⁻"
    if isNegative { index += 1 }
    var digits: [UInt8] = []
    while let digit = scalar(index).flatMap(Self.raisedDigit) {
      digits.append(digit + UInt8(ascii: "0"))
      index += 1
    }
    guard let power = digits.decimal, power < 100 else { return append(.sign, from: start) }
    append(.power(Int(isNegative ? -power : power)), from: start)
  }

  private static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "⁻" || raisedDigit(scalar) != nil
  }

  private mutating func readSign(_ next: Unicode.Scalar) {
    let start = index
    index += 1
    if next.isApostrophe, let other = scalar(index), other.isApostrophe { index += 1 }
    if next == "-" || next == "=", scalar(index) == ">" { index += 1 }
    if next == "*", scalar(index) == "*" { index += 1 }
    // A hyphen between a number and its unit has no meaning: "3-inch".
    if next.isDash, let before = tokens.last, before.number != nil,
      before.range.upperBound == start,
      scalar(index)?.isLetter == true
    {
      return
    }
    append(.sign, from: start)
  }

  private static func isWordSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "°", "%", "‰", "‱", "$", "€", "£", "¥", "₴", "₽", "₸", "₺", "₹", "₿", "℃", "℉": true
    default: false
    }
  }

  private static func fraction(_ scalar: Unicode.Scalar) -> (Int, Int)? {
    switch scalar {
    case "½": (1, 2)
    case "⅓": (1, 3)
    case "⅔": (2, 3)
    case "¼": (1, 4)
    case "¾": (3, 4)
    case "⅕": (1, 5)
    case "⅖": (2, 5)
    case "⅗": (3, 5)
    case "⅘": (4, 5)
    case "⅙": (1, 6)
    case "⅚": (5, 6)
    case "⅐": (1, 7)
    case "⅛": (1, 8)
    case "⅜": (3, 8)
    case "⅝": (5, 8)
    case "⅞": (7, 8)
    case "⅑": (1, 9)
    case "⅒": (1, 10)
    default: nil
    }
  }
}

// MARK: - Numbers in digits

extension Tokenizer {
  /// Reads digits with separators of thousands, a fraction and an exponent.
  private mutating func readNumber() throws(ReadingError) {
    let start = index
    var groups: [[UInt8]] = [readDigits()]
    var separators: [Unicode.Scalar] = []
    while let separator = scalar(index), scalar(index + 1)?.digit != nil,
      isSeparator(separator, after: groups, separators)
    {
      separators.append(separator)
      index += 1
      groups.append(readDigits())
    }
    if let next = scalar(index), next == "," || next == ".", let other = scalar(index + 1),
      other == "," || other == "." && scalar(index + 2)?.digit != nil
    {
      throw ReadingError(.badNumber, at: index)
    }
    guard let fraction = fractionGroup(groups, separators) else {
      throw ReadingError(.badNumber, at: start)
    }
    let whole = groups[..<fraction].flatMap { $0 }
    let decimals = groups[fraction...].flatMap { $0 }
    var exponent = -decimals.count
    var isDecimal = !decimals.isEmpty
    if let power = try readExponent() {
      exponent += power
      isDecimal = true
    } else if isUnfinishedExponent {
      throw ReadingError(.badNumber, at: start)
    }
    guard whole.count + decimals.count <= Rational.greatestExponent else {
      throw ReadingError(.badNumber, at: start)
    }
    let digits = whole + decimals
    // "0x1F" is not nothing times one: no one multiplies by zero, and programmers mean 31.
    if digits == [0], scalar(index) == "x" || scalar(index) == "X",
      let next = scalar(index + 1), next.properties.isASCIIHexDigit
    {
      throw ReadingError(.badNumber, at: start)
    }
    let value = Rational(digits: digits, exponent: exponent)
    append(
      .number(value), from: start, precision: digits.drop { $0 == 0 }.count, isDecimal: isDecimal)
  }

  private mutating func readDigits() -> [UInt8] {
    var digits: [UInt8] = []
    while let digit = scalar(index)?.digit {
      digits.append(digit)
      index += 1
    }
    return digits
  }

  /// Whether the separator after the digits belongs to the number.
  private func isSeparator(
    _ separator: Unicode.Scalar, after groups: [[UInt8]], _ separators: [Unicode.Scalar]
  ) -> Bool {
    if separator == "," || separator == "." { return true }
    let isThousands =
      separator.isBlank && separator != "\n" || separator == "_" || separator.isApostrophe
    // "5 300" is 5,300, and "5 30" two numbers.
    guard isThousands, (1...3).contains(groups[0].count),
      separators.allSatisfy({ $0 == separator }),
      (1...3).allSatisfy({ scalar(index + $0)?.digit != nil })
    else { return false }
    guard let next = scalar(index + 4) else { return true }
    if next.digit != nil || next == "/" { return false }
    // "1'500" is 1,500, and "5'110\"" feet and inches.
    return !separator.isApostrophe || !next.isQuote && (!next.isApostrophe || next == separator)
  }

  /// Returns the index of the first group of decimals, or nil for a number that is written in an
  /// unknown manner.
  private func fractionGroup(_ groups: [[UInt8]], _ separators: [Unicode.Scalar]) -> Int? {
    let areThousands =
      groups.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(groups[0].count)
    guard let last = separators.last else { return groups.count }
    if last.isBlank || last == "_" || last.isApostrophe { return groups.count }
    let others = separators.dropLast()
    if others.isEmpty {
      let isThousand = last == "," && areThousands && groups[0] != [0] && !hasDecimalComma
      return isThousand ? groups.count : 1
    }
    if others.allSatisfy({ $0 == last }) { return areThousands ? groups.count : nil }
    let isGrouped =
      groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
      && others.allSatisfy { $0 == others.first }
    return isGrouped ? groups.count - 1 : nil
  }

  /// Reads "e-35", "×10^5" or "·10⁵".
  private mutating func readExponent() throws(ReadingError) -> Int? {
    let start = index
    var sign = 1
    var digits: [UInt8] = []
    if let letter = scalar(index), letter == "e" || letter == "E" {
      index += 1
      if let next = scalar(index), next == "+" || next.isDash {
        sign = next.isDash ? -1 : 1
        index += 1
      }
      digits = readDigits()
    } else if readPowerOfTen() {
      if let next = scalar(index), next == "⁻" || next.isDash {
        sign = -1
        index += 1
      }
      digits = readDigits()
      while let digit = scalar(index).flatMap(Self.raisedDigit) {
        digits.append(digit)
        index += 1
      }
    }
    guard !digits.isEmpty else {
      index = start
      return nil
    }
    guard let value = digits.map({ $0 + 48 }).decimal, value <= Int64(Rational.greatestExponent)
    else {
      throw ReadingError(.badNumber, at: start)
    }
    return sign * Int(value)
  }

  /// Whether an e without digits follows, as in "1e km"; in "5 eV" it begins a unit.
  private var isUnfinishedExponent: Bool {
    guard let letter = scalar(index), letter.folded == "e" || letter.folded == "е" else {
      return false
    }
    return scalar(index + 1)?.isLetter != true
  }

  private mutating func readPowerOfTen() -> Bool {
    var place = index
    while scalar(place)?.isBlank == true { place += 1 }
    guard let times = scalar(place), times == "×" || times == "x" || times == "*" || times == "·"
    else {
      return false
    }
    place += 1
    while scalar(place)?.isBlank == true { place += 1 }
    guard scalar(place) == "1", scalar(place + 1) == "0" else { return false }
    place += 2
    if scalar(place) == "^" {
      place += 1
    } else if scalar(place).flatMap(Self.raisedDigit) == nil && scalar(place) != "⁻" {
      return false
    }
    index = place
    return true
  }

  private static func raisedDigit(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "¹": 1
    case "²": 2
    case "³": 3
    case "⁰", "⁴"..."⁹": UInt8(scalar.value - 0x2070)
    default: nil
    }
  }
}
