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

  // MARK: The headline

  /// What changed most, or took most of the time, in a sentence, and what is said beside it.
  var headline: (sentence: String, note: String) {
    // What is about to be said is not said otherwise before.
    guard let first = lines.first, !isComparing else { return ("", "") }
    guard let comparison, !comparison.entries.isEmpty else {
      let hours = first.figure.hours
      return (
        texts[.mostTime, first.figure.name, self.hours(hours.value), interval(hours)], ""
      )
    }
    let visible = comparison.entries.filter { $0.verdict != .notVisible }
      .sorted { $0.difference.value.magnitude > $1.difference.value.magnitude }
    guard let most = visible.first else {
      return (unchanged(first, comparison.entries[0]), "")
    }
    var sentence = texts[
      most.verdict == .more ? .changedMore : .changedLess, most.name, hours(most.now.value),
      hours(most.difference.value.magnitude), periods.before]
    if visible.count > 1 {
      let next = visible[1]
      sentence +=
        texts[
          next.verdict == .more ? .alsoMore : .alsoLess, next.name,
          hours(next.difference.value.magnitude)]
    }
    let others = visible.count - 2
    return (
      sentence + ".",
      others > 0
        ? texts[.othersVisible, count: others, as: count(others)] : texts[.othersWithinChance]
    )
  }

  private func unchanged(_ line: TagLine, _ entry: Comparison.Entry) -> String {
    let difference = entry.difference.value
    return texts[
      difference < 0 ? .sameLess : .sameMore, entry.name, hours(entry.now.value),
      interval(entry.now), hours(difference.magnitude), periods.before]
  }

  /// That the periods may differ because of what was answered; empty where they do not.
  var warning: String {
    guard let comparison, comparison.differsInCoverage else { return "" }
    return texts[
      .coverageDiffers, percent(comparison.now.coverage), percent(comparison.before.coverage),
      periods.before]
  }

  /// How many days of the period nobody was asked, and how many have been.
  var neverAsked: (days: Int, of: Int)? {
    guard let statistics, statistics.probes > 0, let period, let from = period.from else {
      return nil
    }
    // Of today nobody knows how much is left.
    let end = min(period.to.map { $0.advanced(by: 1) } ?? today, today)
    let days = end.dayNumber - from.dayNumber
    let missing = Int((Double(days) - statistics.askedHours / 24).rounded(.down))
    return missing > 0 ? (min(missing, days), days) : nil
  }
}
