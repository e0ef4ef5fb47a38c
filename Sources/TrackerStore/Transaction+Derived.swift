internal import CivilTime
internal import Persistence
internal import Tracking

// Data that follows from the probes and answers, and is stored so that figures need not read them all.

extension Transaction {
  /// The version of the derived data that this program writes.
  ///
  /// Version 1 added the asked time, 2 the combinations of tags, 3 the colours of tags. Up to 3, probes of
  /// quiet time that a log had filled in and a person answered were counted twice, and spans could overlap. Up to
  /// 4, keys of tags depended on how letters were encoded, and the answers of tags were not counted. Up to 5,
  /// combinations were not counted by parts of the week.
  static let derivedVersion: Int64 = 6

  /// Rebuilds the derived data after an older program wrote them, or an import was interrupted.
  func refreshDerived() throws(StoreError) {
    let settings = try TrackerState(self)
    guard settings.areDerivedDataOld else {
      if settings.areLogSpansOld {
        try inferLogSpans()
        try dealColors()
      }
      return
    }
    try mergeSpellings()
    try countAgain()
    try dealColors()
    try set(.derived, to: Self.derivedVersion)
    guard settings[.derived] == nil else {
      // Spans are not recomputed: they record what was known when a log was imported.
      if settings.areLogSpansOld { try inferLogSpans() }
      return
    }
    if let from = settings.askedFrom, let until = settings.askedUntil {
      // Before, every moment since asking began counted as asked.
      let gap = try first(ProbeRecord.where(\.moment >= from).order(\.moment))?.gap
      try upsert(
        SpanRecord(
          since: from, until: Swift.max(until, from), meanGap: gap ?? settings.meanGap,
          origin: .hand, isOpen: true, seed: settings.seed))
    }
    try inferLogSpans()
  }

  /// Merges tags whose names older versions considered different.
  private func mergeSpellings() throws(StoreError) {
    var kept: [String: TagID] = [:]
    var changed: [TagRecord] = []
    for var tag in try fetch(TagRecord.all.order(\.id)) {
      let key = TagName(tag.name).storedKey
      if let first = kept[key] {
        // An answer may have both; then the first one is enough.
        try execute(
          """
          DELETE FROM answer_tag WHERE tag = ?1 AND moment IN (
            SELECT moment FROM answer_tag WHERE tag = ?2)
          """, bind: tag.id, first)
        try update(AnswerTagRecord.where(\.tag == tag.id), .set(\.tag, first))
        try update(AmountRecord.where(\.tag == tag.id), .set(\.tag, first))
        try delete(TagRecord.self, tag.id)
        continue
      }
      kept[key] = tag.id
      // Two encodings of a letter are equal as texts.
      guard !key.utf8.elementsEqual(tag.key.utf8) else { continue }
      tag.key = key
      changed.append(tag)
    }
    // Only after the removal of those that had the same key.
    for tag in changed {
      try update(TagRecord.where(\.id == tag.id), .set(\.key, tag.key))
    }
    for var alias in try fetch(TagAliasRecord.all) {
      let key = TagName(alias.name).storedKey
      guard !key.utf8.elementsEqual(alias.key.utf8) else { continue }
      try delete(TagAliasRecord.self, alias.key)
      alias.key = key
      try upsert(alias)
    }
    try renewUndoneKeys()
  }

  /// Recounts all probes and answers.
  func countAgain() throws(StoreError) {
    try delete(TallyRecord.all)
    try delete(CombinationRecord.all)
    try execute("UPDATE tag SET answers = 0 WHERE answers != 0")
    var sheet = try TallySheet(in: self)
    try count(nil, into: &sheet)
    try sheet.store(in: self)
  }

  /// Counts all probes and answers, or those added by an import.
  ///
  /// - Parameters:
  ///   - edit: the import; nil for all.
  ///   - sheet: the sheet in which they are counted.
  ///   - times: the number of times; -1 takes them back.
  func count(
    _ edit: EditID?, into sheet: inout TallySheet, times: Int = 1
  ) throws(StoreError) {
    let dayStart = sheet.dayStart
    var last: Moment?
    var open: (place: TallySheet.Place, tags: [TagID])?
    try rows(
      """
      SELECT probe.moment, gap, utc_offset, is_asked OR NOT is_unfilled, is_asked,
        answer.moment IS NOT NULL, tag
      FROM probe
      LEFT JOIN answer ON answer.moment = probe.moment
      LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
      WHERE ?1 IS NULL OR brought_by = ?1
      ORDER BY probe.moment
      """, bind: edit
    ) { row throws(StoreError) in
      let place = TallySheet.Place(
        moment: try row.get(0), offset: try row.get(2), gap: try row.get(1), from: dayStart)
      if try row.get(0) != last {
        if let answer = open { sheet.addAnswer(answer.tags, answer.place, times: times) }
        open = nil
        if try row.get(3) { sheet.add(.everyProbe, place, times: times) }
        if try row.get(5) {
          sheet.add(.everyAnswer, place, times: times)
          if try !row.get(4) { sheet.add(.answeredUnasked, place, times: times) }
          open = (place, [])
        }
      }
      if let tag = try row.get(6, as: TagID?.self) { open?.tags.append(tag) }
      last = try row.get(0)
    }
    if let answer = open { sheet.addAnswer(answer.tags, answer.place, times: times) }
  }

  /// Infers again the spans of the schedules of logs, from all probes that no other span accounts for.
  func inferLogSpans() throws(StoreError) {
    try delete(SettingRecord.where(\.name == TrackerState.Name.logSpansOld.rawValue))
    try delete(SpanRecord.where(\.origin == .log))
    var taken = try fetch(SpanRecord.all.order(\.since)).compactMap { span in
      let end = span.isOpen ? .distantFuture : span.until
      return span.since < end ? span.since.until(end) : nil
    }
    var seeds = Set(try fetch(\.seed, SpanRecord.all))
    seeds.insert(try TrackerState(self).seed)
    var moments: [Seconds: [Moment]] = [:]
    var place = taken.startIndex
    try rows("SELECT moment, gap FROM probe WHERE is_asked = 1 ORDER BY moment") {
      row throws(StoreError) in
      let moment: Moment = try row.get(0)
      while place < taken.endIndex, taken[place].upperBound <= moment { place += 1 }
      if place < taken.endIndex, taken[place].contains(moment) { return }
      let gap: Seconds = try row.get(1)
      guard Bounds.gaps.contains(gap), Bounds.moments.contains(moment) else { return }
      moments[gap, default: []].append(moment)
    }
    for (gap, moments) in moments.sorted(by: { $0.key < $1.key }) {
      var records: [SpanRecord] = []
      let schedule = ScheduleSearch.schedule(of: moments, meanGap: gap, seeds: seeds)
      for span in LogSpans(moments, gap: gap, of: schedule).spans {
        for part in LogSpans.outside(taken, of: span) {
          records.append(
            SpanRecord(
              since: part.lowerBound, until: part.upperBound, meanGap: gap, origin: .log,
              isOpen: false))
        }
      }
      try insert(records)
      taken += records.map { $0.since.until($0.until) }
      taken.sort { $0.lowerBound < $1.lowerBound }
    }
  }
}
