private import Catalogue
internal import Composition
private import HostSystem
internal import JSON
private import TrackerStore

/// `proba export tagtime`: writes a log.
struct ExportCommand: ReadingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>

  func run() throws(Failure) -> Outcome {
    try call.validatePeriod()
    let path = call.string(\.exportFile) ?? "-"
    guard path != "-" || !output.isJSON else { throw .logAsJSON }
    try call.refuseToOverwrite(path, namedBy: "<\(call.name(of: \.exportFile))>")
    let tracker = try reading()
    let period = try call.period(in: tracker)
    let lines: Int
    if path != "-" {
      var bytes: [UInt8] = []
      do {
        lines = try tracker.exportLog(period) {
          bytes += $0
          return true
        }
      } catch { throw .tracker(error) }
      if lines == 0 {
        output.remark("proba: \(call.words.nothingToExport(path))\n")
      } else {
        do { try Paths.write(bytes, to: path) } catch { throw .system(error) }
      }
      if output.isJSON {
        output.print(.object(["lines": .int(lines)]))
      } else if lines > 0 {
        output.printSentence(call.words.linesWritten(lines, path.visible))
      }
    } else {
      do { lines = try tracker.exportLog(period) { output.print($0) } } catch {
        throw .tracker(error)
      }
    }
    return lines == 0 ? .nothing : .done
  }
}
