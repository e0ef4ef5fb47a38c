internal import Catalogue
internal import CivilTime
internal import Composition
private import Routes
private import Sampling
internal import TrackerStore
internal import Tracking
private import Wire

/// `proba stats`: the distribution of the time.
struct StatsCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    try call.validatePeriod()
    let division = call.string(\.by).flatMap { Division(rawValue: $0) }
    if call.has(\.step), division != .trend { throw .stepNeedsTrend }
    try division?.validate(hasTag: call.has(\.tag), isCompared: call.has(\.compare))
    if call.has(\.bounds), division != nil || call.has(\.compare) { throw .boundsAlone }
    let isOfAmounts = call.has(\.amounts)
    if isOfAmounts, division != nil || call.has(\.compare) || call.has(\.bounds) {
      throw .amountsAlone
    }
    if isOfAmounts, !call.has(\.tag) { throw .amountsNeedTag }
    let tracker = try reading()
    let tags = try call.condition(in: tracker)
    let period = try call.period(in: tracker)
    if isOfAmounts, let tags {
      try printAmounts(of: tags, in: period, tracker)
      return .done
    }
    if let text = call.string(\.compare) {
      try compare(period, with: text, of: tags, in: tracker)
      return .done
    }
    if let division {
      try print(by: division, period, of: tags, in: tracker)
      return .done
    }
    print(try statistics(in: period, of: tags, tracker), of: period, in: tracker)
    return .done
  }

  /// Returns the figures of a period, of all tags or only of a condition, as they compare with a later one.
  func statistics(
    in period: Period, of tags: TagExpression<TagName>?, besides later: Period? = nil,
    _ tracker: Tracker
  ) throws(Failure) -> Statistics {
    do throws(TrackerError) {
      return try tracker.statistics(in: period, of: tags, besides: later)
    } catch {
      throw .tracker(error)
    }
  }

  /// The sentence about a period without probes.
  var noProbes: String {
    call.namesPeriod ? call.words.nobodyAsked : call.words.noProbe
  }

  private func print(_ statistics: Statistics, of period: Period, in tracker: Tracker) {
    if output.isJSON {
      output.print(statistics.json)
      return
    }
    if call.has(\.csv) {
      output.print(CSVTable(statistics.tags).text)
      return
    }
    let words = call.words
    guard statistics.probes > 0 else {
      output.printSentence(noProbes)
      printDaysOff(statistics)
      return
    }
    if period != .always {
      // Names the days, as `last week` and the like depend on the date.
      output.print(call.written(period) + "\n")
    }
    let coverage = words.percent(statistics.coverage)
    output.printSentence(words.coverage(statistics.probes, "\(statistics.answered)", coverage))
    if !statistics.tags.isEmpty {
      output.printSentence(words.askedTime(words.decimal(statistics.askedHours, 1)))
    }
    printDaysOff(statistics)
    output.printZone(of: tracker, words)
    if let gap = statistics.gap { output.printSentence(sentence(about: gap)) }
    guard !statistics.tags.isEmpty else { return }
    let table = TagTable(
      statistics.tags, showsBounds: call.has(\.bounds) || statistics.lacksAnswers,
      columns: output.knownColumns, in: words)
    output.print("\n" + output.heading(table.heading) + "\n")
    for line in table.lines where !output.print(line + "\n") { break }
  }

  /// Returns a sentence about the questions without an answer, as Insights has it.
  private func sentence(about gap: AnswerGap) -> String {
    func clock(_ hour: Int) -> String { (TimeOfDay(hour: hour % 24) ?? .midnight).text }
    let texts = call.language.texts
    return texts.sentence(
      about: gap.missed, as: "\(gap.missed)",
      between: gap.hours.map { (clock($0.lowerBound), clock($0.upperBound)) })
      + " " + texts.tags[.gapNote]
  }

  /// Prints the number of days on which a vacation kept the person from being asked, as Insights does.
  private func printDaysOff(_ statistics: Statistics) {
    let days = statistics.daysOff
    guard days > 0 else { return }
    output.printSentence(call.language.texts.tags[.vacationDays, count: days, as: "\(days)"])
  }
}
