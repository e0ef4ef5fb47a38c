internal import CivilTime
internal import Persistence
internal import Tracking

/// The data that an edit replaces, collected during the edit and stored with it in one transaction.
struct EditNote {
  private var edit: EditRecord
  private var answers: [EarlierAnswerRecord] = []
  private var amounts: [EarlierAmountRecord] = []
  private var tags: [EarlierTagRecord] = []
  private var settings: [EarlierSettingRecord] = []
  private var rules: [EarlierQuietRuleRecord] = []

  /// Begins to record an edit.
  ///
  /// - Parameters:
  ///   - kind: the kind of change.
  ///   - time: the time of the edit.
  ///   - tx: the transaction of the edit.
  init(_ kind: EditKind, at time: Moment, in tx: Transaction) throws(StoreError) {
    edit = EditRecord(id: try tx.nextEdit(), time: time, kind: kind)
  }

  /// Records the present states in place of the earlier ones of an edit that is being undone or redone.
  init(exchanging edit: EditID) {
    self.edit = EditRecord(id: edit, time: .distantPast, kind: .answer)
  }

  /// Begins to record an edit that is made again.
  init(again edit: EditRecord) { self.edit = edit }

  /// Begins to record a change of a tag itself.
  init(ofProfile tag: TagRecord, at time: Moment, in tx: Transaction) throws(StoreError) {
    try self.init(.profile, at: time, in: tx)
    note(tag, named: tag.name)
    try keep(tag, in: tx)
  }

  /// Records a probe in its state before the edit.
  mutating func keep(_ probe: ProbeRecord, in tx: Transaction) throws(StoreError) {
    let (answer, amounts) = try tx.earlierRecords(of: probe, before: edit.id)
    answers.append(answer)
    self.amounts += amounts
  }

  /// Records a tag that will be changed or removed, with its aliases.
  mutating func keep(_ tag: TagRecord, in tx: Transaction) throws(StoreError) {
    let aliases = try tx.aliases(of: tag.id).map(\.name)
    tags.append(EarlierTagRecord(tag, aliases: aliases, before: edit.id))
  }

  /// Records a setting with its word, or a part of the schedule with its number, before the edit.
  mutating func keep(_ name: String, _ word: String?) {
    settings.append(EarlierSettingRecord(edit: edit.id, name: name, word: word))
  }

  /// Records the end of a quiet rule before the edit that ends it.
  mutating func keep(_ rule: QuietRuleRecord, at now: Moment) {
    rules.append(EarlierQuietRuleRecord(rule, at: now, before: edit.id))
  }

  /// Records that a quiet rule did not exist before the edit.
  mutating func keepNew(_ rule: QuietRuleRecord) {
    rules.append(
      EarlierQuietRuleRecord(edit: edit.id, rule: rule.id, until: nil, isOver: true))
  }

  /// Records the tag that is renamed, or into which others are merged, with its previous name.
  mutating func note(_ tag: TagRecord, named name: String, alias: String? = nil) {
    edit.tag = name
    edit.alias = alias
    edit.earlierName = tag.name == name ? nil : tag.name
  }

  /// Stores the edit, and deletes the oldest ones beyond the limit.
  ///
  /// - Returns: the id of the edit, or nil if it changes nothing.
  @discardableResult
  func store(in tx: Transaction) throws(StoreError) -> EditID? {
    guard !answers.isEmpty || edit.tag != nil || !settings.isEmpty || !rules.isEmpty else {
      return nil
    }
    try tx.add(edit)
    try storeStates(in: tx)
    return edit.id
  }

  /// Stores what the edit replaces, for an edit that is stored already.
  func storeStates(in tx: Transaction) throws(StoreError) {
    try tx.insert(answers)
    try tx.insert(amounts)
    try tx.insert(tags)
    try tx.insert(settings)
    try tx.insert(rules)
  }
}

extension EarlierTagRecord {
  /// Records the present state of a tag.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - aliases: its aliases.
  ///   - edit: the edit that follows this state.
  init(_ tag: TagRecord, aliases: [String], before edit: EditID) {
    self.init(
      edit: edit, name: tag.name, level: tag.level, color: tag.color,
      colorSource: tag.colorSource, note: tag.note, isHidden: tag.isHidden,
      aliases: aliases.joined(separator: " "), emoji: tag.emoji, broughtBy: tag.broughtBy,
      goal: tag.goal)
  }
}

extension Snapshot {
  /// Returns records of a probe and its answer, if any, as they are before an edit.
  func earlierRecords(
    of probe: ProbeRecord, before edit: EditID
  ) throws(StoreError) -> (EarlierAnswerRecord, [EarlierAmountRecord]) {
    let answer = try find(AnswerRecord.self, probe.moment)
    var tags: String?
    var amounts: [EarlierAmountRecord] = []
    if answer != nil {
      tags = try self.tags(of: probe.moment).map(\.text).joined(separator: " ")
      for (position, amount) in try exactAmounts(of: probe.moment).enumerated() {
        amounts.append(
          EarlierAmountRecord(
            edit: edit, moment: probe.moment, position: position, tag: amount.tag.text,
            text: amount.text, value: amount.value, unit: amount.unit))
      }
    }
    let record = EarlierAnswerRecord(
      edit: edit, moment: probe.moment, tags: tags, answeredAt: answer?.answeredAt,
      isLate: answer?.isLate ?? false, comment: answer?.comment, device: answer?.device,
      remark: probe.remark, isUnfilled: probe.isUnfilled, isDismissed: probe.isDismissed)
    return (record, amounts)
  }
}

extension Transaction {
  /// Returns an id for the next edit, which no edit has had before.
  func nextEdit() throws(StoreError) -> EditID {
    let next = try nextKey(EditRecord.self)
    // A damaged number must not make all edits impossible.
    guard let last = try TrackerState(self)[.lastEdit], last < .max / 2 else {
      return EditID(rawValue: next)
    }
    return EditID(rawValue: Swift.max(next, last + 1))
  }

  /// Adds an edit, and deletes the oldest ones beyond the limit, and those that were undone.
  func add(_ edit: EditRecord) throws(StoreError) {
    try delete(EditRecord.where(\.isUndone == true))
    try insert(edit)
    try set(.lastEdit, to: edit.id.rawValue)
    let kept = try fetch(
      \.id, EditRecord.all.order(\.id, .descending).limit(Int(EditRecord.most)))
    if let oldest = kept.last { try delete(EditRecord.where(\.id < oldest)) }
  }
}
