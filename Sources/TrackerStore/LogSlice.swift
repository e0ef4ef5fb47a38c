internal import CivilTime
internal import Persistence
internal import TagTimeLog
internal import Tracking

/// The stored data of the moments of some lines, and the changes that the lines make.
///
/// A slice lives for one transaction, since others may write between two. New records and tallies are stored
/// at its end.
struct LogSlice {
  /// The stored data of a moment.
  struct Stored {
    var probe: ProbeRecord
    var answer: StoredAnswer?
  }

  /// An answer with its tags, and its amounts in their written form.
  struct StoredAnswer {
    let comment: String?
    var tags: [TagID]
    let amounts: [String]
    let device: DeviceID
  }

  /// The difference that a line makes to the stored data.
  enum Addition { case new, known, other }

  private let device: DeviceID
  private var note: ImportNote
  private var stored: [Moment: Stored] = [:]
  /// The spans in which this tracker asked, by the clock of its machine.
  private let ownSpans: [SpanRecord]
  /// The tags by the spellings seen so far.
  private var spellings: [String: TagID] = [:]
  private var probes: [ProbeRecord] = []
  private var answers: [AnswerRecord] = []
  private var answerTags: [AnswerTagRecord] = []
  private var amounts: [AmountRecord] = []
  private var sheet: TallySheet

  /// Reads the stored data of some moments.
  ///
  /// - Parameters:
  ///   - moments: the moments of the lines.
  ///   - note: receives the data before the import.
  ///   - tx: the transaction in which the lines are imported.
  init(_ moments: [Moment], noting note: ImportNote, in tx: Transaction) throws(StoreError) {
    self.note = note
    sheet = try TallySheet(in: tx)
    device = try tx.device(named: .tagTime)
    ownSpans = try tx.fetch(SpanRecord.where(\.origin != .log))
    guard let first = moments.min(), let last = moments.max() else { return }
    let wanted = Set(moments)
    var stored: [Moment: Stored] = [:]
    let amounts = try tx.amounts(in: first.until(last + .seconds(1)))
    try tx.rows(
      """
      SELECT probe.moment, gap, utc_offset, is_scheduled, is_asked, is_unfilled, remark, note,
        answer.device, comment, tag, is_dismissed, quiet_rule, brought_by
      FROM probe
      LEFT JOIN answer ON answer.moment = probe.moment
      LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
      WHERE probe.moment BETWEEN ? AND ?
      ORDER BY probe.moment, position
      """, bind: first, last
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      guard wanted.contains(moment) else { return }
      let tag: TagID? = try row.get(10)
      if stored[moment] != nil {
        if let tag { stored[moment]?.answer?.tags.append(tag) }
        return
      }
      let probe = ProbeRecord(
        moment: moment, gap: try row.get(1), offset: try row.get(2), isScheduled: try row.get(3),
        isAsked: try row.get(4), isUnfilled: try row.get(5), remark: try row.get(6),
        note: try row.get(7), isDismissed: try row.get(11),
        quietRule: try row.get(12), broughtBy: try row.get(13))
      let comment: String? = try row.get(9)
      let answer = (try row.get(8, as: DeviceID?.self)).map { device in
        StoredAnswer(
          comment: comment, tags: tag.map { [$0] } ?? [],
          amounts: amounts[moment, default: []].map(\.text), device: device)
      }
      stored[moment] = Stored(probe: probe, answer: answer)
    }
    self.stored = stored
  }

  /// The data of a moment, if any.
  subscript(moment: Moment) -> Stored? { stored[moment] }

  /// Stores the changes.
  ///
  /// - Returns: the edit with which they can be undone; nil if nothing was changed.
  consuming func store(in tx: Transaction) throws(StoreError) -> EditID? {
    try storeRecords(in: tx)
    try sheet.store(in: tx)
    return try note.store(in: tx)
  }

  /// Adds a line whose moment is new.
  mutating func add(_ line: LogLine, as new: ProbeRecord, in tx: Transaction) throws(StoreError) {
    var probe = new
    probe.broughtBy = note.edit.id
    var answered: StoredAnswer?
    switch line.entry {
    case .answered(let answer, let isLate):
      probe.remark = line.mark
      answered = try add(answer, isLate: isLate, to: probe, in: tx)
    case .automatic(let remark):
      probe.remark = remark
    case .empty(let comment):
      probe.isUnfilled = true
      probe.note = comment
    }
    note.hasBrought = true
    probes.append(probe)
    sheet.count(probe, answered: answered?.tags)
    stored[probe.moment] = Stored(probe: probe, answer: answered)
  }

  /// Adds to a moment what a line contains beyond the stored data; what a person wrote is kept.
  mutating func join(_ line: LogLine, in tx: Transaction) throws(StoreError) -> Addition {
    guard var there = stored[line.moment] else { return .known }
    switch line.entry {
    case .answered(let answer, let isLate):
      if let known = there.answer {
        let (said, amounts) = answer.readingLoggedAmounts
        if Self.isSame(known.comment, said.comment), try known.tags == knownTags(said.tags, in: tx),
          known.amounts == amounts.map(\.text)
        {
          guard there.probe.remark == nil, line.mark != nil else { return .known }
          there.probe.remark = line.mark
          break
        }
        if line.isAway { return .known }
        guard try isAway(known, in: tx) else { return .other }
        try storeRecords(in: tx)
        try note.keepAnswer(of: there.probe, in: tx)
        try tx.delete(AnswerRecord.self, line.moment)
      }
      (there.probe.isUnfilled, there.probe.isDismissed) = (false, false)
      there.probe.remark = line.mark
      try storeRecords(in: tx)
      there.answer = try add(answer, isLate: isLate, to: there.probe, in: tx)
    case .automatic(let remark):
      // A program's note that there was no answer does not contradict a later answer.
      guard there.answer == nil else { return .known }
      if let known = there.probe.remark, LogLine.moreTelling(known, remark) == known {
        return .known
      }
      (there.probe.isUnfilled, there.probe.isDismissed) = (false, false)
      there.probe.remark = remark
    case .empty(let note):
      guard let note, !Self.isSame(note, there.probe.note),
        !Self.isSame(note, there.answer?.comment)
      else { return .known }
      guard there.answer == nil, there.probe.note == nil else { return .other }
      there.probe.note = note
    }
    try update(there, in: tx)
    return .new
  }

