internal import Quantities
internal import TextBytes

/// Reads a number among tokens, in digits, in words or in both.
struct NumberReader {
  /// A number and the index after its last token.
  struct Match {
    var value: Rational
    /// The index after its last token.
    var end: [Token].Index
    /// The number of significant digits, zero for a number in words.
    var precision = 0
    /// Whether it ends with a part, after which "of a" may follow: "a quarter of an hour".
    var isPart = false
    /// Whether a suffix multiplies it: 5k.
    var isThousands = false
  }

  let tokens: [Token]
  let words: NumberWords

  /// Returns the readings of the number here, the longest first; empty if there is no number.
  func matches(at start: [Token].Index) throws(ReadingError) -> [Match] {
    var start = start
    var isNegative = false
    if isMinus(start) {
      isNegative = true
      start += 1
    } else if start == 0, isSign("+", start) {
      start += 1
    }
    var matches: [Match] = []
    if tokens.indices.contains(start), tokens[start].number != nil {
      matches = try inDigits(at: start)
    } else if let match = inWords(at: start) {
      matches = [match]
    }
    if isNegative { for index in matches.indices { matches[index].value = -matches[index].value } }
    return matches
  }

  private func isMinus(_ place: Int) -> Bool {
    guard tokens.indices.contains(place) else { return false }
    let token = tokens[place]
    if token.isSign {
      return token.text.unicodeScalars.first?.isDash == true && token.range.count == 1
    }
    return isAny(of: words.minuses, place)
  }

  private func isAny(of list: [String], _ place: Int) -> Bool {
    tokens.indices.contains(place) && list.contains { $0.isSame(as: tokens[place].folded) }
  }

  private func isSign(_ sign: String, _ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].isSign && tokens[place].text.isSame(as: sign)
  }

  private func meaning(_ place: Int) -> NumberWord? {
    guard tokens.indices.contains(place), tokens[place].isWord else { return nil }
    let word = tokens[place].folded
    return words.words[word].first ?? half(ofNumberIn: word)
  }

  /// Reads "полмиллиона", "півсотні": half of a number in one word.
  private func half(ofNumberIn word: String) -> NumberWord? {
    for half in ["пол", "пів"] where word.begins(with: half) {
      switch words.words[String(bytes: Array(word.bytes.dropFirst(half.utf8.count)))].first {
      case .scale(let number): return .whole(number / Rational(2))
      case .whole(let number) where number.isWhole: return .whole(number / Rational(2))
      default: return nil
      }
    }
    return nil
  }

  private func part(_ place: Int) -> Rational? {
    if case .part(let part)? = meaning(place) { part } else { nil }
  }
}

// MARK: - Digits

extension NumberReader {
  private func inDigits(at start: [Token].Index) throws(ReadingError) -> [Match] {
    guard let first = tokens[start].number else { return [] }
    var match = Match(value: first, end: start + 1, precision: tokens[start].precision)
    if let power = try power(of: match) {
      match = power
    } else if isSign("/", start + 1), let bottom = number(start + 2) {
      if bottom.isZero {
        throw ReadingError(.divisionByZero, at: tokens[start + 2].range.lowerBound)
      }
      // "1/2/3" is no fraction.
      if isSign("/", start + 3), number(start + 4) != nil { return [] }
      match = Match(value: first / bottom, end: start + 3, precision: 3, isPart: true)
    } else if let fraction = fraction(at: start + 1) ?? hyphenated(at: start + 1), first.isWhole {
      // "5 3/8", "5½" and "5-3/8".
      match.value = match.value + fraction.value
      match.end = fraction.end
      match.precision += 3
    }
    var matches = [match]
    if match.end < tokens.count, tokens[match.end].isAttached,
      let suffix = words.suffixes.first(where: { $0.text.isSame(as: tokens[match.end].text) })
    {
      matches.append(
        Match(
          value: match.value * suffix.factor, end: match.end + 1, precision: match.precision,
          isThousands: true))
    }
    let scaled = multiplied(match)
    if scaled.end != match.end { matches = [scaled] }
    if let half = withHalf(matches[0]) { matches.insert(half, at: 0) }
    if let part = part(matches[0].end), !isAttachedUnit(matches[0].end) {
      matches.insert(
        Match(value: matches[0].value * part, end: matches[0].end + 1, isPart: true), at: 0)
    }
    return matches
  }

