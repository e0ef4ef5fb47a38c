internal import Arguments
internal import Catalogue
internal import CivilTime
internal import Drawing
internal import HostSystem
internal import JSON
internal import Reporting
private import TrackerStore

// Shared by the commands that write files.

extension Call {
  /// Returns a writer of charts in the language of this call, with hours in the person's notation.
  func writer(measure: TextMeasure, design: ReportDesign, countsTwelveHours: Bool?) -> ReportWriter
  {
    ReportWriter(
      language: language, measure: measure, design: design, countsTwelveHours: countsTwelveHours)
  }

  /// Throws unless a file may be written.
  ///
  /// An existing file is replaced only with `--overwrite`, and the data never. Writing to a device or a
  /// pipe replaces nothing.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is the standard output.
  ///   - name: the flag or the argument that names it.
  func refuseToOverwrite(_ path: String, namedBy name: String) throws(Failure) {
    guard !path.isEmpty else { throw .emptyPath(name: name) }
    guard path != "-" else { return }
    guard !Tracker.keeps(path, asPartOf: try databasePath()) else { throw .fileOfData(path) }
    guard !has(\.overwrite), Paths.isFile(path) else { return }
    throw .fileThere(path)
  }

  /// Writes a file, and says so; `-` is the standard output.
  func write(_ bytes: [UInt8], to path: String, _ output: Output) throws(Failure) {
    guard path != "-" else {
      output.print(bytes)
      return
    }
    do { try Paths.write(bytes, to: path) } catch { throw .system(error) }
    if output.isJSON {
      output.print(.object(["file": .string(path), "bytes": .int(bytes.count)]))
    } else {
      output.printSentence(words.report.written(path.visible))
    }
  }
}
