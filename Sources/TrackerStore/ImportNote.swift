internal import CivilTime
internal import Persistence
internal import Tracking

/// The additions and replacements of an import, recorded so that it can be undone.
///
/// Additions are marked in place, which takes less room than a list. An import in several transactions is one
/// edit, unless other edits come between them: each part names the edit of the one before, so that no import
/// becomes part of another.
struct ImportNote {
  /// The edit, which is stored if it changes something.
  let edit: EditRecord
  /// Whether it added a probe.
  var hasBrought = false
  private let isNew: Bool
  private var earlier: [Moment: EarlierProbeRecord] = [:]
  private var answers: [Moment: ReplacedAnswer] = [:]

  /// An answer that a line replaced, with its amounts.
  private struct ReplacedAnswer {
    let record: EarlierAnswerRecord
    let amounts: [EarlierAmountRecord]
  }

  /// Begins to record an import, or continues one.
  ///
  /// - Parameters:
  ///   - earlier: the edit of the lines before; nil for the first ones. It is continued if it is the last one.
  ///   - time: the time of the import.
  ///   - tx: the transaction in which lines are imported.
  init(
    continuing earlier: EditID?, at time: Moment, in tx: Transaction
  ) throws(StoreError) {
    let isUnfinished = try TrackerState(tx).areLogSpansOld
    if let last = try tx.lastImport(), last.id == earlier {
      (edit, isNew) = (last, false)
      return
    }
    edit = EditRecord(id: try tx.nextEdit(), time: time, kind: .logImport)
    isNew = true
    guard isUnfinished else { return }
    // The spans before this edit are those of the preceding lines.
    try tx.inferLogSpans()
    try tx.set(.logSpansOld, to: 1)
  }

  /// Records a probe in its state before the import.
  ///
  /// - Parameters:
  ///   - probe: the probe.
  ///   - isAnswered: whether it has an answer.
  mutating func keep(_ probe: ProbeRecord, isAnswered: Bool) {
    guard probe.broughtBy != edit.id, earlier[probe.moment] == nil else { return }
    earlier[probe.moment] = EarlierProbeRecord(
      edit: edit.id, moment: probe.moment, offset: probe.offset, isAsked: probe.isAsked,
      isUnfilled: probe.isUnfilled, remark: probe.remark, note: probe.note,
      isDismissed: probe.isDismissed, isAnswered: isAnswered)
  }

  /// Records the answer of a probe before a line replaces it, unless an earlier line of the import wrote it.
  mutating func keepAnswer(of probe: ProbeRecord, in tx: Transaction) throws(StoreError) {
    let key = KeyPair(edit.id, probe.moment)
    guard probe.broughtBy != edit.id, answers[probe.moment] == nil,
      try !tx.contains(EarlierAnswerRecord.self, key)
    else { return }
    let before = try tx.find(EarlierProbeRecord.self, key) ?? earlier[probe.moment]
    guard before?.isAnswered ?? true else { return }
    let (record, amounts) = try tx.earlierRecords(of: probe, before: edit.id)
    answers[probe.moment] = ReplacedAnswer(record: record, amounts: amounts)
  }

  /// Stores the edit.
  ///
  /// - Returns: the id of the edit, or nil if it changes nothing.
  func store(in tx: Transaction) throws(StoreError) -> EditID? {
    guard hasBrought || !earlier.isEmpty else { return nil }
    if isNew {
      try tx.add(edit)
      try tx.insert(
        try tx.fetch(SpanRecord.where(\.origin == .log)).map {
          EarlierSpanRecord(edit: edit.id, since: $0.since, until: $0.until, meanGap: $0.meanGap)
        })
    }
    var records: [EarlierProbeRecord] = []
    for record in earlier.values.sorted(by: { $0.moment < $1.moment })
    where try !tx.contains(EarlierProbeRecord.self, KeyPair(edit.id, record.moment)) {
      records.append(record)
    }
    try tx.insert(records)
    let answers = self.answers.values.sorted { $0.record.moment < $1.record.moment }
    try tx.insert(answers.map(\.record))
    try tx.insert(answers.flatMap(\.amounts))
    return edit.id
  }
}

extension Snapshot {
  /// Returns the last edit if it is an import.
  fileprivate func lastImport() throws(StoreError) -> EditRecord? {
    let last = try first(EditRecord.where(\.isUndone == false).order(\.id, .descending))
    return last?.kind == .logImport ? last : nil
  }
}

extension Transaction {
  /// Assigns colours to the tags that an import created, and others to tags that have become so frequent that
  /// they should differ; the previous colours are recorded if its edit is the last one.
  func dealColorsAfterImport(_ id: EditID?) throws(StoreError) {
    let changed = try dealColors() + separateColors()
    guard let edit = try lastImport(), edit.id == id else { return }
    try keepColors(of: changed.filter { $0.broughtBy != edit.id }, before: edit.id)
  }
}
