internal import CivilTime
internal import Persistence
internal import Quantities
internal import QuantityReading
internal import Tracking

/// An amount with its exact value: the form between the words of an answer and the store.
struct ExactAmount: Equatable {
  let tag: TagName
  let text: String
  let value: String
  let unit: String

  /// Larger amounts can only be damage, and their squares would be infinite.
  private static let largest = 1e100

  /// The amount in its displayed form.
  var amount: Amount {
    Amount(tag: tag, text: text, value: Self.number(value)?.double ?? 0, unit: unit)
  }

  /// Parses a stored number; nil if it is damaged.
  static func number(_ value: String) -> Rational? {
    Rational(value.utf8).flatMap { $0.double.magnitude < largest ? $0 : nil }
  }
}

extension ExactAmount {
  init(_ record: AmountRecord, of tag: TagRecord) {
    self.init(
      tag: TagName(tag.name), text: record.text, value: record.value, unit: record.unit)
  }

  init(_ quantity: Quantity, text: String, tag: TagName) {
    self.init(tag: tag, text: text, value: quantity.value.description, unit: quantity.unit.id)
  }

  /// Parses a text that is an amount as a whole; nil if it is something else.
  init?(reading text: String, of tag: TagName) {
    let words = text.split(separator: " ").map { String($0) }
    guard let match = AmountReader().amounts(in: words).first, match.words == words.indices else {
      return nil
    }
    self.init(match.quantity, text: words.joined(separator: " "), tag: tag)
  }
}

/// The words of an answer, divided into tags and their amounts.
struct AnswerWords {
  let tags: [TagName]
  let amounts: [ExactAmount]

  /// Divides words.
  ///
  /// An amount belongs to the tag before it, or to the first tag if it precedes all of them.
  ///
  /// - Parameters:
  ///   - words: the words outside the brackets.
  ///   - literal: the number of words at the beginning that are tags, whatever they look like.
  ///   - kept: tags that the answer has already: words that are all among them remain tags.
  init(_ words: [String], literal: Int, keeping kept: [TagName]) {
    let kept = Set(kept)
    let free = Array(words.dropFirst(literal))
    let matches = AmountReader().amounts(in: free).filter { match in
      !free[match.words].allSatisfy { kept.contains(TagName($0)) }
    }
    var tags = words.prefix(literal).map { TagName($0) }
    var amounts: [ExactAmount] = []
    var early: [AmountReader.Match] = []
    func take(_ match: AmountReader.Match, of tag: TagName) {
      let text = free[match.words].joined(separator: " ")
      amounts.append(ExactAmount(match.quantity, text: text, tag: tag))
    }
    var rest = matches[...]
    var place = 0
    while place < free.count {
      if let match = rest.first, match.words.lowerBound == place {
        rest.removeFirst()
        place = match.words.upperBound
        if let tag = tags.last { take(match, of: tag) } else { early.append(match) }
        continue
      }
      let tag = TagName(free[place])
      tags.append(tag)
      for match in early { take(match, of: tag) }
      early = []
      place += 1
    }
    // Amounts without a tag describe nothing: they are tags then, as they always were.
    self.tags = early.isEmpty ? tags : words.map { TagName($0) }
    self.amounts = amounts
  }
}

extension AnswerText {
  /// Returns the answer with the amounts in its words.
  ///
  /// - Parameters:
  ///   - text: the text from which the answer was read.
  ///   - kept: the tags of the answer that it replaces.
  func understandingAmounts(in text: String, keeping kept: [TagName]) -> (Self, [ExactAmount]) {
    guard case .answer(let answer) = self else { return (self, []) }
    var reader = AnswerReader(Array(text.utf8)[...])
    // The text has been parsed before without an error.
    guard (try? reader.read()) != nil else { return (self, []) }
    let words = AnswerWords(
      reader.words.map(\.text), literal: reader.wordsBeforeEmptyRemark ?? 0, keeping: kept)
    return (.answer(Answer(tags: words.tags, comment: answer.comment)), words.amounts)
  }
}

// MARK: - In the store

extension Snapshot {
  /// Reads the amounts of an answer, in order.
  func exactAmounts(of moment: Moment) throws(StoreError) -> [ExactAmount] {
    let records = AmountRecord.where(\.moment == moment).order(\.position)
    return try fetch(records, with: AmountRecord.name).map { ExactAmount($0.0, of: $0.1) }
  }

  /// Reads the amounts of the answers in a range of moments, keyed by moment.
  func amounts(in moments: Range<Moment>) throws(StoreError) -> [Moment: [Amount]] {
    try amounts(where: .is(\.moment, in: moments))
  }

  /// Reads the amounts that satisfy a condition, keyed by the moment of their answer.
  func amounts(
    where condition: Condition<AmountRecord>
  ) throws(StoreError) -> [Moment: [Amount]] {
    let records = AmountRecord.where(condition).order(\.moment).order(\.position)
    var amounts: [Moment: [Amount]] = [:]
    for (record, tag) in try fetch(records, with: AmountRecord.name) {
      amounts[record.moment, default: []].append(ExactAmount(record, of: tag).amount)
    }
    return amounts
  }
}

extension Transaction {
  /// Replaces the stored amounts of an answer.
  ///
  /// - Parameters:
  ///   - amounts: the amounts, of tags that the answer has.
  ///   - moment: the moment of the answer.
  func replaceAmounts(with amounts: [ExactAmount], of moment: Moment) throws(StoreError) {
    var records: [AmountRecord] = []
    for (position, amount) in amounts.enumerated() {
      guard let tag = try existingTag(named: amount.tag) else { continue }
      records.append(
        AmountRecord(
          moment: moment, position: position, tag: tag.id, text: amount.text,
          value: amount.value, unit: amount.unit))
    }
    try replace(AmountRecord.where(\.moment == moment), with: records)
  }
}

// MARK: - In logs

extension Answer {
  /// The answer in the form of a log, which has no amounts: each becomes a remark, `(run = 5 km)`.
  var withLoggedAmounts: Answer {
    guard !amounts.isEmpty else { return self }
    let lines = amounts.map { "\($0.tag.text) = \($0.text)" }
    let comment = ([comment].compactMap { $0 } + lines).joined(separator: "\n")
    return Answer(tags: tags, comment: comment)
  }

  /// The answer without the remarks that are amounts, together with these amounts.
  var readingLoggedAmounts: (answer: Answer, amounts: [ExactAmount]) {
    guard let comment, comment.utf8.contains(UInt8(ascii: "=")) else { return (self, []) }
    var amounts: [ExactAmount] = []
    var remarks: [Substring] = []
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (name, text) = line.sidesOfEquation, tags.contains(TagName(name)),
        let amount = ExactAmount(reading: text, of: TagName(name))
      {
        amounts.append(amount)
      } else {
        remarks.append(line)
      }
    }
    return (Answer(tags: tags, comment: remarks.joined(separator: "\n")), amounts)
  }
}

extension Substring {
  /// The texts before and after the first equals sign between spaces; nil if there is none.
  fileprivate var sidesOfEquation: (String, String)? {
    for sign in indices where self[sign] == "=" {
      let (before, after) = (self[..<sign], self[index(after: sign)...])
      if before.hasSuffix(" "), after.hasPrefix(" ") {
        return (String(before.dropLast()), String(after.dropFirst()))
      }
    }
    return nil
  }
}
