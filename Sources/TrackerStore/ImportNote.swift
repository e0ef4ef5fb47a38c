internal import CivilTime
internal import Persistence
internal import Tracking

/// The additions and replacements of an import, recorded so that it can be undone.
///
/// Additions are marked in place, which takes less room than a list. An import in several transactions is one
/// edit, unless other edits come between them.
struct ImportNote {
  /// The edit, which is stored if it changes something.
  let edit: EditRecord
  /// Whether it added a probe.
  var hasBrought = false
  private let isNew: Bool
  private var earlier: [Moment: EarlierProbeRecord] = [:]

  /// Begins to record an import, or continues one whose last lines have not arrived yet.
  ///
  /// - Parameters:
  ///   - time: the time of the import.
  ///   - tx: the transaction in which lines are imported.
  init(at time: Moment, in tx: Transaction) throws(StoreError) {
    let isUnfinished = try TrackerState(tx).areLogSpansOld
    let last = try tx.lastImport()
    if isUnfinished, let last {
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
    return edit.id
  }
}

extension Snapshot {
  /// Returns the last edit if it is an import.
  fileprivate func lastImport() throws(StoreError) -> EditRecord? {
    let last = try first(EditRecord.all.order(\.id, .descending))
    return last?.kind == .logImport ? last : nil
  }
}

extension Transaction {
  /// Assigns colours to the tags that an import created, and others to tags that have become so frequent that
  /// they should differ; the previous colours are recorded.
  func dealColorsAfterImport() throws(StoreError) {
    let before = try fetch(TagRecord.all)
    try dealColors()
    try separateColors()
    guard let edit = try lastImport() else { return }
    for tag in before where tag.broughtBy != edit.id {
      guard let now = try find(TagRecord.self, tag.id),
        now.color != tag.color || now.colorSource != tag.colorSource,
        try !contains(EarlierTagRecord.self, KeyPair(edit.id, tag.name))
      else { continue }
      try insert(EarlierTagRecord(tag, aliases: [], before: edit.id))
    }
  }

  /// Undoes an import: removes its additions, and restores what it changed.
  ///
  /// - Returns: the number of restored probes.
  func undoImport(_ edit: EditRecord) throws(StoreError) -> Int {
    var sheet = TallySheet()
    let earlier = try fetch(EarlierProbeRecord.where(\.edit == edit.id).order(\.moment))
    for probe in earlier { try restore(probe, counting: &sheet) }
    try count(edit.id, into: &sheet, times: -1)
    let asked = try keepAsked(of: edit, counting: &sheet)
    let removed = try delete(ProbeRecord.where(\.broughtBy == edit.id))
    try sheet.store(in: self)
    try restoreTags(before: edit.id)
    try restoreSpans(before: edit.id)
    try delete(EditRecord.self, edit.id)
    return earlier.count + asked + removed
  }

  private func restore(
    _ earlier: EarlierProbeRecord, counting sheet: inout TallySheet
  ) throws(StoreError) {
    guard var probe = try find(ProbeRecord.self, earlier.moment) else { return }
    let query = AnswerTagRecord.where(\.moment == probe.moment)
    let isAnswered = try contains(AnswerRecord.self, probe.moment)
    let tags = isAnswered ? try fetch(\.tag, query) : nil
    sheet.count(probe, answered: tags, times: -1)
    if !earlier.isAnswered { try delete(AnswerRecord.self, probe.moment) }
    probe.offset = earlier.offset
    probe.isAsked = earlier.isAsked
    probe.isUnfilled = earlier.isUnfilled
    probe.remark = earlier.remark
    probe.note = earlier.note
    probe.isDismissed = earlier.isDismissed
    try upsert(probe)
    sheet.count(probe, answered: earlier.isAnswered ? tags : nil)
  }

  /// Keeps, without answers, the probes at whose moments this program has asked since: those of a log that
  /// was ahead of its time, and the one with which asking began after the import.
  ///
  /// - Returns: the number of these probes.
  private func keepAsked(
    of edit: EditRecord, counting sheet: inout TallySheet
  ) throws(StoreError) -> Int {
    let state = try TrackerState(self)
    guard let first = state.askedFrom, let until = state.askedUntil else { return 0 }
    let probes = try fetch(
      ProbeRecord.where(
        \.broughtBy == edit.id && \.isScheduled == true && \.moment <= until
          && (\.moment > edit.time || \.moment == first)))
    for var probe in probes {
      try delete(AnswerRecord.self, probe.moment)
      (probe.isUnfilled, probe.isDismissed) = (true, false)
      (probe.remark, probe.note, probe.broughtBy) = (nil, nil, nil)
      try upsert(probe)
      sheet.count(probe, answered: nil)
    }
    return probes.count
  }

  private func restoreTags(before edit: EditID) throws(StoreError) {
    for tag in try fetch(TagRecord.where(\.broughtBy == edit)) {
      guard try !exists(AnswerTagRecord.where(\.tag == tag.id)),
        try !exists(AmountRecord.where(\.tag == tag.id))
      else { continue }
      try delete(TagRecord.self, tag.id)
    }
    for earlier in try fetch(EarlierTagRecord.where(\.edit == edit)) {
      guard let tag = try self.tag(called: TagName(earlier.name)) else { continue }
      try set(earlier.color, from: earlier.colorSource, of: tag.id)
    }
  }

  private func restoreSpans(before edit: EditID) throws(StoreError) {
    try delete(SettingRecord.self, TrackerState.Name.logSpansOld.rawValue)
    try delete(SpanRecord.where(\.origin == .log))
    for span in try fetch(EarlierSpanRecord.where(\.edit == edit))
    where try !contains(SpanRecord.self, span.since) {
      try insert(
        SpanRecord(
          since: span.since, until: span.until, meanGap: span.meanGap, origin: .log,
          isOpen: false))
    }
  }
}
