internal import CivilTime
internal import Persistence
internal import Sampling
internal import TagTimeLog
internal import Tracking

/// Imports the lines of a log into the store, slice by slice.
struct LogImporter {
  /// The rules by which the lines of a log are interpreted.
  struct Rules {
    /// The schedules from which they may have been drawn, the likeliest first; at least one.
    let schedules: [Schedule]
    /// The seed of every schedule that is considered; nil for those of TagTime and its relatives.
    let seed: Int64?
    /// Whether the person named the gap, so that no other is considered.
    let isGapGiven: Bool
    /// The last moment that is looked up in the schedules; later ones count as unscheduled.
    let lastScheduled: Moment
    /// Whether the local time noted in a line determines the person's offset from UTC.
    let trustsClocks: Bool
    /// The offset from UTC if no line determines it.
    let offset: @Sendable (Moment) -> UTCOffset

    /// Returns the schedules that are considered with a mean gap.
    func schedules(meanGap: Seconds) -> [Schedule] {
      ScheduleFamily.likelySchedules(meanGap: meanGap, seed: seed)
    }
  }

  let rules: Rules
  /// The edit of the previous lines; nil if they added nothing.
  private(set) var edit: EditID?
  /// The stretch from the first moment of the log to the last.
  private(set) var stretch: ClosedRange<Moment>?
  /// The gap of the previous line, which is likely that of the next.
  private(set) var gap: Seconds

  private var drawing: LogSchedules
  private var notedOffset: UTCOffset?

  /// - Parameters:
  ///   - rules: the rules by which the lines are interpreted.
  ///   - edit: the edit of earlier lines of the same log; nil if there are none.
  init(_ rules: Rules, continuing edit: EditID? = nil) {
    self.rules = rules
    self.edit = edit
    drawing = LogSchedules(rules)
    gap = drawing.gap
  }

  /// Imports some lines, and counts them in the report.
  ///
  /// Afterwards the transaction is consistent except for the spans of logs, which are marked as old.
  mutating func take(
    _ lines: [NumberedLine], at now: Moment, into report: inout ImportReport, in tx: Transaction
  ) throws(StoreError) {
    var slice = try LogSlice(
      lines.map(\.line.moment), noting: try ImportNote(continuing: edit, at: now, in: tx), in: tx)
    let new = Set(lines.map(\.line.moment).filter { slice[$0] == nil }).sorted()
    try drawing.take(new, into: &report, in: tx)
    for line in lines { try take(line, &slice, into: &report, in: tx) }
    guard let stored = try slice.store(in: tx) else { return }
    edit = stored
    report.edit = stored
    try tx.set(.logSpansOld, to: 1)
  }

  private mutating func take(
    _ numbered: NumberedLine, _ slice: inout LogSlice, into report: inout ImportReport,
    in tx: Transaction
  ) throws(StoreError) {
    let line = numbered.line
    let moment = line.moment
    if rules.trustsClocks, let offset = line.offset { notedOffset = offset }
    switch line.entry {
    case .answered: report.answered += 1
    case .automatic: report.automatic += 1
    case .empty: report.empty += 1
    }
    stretch =
      stretch.map { min($0.lowerBound, moment)...max($0.upperBound, moment) } ?? moment...moment
    if let stored = slice[moment] {
      if !stored.probe.isAsked, stored.probe.quietRule == nil {
        try slice.noteAsked(stored, in: tx)
      }
      if let offset = notedOffset, offset != stored.probe.offset,
        try slice.move(moment, to: offset, in: tx)
      {
        report.corrected += 1
      }
      switch try slice.join(line, in: tx) {
      case .new: report.imported += 1
      case .known: report.alreadyThere += 1
      case .other:
        let text = try slice.text(of: moment, in: tx)
        report.note(difference: line.entry.text, from: text, at: moment, in: numbered.number)
      }
    } else {
      let schedule = drawing.schedule(of: moment)
      gap = schedule?.meanGap ?? drawing.looseGap ?? gap
      let probe = ProbeRecord(
        moment: moment, gap: gap, offset: notedOffset ?? rules.offset(moment),
        isScheduled: schedule != nil, isAsked: true, isUnfilled: false)
      try slice.add(line, as: probe, in: tx)
      report.imported += 1
    }
    if let offset = line.offset {
      report.clocks += 1
      if let stored = slice[moment], stored.probe.offset != offset { report.otherClocks += 1 }
    }
  }
}
