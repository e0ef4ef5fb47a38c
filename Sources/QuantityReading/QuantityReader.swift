public import CivilTime
internal import Quantities
internal import TextBytes

/// Understands quantities and conversions as people say them, in English, Ukrainian and Russian.
///
/// The order of preference among readings is that of their costs: a symbol in the case that is usual
/// before one in another (`mW` is a milliwatt), the meaning listed first for a word before the second
/// (`c` is degrees Celsius, "pound" a mass), the language hinted at before the other one, and a word
/// with a wrong letter last. A target excludes what does not convert into it, so "30 m in seconds" are
/// minutes.
public struct QuantityReader: Sendable {
  /// The language preferred where the text does not say, nil for none.
  public let language: ReadingLanguage?
  /// What currencies are worth, nil where that is not known.
  public let rates: ExchangeRates?
  /// Where the person is, which decides the unit of an answer where the text names none.
  public let territory: Territory
  /// What the person has asked for before, which comes before the customs of the territory.
  public var recent = RecentTargets()

  private static let longestText = 300
  private static let mostTokens = 60

  /// A reader.
  ///
  /// - Parameters:
  ///   - language: what to read a text as that could be of several languages.
  ///   - rates: what currencies are worth; without them money is refused.
  ///   - territory: whose units are preferred where the text names none.
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

  /// Refuses what is blank, or longer than any phrase.
  static func checkLength(of text: String) throws(ReadingError) {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ $0.isBlank || $0.isIgnored }) { throw ReadingError(.empty, at: 0) }
    if scalars.count > longestText { throw ReadingError(.tooLong, at: longestText) }
  }

  /// The languages to read a text in, the likelier first.
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
  /// - Parameter guesses: whether words with a wrong letter are understood.
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

  /// The token of the target, where all readings convert between different dimensions.
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
    // The order of those that cost the same is that of their discovery.
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
