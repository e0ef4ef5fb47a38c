public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Stores an answer, durably: when this returns it is on the disk.
  ///
  /// An existing answer is replaced; it keeps its lateness. Words such as the last two of "run 5 km" are an
  /// amount of the tag before them, unless they precede a pair of empty brackets, or the replaced answer has
  /// them as tags.
  ///
  /// - Parameters:
  ///   - text: the text, in the language of `AnswerText`.
  ///   - moment: the probe's moment; nil means the latest probe.
  ///   - device: the device on which it was given, such as ``DeviceName/web``.
  ///   - readsAmounts: whether words may be amounts; if not, all of them are tags.
  ///   - seen: the answer that the person saw at the probe, as text, empty for none; if the probe has a
  ///     different one by now, it is not replaced. Nil replaces any.
  ///   - replaced: called with the previous answer when the new one is stored.
  /// - Returns: the probe with its answer.
  public func answer(
    _ text: String, at moment: Moment? = nil, device: DeviceName, readsAmounts: Bool = true,
    seen: String? = nil, replaced: (Answer) -> Void = { _ in }
  ) throws(TrackerError) -> Probe {
    let parsed: AnswerText
    do { parsed = try AnswerText(parsing: text) } catch { throw .answer(error) }
    if moment == nil { try startAsking() } else { try catchUp() }
    let now = self.now
    var earlier: Answer?
    let answered = try write { tx throws(StoreError) -> Result<Probe, TrackerError> in
      var probe: ProbeRecord
      switch try self.probe(at: moment, now: now, in: tx) {
      case .success(let found): probe = found
      case .failure(let error): return .failure(error)
      }
      let old = try tx.find(AnswerRecord.self, probe.moment)
      let there = try old.map { record throws(StoreError) in try tx.answer(record) }
      let kept = there?.tags ?? []
      let (understood, said) =
        readsAmounts ? parsed.understandingAmounts(in: text, keeping: kept) : (parsed, [])
      guard let resolved = try understood.resolved(before: probe.moment, in: tx) else {
        return .failure(.answer(AnswerProblem(.nothingToRepeat, at: 1)))
      }
      let amounts = try said.map { amount throws(StoreError) in
        ExactAmount(
          tag: try tx.withoutAlias(amount.tag), text: amount.text, value: amount.value,
          unit: amount.unit)
      }
      let answer = Answer(
        tags: resolved.tags, comment: resolved.comment, amounts: amounts.map(\.amount))
      if let old, let there {
        // Sending the same answer twice, as after a lost reply, is no conflict.
        if let seen, there.text != seen, there != answer {
          return .failure(.answeredMeanwhile(try tx.probe(probe, answered: old, as: there)))
        }
        earlier = there
        // It keeps its time and its device; only a log's answer becomes one of a person.
        if there == answer, old.answeredAt != nil {
          return .success(try tx.probe(probe, answered: old, as: there))
        }
      }
      let record = AnswerRecord(
        answer, to: probe, at: now, device: try tx.device(named: device), replacing: old)
      var note = try EditNote(.answer, at: now, in: tx)
      try note.keep(probe, in: tx)
      let edit = try note.store(in: tx)
      var sheet = try TallySheet(in: tx)
      try tx.replaceAnswer(
        of: probe, with: record, tags: answer.tags, amounts: amounts, counting: &sheet)
      try sheet.store(in: tx)
      let changed = try tx.separateColors()
      if let edit { try tx.keepColors(of: changed, before: edit) }
      // The answer replaces what a program wrote in place of one.
      if old == nil { probe.remark = nil }
      // A tag keeps its first spelling, so the stored answer may differ from the written one.
      return .success(try tx.probe(probe, answered: record, as: try tx.answer(record)))
    }
    if let earlier { replaced(earlier) }
    return answered
  }

  /// Stores the same answer for several probes that have none, all of them or none.
  ///
  /// Its amounts count only once, and belong to the earliest of these probes.
  ///
  /// - Parameters:
  ///   - text: the text, in the language of `AnswerText`; the mark that repeats stands for the tags of the
  ///     answer before the earliest of the probes.
  ///   - moments: the moments of the probes, in any order.
  ///   - device: the device on which it was given, such as ``DeviceName/web``.
  ///   - readsAmounts: whether words may be amounts; if not, all of them are tags.
  /// - Returns: the probes that received the answer; those that had one are left unchanged.
  /// - Complexity: O(n · t) in the probes and the tags, in one transaction.
  public func answer(
    _ text: String, atEach moments: [Moment], device: DeviceName, readsAmounts: Bool = true
  ) throws(TrackerError) -> BatchOutcome {
    let parsed: AnswerText
    do { parsed = try AnswerText(parsing: text) } catch { throw .answer(error) }
    try catchUp()
    let now = self.now
    let moments = Set(moments).sorted()
    guard let earliest = moments.first else { return BatchOutcome() }
    return try write { tx throws(StoreError) -> Result<BatchOutcome, TrackerError> in
      let (understood, said) =
        readsAmounts ? parsed.understandingAmounts(in: text, keeping: []) : (parsed, [])
      guard let answer = try understood.resolved(before: earliest, in: tx) else {
        return .failure(.answer(AnswerProblem(.nothingToRepeat, at: 1)))
      }
      var amounts = said
      let device = try tx.device(named: device)
      var outcome = BatchOutcome()
      var note = try EditNote(.answer, at: now, in: tx)
      var sheet = try TallySheet(in: tx)
      for moment in moments {
        let probe: ProbeRecord
        switch try self.probe(at: moment, now: now, in: tx) {
        case .success(let found): probe = found
        case .failure(let error): return .failure(error)
        }
        guard try !tx.contains(AnswerRecord.self, moment) else {
          outcome.kept.append(moment)
          continue
        }
        let record = AnswerRecord(answer, to: probe, at: now, device: device)
        try note.keep(probe, in: tx)
        try tx.replaceAnswer(
          of: probe, with: record, tags: answer.tags, amounts: amounts, counting: &sheet)
        amounts = []
        outcome.changed.append(moment)
      }
      let edit = try note.store(in: tx)
      try sheet.store(in: tx)
      let changed = try tx.separateColors()
      if let edit { try tx.keepColors(of: changed, before: edit) }
      return .success(outcome)
    }
  }

  /// Returns the probe of a moment, which is added if it belongs to the schedule and is missing.
  private func probe(
    at moment: Moment?, now: Moment, in tx: Transaction
  ) throws(StoreError) -> Result<ProbeRecord, TrackerError> {
    guard let moment else {
      // A log may have contained future moments.
      let past = ProbeRecord.where(\.moment <= now && \.quietRule == nil)
        .order(\.moment, .descending)
      let latest = try tx.first(past)
      return latest.map { .success($0) } ?? .failure(.noProbeYet)
    }
    guard moment <= now else { return .failure(.inTheFuture(moment)) }
    if let probe = try tx.find(ProbeRecord.self, moment) { return .success(probe) }
    let span = try tx.span(at: moment)
    // While another gap was in effect, the person was asked at its moments.
    let schedule = self.schedule
    guard schedule.contains(moment), span.map({ $0.meanGap == schedule.meanGap }) ?? true
    else { return .failure(.notAProbe(moment)) }
    let probe = scheduledProbe(
      at: moment, of: schedule, isAsked: span != nil, by: try tx.quietRules())
    try tx.add([probe])
    return .success(probe)
  }
}

