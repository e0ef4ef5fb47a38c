internal import CivilTime
internal import Persistence
internal import Preferences
internal import Tracking

extension Transaction {
  /// Follows another choice of the person's zone.
  ///
  /// A probe keeps the clock by which it came: who travels was elsewhere then. Only the question that is still open
  /// gets the new clock. But a computer set to UTC, as in a container, does not say where its person is: its clock
  /// was only assumed, and all probes that have it get the first zone that is chosen.
  ///
  /// - Parameters:
  ///   - before: the choice before.
  ///   - choice: the present choice.
  ///   - edit: the edit that changes it, with which the earlier clocks are kept.
  ///   - now: the present moment.
  ///   - host: the computer's clock.
  func followZone(
    from before: ZoneChoice, to choice: ZoneChoice, in edit: EditID, at now: Moment,
    on host: HostEnvironment
  ) throws(StoreError) {
    let (old, new) = (before.offsets(on: host), choice.offsets(on: host))
    let isFirst = before == .system && host.isUniversal
    let open = ProbeRecord.where(\.moment > now - Probe.patience && \.isUnfilled == true)
    let probes = try fetch(isFirst ? ProbeRecord.ofCalendars : open).filter {
      $0.offset == old($0.moment) && $0.offset != new($0.moment)
    }
    var earlier: [EarlierProbeRecord] = []
    var sheet = try TallySheet(in: self)
    for probe in probes {
      earlier.append(
        EarlierProbeRecord(
          edit: edit, moment: probe.moment, offset: probe.offset, isAsked: probe.isAsked,
          isUnfilled: probe.isUnfilled, remark: probe.remark, note: probe.note,
          isDismissed: probe.isDismissed,
          isAnswered: try contains(AnswerRecord.self, probe.moment)))
      try move(probe, to: new(probe.moment), counting: &sheet)
    }
    try insert(earlier)
    try sheet.store(in: self)
  }

  /// Exchanges the clocks of the probes to which an edit gave others.
  func exchangeClocks(of edit: EditID) throws(StoreError) {
    var sheet = try TallySheet(in: self)
    for var earlier in try fetch(EarlierProbeRecord.where(\.edit == edit)) {
      guard let probe = try find(ProbeRecord.self, earlier.moment) else { continue }
      try move(probe, to: earlier.offset, counting: &sheet)
      earlier.offset = probe.offset
      try upsert(earlier)
    }
    try sheet.store(in: self)
  }

  private func move(
    _ probe: ProbeRecord, to offset: UTCOffset, counting sheet: inout TallySheet
  ) throws(StoreError) {
    let tags = try answerTags(of: probe.moment)
    var moved = probe
    moved.offset = offset
    sheet.count(probe, answered: tags, times: -1)
    sheet.count(moved, answered: tags)
    try update(ProbeRecord.where(\.moment == probe.moment), .set(\.offset, offset))
  }
}

extension ZoneChoice {
  /// Returns the rules of the zone; a zone that the computer does not know is its own.
  fileprivate func offsets(on host: HostEnvironment) -> (Moment) -> UTCOffset {
    guard case .fixed(let name) = self, let zone = try? PersonalZone(name) else {
      return host.computerOffset
    }
    return zone.offset(at:)
  }
}

extension HostEnvironment {
  /// Whether the computer is set to UTC, which no person's clock shows all year but for a few countries.
  fileprivate var isUniversal: Bool {
    computerZone().map { Self.universalNames.contains($0.text) } ?? false
  }

  private static let universalNames: Set<String> = [
    "Etc/GMT", "Etc/GMT+0", "Etc/GMT-0", "Etc/GMT0", "Etc/Greenwich", "Etc/UCT", "Etc/UTC",
    "Etc/Universal",
    "Etc/Zulu", "GMT", "GMT+0", "GMT-0", "GMT0", "Greenwich", "UCT", "UTC", "Universal", "Zulu",
  ]
}
