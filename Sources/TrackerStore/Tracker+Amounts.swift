public import CivilTime
internal import Persistence
internal import Quantities
internal import QuantityReading
internal import Sampling
public import Tracking

extension Tracker {
  /// Interprets a text as an answer, with the amounts in it.
  ///
  /// - Parameters:
  ///   - text: the text, in the language of `AnswerText`.
  ///   - moment: the probe whose answer it replaces, if any: words that are tags there remain tags.
  public func reading(of text: String, at moment: Moment? = nil) throws(TrackerError) -> Answer {
    let parsed: AnswerText
    do { parsed = try AnswerText(parsing: text) } catch { throw .answer(error) }
    let kept = try read { tx throws(StoreError) in try moment.map(tx.tags(of:)) ?? [] }
    let (understood, amounts) = parsed.understandingAmounts(in: text, keeping: kept)
    guard case .answer(let answer) = understood else { return Answer(tags: []) }
    return Answer(
      tags: answer.tags, comment: answer.comment, amounts: amounts.map(\.amount))
  }

  /// Adds up the amounts of a tag, or of a condition on tags, in a period of the person's calendar.
  ///
  /// For a condition, the amounts of the tags that it does not exclude are added up, in the answers that
  /// satisfy it. Amounts of one dimension are added up in the unit used most; money of each currency and each
  /// kind of counted things are kept apart.
  ///
  /// - Parameters:
  ///   - expression: the tag or the condition.
  ///   - period: the days that count, up to now.
  ///   - weekStart: the day with which weeks begin.
  /// - Complexity: O(n) in the answers with the tag; for a condition, O(p) in the probes of the period.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if one of the tags has never been used.
  public func amounts(
    of expression: TagExpression<TagName>, in period: Period, weekStart: Weekday = .monday
  ) throws(TrackerError) -> TagAmounts {
    try catchUp()
    let now = self.now
    return try read(about: expression) { tx, condition throws(StoreError) in
      let counted = try tx.counted(period, now: now, offset: host.offset)
      guard let days = try tx.askedDays(in: counted) else {
        return TagAmounts(
          name: condition.name, answers: 0, days: 0, step: .day, starts: [], measures: [])
      }
      let steps = AmountSteps(days, weekStart: weekStart)
      var answers = 0
      var last: Moment?
      var kinds: [AmountKind: AmountSums] = [:]
      try tx.eachAmount(of: condition, in: period) { moment, day, row throws(StoreError) in
        if moment != last { answers += 1 }
        last = moment
        guard let row, let value = ExactAmount.number(row.value), let place = steps.place(of: day)
        else { return }
        let quantity = Quantity(value, AmountKind.unit(row.unit))
        kinds[AmountKind(quantity.unit), default: AmountSums()].add(
          quantity, saying: row.text, at: place)
      }
      let measures = kinds.values.map { $0.measure(in: steps) }
        .sorted { ($1.count, $0.unit) < ($0.count, $1.unit) }
      return TagAmounts(
        name: condition.name, answers: answers, days: steps.days, step: steps.step,
        starts: steps.starts, measures: measures)
    }
  }
}

extension Snapshot {
  /// An amount in its stored form.
  fileprivate typealias StoredAmount = (value: String, unit: String, text: String)