extension AnswerText {
  /// Returns the answer itself, with the tags of an earlier one if it refers to them.
  fileprivate func resolved(
    before moment: Moment, in tx: Snapshot
  ) throws(StoreError) -> Answer? {
    switch self {
    case .answer(let answer):
      return Answer(tags: try tx.withoutAliases(answer.tags), comment: answer.comment)
    case .sameAsBefore(let comment):
      guard let previous = try tx.answer(before: moment) else { return nil }
      return Answer(tags: previous.tags, comment: comment)
    }
  }
}

extension Snapshot {
  /// Returns a probe with its answer.
  func probe(
    _ probe: ProbeRecord, answered answer: AnswerRecord, as said: Answer
  ) throws(StoreError) -> Probe {
    let device = try find(DeviceRecord.self, answer.device)
    return Probe(probe, answered: answer, as: said, on: device?.name)
  }

  /// Reads the names of all devices.
  func deviceNames() throws(StoreError) -> [DeviceID: String] {
    let devices = try fetch(DeviceRecord.all)
    return Dictionary(devices.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the last answer to a probe before a moment.
  func answer(before moment: Moment) throws(StoreError) -> Answer? {
    let query = AnswerRecord.where(\.moment < moment).order(\.moment, .descending)
    guard let record = try first(query) else { return nil }
    return try answer(record)
  }

  /// Reads an answer with its tags and amounts.
  func answer(_ record: AnswerRecord) throws(StoreError) -> Answer {
    Answer(
      tags: try tags(of: record.moment), comment: record.comment,
      amounts: try exactAmounts(of: record.moment).map(\.amount))
  }

  /// Returns an expression with the tags that its names refer to.
  func tags(
    of expression: TagExpression<TagName>
  ) -> Result<TagExpression<TagRecord>, TrackerError> {
    Result { () throws(TrackerError) in
      try expression.map { name throws(TrackerError) in
        let tag: TagRecord?
        do throws(StoreError) {
          tag = try existingTag(named: name)
        } catch {
          throw .store(error)
        }
        guard let tag else { throw .unknownTag(name.text) }
        return tag
      }
    }
  }

  /// Reads the tags of an answer in order.
  func tags(of moment: Moment) throws(StoreError) -> [TagName] {
    let records = AnswerTagRecord.where(\.moment == moment).order(\.position)
    return try fetch(records, with: AnswerTagRecord.name).map { TagName($0.1.name) }
  }
}

extension Transaction {
  /// Returns the id of a device, which is added if it is new.
  func device(named name: DeviceName) throws(StoreError) -> DeviceID {
    if let device = try first(DeviceRecord.where(\.name == name.text)) { return device.id }
    let id = DeviceID(rawValue: try nextKey(DeviceRecord.self))
    try insert(DeviceRecord(id: id, name: name.text))
    return id
  }

  /// Returns the id of a tag, which is added if it is new.
  func tag(named name: TagName) throws(StoreError) -> TagID {
    if let tag = try existingTag(named: name) { return tag.id }
    return try addTag(named: name, color: try nextColor(), from: .dealt)
  }

  /// Returns the ids of tags in order, each once; those that are new are added.
  ///
  /// - Complexity: O(n log t) in the names and all tags; O(t) if a name is new.
  private func tags(named names: [TagName]) throws(StoreError) -> [TagID] {
    var ids: [TagID] = []
    var seen: Set<TagID> = []
    // One deal for all of them: it counts every tag.
    var deal: TagColorDeal?
    for name in names {
      let id: TagID
      if let tag = try existingTag(named: name) {
        id = tag.id
      } else {
        var colors = if let deal { deal } else { try colorDeal() }
        id = try addTag(named: name, color: colors.next(answers: 0), from: .dealt)
        deal = colors
      }
      // A tag and its alias are one.
      if seen.insert(id).inserted { ids.append(id) }
    }
    return ids
  }

  /// Adds a tag that is known to be new.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - color: its colour; unless given, a provisional one until colours are assigned.
  ///   - source: the source of the colour.
  ///   - edit: the import that creates it; nil if none does.
  func addTag(
    named name: TagName, color: TagColor? = nil, from source: TagColorSource = .pending,
    broughtBy edit: EditID? = nil
  ) throws(StoreError) -> TagID {
    let id = TagID(rawValue: try nextKey(TagRecord.self))
    try insert(
      TagRecord(
        id: id, name: name.text, key: name.storedKey, level: .automatic,
        color: color ?? TagColor(wrapping: id.rawValue), colorSource: source, broughtBy: edit))
    return id
  }

  /// Stores an answer and its tags in place of the previous ones, and counts the difference.
  ///
  /// - Parameters:
  ///   - probe: the probe as it is stored.
  ///   - next: the probe with the answer; unless given, it keeps its state but for what a first answer replaces.
  ///   - record: the answer.
  ///   - tags: the tags of the answer.
  ///   - amounts: its amounts.
  ///   - sheet: the sheet in which the difference is counted.
  func replaceAnswer(
    of probe: ProbeRecord, leaving next: ProbeRecord? = nil, with record: AnswerRecord,
    tags: [TagName], amounts: [ExactAmount], counting sheet: inout TallySheet
  ) throws(StoreError) {
    let old = try answerTags(of: probe.moment)
    sheet.count(probe, answered: old, times: -1)
    try upsert(record)
    let records = try self.tags(named: tags).enumerated().map {
      AnswerTagRecord(moment: probe.moment, position: $0.offset, tag: $0.element)
    }
    try replace(AnswerTagRecord.where(\.moment == probe.moment), with: records)
    try replaceAmounts(with: amounts, of: probe.moment)
    var answered = next ?? probe
    if next == nil, old == nil {
      (answered.isUnfilled, answered.remark, answered.isDismissed) = (false, nil, false)
    }
    if answered != probe { try upsert(answered) }
    sheet.count(answered, answered: records.map(\.tag))
  }

  /// Returns the tags of the answer to a probe, or nil if it has none.
  func answerTags(of moment: Moment) throws(StoreError) -> [TagID]? {
    guard try contains(AnswerRecord.self, moment) else { return nil }
    return try fetch(\.tag, AnswerTagRecord.where(\.moment == moment))
  }
}

extension AnswerRecord {
  /// Makes the record of an answer given at a time; one that replaces another keeps its lateness.
  fileprivate init(
    _ answer: Answer, to probe: ProbeRecord, at now: Moment, device: DeviceID,
    replacing old: AnswerRecord? = nil
  ) {
    let state = Probe.answeredState(of: probe.moment, at: now)
    self.init(
      moment: probe.moment, answeredAt: old?.answeredAt ?? now,
      isLate: old?.isLate ?? (state == .answeredLate), comment: answer.comment, device: device)
  }
}

extension Probe {
  /// Makes a probe with its answer, which was given on a device.
  init(
    _ record: ProbeRecord, answered answer: AnswerRecord, as said: Answer, on device: String?
  ) {
    self.init(
      moment: record.moment, gap: record.gap, offset: record.offset,
      isScheduled: record.isScheduled, state: answer.isLate ? .answeredLate : .answered,
      answer: said, remark: record.remark, isAsked: record.isAsked, quietRule: record.quietRule,
      answeredAt: answer.answeredAt, device: device)
  }
}
