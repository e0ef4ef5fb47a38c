internal import CivilTime
internal import Persistence
public import Tracking

/// A condition on tags in the store.
struct TagCondition {
  /// The condition as one would type it, with the current names of the tags.
  let name: String
  /// The colour of the first tag in the condition.
  let color: TagColor
  /// The condition in terms of the ids of the tags.
  let tags: TagExpression<TagID>

  fileprivate init(_ expression: TagExpression<TagRecord>) {
    // A single tag is shown by its name, without the quotation marks that some names need.
    name = expression.single?.name ?? expression.map { TagName($0.name) }.text
    color = expression.first?.color ?? TagColor(wrapping: 1)
    tags = expression.map(\.id)
  }

  /// The tally that counts the answers that satisfy the condition; nil if it is not a single tag.
  var subject: TallySubject? { tags.single.map { .tag($0) } }
}

extension Tracker {
  /// Parses a condition: a tag, in any case, or tags that are joined or excluded.
  ///
  /// A tag named exactly like the text takes precedence, even if `&` or `|` is part of its name.
  ///
  /// - Returns: the condition with the current names of the tags; aliases are replaced.
  /// - Throws: ``TrackerError/condition(_:)`` if the text is no condition, or
  ///   ``TrackerError/unknownTag(_:)`` if one of the tags has never been used.
  public func condition(_ text: String) throws(TrackerError) -> TagExpression<TagName> {
    let name = TagName(text)
    let tag = try read { tx throws(StoreError) in try tx.existingTag(named: name) }
    if let tag { return .tag(TagName(tag.name)) }
    let expression: TagExpression<TagName>
    do {
      expression = try TagExpression(parsing: text)
    } catch {
      throw .condition(error)
    }
    return try lookUp { tx in tx.tags(of: expression) }.map { TagName($0.name) }
  }

  /// Reads data about a condition.
  func read<Value>(
    about expression: TagExpression<TagName>,
    _ body: (Snapshot, TagCondition) throws(StoreError) -> Value
  ) throws(TrackerError) -> Value {
    try lookUp { tx throws(StoreError) in
      switch tx.tags(of: expression) {
      case .success(let tags): .success(try body(tx, TagCondition(tags)))
      case .failure(let error): .failure(error)
      }
    }
  }
}

extension CombinationCounts {
  /// Returns the number of answers that satisfy a condition.
  func count(meeting condition: TagCondition) -> Int {
    var met = 0
    each { tags, count in
      if condition.tags.matches(tags.contains) { met += count }
    }
    return met
  }
}

extension Snapshot {
  /// Counts the answers that satisfy a condition in each hour of the week, by mean gap.
  func hours(
    of condition: TagCondition, in period: CountedPeriod
  ) throws(StoreError) -> [Seconds: HourCounts] {
    if let subject = condition.subject { return try hours(of: subject, in: period) }
    var hours: [Seconds: HourCounts] = [:]
    let moments = period.moments(of: period.period)
    let dayStart = try dayStart()
    var met = try self.moments(meeting: condition.tags, in: moments)[...]
    try rows(
      "SELECT moment, gap, utc_offset FROM probe WHERE moment >= ? AND moment < ? ORDER BY moment",
      bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      guard met.first == moment else { return }
      met.removeFirst()
      let (gap, offset): (Seconds, UTCOffset) = (try row.get(1), try row.get(2))
      guard Bounds.gaps.contains(gap),
        period.period.contains(LocalTime(stored: moment, offset: offset).day(from: dayStart))
      else { return }
      let place = TallySheet.Place(moment: moment, offset: offset, gap: gap, from: dayStart)
      hours[gap, default: HourCounts()].add(1, at: place.hour)
    }
    return hours
  }

  /// Reads the moments of the answers that satisfy a condition, ascending.
  ///
  /// - Complexity: O(n · k) in the answers that have its tags, or in all if it only excludes some, and in the
  ///   parts of the condition; each list is read once.
  func moments(
    meeting expression: TagExpression<TagID>, in range: Range<Moment>
  ) throws(StoreError) -> [Moment] {
    var lists = AnswerLists(self, in: range)
    return try lists.moments(meeting: expression)
  }
}

/// The moments of answers by tag, each list read when it is first needed.
private struct AnswerLists {
  private let tx: Snapshot
  private let range: Range<Moment>
  private var ofTags: [TagID: [Moment]] = [:]
  private var ofAll: [Moment]?

  init(_ tx: Snapshot, in range: Range<Moment>) { (self.tx, self.range) = (tx, range) }

  mutating func moments(meeting expression: TagExpression<TagID>) throws(StoreError) -> [Moment] {
    switch expression {
    case .tag(let tag): return try moments(of: tag)
    case .not: return try moments(meeting: .all([expression]))
    case .any(let parts):
      var found: [Moment] = []
      for part in Set(parts) {
        found = found.merged(with: try moments(meeting: part)) { $0 || $1 }
      }
      return found
    case .all(let parts):
      var found: [Moment]?
      var excluded: [TagExpression<TagID>] = []
      for part in Set(parts) {
        if case .not(let part) = part {
          excluded.append(part)
        } else {
          let met = try moments(meeting: part)
          found = found?.merged(with: met) { $0 && $1 } ?? met
        }
      }
      var kept = if let found { found } else { try all() }
      for part in excluded where !kept.isEmpty {
        kept = kept.merged(with: try moments(meeting: part)) { $0 && !$1 }
      }
      return kept
    }
  }

  private mutating func moments(of tag: TagID) throws(StoreError) -> [Moment] {
    if let known = ofTags[tag] { return known }
    let moments = try tx.fetch(
      \.moment,
      AnswerTagRecord.where(
        \.moment >= range.lowerBound && \.moment < range.upperBound && \.tag == tag
      )
      .order(\.moment))
    ofTags[tag] = moments
    return moments
  }

  private mutating func all() throws(StoreError) -> [Moment] {
    if let ofAll { return ofAll }
    let moments = try tx.fetch(
      \.moment,
      AnswerRecord.where(\.moment >= range.lowerBound && \.moment < range.upperBound)
        .order(\.moment))
    ofAll = moments
    return moments
  }
}

extension [Moment] {
  /// Merges two ascending lists of moments, keeping those whose membership satisfies a condition, ascending.
  ///
  /// - Complexity: O(n) in both lists.
  func merged(
    with other: [Moment], where isKept: (_ isInOne: Bool, _ isInOther: Bool) -> Bool
  ) -> [Moment] {
    let (inOne, inOther, inBoth) = (isKept(true, false), isKept(false, true), isKept(true, true))
    var merged: [Moment] = []
    var (one, rest) = (self[...], other[...])
    while let left = one.first, let right = rest.first {
      if left < right {
        if inOne { merged.append(left) }
        one.removeFirst()
      } else if left > right {
        if inOther { merged.append(right) }
        rest.removeFirst()
      } else {
        if inBoth { merged.append(left) }
        one.removeFirst()
        rest.removeFirst()
      }
    }
    if inOne { merged += one }
    if inOther { merged += rest }
    return merged
  }
}