  private func isAttachedUnit(_ place: Int) -> Bool { tokens[place].isAttached }

  private func number(_ place: Int) -> Rational? {
    tokens.indices.contains(place) ? tokens[place].number : nil
  }

  /// Reads a fraction that follows a whole number and a hyphen.
  private func hyphenated(at place: Int) -> Match? {
    guard isHyphen(place), number(place + 1)?.isWhole == true, tokens[place + 1].isAttached else {
      return nil
    }
    return fraction(at: place + 1)
  }

  private func isHyphen(_ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].isSign && tokens[place].isAttached
      && tokens[place].range.count == 1 && tokens[place].text.unicodeScalars.first?.isDash == true
  }

  /// The greatest power of a number in digits: "10^3".
  private static let greatestPower = 99

  /// Returns the power of a number that a raised number or a sign after it asks for: 10³, 10^-3.
  private func power(of base: Match) throws(ReadingError) -> Match? {
    guard tokens.indices.contains(base.end), tokens[base.end].isAttached else { return nil }
    var power: (exponent: Int, end: Int)?
    if case .power(let exponent) = tokens[base.end].kind {
      power = (exponent, base.end + 1)
    } else if isSign("^", base.end) || isSign("**", base.end) {
      let isNegative = isHyphen(base.end + 1)
      let place = base.end + (isNegative ? 2 : 1)
      guard let exponent = number(place)?.integer, tokens[place].isAttached else { return nil }
      power = (isNegative ? -exponent : exponent, place + 1)
    }
    guard let (exponent, end) = power, abs(exponent) <= Self.greatestPower, base.precision <= 9
    else { return nil }
    if base.value.isZero, exponent < 0 {
      throw ReadingError(.divisionByZero, at: tokens[base.end].range.lowerBound)
    }
    return Match(value: base.value.power(exponent), end: end, precision: base.precision)
  }

  /// Reads a fraction that follows a whole number.
  private func fraction(at place: Int) -> Match? {
    guard let top = number(place) else { return nil }
    if !top.isWhole { return tokens[place].isDecimal ? nil : Match(value: top, end: place + 1) }
    guard isSign("/", place + 1), tokens[place + 1].isAttached, let bottom = number(place + 2),
      top.isWhole, bottom.isWhole, top < bottom
    else { return nil }
    return Match(value: top / bottom, end: place + 3)
  }

  /// Returns the number multiplied by the words after it, such as million and dozen.
  private func multiplied(_ match: Match) -> Match {
    var match = match
    while let meaning = meaning(match.end) {
      switch meaning {
      case .scale(let factor): match.value = match.value * factor
      case .whole(let factor) where factor.isWhole && factor > Rational(2):
        match.value = match.value * factor
      case .timesHundred: match.value = match.value * Rational(100)
      default: return match
      }
      match.end += 1
    }
    return match
  }

  /// Returns the number plus the "and a half" after it.
  func withHalf(_ match: Match) -> Match? {
    guard let half = half(at: match.end) else { return nil }
    return Match(value: match.value + half.value, end: half.end, precision: match.precision + 1)
  }

  /// Reads "and a half", "с половиной", "и три четверти".
  func half(at place: Int) -> Match? {
    let joints = words.joints + ["с", "со", "з", "із"]
    guard isAny(of: joints, place) else { return nil }
    if let part = part(place + 1) { return Match(value: part, end: place + 2) }
    guard case .unit(let count)? = meaning(place + 1), count > 0, let part = part(place + 2) else {
      return nil
    }
    return Match(value: Rational(count) * part, end: place + 3)
  }
}

// MARK: - Words

