public import CivilTime
internal import Quantities
internal import TextBytes

/// Understands quantities and conversions as people say them, in English, Ukrainian and Russian.
///
/// Readings are preferred by cost: a symbol in its usual case before one in another (`mW` is a
/// milliwatt),
/// the first listed meaning of a word before the second (`c` is degrees Celsius, "pound" a mass), the
/// hinted language before the other, and a word with a wrong letter last. A target excludes units
/// that do
/// not convert into it, so "30 m in seconds" means minutes.
public struct QuantityReader: Sendable {
  /// The language preferred for ambiguous texts; nil for none.
  public let language: ReadingLanguage?
  /// The exchange rates; nil if there are none.
  public let rates: ExchangeRates?
  /// The territory of the person, which decides the unit of an answer if the text names none.
  public let territory: Territory
  /// The targets that the person has asked for before, which take precedence over the territory.
  public var recent = RecentTargets()

  /// The maximum length of a text, in Unicode scalars.
  public static let longestText = 300
  private static let mostTokens = 60

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - language: the language of a text that could be in several.
  ///   - rates: the exchange rates; without them money is refused.
  ///   - territory: the territory whose units are preferred if the text names none.
  public init(
    language: ReadingLanguage? = nil, rates: ExchangeRates? = nil, territory: Territory = .world
  ) {
    self.language = language
    self.rates = rates
    self.territory = territory
  }

  /// Understands a text.
  ///
  /// - Complexity: bounded by the length of the text, which is 300 at most.
  public func read(_ text: String) throws(ReadingError) -> Reading {
    try Self.checkLength(of: text)
    var failure: ReadingError?
    for guesses in [false, true] {
      do throws(ReadingError) {
        return try read(text, guesses: guesses)
      } catch {
        if !error.reason.mayBeTypo { throw error }
        if failure == nil || error.place > (failure?.place ?? 0) { failure = error }
      }
    }
    throw failure ?? ReadingError(.unknown, at: 0)
  }

  /// Refuses a text that is blank, or longer than any phrase.
  static func checkLength(of text: String) throws(ReadingError) {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ $0.isBlank || $0.isIgnored }) { throw ReadingError(.empty, at: 0) }
    if scalars.count > longestText { throw ReadingError(.tooLong, at: longestText) }
  }

  /// Returns the languages to read a text in, the likeliest first.
  private func languages(of text: String) -> [ReadingLanguage] {
    let folded = text.unicodeScalars.map { $0.folded }
    guard folded.contains(where: { $0.isCyrillic }) else {
      return [.english]
    }
    if folded.contains(where: { "іїєґ".unicodeScalars.contains($0) }) { return [.ukrainian] }
    if folded.contains(where: { "ыэъ".unicodeScalars.contains($0) }) { return [.russian] }
    return language == .ukrainian ? [.ukrainian, .russian] : [.russian, .ukrainian]
  }

  private struct Candidate {
    let interpretation: PhraseReader.Interpretation
    let language: ReadingLanguage
    let cost: Int
  }

  /// Understands a text that is not blank.
  ///
  /// - Parameter guesses: whether words with one spelling error are understood.
  func read(_ text: String, guesses: Bool) throws(ReadingError) -> Reading {
    var candidates: [Candidate] = []
    var failure: ReadingError?
    for (rank, language) in languages(of: text).enumerated() {
      let hasComma =
        language != .english || self.language == .russian || self.language == .ukrainian
      let tokens = try Tokenizer.tokens(text, hasDecimalComma: hasComma)
      if tokens.isEmpty { throw ReadingError(.empty, at: 0) }
      if tokens.count > Self.mostTokens {
        throw ReadingError(.tooLong, at: tokens[Self.mostTokens].range.lowerBound)
      }
      var reader = PhraseReader(tokens, language, rates: rates ?? .none, guesses: guesses)
      try reader.read()
      for interpretation in reader.interpretations {
        candidates.append(
          Candidate(
            interpretation: interpretation, language: language, cost: interpretation.cost + rank * 2
          ))
      }
      let place =
        reader.furthest < tokens.count
        ? tokens[reader.furthest].range.lowerBound : text.unicodeScalars.count
      if failure == nil || place > (failure?.place ?? 0) {
        failure = ReadingError(reader.reason, at: place)
      }
      if let mismatch = Self.mismatch(reader.interpretations) {
        failure = ReadingError(.differentDimensions, at: tokens[mismatch].range.lowerBound)
      }
    }
    return try choose(candidates, failure ?? ReadingError(.unknown, at: 0))
  }

  /// Returns the token of the target, if all readings convert between different dimensions.
  private static func mismatch(_ interpretations: [PhraseReader.Interpretation]) -> Int? {
    guard let first = interpretations.first, let target = first.targets.first,
      !Quantity.areConvertible(first.from.unit, target)
    else { return nil }
    return first.targetPlace
  }

  private func choose(_ candidates: [Candidate], _ failure: ReadingError) throws(ReadingError)
    -> Reading
  {
    let convertible = candidates.filter { candidate in
      candidate.interpretation.targets.allSatisfy {
        Quantity.areConvertible(candidate.interpretation.from.unit, $0)
      }
    }
    // Candidates of the same cost keep the order of their discovery.
    let sorted = convertible.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }
    guard let best = sorted.first?.element else { throw failure }
    let preferred = try answer(best, failure.place)
    var others: [Reading.Answer] = []
    for (_, candidate) in sorted.dropFirst() {
      guard others.count < 5 else { break }
      guard let other = try? answer(candidate, 0) else { continue }
      let isNew = !([preferred] + others).contains {
        $0.from.unit == other.from.unit && $0.to.unit == other.to.unit
      }
      if isNew { others.append(other) }
    }
    return Reading(
      answer: preferred, others: others, language: best.language,
      hasTarget: !best.interpretation.targets.isEmpty)
  }

  private func answer(_ candidate: Candidate, _ place: Int) throws(ReadingError) -> Reading.Answer {
    let interpretation = candidate.interpretation
    let from = interpretation.from
    let rates = rates ?? .none
    let target =
      interpretation.targets.first
      ?? (interpretation.keepsUnit
        ? from.unit
        : recent.target(of: from.unit) ?? rates.usualTarget(of: from.unit)
          ?? UsualTargets.target(of: from, in: territory))
    for unit in [from.unit, target] where unit.dimension == .currency && !rates.hasRate(of: unit.id)
    {
      throw ReadingError(.missingRates, at: place)
    }
    do throws(ConversionError) {
      let to = try from.converted(to: target)
      guard from.value.double.isFinite, to.value.double.isFinite else { throw .outOfRange }
      let writer = QuantityWriter(language: candidate.language, precision: interpretation.precision)
      let text = try writer.equation(from, to, parts: interpretation.targets)
      return Reading.Answer(from: from, to: to, text: text)
    } catch {
      switch error {
      case .differentDimensions: throw ReadingError(.differentDimensions, at: place)
      case .belowAbsoluteZero: throw ReadingError(.belowAbsoluteZero, at: 0)
      case .reciprocalOfZero: throw ReadingError(.divisionByZero, at: 0)
      case .outOfRange: throw ReadingError(.outOfRange, at: 0)
      }
    }
  }
}
