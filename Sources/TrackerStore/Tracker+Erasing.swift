public import CivilTime
public import HostSystem
internal import Persistence
internal import Sampling

extension Tracker {
  /// The size of the largest backup, in bytes: some thousand years of answers.
  private static let largestBackup = 1 << 30

  /// Returns a copy of the current data: the bytes of a file that this program can open.
  ///
  /// - Complexity: O(n) in all stored data.
  public func backup() throws(TrackerError) -> [UInt8] {
    let copy = try backupFile()
    guard copy.size < Self.largestBackup else {
      throw .store(.inputOutput(path: path ?? "", reason: "the copy is too large"))
    }
    do { return try copy.contents() } catch { throw .system(error) }
  }

  /// Returns a copy of the current data as a file that this program can open, and that takes no memory.
  ///
  /// - Complexity: O(n) in all stored data.
  public func backupFile() throws(TrackerError) -> UnnamedFile {
    do throws(TrackerError) {
      return try backupFile(in: folderForCopies)
    } catch .store(let error) where path != nil && error.isOfFolder {
      // The disk of the data may be full, or only be read.
      return try backupFile(in: Paths.temporaryFolder)
    } catch {
      throw error
    }
  }

  private func backupFile(in folder: String) throws(TrackerError) -> UnnamedFile {
    // Left by a backup that was interrupted.
    try? Paths.removeDrafts(in: folder)
    let copy = Paths.newDraft(in: folder, ending: ".sqlite")
    do { try store.backUp(to: copy) } catch { throw .store(error) }
    do { return try UnnamedFile(takingNameOf: copy) } catch {
      _ = try? Paths.remove(copy)
      throw .system(error)
    }
  }

  /// Returns the log of a period, as ``exportLog(_:_:)`` writes it, as a file that takes no memory.
  public func logFile(_ period: Period) throws(TrackerError) -> UnnamedFile {
    let file: UnnamedFile
    do { file = try UnnamedFile(in: folderForCopies) } catch { throw .system(error) }
    var failure: SystemError?
    try exportLog(period) { lines in
      do throws(SystemError) { try file.append(lines) } catch { failure = error }
      return failure == nil
    }
    if let failure { throw .system(failure) }
    return file
  }

  /// The folder for copies of the data: its own, where there is room for it.
  private var folderForCopies: String {
    path.map { Paths.folder(of: Paths.resolved($0)) } ?? Paths.temporaryFolder
  }

  /// Erases all probes, answers and tags, with all notes about them.
  ///
  /// Settings and the quiet rules in force are kept. If asking had begun, it continues with the next moment.
  /// Erased data is overwritten in the file, and the copies of it that updates and restorations made are
  /// removed.
  ///
  /// - Complexity: O(n) in all stored data, in one transaction.
  /// - Throws: ``TrackerError``; after `StoreError.busy`, everything is erased but another program still
  ///   reads the earlier state, so that its bytes are overwritten only later.
  public func eraseAll() throws(TrackerError) {
    let now = self.now
    try write { tx throws(StoreError) in
      let settings = try TrackerState(tx)
      let open = try tx.openSpan()
      try tx.eraseAll(at: now)
      // Never the same twice, since pages compare it.
      try tx.set(.erasedAt, to: max(now, settings.erasedAt.map { $0 + .seconds(1) } ?? now))
      if settings.askedFrom != nil {
        try tx.set(.askedFrom, to: now)
        try tx.set(.askedUntil, to: now)
        if let open {
          try tx.openSpan(
            open.origin, since: now, until: now, meanGap: settings.meanGap, seed: settings.seed)
        }
      }
      return .success(())
    }
    try removeCopies()
    do { try store.foldLog() } catch { throw .store(error) }
  }

  /// Removes the copies made by updates, restorations and interrupted backups, next to the given path and the
  /// one that it links to.
  private func removeCopies() throws(TrackerError) {
    guard let path else { return }
    var failure: SystemError?
    for path in Set([path, Paths.resolved(path)]) {
      let copies = History.steps.map { $0.pathOfCopy(of: path) } + [Store.pathOfOldLog(of: path)]
      for copy in copies + Self.pathsOfKept(path) {
        do {
          for ending in ["", ".part", "-wal"] { _ = try Paths.remove(copy + ending) }
        } catch {
          failure = error
        }
      }
      do {
        try Paths.removeDrafts(in: Paths.folder(of: path), includingThoseOfRunning: true)
      } catch {
        failure = error
      }
    }
    if let failure { throw .system(failure) }
  }
}

extension StoreError {
  /// Whether a copy may succeed in another folder.
  fileprivate var isOfFolder: Bool {
    switch self {
    case .diskFull, .readOnly, .cannotOpen, .inputOutput: true
    default: false
    }
  }
}

extension Transaction {
  /// Erases all stored data except settings and rules in force; records that refer to others come first.
  fileprivate func eraseAll(at now: Moment) throws(StoreError) {
    try delete(EarlierAnswerRecord.all)
    try delete(EarlierAmountRecord.all)
    try delete(EarlierTagRecord.all)
    try delete(EarlierProbeRecord.all)
    try delete(EarlierSpanRecord.all)
    try delete(EarlierSettingRecord.all)
    try delete(EarlierQuietRuleRecord.all)
    try forgetUndone()
    try delete(EditRecord.all)
    try delete(AmountRecord.all)
    try delete(AnswerTagRecord.all)
    try delete(AnswerRecord.all)
    try delete(ProbeRecord.all)
    try delete(TagAliasRecord.all)
    try delete(TagRecord.all)
    try delete(TallyRecord.all)
    try delete(CombinationRecord.all)
    try delete(SpanRecord.all)
    try delete(QuietSpanRecord.all)
    for rule in try fetch(QuietRuleRecord.all) where rule.until.map({ $0 <= now }) ?? false {
      try delete(QuietRuleRecord.self, rule.id)
    }
    try delete(DeviceRecord.all)
    try delete(SettingRecord.self, TrackerState.Name.logSpansOld.rawValue)
    if try TrackerState(self).quietUntil != nil { try set(.quietUntil, to: now) }
  }
}
