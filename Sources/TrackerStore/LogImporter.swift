internal import CivilTime
internal import Persistence
internal import Sampling
internal import TagTimeLog
internal import Tracking

/// Takes the lines of a log one by one into an open transaction.
///
/// Records are stored in batches, and the tallies once at the end.
struct LogImporter {
  /// How the lines of a log are understood.
  struct Rules {
    /// The schedule they were drawn by.
    let schedule: Schedule
    /// The last moment that is looked up in it; later ones count as unscheduled.
    let lastScheduled: Int64
    /// Whether the local time a line notes tells the person's offset from UTC.
    let trustsClocks: Bool
    /// The offset from UTC where no line tells.
    let offset: @Sendable (Int64) -> Int
  }

  /// What is known of a moment.
  private enum Known { case unfilled, automatic, answered }

  private static let batch = 4_096

  private let rules: Rules
  private let device: Int64
  private var known: [Int64: Known] = [:]
  /// The stored moments that came while nobody asked, until a line says that the log's program did.
  private var unasked: Set<Int64> = []
  private var check: ScheduleCheck
  private var notedOffset: Int?
  /// From the first moment of the log to its last.
  private var stretch: ClosedRange<Int64>?
  /// The tags by the spellings met, which costs less than their keys.
  private var spellings: [String: Int64] = [:]
  /// All tags by their keys, which are equal however their letters are written.
  private var tagIDs: [String: Int64] = [:]
  private var probes: [ProbeRecord] = []
  private var answers: [AnswerRecord] = []
  private var answerTags: [AnswerTagRecord] = []
  private var sheet = TallySheet()

  init(_ rules: Rules, in tx: Transaction) throws(StoreError) {
    self.rules = rules
    check = ScheduleCheck(rules.schedule, until: rules.lastScheduled)
    device = try tx.device(named: "tagtime")
    var known: [Int64: Known] = [:]
    var unasked: Set<Int64> = []
    try tx.rows(
      """
      SELECT probe.moment, is_unfilled, answer.moment IS NOT NULL, is_asked FROM probe
      LEFT JOIN answer ON answer.moment = probe.moment
      """
    ) { row throws(StoreError) in
      let isUnfilled: Bool = try row.get(1)
      let isAnswered: Bool = try row.get(2)
      known[try row.get(0)] = isUnfilled ? .unfilled : isAnswered ? .answered : .automatic
      if try !row.get(3) { unasked.insert(try row.get(0)) }
    }
    self.known = known
    self.unasked = unasked
    for tag in try tx.fetch(TagRecord.all.order(\.id)) where tagIDs[tag.key] == nil {
      tagIDs[tag.key] = tag.id
    }
  }

  /// Takes in one line, and counts it in the report.
  mutating func take(
    _ line: LogLine, into report: inout ImportReport, in tx: Transaction
  ) throws(StoreError) {
    if rules.trustsClocks, let offset = line.offset { notedOffset = offset }
    switch line.entry {
    case .answered: report.answered += 1
    case .automatic: report.automatic += 1
    case .empty: report.empty += 1
    }
    stretch =
      stretch.map { min($0.lowerBound, line.moment)...max($0.upperBound, line.moment) }
      ?? line.moment...line.moment
    if unasked.remove(line.moment) != nil { try noteAsked(line.moment, in: tx) }
    let isNew: Bool
    switch (known[line.moment], line.entry) {
    case (nil, _):
      let isScheduled = check.contains(line.moment)
      if !isScheduled { report.unscheduled += 1 }
      try add(line, isScheduled: isScheduled, in: tx)
      isNew = true
    case (.unfilled, .answered), (.automatic, .answered), (.unfilled, .automatic):
      try fill(line, in: tx)
      isNew = true
    case (.unfilled, .empty(let note?)):
      isNew = try add(note, to: line.moment, in: tx)
    default:
      isNew = false
    }
    if isNew { report.imported += 1 } else { report.alreadyThere += 1 }
    if probes.count >= Self.batch { try storeBatch(in: tx) }
  }

