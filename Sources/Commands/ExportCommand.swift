internal import Arguments
private import HostSystem
internal import JSON
private import TrackerStore

/// `proba export tagtime`: writes a log.
struct ExportCommand {
  let call: Invocation

  init(_ call: Invocation) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let period = try call.period()
    let tracker = try call.tracker()
    let lines: Int
    if let path = call.string(Grammar.exportFile), path != "-" {
      var bytes: [UInt8] = []
      do {
        lines = try tracker.exportLog(period) {
          bytes += $0
          return true
        }
      } catch { throw Failure(error) }
      if lines == 0 {
        output.remark("proba: there is nothing to export, so \(path) is left as it is\n")
      } else {
        do { try Paths.write(bytes, to: path) } catch { throw Failure(error) }
      }
      if output.isJSON {
        output.print(.object(["lines": .count(lines)]))
      } else if lines > 0 {
        output.print("\(counted(lines, "line")) written to \(path).\n")
      }
    } else {
      do { lines = try tracker.exportLog(period) { output.print($0) } } catch {
        throw Failure(error)
      }
    }
    return lines == 0 ? .nothing : .done
  }
}
