internal import HostSystem
internal import TagTimeLog

/// A line of a log with its number, counted from 1.
struct NumberedLine {
  let number: Int
  let line: LogLine
}

/// Reads a log in slices, each small enough for one short transaction.
///
/// A transaction keeps others from writing, and must not wait for a slow pipe: a slice is read before its
/// transaction begins.
struct LogSlices: ~Copyable {
  /// The maximum number of lines in a slice, which take a fraction of a second to store.
  private static let mostLines = 20_000
  /// The maximum number of bytes in a slice, which bounds its memory if lines are long.
  private static let mostBytes = 4 << 20
  /// The byte order mark that some editors write before the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The reason why the log could not be read to its end.
  private(set) var failure: SystemError?

  private var reader: LineReader
  private var number = 0
  private var isAtEnd = false

  init(_ path: String) throws(SystemError) { reader = try LineReader(path: path) }

  init(bytes: [UInt8]) { reader = LineReader(bytes: bytes) }

  /// Returns the progress of reading.
  func progress(_ report: ImportReport) -> ImportProgress {
    let share = reader.size.map { $0 > 0 ? Double(reader.bytesTaken) / Double($0) : 1 }
    return ImportProgress(lines: report.lines, share: share)
  }

  /// Reads the next slice, and counts its lines in the report; returns nil at the end.
  ///
  /// - Parameter rejected: called with each malformed line, unchanged.
  mutating func next(
    into report: inout ImportReport, _ rejected: (ArraySlice<UInt8>) -> Void
  ) -> [NumberedLine]? {
    guard !isAtEnd else { return nil }
    var slice: [NumberedLine] = []
    let (lines, bytes) = (report.lines, reader.bytesTaken)
    while report.lines - lines < Self.mostLines, reader.bytesTaken - bytes < Self.mostBytes {
      do throws(SystemError) {
        guard var line = try reader.next() else {
          isAtEnd = true
          break
        }
        number += 1
        if number == 1, line.starts(with: Self.byteOrderMark) { line.removeFirst(3) }
        if line.isEmpty { continue }
        report.lines += 1
        do throws(LogProblem) {
          guard !reader.isCut else { throw .tooLong }
          slice.append(NumberedLine(number: number, line: try LogLine(parsing: line)))
        } catch {
          report.note(error, at: number)
          rejected(line)
        }
      } catch {
        failure = error
        isAtEnd = true
        break
      }
    }
    return slice
  }
}
