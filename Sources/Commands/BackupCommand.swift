private import Catalogue
internal import Composition
private import JSON
private import TrackerStore

/// `proba backup` and `proba erase`: keep a copy of everything, and start again without it.
struct BackupCommand: EditingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>
  let writing: Lazy<WritingTracker>

  /// Writes a copy of everything.
  func run() throws(Failure) -> Outcome {
    let path = call.string(\.backupFile) ?? ""
    guard path != "-" || !output.isJSON else { throw .logAsJSON }
    try call.refuseToOverwrite(path, namedBy: "<\(call.name(of: \.backupFile))>")
    let tracker = try reading()
    let bytes: [UInt8]
    do { bytes = try tracker.backup() } catch { throw .tracker(error) }
    try call.write(bytes, to: path, output)
    return .done
  }

  /// Erases everything but the settings, after the person has confirmed it.
  func erase() throws(Failure) -> Outcome {
    guard call.has(\.yes) else { throw .eraseNeedsYes }
    let tracker = try writing()
    do { try tracker.eraseAll() } catch { throw .tracker(error) }
    if output.isJSON {
      output.print(.object(["erased": .bool(true)]))
    } else {
      output.printSentence(call.words.erased)
    }
    return .done
  }
}