  /// Calls a closure for each answer of a period that satisfies a condition: once for each of its amounts,
  /// with nil for one of a tag that the condition doesn't name or excludes, or once with nil if it has none.
  fileprivate func eachAmount(
    of condition: TagCondition, in period: Period,
    _ body: (Moment, CivilDate, StoredAmount?) throws(StoreError) -> Void
  ) throws(StoreError) {
    let dayStart = try dayStart()
    func take(_ row: borrowing Row, of tags: Set<TagID>?) throws(StoreError) {
      let moment: Moment = try row.get(0)
      let day = LocalTime(stored: moment, offset: try row.get(1)).day(from: dayStart)
      guard period.contains(day) else { return }
      guard let value = try row.get(2, as: String?.self),
        let unit = try row.get(3, as: String?.self), let text = try row.get(4, as: String?.self),
        let tag = try row.get(5, as: TagID?.self), tags?.contains(tag) ?? true
      else { return try body(moment, day, nil) }
      try body(moment, day, (value, unit, text))
    }
    let moments = period.moments
    if let tag = condition.tags.single {
      return try rows(
        """
        SELECT answer_tag.moment, utc_offset, value, unit, text, amount.tag FROM answer_tag
        JOIN probe ON probe.moment = answer_tag.moment
        LEFT JOIN amount ON amount.moment = answer_tag.moment AND amount.tag = answer_tag.tag
        WHERE answer_tag.tag = ? AND answer_tag.moment >= ? AND answer_tag.moment < ?
        ORDER BY answer_tag.moment, amount.position
        """, bind: tag, moments.lowerBound, moments.upperBound
      ) { row throws(StoreError) in try take(row, of: nil) }
    }
    let tags = Set(condition.tags.included)
    var met = try self.moments(meeting: condition.tags, in: moments)[...]
    try rows(
      """
      SELECT probe.moment, utc_offset, value, unit, text, tag FROM probe
      LEFT JOIN amount ON amount.moment = probe.moment
      WHERE probe.moment >= ? AND probe.moment < ? ORDER BY probe.moment, position
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      while let first = met.first, first < moment { met.removeFirst() }
      if met.first == moment { try take(row, of: tags) }
    }
  }
}

/// Days divided into the steps of a trend.
private struct AmountSteps {
  let days: Int
  let starts: [CivilDate]
  let step: Trend.Step
  private var places: [CivilDate: Int] = [:]

  init(_ range: ClosedRange<CivilDate>, weekStart: Weekday) {
    days = range.upperBound.dayNumber - range.lowerBound.dayNumber + 1
    let step = Trend.Step(days: days, weekStart: weekStart)
    self.step = step
    starts = step.bounds(of: range).dropLast()
    for (place, start) in starts.enumerated() { places[step.start(of: start)] = place }
  }

  /// Returns the step that contains a day.
  func place(of day: CivilDate) -> Int? { places[step.start(of: day)] }
}

/// A kind of amounts that can be added up.
private enum AmountKind: Hashable {
  case dimension(MeasureDimension)
  /// Money of one currency, or things of one kind.
  case single(String)

  init(_ unit: MeasureUnit) {
    self =
      unit.dimension == .none || unit.dimension == .currency
      ? .single(unit.id) : .dimension(unit.dimension)
  }

  /// Returns the unit with a stored identifier.
  static func unit(_ id: String) -> MeasureUnit { MeasureUnit(id: id) ?? .counting(id) }
}

/// The amounts of one kind.
private struct AmountSums {
  private var amounts: [(quantity: Quantity, text: String, place: Int)] = []

  mutating func add(_ quantity: Quantity, saying text: String, at place: Int) {
    amounts.append((quantity, text, place))
  }

  /// Returns the figures of these amounts, in the unit used most, or of several such units the one used last.
  func measure(in steps: AmountSteps) -> TagAmounts.Measure {
    var uses: [String: Int] = [:]
    for amount in amounts { uses[amount.quantity.unit.id, default: 0] += 1 }
    let most = uses.values.max() ?? 0
    let usual = amounts.last { uses[$0.quantity.unit.id] == most }
    let unit = usual?.quantity.unit ?? .one
    let symbol = AmountReader.unit(in: usual?.text ?? "")
    let values = amounts.map { amount in
      ((try? amount.quantity.converted(to: unit)) ?? amount.quantity).value
    }
    let doubles = values.map(\.double)
    var sums = [Double](repeating: 0, count: steps.starts.count)
    var counts = [Double](repeating: 0, count: steps.starts.count)
    for (amount, value) in zip(amounts, doubles) {
      sums[amount.place] += value
      counts[amount.place] += 1
    }
    let mean = Estimate.mean(of: doubles)
    guard case .linear = unit.scale else {
      return TagAmounts.Measure(
        unit: unit.id, symbol: symbol, count: values.count, total: nil, mean: mean, perWeek: nil,
        steps: zip(sums, counts).map { $1 == 0 ? nil : $0 / $1 })
    }
    return TagAmounts.Measure(
      unit: unit.id, symbol: symbol, count: values.count, total: values.reduce(.zero, +).double,
      mean: mean,
      // Less than a week says little about a typical week.
      perWeek: steps.days < 7
        ? nil : Estimate.sum(of: doubles).scaled(by: 7 / Double(steps.days)), steps: sums)
  }
}
