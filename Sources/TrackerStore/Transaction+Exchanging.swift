internal import CivilTime
internal import Persistence
internal import Settings
internal import Tracking

// What an edit replaced is exchanged for what is there now, so that undoing and redoing are the same.

extension Snapshot {
  /// Returns the moments of the probes that an edit changed, in order.
  func earlierMoments(of edit: EditID) throws(StoreError) -> [Moment] {
    try fetch(\.moment, EarlierAnswerRecord.where(\.edit == edit).order(\.moment))
  }
}

extension Transaction {
  /// Exchanges the answers that an edit changed for the earlier ones.
  ///
  /// - Returns: the moments of their probes, in order.
  func exchangeAnswers(of edit: EditID) throws(StoreError) -> [Moment] {
    let earlier = try fetch(EarlierAnswerRecord.where(\.edit == edit).order(\.moment))
    let amounts = try amounts(of: earlier)
    var note = EditNote(exchanging: edit)
    for moment in earlier.map(\.moment) {
      if let probe = try find(ProbeRecord.self, moment) { try note.keep(probe, in: self) }
    }
    try delete(EarlierAmountRecord.where(\.edit == edit))
    try delete(EarlierAnswerRecord.where(\.edit == edit))
    try note.storeStates(in: self)
    var sheet = try TallySheet(in: self)
    for (answer, amounts) in zip(earlier, amounts) {
      try restore(answer, amounts, counting: &sheet)
    }
    try sheet.store(in: self)
    return earlier.map(\.moment)
  }

  /// Restores the answers that an edit changed, and keeps its record of them.
  func restoreAnswers(of edit: EditID) throws(StoreError) {
    let earlier = try fetch(EarlierAnswerRecord.where(\.edit == edit).order(\.moment))
    var sheet = try TallySheet(in: self)
    for (answer, amounts) in zip(earlier, try amounts(of: earlier)) {
      try restore(answer, amounts, counting: &sheet)
    }
    try sheet.store(in: self)
  }

  private func amounts(
    of answers: [EarlierAnswerRecord]
  ) throws(StoreError) -> [[ExactAmount]] {
    try answers.map { answer throws(StoreError) in try earlierAmounts(of: answer) }
  }

  /// Restores the earlier answer of a probe, or the lack of one.
  private func restore(
    _ earlier: EarlierAnswerRecord, _ amounts: [ExactAmount], counting sheet: inout TallySheet
  ) throws(StoreError) {
    guard let probe = try find(ProbeRecord.self, earlier.moment) else { return }
    var next = probe
    next.isUnfilled = earlier.isUnfilled
    next.remark = earlier.remark
    next.isDismissed = earlier.isDismissed
    if let names = earlier.tagNames, let device = earlier.device {
      let record = AnswerRecord(
        moment: earlier.moment, answeredAt: earlier.answeredAt, isLate: earlier.isLate,
        comment: earlier.comment, device: device)
      // A word that has since become an alias was a tag of its own then.
      for name in names { try deleteAlias(named: name) }
      try replaceAnswer(
        of: probe, leaving: next, with: record, tags: names, amounts: amounts, counting: &sheet)
    } else {
      try withdrawAnswer(of: probe, leaving: next, counting: &sheet)
    }
  }

  /// Exchanges the words of the settings that an edit changed.
  ///
  /// - Returns: the names of the settings, in order.
  func exchangeSettings(of edit: EditID) throws(StoreError) -> [String] {
    let dayStart = try dayStart()
    let earlier = try fetch(EarlierSettingRecord.where(\.edit == edit).order(\.name))
    for setting in earlier {
      var present = setting
      present.word = try find(PreferenceRecord.self, setting.name)?.word
      try upsert(present)
      if let word = setting.word {
        try upsert(PreferenceRecord(name: setting.name, word: word))
      } else {
        try delete(PreferenceRecord.self, setting.name)
      }
    }
    if try self.dayStart() != dayStart { try countAgain() }
    try exchangeClocks(of: edit)
    return earlier.map(\.name)
  }

  /// Exchanges the numbers of the schedule that an edit changed; the schedule follows them from now on.
  ///
  /// - Returns: the names of these settings, in order.
  func exchangeSchedule(of edit: EditID, at now: Moment) throws(StoreError) -> [String] {
    let earlier = try fetch(EarlierSettingRecord.where(\.edit == edit).order(\.name))
    let state = try TrackerState(self)
    var (meanGap, seed) = (state.meanGap, state.seed)
    for setting in earlier {
      guard let number = setting.word.flatMap({ Int64($0) }) else { continue }
      var present = setting
      switch setting.name {
      case ProbaSettings.gap.name:
        present.word = String(meanGap.primitive)
        meanGap = Seconds(primitive: number)
      case ProbaSettings.seed.name:
        present.word = String(seed)
        seed = number
      default: continue
      }
      try upsert(present)
    }
    try follow(meanGap, seed, from: now)
    return earlier.map(\.name)
  }

  /// Exchanges the ends of the quiet rules that an edit made or ended; the past stays as it was.
  func exchangeQuietRules(
    of edit: EditID, at now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) {
    try noteQuietTime(try quietRules(), upTo: now, offset: offset)
    for earlier in try fetch(EarlierQuietRuleRecord.where(\.edit == edit).order(\.rule)) {
      guard var rule = try find(QuietRuleRecord.self, earlier.rule) else { continue }
      try upsert(EarlierQuietRuleRecord(rule, at: now, before: edit))
      if earlier.isOver { rule.end(at: now) } else { rule.until = earlier.until }
      try upsert(rule)
    }
  }
}

extension EarlierQuietRuleRecord {
  /// Records the present end of a rule.
  init(_ rule: QuietRuleRecord, at now: Moment, before edit: EditID) {
    self.init(
      edit: edit, rule: rule.id, until: rule.until,
      isOver: rule.until.map { $0 <= max(now, rule.since) } ?? false)
  }
}

extension QuietRuleRecord {
  /// Ends the rule, unless it has ended already; one that has not begun never applies.
  mutating func end(at now: Moment) {
    let end = max(now, since)
    until = min(until ?? end, end)
  }
}
