internal import CivilTime
internal import Persistence
internal import Tracking

/// The data that an edit replaces, collected during the edit and stored with it in one transaction.
struct EditNote {
  private var edit: EditRecord
  private var answers: [EarlierAnswerRecord] = []
  private var amounts: [EarlierAmountRecord] = []
  private var tags: [EarlierTagRecord] = []

  /// Begins to record an edit.
  ///
  /// - Parameters:
  ///   - kind: the kind of change.
  ///   - time: the time of the edit.
  ///   - tx: the transaction of the edit.
  init(_ kind: Edit.Kind, at time: Moment, in tx: Transaction) throws(StoreError) {
    edit = EditRecord(id: try tx.nextEdit(), time: time, kind: kind)
  }

  /// Begins to record a change of a tag itself.
  init(ofProfile tag: TagRecord, at time: Moment, in tx: Transaction) throws(StoreError) {
    try self.init(.profile, at: time, in: tx)
    note(tag, named: tag.name)
    try keep(tag, in: tx)
  }

  /// Records a probe in its state before the edit.
  mutating func keep(_ probe: ProbeRecord, in tx: Transaction) throws(StoreError) {
    let answer = try tx.find(AnswerRecord.self, probe.moment)
    var tags: String?
    if answer != nil {
      tags = try tx.tags(of: probe.moment).map(\.text).joined(separator: " ")
      for (position, amount) in try tx.exactAmounts(of: probe.moment).enumerated() {
        amounts.append(
          EarlierAmountRecord(
            edit: edit.id, moment: probe.moment, position: position, tag: amount.tag.text,
            text: amount.text, value: amount.value, unit: amount.unit))
      }
    }
    answers.append(
      EarlierAnswerRecord(
        edit: edit.id, moment: probe.moment, tags: tags, answeredAt: answer?.answeredAt,
        isLate: answer?.isLate ?? false, comment: answer?.comment, device: answer?.device,
        remark: probe.remark, isUnfilled: probe.isUnfilled, isDismissed: probe.isDismissed))
  }

  /// Records a tag that will be changed or removed, with its aliases.
  mutating func keep(_ tag: TagRecord, in tx: Transaction) throws(StoreError) {
    let aliases = try tx.aliases(of: tag.id).map(\.name)
    tags.append(EarlierTagRecord(tag, aliases: aliases, before: edit.id))
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
    guard !answers.isEmpty || edit.tag != nil else { return nil }
    try tx.add(edit)
    try tx.insert(answers)
    try tx.insert(amounts)
    try tx.insert(tags)
    return edit.id
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

  /// Adds an edit, and deletes the oldest ones beyond the limit.
  func add(_ edit: EditRecord) throws(StoreError) {
    try insert(edit)
    try set(.lastEdit, to: edit.id.rawValue)
    let kept = try fetch(
      \.id, EditRecord.all.order(\.id, .descending).limit(Int(EditRecord.most)))
    if let oldest = kept.last { try delete(EditRecord.where(\.id < oldest)) }
  }
}
