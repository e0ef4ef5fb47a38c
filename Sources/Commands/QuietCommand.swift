private import Arguments
private import Catalogue
private import CivilTime
internal import Composition
private import JSON
private import Routes
private import TrackerStore
internal import Tracking
private import Wire

/// `proba quiet`: the times at which a person does not want to be asked.
struct QuietCommand: EditingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>
  let writing: Lazy<WritingTracker>

  /// Adds a rule.
  func add() throws(Failure) -> Outcome {
    let limits: [KeyPath<Grammar, Flag>] = [
      \.hours, \.weekdays, \.vacation, \.to, \.period,
    ]
    // A rule without a limit would end the record by mistake.
    guard limits.contains(where: { call.has($0) }) else { throw .quietNeedsTime }
    let hours = try hours()
    let weekdays = try weekdays()
    // Nor may one that only seems to have one, as 23:00-23:00 or sat-fri; but 0-24 can only be meant.
    let isAlways = hours.isWholeDay && weekdays == .all && !call.has(\.vacation) && !call.has(\.to)
    guard !isAlways || (call.has(\.hours) && hours == .wholeDay) else { throw .quietNeedsTime }
    try call.validatePeriod()
    let tracker = try writing()
    let period = try call.period(in: tracker)
    let rule: QuietRule
    do {
      rule = try tracker.addQuietRule(
        call.has(\.vacation) ? .vacation : .quiet, on: weekdays, hours: hours,
        from: period.from, to: period.to)
    } catch { throw .tracker(error) }
    show([rule], isList: false)
    return .done
  }

  /// Lists all rules.
  func list() throws(Failure) -> Outcome {
    let tracker = try reading()
    let rules: [QuietRule]
    do { rules = try tracker.quietRules() } catch { throw .tracker(error) }
    show(rules, isList: true)
    return .done
  }

  /// Ends a rule.
  func end() throws(Failure) -> Outcome {
    let text = call.string(\.ruleNumber) ?? ""
    guard let number = Int(text) else {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.ruleNumber), value: text, mustBe: .wholeNumber))
    }
    let tracker = try writing()
    let rule: QuietRule
    do { rule = try tracker.endQuietRule(number) } catch { throw .tracker(error) }
    if !output.isJSON, rule.until == rule.since {
      output.printSentence(call.words.asking.removedRule)
      return .done
    }
    show([rule], isList: false)
    return .done
  }

  // MARK: Reading

  /// Returns the hours of `--hours`; the whole day without.
  private func hours() throws(Failure) -> QuietHours {
    guard let text = call.string(\.hours) else { return .wholeDay }
    guard let hours = QuietHours(text) else {
      throw .usage(
        .invalidValue(
          flag: call.spelling(\.hours), value: text, mustBe: .described(call.words.asking.hoursForm)
        ))
    }
    return hours
  }

  /// Returns the days of `--weekdays`; all of them without.
  private func weekdays() throws(Failure) -> Weekdays {
    guard let text = call.string(\.weekdays) else { return Weekdays.all }
    var days: Weekdays = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { name in
        Weekday.allCases.first { $0.word == name.lowercased() }?.rawValue
      }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else {
        throw .usage(
          .invalidValue(
            flag: call.spelling(\.weekdays), value: text,
            mustBe: .described(call.words.asking.weekdaysForm)))
      }
      // fri-mon goes over the end of the week.
      for day in first...(last < first ? last + 7 : last) { days.insert(Weekday(wrapping: day)) }
    }
    return days
  }

  // MARK: Printing

  private func show(_ rules: [QuietRule], isList: Bool) {
    if output.isJSON {
      let values = rules.map(\.json)
      output.print(isList ? .array(values) : values.first ?? .null)
      return
    }
    if isList, call.has(\.csv) {
      output.print(
        CSVTable(
          ["id", "kind", "weekdays", "hours", "since", "until"], rules.map { row(of: $0) }
        ).text)
      return
    }
    guard !rules.isEmpty else {
      output.printSentence(call.words.asking.noRules)
      return
    }
    let rows = rules.map { QuietLine($0, in: call).cells }
    let widths = (0..<4).map { column in rows.map { $0[column].cells }.max() ?? 0 }
    for row in rows {
      let head = zip(row, widths).map { padded($0, $1) + "  " }.joined()
      output.print(labelled(head, row[4], columns: output.knownColumns) + "\n")
    }
  }

  private func row(of rule: QuietRule) -> [String] {
    [
      "\(rule.id)", rule.kind.rawValue,
      rule.weekdays.list.map(\.word).joined(separator: " "),
      rule.hours.isWholeDay ? "" : rule.hours.text(), "\(rule.since)",
      rule.until.map { "\($0)" } ?? "",
    ]
  }
}
