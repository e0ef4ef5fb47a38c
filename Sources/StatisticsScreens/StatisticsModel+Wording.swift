import Catalogue
import CivilTime
import Interface
import PageModel
import Sampling
import Tracking
import Wire

extension StatisticsModel {
  // MARK: Numbers

  func count(_ number: Int) -> String { figureWording.count(number) }
  func percent(_ share: Double) -> String { figureWording.percent(share) }
  func hours(_ hours: Double) -> String { figureWording.hours(hours) }
  func interval(_ hours: Estimate) -> String { figureWording.interval(hours) }
  func signed(_ hours: Double) -> String { figureWording.signed(hours) }

  var figureWording: FigureWording { FigureWording(browser, texts) }

  // MARK: The columns of the table

  /// Whether the table has a column of changes, which would be empty without a comparison.
  var showsChanges: Bool { figures.isComparing || !(figures.comparison?.entries.isEmpty ?? true) }

  /// The order of the rows; without changes, an order by change falls back to that by hours.
  var order: TagTableModel.Order {
    table.order == .change && !showsChanges ? .hours : table.order
  }

  /// Whether bounds under silence replace intervals: without a choice of the person, where intervals would
  /// mislead.
  var showsBounds: Bool { table.showsBounds ?? (figures.statistics?.gap != nil) }

  // MARK: The headline

  /// A sentence about the surest change, or about the tag with the most time, and a note on it.
  var headline: (sentence: String, note: String) {
    // While the comparison is being loaded, the sentence waits for it.
    guard let first = figures.lines.first, !figures.isComparing else { return ("", "") }
    guard let comparison = figures.comparison, !comparison.entries.isEmpty,
      !comparison.lacksAnswers
    else { return (mostTime(first.figure.name, first.hours(showsBounds: showsBounds)), "") }
    let changed = comparison.entries.filter { $0.verdict != .notVisible }
    guard let surest = changed.max(by: { $0.sureness < $1.sureness }) else {
      let entry = comparison.entries[0]
      let hours = showsBounds ? first.hours(showsBounds: true) : entry.now
      return (mostTime(entry.name, hours), unchanged(entry, among: comparison.entries.count))
    }
    let change = surest.difference
    let size =
      surest.verdict == .more
      ? change : Estimate(value: -change.value, low: -change.high, high: -change.low)
    let others = changed.count - 1
    return (
      soFar(
        texts[
          surest.verdict == .more ? .changedMore : .changedLess, surest.name, hours(size.value),
          interval(size), timeBefore]),
      others > 0
        ? texts[.othersVisible, count: others, as: count(others)] : texts[.othersWithinChance]
    )
  }

  /// The compared period, as it follows “than”; its rate if the asked hours differ or this period is not over,
  /// since its hours are scaled.
  private var timeBefore: String {
    guard let comparison = figures.comparison, comparison.before.askedHours > 0 else {
      return periods.before
    }
    let ratio = comparison.now.askedHours / comparison.before.askedHours
    return Self.alike.contains(ratio) && !periods.isRunning
      ? periods.before : texts.tags[.atRateOf, periods.before]
  }

  /// The range of ratios within which asked hours count as alike, as those of two months do.
  private static var alike: ClosedRange<Double> { 0.9...1.11 }

  private func mostTime(_ name: String, _ hours: Estimate) -> String {
    soFar(texts[.mostTime, name, self.hours(hours.value), interval(hours)])
  }

  /// Returns a sentence that says of a period that is not over that it is about the time so far.
  private func soFar(_ sentence: String) -> String {
    periods.isRunning ? texts.tags[.soFarSentence, sentence] : sentence
  }

  private func unchanged(_ entry: Comparison.Entry, among count: Int) -> String {
    let difference = entry.difference
    guard difference.value.magnitude >= 0.05 else { return texts.tags[.asMuchAs, timeBefore] }
    return texts[
      difference.value < 0 ? .sameLess : .sameMore, count: count, as: self.count(count),
      hours(difference.value.magnitude),
      texts[.changeRange, signed(difference.low), signed(difference.high)], timeBefore]
  }

  /// A warning that the earlier period lacks answers, or that the periods differ in coverage; empty if there is
  /// no reason.
  var warning: String {
    guard let comparison = figures.comparison else { return "" }
    if case .some = comparison.before.gap { return texts.tags[.comparisonLacks] }
    guard comparison.differsInCoverage else { return "" }
    return texts[
      .coverageDiffers, percent(comparison.now.coverage), percent(comparison.before.coverage),
      periods.before]
  }

  /// The number of whole days without a schedule, and their share of all hours of the period; nil for less
  /// than one.
  var neverAsked: (days: Int, share: Double)? {
    guard let statistics = figures.statistics, statistics.unaskedHours >= 24 else { return nil }
    let hours = statistics.unaskedHours
    return (Int(hours / 24), hours / (hours + statistics.askedHours))
  }
}