extension NumberReader {
  private func inWords(at start: [Token].Index) -> Match? {
    if let part = part(start) {
      // "half a million"
      var match = Match(value: part, end: start + 1, isPart: true)
      if case .unit(1)? = meaning(start + 1), case .scale(let factor)? = meaning(start + 2) {
        match = Match(value: part * factor, end: start + 3)
      } else if case .scale(let factor)? = meaning(start + 1) {
        match = Match(value: part * factor, end: start + 2)
      }
      return match
    }
    if isAny(of: words.points, start), let decimals = decimals(at: start + 1) {
      return Match(value: decimals.value, end: decimals.end)
    }
    guard var match = cardinal(at: start) else { return nil }
    if let part = part(match.end) {
      match = Match(value: match.value * part, end: match.end + 1, isPart: true)
    } else if isAny(of: words.points, match.end) {
      guard let decimals = decimals(at: match.end + 1) else { return match }
      match = multiplied(Match(value: match.value + decimals.value, end: decimals.end))
    } else if let half = withHalf(match) {
      match = multiplied(half)
    }
    return match
  }

  /// Reads the decimals after "point": digits, "seventy five", or tenths as in "пять десятых".
  private func decimals(at start: [Token].Index) -> Match? {
    var place = start
    if isAny(of: words.joints, place) { place += 1 }
    if let count = cardinal(at: place), let part = part(count.end) {
      return Match(value: count.value * part, end: count.end + 1)
    }
    var digits: [UInt8] = []
    while case .unit(let digit)? = meaning(place), digit < 10 {
      digits.append(UInt8(digit))
      place += 1
    }
    if digits.allSatisfy({ $0 == 0 }), let count = cardinal(at: place),
      let value = count.value.integer,
      value > 9, value < 1000
    {
      digits += value >= 100 ? [UInt8(value / 100), UInt8(value / 10 % 10)] : [UInt8(value / 10)]
      digits.append(UInt8(value % 10))
      place = count.end
    }
    guard !digits.isEmpty else { return nil }
    return Match(value: Rational(digits: digits, exponent: -digits.count), end: place)
  }

  /// Reads a whole number in words, as far as the words continue it.
  private func cardinal(at start: [Token].Index) -> Match? {
    var place = start
    var total = Rational.zero
    var group: Rational?
    // The rank of the lowest word of the group so far: 1,000 for none, 100, 10 or 1; and the lowest scale.
    var rank = 1000
    var scale: Rational?
    var hasEnded = false
    while !hasEnded {
      var next = place
      // "one thousand, two hundred and five"
      if next > start, group == nil, isSign(",", next) { next += 1 }
      if next > start, isAny(of: words.joints, next), rank == 100 || group == nil { next += 1 }
      let old = group ?? .zero
      switch meaning(next) {
      case .unit(let value) where value < 10 && rank > 1 && (value > 0 || next == start):
        (group, rank) = (old + Rational(value), 1)
      case .unit(let value) where value >= 10 && rank > 10:
        (group, rank) = (old + Rational(value), 1)
      case .ten(let value) where rank > 10:
        (group, rank) = (old + Rational(value), 10)
      case .ten(let value) where isPair(group, rank, next):
        // "one twenty two" is 122.
        (group, rank) = (old * Rational(100) + Rational(value), 10)
      case .hundred(let value) where rank > 100:
        (group, rank) = (Rational(value), 100)
      case .timesHundred
      where (group != nil || next == start) && rank != 100 && (group ?? .one) < Rational(100)
        && !(group?.isZero ?? false):
        (group, rank) = ((group ?? .one) * Rational(100), 100)
      case .scale(let factor) where scale.map({ factor < $0 }) ?? true:
        total = total + (group ?? .one) * factor
        (group, rank, scale) = (nil, 1000, factor)
      case .whole(let value) where next == start:
        (group, hasEnded) = (value, true)
        if case .scale(let factor)? = meaning(next + 1) {
          group = value * factor
          next += 1
        }
      case .whole(let value)
      where value.isWhole && value > .one && scale == nil && group != nil:
        // "two dozen", "a couple"
        (group, hasEnded) = (old * value, true)
      default:
        return place == start ? nil : Match(value: total + (group ?? .zero), end: place)
      }
      place = next + 1
    }
    return Match(value: total + (group ?? .zero), end: place)
  }

  private func isPair(_ group: Rational?, _ rank: Int, _ place: Int) -> Bool {
    guard rank == 1, let group, group < Rational(10), !group.isZero, place > 0 else { return false }
    let isEnglish = tokens[place].folded.unicodeScalars.allSatisfy { !$0.isCyrillic }
    return isEnglish && !tokens[place - 1].folded.isSame(as: "a")
      && !tokens[place - 1].folded.isSame(as: "an")
  }
}