  /// Stores what is left, and infers when the schedule of the log ran.
  mutating func finish(_ report: inout ImportReport, in tx: Transaction) throws(StoreError) {
    try storeBatch(in: tx)
    try sheet.store(in: tx)
    try tx.inferLogSpans()
    guard let stretch else { return }
    let spans = try tx.fetch(SpanRecord.where(\.origin == .log))
    // What lies before its first line and after its last belongs to them.
    let edge = rules.schedule.meanGap
    let asked = AskedTime(
      spans, from: stretch.lowerBound - edge, to: stretch.upperBound + edge)
    report.askedHours = asked.seconds.values.reduce(0, +) / 3_600
  }

  /// Notes that the person was asked at a moment after all.
  private mutating func noteAsked(_ moment: Int64, in tx: Transaction) throws(StoreError) {
    guard let probe = try tx.find(ProbeRecord.self, moment) else { return }
    try tx.update(ProbeRecord.where(\.moment == moment), .set(\.isAsked, true))
    if probe.isUnfilled {
      sheet.add(Subject.everyProbe, probe)
    } else {
      sheet.add(Subject.answeredUnasked, probe, times: -1)
    }
  }

  private mutating func add(
    _ line: LogLine, isScheduled: Bool, in tx: Transaction
  ) throws(StoreError) {
    var probe = ProbeRecord(
      moment: line.moment, gap: rules.schedule.meanGap,
      offset: notedOffset ?? rules.offset(line.moment), isScheduled: isScheduled,
      isAsked: true, isUnfilled: false)
    let place = TallySheet.Place(probe)
    sheet.add(Subject.everyProbe, place)
    switch line.entry {
    case .answered(let answer, let isLate):
      try add(answer, isLate: isLate, to: probe, at: place, in: tx)
      known[line.moment] = .answered
    case .automatic(let remark):
      probe.remark = remark
      known[line.moment] = .automatic
    case .empty(let comment):
      probe.isUnfilled = true
      probe.note = comment
      known[line.moment] = .unfilled
    }
    probes.append(probe)
  }

  /// Fills a probe that is stored, or waits to be, with what a line says of it.
  private mutating func fill(_ line: LogLine, in tx: Transaction) throws(StoreError) {
    try storeBatch(in: tx)
    guard var probe = try tx.find(ProbeRecord.self, line.moment) else { return }
    probe.isUnfilled = false
    switch line.entry {
    case .answered(let answer, let isLate):
      probe.remark = nil
      try add(answer, isLate: isLate, to: probe, at: TallySheet.Place(probe), in: tx)
      known[line.moment] = .answered
    case .automatic(let remark):
      probe.remark = remark
      known[line.moment] = .automatic
    case .empty: break
    }
    try tx.upsert(probe)
  }

  /// Notes what a person wrote without answering, unless something is noted; tells whether it was.
  private mutating func add(
    _ note: String, to moment: Int64, in tx: Transaction
  ) throws(StoreError) -> Bool {
    try storeBatch(in: tx)
    guard var probe = try tx.find(ProbeRecord.self, moment), probe.note == nil else { return false }
    probe.note = note
    try tx.upsert(probe)
    return true
  }

  private mutating func add(
    _ answer: Answer, isLate: Bool, to probe: ProbeRecord, at place: TallySheet.Place,
    in tx: Transaction
  ) throws(StoreError) {
    sheet.add(Subject.everyAnswer, place)
    answers.append(
      AnswerRecord(
        moment: probe.moment, isLate: isLate, comment: answer.comment, device: device))
    for (position, name) in answer.tags.enumerated() {
      let tag = try id(of: name, in: tx)
      answerTags.append(AnswerTagRecord(moment: probe.moment, position: position, tag: tag))
      sheet.add(tag, place)
    }
  }

  private mutating func id(of name: TagName, in tx: Transaction) throws(StoreError) -> Int64 {
    if let id = spellings[name.text] { return id }
    let key = name.key
    let id = if let known = tagIDs[key] { known } else { try tx.addTag(named: name) }
    tagIDs[key] = id
    spellings[name.text] = id
    return id
  }

  private mutating func storeBatch(in tx: Transaction) throws(StoreError) {
    try tx.insert(probes)
    try tx.insert(answers)
    try tx.insert(answerTags)
    probes.removeAll(keepingCapacity: true)
    answers.removeAll(keepingCapacity: true)
    answerTags.removeAll(keepingCapacity: true)
  }
}
