private import Catalogue
private import JSON
private import TrackerStore

/// `proba backup` and `proba erase`: keep a copy of everything, and begin anew.
struct BackupCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  /// Writes a copy of everything.
  func run(_ output: Output) throws(Failure) -> Outcome {
    let path = call.string(\.backupFile) ?? ""
    guard path != "-" || !output.isJSON else { throw .logAsJSON }
    try call.refuseToOverwrite(path, namedBy: "<\(call.name(of: \.backupFile))>")
    let tracker = try call.tracker()
    let bytes: [UInt8]
    do { bytes = try tracker.backup() } catch { throw .tracker(error) }
    try call.write(bytes, to: path, output)
    return .done
  }

  /// Erases everything but the settings, where the person says that this is meant.
  func erase(_ output: Output) throws(Failure) -> Outcome {
    guard call.has(\.yes) else { throw .eraseNeedsYes }
    let tracker = try call.tracker(mayMake: true)
    do { try tracker.eraseAll() } catch { throw .tracker(error) }
    if output.isJSON {
      output.print(.object(["erased": .bool(true)]))
    } else {
      output.printSentence(call.words.erased)
    }
    return .done
  }
}
