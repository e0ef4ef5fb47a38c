internal import CivilTime
internal import Persistence
internal import Tracking
public import Wire

extension Tracker {
  /// The maximum number of unfilled probes in an overview, unless more are of the last days.
  public static let mostUnfilled = 100

  /// The maximum length of ``Overview/recentlyUnfilled``: all, unless the mean gap is below twenty minutes.
  static let mostRecentlyUnfilled = 600

  /// Returns the current state as an overview.
  public func overview() throws(TrackerError) -> Overview {
    try catchUp()
    let now = self.now
    let offset = host.offset(now)
    let dayStart = host.dayStart()
    let today = LocalTime(now, offset: offset).day(from: dayStart)
    return try read { tx throws(StoreError) in
      let latest = try tx.latestProbe(at: now)
      // A log may have contained future moments.
      let query = ProbeRecord.where(
        \.isUnfilled == true && \.isDismissed == false && \.quietRule == nil && \.moment <= now)
      let recent = try tx.count(query.where(\.moment > now - Overview.recency))
      let unfilled = try tx.fetch(
        query.order(\.moment, .descending).limit(
          max(Self.mostUnfilled, min(recent, Self.mostRecentlyUnfilled))))
      var settled: [Probe] = []
      try tx.eachProbe(in: Period(today).moments, at: now) { probe, record in
        let time = LocalTime(stored: probe.moment, offset: probe.offset)
        guard time.day(from: dayStart) == today else { return }
        let isDue = record.quietRule == nil && probe.moment <= now
        if probe.answer != nil || isDue && (!record.isUnfilled || record.isDismissed) {
          settled.append(probe)
        }
      }
      let moment = latest?.moment ?? now
      let likely = try likelyAnswers(at: moment, in: tx)
      let neighbors = try tx.neighbors(of: unfilled.map(\.moment))
      let probes = [latest].compactMap { $0 } + settled + neighbors
      let state = try TrackerState(tx)
      return Overview(
        now: now, offset: offset, zone: zone, computerZone: computerZone, gap: state.meanGap,
        quiet: try tx.quietRules().status(at: now, offset: host.offset), latest: latest,
        unfilled: unfilled.map { Probe($0, at: now) }, unfilledCount: try tx.count(query),
        today: settled.reversed(), neighbors: neighbors, likely: likely,
        tags: try tx.coloredTags(
          named: probes.compactMap(\.answer).flatMap(\.tags)
            + (likely.names + (likely.previous ?? [])).map { TagName($0) }),
        erasedAt: state.erasedAt, isMadeUp: state.isMadeUp)
    }
  }
}

extension Snapshot {
  /// Returns the answered probes adjacent to certain moments, the newest first.
  ///
  /// - Parameter moments: the moments, the latest first.
  /// - Complexity: O(m log n) in the moments and all answers, with a fixed number of queries plus two for
  ///   each run of moments without an answer among them.
  func neighbors(of moments: [Moment]) throws(StoreError) -> [Probe] {
    var found: [Moment] = []
    var before: Moment?
    for (place, moment) in moments.enumerated() {
      // No answer lies between this moment and the one after it.
      if place > 0, before.map({ $0 < moment }) ?? true { continue }
      let after = try first(AnswerRecord.where(\.moment > moment).order(\.moment))?.moment
      before = try first(
        AnswerRecord.where(\.moment < moment).order(\.moment, .descending))?.moment
      // An answer between two runs is a neighbour of both.
      for neighbor in [after, before] {
        if let neighbor, found.last != neighbor { found.append(neighbor) }
      }
    }
    let probes = try answeredProbes(at: found)
    return found.compactMap { probes[$0] }
  }

  /// Returns the probes of certain moments that have an answer.
  private func answeredProbes(at moments: [Moment]) throws(StoreError) -> [Moment: Probe] {
    var tags: [Moment: [TagName]] = [:]
    let tagged = AnswerTagRecord.where(.is(\.moment, oneOf: moments))
    for (record, tag) in try fetch(
      tagged.order(\.moment).order(\.position), with: AnswerTagRecord.name)
    {
      tags[record.moment, default: []].append(TagName(tag.name))
    }
    let amounts = try amounts(where: .is(\.moment, oneOf: moments))
    let answers = Dictionary(
      try fetch(AnswerRecord.where(.is(\.moment, oneOf: moments))).map { ($0.moment, $0) },
      uniquingKeysWith: { first, _ in first })
    let devices = try deviceNames()
    var probes: [Moment: Probe] = [:]
    for probe in try fetch(ProbeRecord.where(.is(\.moment, oneOf: moments))) {
      guard let record = answers[probe.moment] else { continue }
      let answer = Answer(
        tags: tags[probe.moment] ?? [], comment: record.comment,
        amounts: amounts[probe.moment] ?? [])
      probes[probe.moment] = Probe(
        probe, answered: record, as: answer, on: devices[record.device])
    }
    return probes
  }
}
