internal import CivilTime
internal import Persistence
internal import Tracking

extension Transaction {
  /// Undoes an import: removes its additions, and restores what it changed.
  ///
  /// - Returns: the number of restored probes.
  func undoImport(_ edit: EditRecord) throws(StoreError) -> Int {
    // Those of its last lines are inferred only at the end of an import.
    if try TrackerState(self).areLogSpansOld { try inferLogSpans() }
    try setAside(edit.id)
    var sheet = try TallySheet(in: self)
    let earlier = try fetch(EarlierProbeRecord.where(\.edit == edit.id).order(\.moment))
    for probe in earlier { try restore(probe, counting: &sheet) }
    try count(edit.id, into: &sheet, times: -1)
    let asked = try keepAsked(of: edit, counting: &sheet)
    let removed = try delete(ProbeRecord.where(\.broughtBy == edit.id))
    try sheet.store(in: self)
    // Those that lines replaced.
    try restoreAnswers(of: edit.id)
    try removeTags(of: edit.id)
    try exchangeColors(of: edit.id)
    try exchangeSpans(of: edit.id)
    return earlier.count + asked + removed
  }

  /// Makes an import again that was undone, from what it had added.
  ///
  /// - Returns: the number of its probes.
  func redoImport(_ edit: EditRecord) throws(StoreError) -> Int {
    let count = try undoneProbes(of: edit.id)
    var sheet = try TallySheet(in: self)
    try eachUndoneProbe(of: edit.id) { probe, tags in sheet.count(probe, answered: tags, times: -1)
    }
    try putBack(edit.id)
    try eachUndoneProbe(of: edit.id) { probe, tags in sheet.count(probe, answered: tags) }
    try sheet.store(in: self)
    try forgetUndone(edit.id)
    try exchangeColors(of: edit.id)
    try exchangeSpans(of: edit.id)
    return count
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

  /// Removes the tags that an import created and that nothing else uses.
  private func removeTags(of edit: EditID) throws(StoreError) {
    for tag in try fetch(TagRecord.where(\.broughtBy == edit)) {
      guard try !exists(AnswerTagRecord.where(\.tag == tag.id)),
        try !exists(AmountRecord.where(\.tag == tag.id))
      else { continue }
      try delete(TagRecord.self, tag.id)
    }
  }

  /// Records the colours of tags to which an edit has given others, for those of which it has none yet.
  func keepColors(of tags: [TagRecord], before edit: EditID) throws(StoreError) {
    for tag in tags where try !contains(EarlierTagRecord.self, KeyPair(edit, tag.name)) {
      try insert(EarlierTagRecord(tag, aliases: [], before: edit))
    }
  }

  /// Exchanges the colours of the tags to which an edit of answers or an import gave others.
  func exchangeColors(of edit: EditID) throws(StoreError) {
    for earlier in try fetch(EarlierTagRecord.where(\.edit == edit)) {
      guard let tag = try self.tag(called: TagName(earlier.name)) else { continue }
      try upsert(EarlierTagRecord(tag, aliases: [], before: edit))
      try set(earlier.color, from: earlier.colorSource, of: tag.id)
    }
  }

  /// Exchanges the spans inferred from logs for those before an import, or after it.
  private func exchangeSpans(of edit: EditID) throws(StoreError) {
    let earlier = try fetch(EarlierSpanRecord.where(\.edit == edit))
    let present = try fetch(SpanRecord.where(\.origin == .log))
    try delete(EarlierSpanRecord.where(\.edit == edit))
    try insert(
      present.map {
        EarlierSpanRecord(edit: edit, since: $0.since, until: $0.until, meanGap: $0.meanGap)
      })
    try delete(SettingRecord.self, TrackerState.Name.logSpansOld.rawValue)
    try delete(SpanRecord.where(\.origin == .log))
    for span in earlier where try !contains(SpanRecord.self, span.since) {
      try insert(
        SpanRecord(
          since: span.since, until: span.until, meanGap: span.meanGap, origin: .log,
          isOpen: false))
    }
  }
}
