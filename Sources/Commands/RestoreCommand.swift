private import Catalogue
private import HostSystem
private import JSON
private import TrackerStore

/// `proba restore`: puts a backup in the place of what is there.
struct RestoreCommand: PlainCommand {
  let call: Call
  let output: Output

  /// Works while a server runs, which then asks to be started again.
  func run() throws(Failure) -> Outcome {
    let backup = call.string(\.restoredFile) ?? ""
    guard !backup.isEmpty else {
      throw .emptyPath(name: "<\(call.name(of: \.restoredFile))>")
    }
    let path = try call.databasePath()
    guard !Tracker.keeps(backup, asPartOf: path) else { throw .backupOfData(backup) }
    guard !Paths.isMissing(backup) else { throw .noBackup(backup) }
    let done: Restoration
    do { done = try Tracker.restore(backup, to: path, host: call.machine) } catch {
      throw .tracker(error)
    }
    if output.isJSON {
      output.print(
        .object([
          "probes": .int(done.probes), "answers": .int(done.answers),
          "kept": done.kept.map { .string($0) } ?? .null, "isInUse": .bool(done.isInUse),
        ]))
      return .done
    }
    let words = call.words
    output.printSentence(
      words.restored(words.probes(done.probes), words.answers(done.answers), backup.visible))
    if let kept = done.kept { output.printSentence(words.keptBeforeRestoring(kept.visible)) }
    if done.isInUse { output.printSentence(words.restartAfterRestoring) }
    return .done
  }
}
