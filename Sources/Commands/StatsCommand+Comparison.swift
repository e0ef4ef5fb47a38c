internal import Catalogue
internal import CivilTime
private import HostSystem
private import Routes
internal import TrackerStore
internal import Tracking
private import Wire

// `proba stats --compare`: the differences between a period and an earlier one.

extension StatsCommand {
  /// The word for the period before.
  private static let previous = "previous"

  /// Compares a period with the one that `--compare` names.
  ///
  /// - Parameter tags: the only tags that count, or nil for all.
  func compare(
    _ period: Period, with text: String, of tags: TagExpression<TagName>?, in tracker: Tracker
  ) throws(Failure) {
    let before = try earlier(than: period, text, in: tracker)
    let (now, then) = (
      try statistics(in: period, of: tags, tracker),
      try statistics(in: before, of: tags, besides: period, tracker)
    )
    let comparison = Comparison(of: now, with: then)
    if output.isJSON {
      output.print(comparison.json)
    } else if call.has(\.csv) {
      output.print(CSVTable(comparison).text)
    } else {
      print(
        comparison, before, isUpToThisTime: period.hasLasted(asLongAs: before, on: call.today),
        called: before == (try previous(of: period, in: tracker))
          ? call.words.report.before : call.words.otherPeriod)
    }
  }

  private func print(
    _ comparison: Comparison, _ before: Period, isUpToThisTime: Bool, called name: String
  ) {
    let words = call.words
    output.printSentence(words.report.comparison(before.written))
    if isUpToThisTime { output.printSentence(call.language.texts.tags[.upToThisTime]) }
    guard !comparison.entries.isEmpty else {
      output.printSentence(words.report.nothingBefore)
      return
    }
    if comparison.lacksAnswers {
      output.printSentence(call.language.texts.tags[.comparisonLacks])
    }
    if comparison.entries.contains(where: { $0.verdict != .notVisible }) {
      output.printSentence("* \(words.visibleChange)")
    }
    if comparison.entries.contains(where: { $0.verdict == .notVisible }) {
      let count = comparison.entries.count
      let texts = call.language.texts
      output.printSentence(
        words.withoutStar(texts[.mayBeChance, count: count, as: words.grouped(count)]))
    }
    let table = ComparisonTable(
      comparison.entries, before: name, columns: output.knownColumns, in: words
    )
    output.print("\n" + output.heading(table.heading) + "\n")
    for line in table.lines where !output.print(line + "\n") { break }
  }

  private func earlier(
    than period: Period, _ text: String, in tracker: Tracker
  ) throws(Failure) -> Period {
    guard text == Self.previous else {
      let days = try call.days(\.compare, in: tracker)
      guard let period = Period(from: days?.lowerBound, to: days?.upperBound) else {
        throw .emptyPeriod
      }
      return period
    }
    guard let before = try previous(of: period, in: tracker) else { throw .compareNeedsFrom }
    return before
  }

  /// Returns the period directly before another; nil if that one has no beginning.
  private func previous(of period: Period, in tracker: Tracker) throws(Failure) -> Period? {
    let weekStart: Weekday
    do { weekStart = try call.weekStart(in: tracker) } catch {
      throw .tracker(error)
    }
    return try call.wholePeriod(period, in: tracker).earlier(on: call.today, weekStart: weekStart)
  }
}
