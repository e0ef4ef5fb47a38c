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

  /// Whether the table has a column of changes: not where nothing is compared, in which it would be empty.
  var showsChanges: Bool { figures.isComparing || !(figures.comparison?.entries.isEmpty ?? true) }

  /// The order of the rows; without changes, that by them is that of the hours.
  var order: TagTableModel.Order {
    table.order == .change && !showsChanges ? .hours : table.order
  }

  // MARK: The headline

  /// The change that is surest, or what took most of the time, in a sentence, and its addition.
  var headline: (sentence: String, note: String) {
    // While the comparison is on its way, the sentence waits for it.
    guard let first = figures.lines.first, !figures.isComparing else { return ("", "") }
    guard let comparison = figures.comparison, !comparison.entries.isEmpty else {
      return (mostTime(first.figure.name, first.hours(showsBounds: table.showsBounds)), "")
    }
    let changed = comparison.entries.filter { $0.verdict != .notVisible }
    guard let surest = changed.max(by: { $0.sureness < $1.sureness }) else {
      let entry = comparison.entries[0]
      let hours = table.showsBounds ? first.hours(showsBounds: true) : entry.now
      return (mostTime(entry.name, hours), unchanged(entry))
    }
    let change = surest.difference
    let size =
      surest.verdict == .more
      ? change : Estimate(value: -change.value, low: -change.high, high: -change.low)
    let others = changed.count - 1
    return (
      texts[
        surest.verdict == .more ? .changedMore : .changedLess, surest.name, hours(size.value),
        interval(size), timeBefore],
      others > 0
        ? texts[.othersVisible, count: others, as: count(others)] : texts[.othersWithinChance]
    )
  }

  /// The compared period, after “than”; its rate where more or less of it was asked about, as its hours are scaled.
  private var timeBefore: String {
    guard let comparison = figures.comparison, comparison.before.askedHours > 0 else {
      return periods.before
    }
    let ratio = comparison.now.askedHours / comparison.before.askedHours
    return Self.alike.contains(ratio)
      ? periods.before : texts.tags[.atRateOf, periods.before]
  }

  /// How much longer one month is than another, and no more.
  private static var alike: ClosedRange<Double> { 0.9...1.11 }

  private func mostTime(_ name: String, _ hours: Estimate) -> String {
    texts[.mostTime, name, self.hours(hours.value), interval(hours)]
  }

  private func unchanged(_ entry: Comparison.Entry) -> String {
    let difference = entry.difference.value
    guard difference.magnitude >= 0.05 else { return texts.tags[.asMuchAs, timeBefore] }
    return texts[difference < 0 ? .sameLess : .sameMore, hours(difference.magnitude), timeBefore]
  }

  /// That the periods may differ because of what was answered; empty where they do not.
  var warning: String {
    guard let comparison = figures.comparison, comparison.differsInCoverage else { return "" }
    return texts[
      .coverageDiffers, percent(comparison.now.coverage), percent(comparison.before.coverage),
      periods.before]
  }

  /// How many whole days of the period no schedule ran, and their share of these and the asked ones; nil for less
  /// than one.
  var neverAsked: (days: Int, share: Double)? {
    guard let statistics = figures.statistics, statistics.unaskedHours >= 24 else { return nil }
    let hours = statistics.unaskedHours
    return (Int(hours / 24), hours / (hours + statistics.askedHours))
  }
}
