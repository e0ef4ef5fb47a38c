private import Arguments
internal import Catalogue
private import Quantities
private import QuantityReading
private import Sampling
internal import Tracking

/// The figures of the amounts in one kind of unit, a line each, which fit any terminal.
struct AmountBlock {
  /// The unit.
  let heading: String
  /// The figures with their names.
  let lines: [String]

  /// A block for each kind of unit.
  static func all(of amounts: TagAmounts, in language: Language) -> [AmountBlock] {
    amounts.measures.map { AmountBlock($0, in: language) }
  }

  private init(_ measure: TagAmounts.Measure, in language: Language) {
    let words = language.commandPhrases.amounts
    let writer = QuantityWriter(
      language: ReadingLanguage(rawValue: language.tag) ?? .english, precision: 3)
    func number(_ value: Double) -> String {
      Rational(value).map { writer.number($0) } ?? "?"
    }
    var rows = [(words.count, "\(measure.count)", "")]
    if let total = measure.total { rows.append((words.total, number(total), "")) }
    for (name, estimate) in [(words.mean, measure.mean), (words.perWeek, measure.perWeek)] {
      guard let estimate else { continue }
      let interval = "\(number(estimate.low))–\(number(estimate.high))"
      rows.append((name, number(estimate.value), interval))
    }
    let names = rows.map { $0.0.cells }.max() ?? 0
    let figures = rows.map { $0.1.cells }.max() ?? 0
    heading = writer.symbol(of: measure.unit)
    lines = rows.map { name, figure, interval in
      "  \(padded(name, names))  \(aligned(figure, figures))  \(interval)".withoutLastSpaces
    }
  }
}