  /// Whether an answer of a log only says that the person was away.
  private mutating func isAway(
    _ answer: StoredAnswer, in tx: Transaction
  ) throws(StoreError) -> Bool {
    guard answer.device == device, answer.comment == nil, answer.amounts.isEmpty,
      answer.tags.count == 1
    else { return false }
    return try answer.tags.first == knownID(of: TagName(LogLine.away), in: tx)
  }

  /// Returns the stored answer of a moment, or the note in place of one, as one would type it.
  mutating func text(of moment: Moment, in tx: Transaction) throws(StoreError) -> String {
    try storeRecords(in: tx)
    guard let probe = stored[moment]?.probe else { return "" }
    if let answer = try tx.answered(probe)?.answer { return answer.text }
    return probe.remark ?? probe.note.map(Answer.written) ?? ""
  }

  /// Whether two comments are equal; earlier versions inserted no separator between two.
  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    one == other || one.map(onOneLine) == other.map(onOneLine)
  }

  private static func onOneLine(_ comment: String) -> String {
    comment.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
  }

  /// Notes that the person was asked at a moment after all.
  mutating func noteAsked(_ there: Stored, in tx: Transaction) throws(StoreError) {
    var there = there
    there.probe.isAsked = true
    try update(there, in: tx)
  }

  /// Corrects the local time of a moment, and moves it to the matching tallies.
  ///
  /// - Returns: false if this tracker asked at the moment, and noted the local time itself.
  mutating func move(_ moment: Moment, to offset: UTCOffset, in tx: Transaction) throws(StoreError)
    -> Bool
  {
    let isOwn = ownSpans.contains {
      $0.since <= moment && ($0.isOpen || moment < $0.until)
    }
    guard !isOwn, var there = stored[moment] else { return false }
    there.probe.offset = offset
    try update(there, in: tx)
    return true
  }

  private mutating func update(_ there: Stored, in tx: Transaction) throws(StoreError) {
    if let old = stored[there.probe.moment] {
      note.keep(old.probe, isAnswered: old.answer != nil)
      sheet.count(old.probe, answered: old.answer?.tags, times: -1)
    }
    sheet.count(there.probe, answered: there.answer?.tags)
    stored[there.probe.moment] = there
    try storeRecords(in: tx)
    try tx.upsert(there.probe)
  }

  private mutating func add(
    _ answer: Answer, isLate: Bool, to probe: ProbeRecord, in tx: Transaction
  ) throws(StoreError) -> StoredAnswer {
    let (answer, said) = answer.readingLoggedAmounts
    answers.append(
      AnswerRecord(
        moment: probe.moment, isLate: isLate, comment: answer.comment, device: device))
    var tags: [TagID] = []
    for name in answer.tags {
      let tag = try id(of: name, in: tx)
      guard !tags.contains(tag) else { continue }
      answerTags.append(
        AnswerTagRecord(moment: probe.moment, position: tags.count, tag: tag))
      tags.append(tag)
    }
    for (position, amount) in said.enumerated() {
      amounts.append(
        AmountRecord(
          moment: probe.moment, position: position, tag: try id(of: amount.tag, in: tx),
          text: amount.text, value: amount.value, unit: amount.unit))
    }
    return StoredAnswer(
      comment: answer.comment, tags: tags, amounts: said.map(\.text), device: device)
  }

  private mutating func id(of name: TagName, in tx: Transaction) throws(StoreError) -> TagID {
    if let id = try knownID(of: name, in: tx) { return id }
    let id = try tx.addTag(named: name, broughtBy: note.edit.id)
    spellings[name.text] = id
    return id
  }

  private mutating func knownID(
    of name: TagName, in tx: Transaction
  ) throws(StoreError) -> TagID? {
    if let id = spellings[name.text] { return id }
    let tag = try tx.existingTag(named: name)
    spellings[name.text] = tag?.id
    return tag?.id
  }

  /// Returns the tags with these names, or nil if one of them is new.
  private mutating func knownTags(
    _ names: [TagName], in tx: Transaction
  ) throws(StoreError) -> [TagID]? {
    var ids: [TagID] = []
    for name in names {
      guard let id = try knownID(of: name, in: tx) else { return nil }
      // A tag and its alias are one.
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private mutating func storeRecords(in tx: Transaction) throws(StoreError) {
    guard !probes.isEmpty || !answers.isEmpty else { return }
    try tx.insert(probes)
    try tx.insert(answers)
    try tx.insert(answerTags)
    try tx.insert(amounts)
    probes.removeAll(keepingCapacity: true)
    answers.removeAll(keepingCapacity: true)
    answerTags.removeAll(keepingCapacity: true)
    amounts.removeAll(keepingCapacity: true)
  }
}
