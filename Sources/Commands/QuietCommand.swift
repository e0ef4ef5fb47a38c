private import Arguments
private import Catalogue
private import CivilTime
private import JSON
private import TrackerStore
internal import Tracking

/// `proba quiet`: when a person does not want to be asked.
struct QuietCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  /// Adds a rule.
  func add(_ output: Output) throws(Failure) -> Outcome {
    let hours = try hours()
    let weekdays = try weekdays()
    let tracker = try call.tracker(mayMake: true)
    let period = try call.period(in: tracker)
    let rule: QuietRule?
    do {
      rule = try tracker.addQuietRule(
        call.has(\.vacation) ? .vacation : .quiet, on: weekdays, minutes: hours,
        from: period.from, to: period.to)
    } catch { throw .tracker(error) }
    guard let rule else {
      output.remark("proba: \(call.words.asking.neverApplies)\n")
      return .failed
    }
    show([rule], output, isList: false)
    return .done
  }

  /// Lists all rules.
  func list(_ output: Output) throws(Failure) -> Outcome {
    let tracker = try call.tracker()
    let rules: [QuietRule]
    do { rules = try tracker.quietRules() } catch { throw .tracker(error) }
    show(rules, output, isList: true)
    return .done
  }

  /// Ends a rule.
  func end(_ output: Output) throws(Failure) -> Outcome {
    let text = call.string(\.ruleNumber) ?? ""
    guard let number = Int(text) else {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.ruleNumber), value: text, mustBe: .wholeNumber))
    }
    let tracker = try call.tracker(mayMake: true)
    let rule: QuietRule?
    do { rule = try tracker.endQuietRule(number) } catch { throw .tracker(error) }
    guard let rule else {
      output.remark("proba: \(call.words.asking.noRule(text))\n")
      return .nothing
    }
    show([rule], output, isList: false)
    return .done
  }

  // MARK: Reading

  /// The minutes of `--hours`; the whole day without.
  private func hours() throws(Failure) -> (start: Int, end: Int) {
    guard let text = call.string(\.hours) else { return (0, 0) }
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map { Self.minute($0) }
    guard times.count == 2, let start = times[0], let end = times[1] else {
      throw .usage(
        .invalidValue(
          flag: call.spelling(\.hours), value: text, mustBe: .described(call.words.asking.hoursForm)
        ))
    }
    return (start, end)
  }

  /// The minute of the day that `7:30` or `7` names; 24 is midnight.
  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let hour = parts.first.flatMap({ UInt($0) }), hour <= 24 else {
      return nil
    }
    let minute = parts.count == 2 ? UInt(parts[1]) : 0
    guard let minute, minute < 60, hour < 24 || minute == 0 else { return nil }
    return Int(hour % 24 * 60 + minute)
  }

  private static let dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// The days of `--weekdays`; all of them without.
  private func weekdays() throws(Failure) -> Set<Weekday> {
    guard let text = call.string(\.weekdays) else { return Set(Weekday.allCases) }
    var days: Set<Weekday> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { name in
        Self.dayNames.firstIndex(of: name.lowercased())
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

  private func show(_ rules: [QuietRule], _ output: Output, isList: Bool) {
    if output.isJSON {
      let values = rules.map { json(of: $0) }
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
    let rows = rules.map { QuietLine($0, in: call.words).cells }
    let widths = (0..<4).map { column in rows.map { $0[column].cells }.max() ?? 0 }
    for row in rows {
      let head = zip(row, widths).map { padded($0, $1) + "  " }.joined()
      output.print(labelled(head, row[4], columns: output.knownColumns) + "\n")
    }
  }

  private func days(of rule: QuietRule) -> [String] {
    Weekday.allCases.filter { rule.weekdays.contains($0) }.map { Self.dayNames[$0.rawValue] }
  }

  /// The hours of a rule as `--hours` takes them; nil for the whole day.
  private func hours(of rule: QuietRule) -> String? {
    rule.startMinute == rule.endMinute ? nil : rule.hours(separator: "-")
  }

  private func row(of rule: QuietRule) -> [String] {
    [
      "\(rule.id)", rule.kind.rawValue, days(of: rule).joined(separator: " "),
      hours(of: rule) ?? "", "\(rule.since)", rule.until.map { "\($0)" } ?? "",
    ]
  }

  private func json(of rule: QuietRule) -> JSONValue {
    [
      "id": .int(rule.id), "kind": .string(rule.kind.rawValue),
      "weekdays": .array(days(of: rule).map { .string($0) }),
      "hours": hours(of: rule).map { .string($0) } ?? .null,
      "since": .integer(rule.since.secondsSince1970),
      "until": rule.until.map { .integer($0.secondsSince1970) } ?? .null,
    ]
  }
}
