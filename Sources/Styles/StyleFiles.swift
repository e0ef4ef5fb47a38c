/// The source of style files: a disk, a program, or anything else in a test.
public struct StyleFiles: Sendable {
  /// Reads the bytes of a file.
  public let read: @Sendable (String) throws(StyleFileError) -> [UInt8]
  /// Returns the bytes of the remote part of an include, if they are known by now; nil if remote
  /// parts are not fetched, which is a warning at each of them.
  public let remote: (@Sendable (String) -> [UInt8]?)?

  /// Makes a source of files.
  ///
  /// - Parameters:
  ///   - read: reads the file at a path.
  ///   - remote: returns the bytes fetched from an address; nil if there are none yet. Without it
  ///     remote parts are not fetched.
  public init(
    read: @escaping @Sendable (String) throws(StyleFileError) -> [UInt8],
    remote: (@Sendable (String) -> [UInt8]?)? = nil
  ) {
    self.read = read
    self.remote = remote
  }

  /// Reads files one by one, each with its includes, and continues after one that has errors.
  ///
  /// - Parameters:
  ///   - roots: the paths of the files.
  ///   - functions: the functions that they may call besides `~color.alpha` and `~color.mix`.
  /// - Throws: ``StyleProblems`` with all problems, in the order of the files.
  public func check(_ roots: [String], functions: [StyleFunction] = []) throws(StyleProblems) {
    var problems: [StyleProblem] = []
    for root in roots {
      do throws(StyleProblems) {
        _ = try StyleSheet(root, from: self, functions: functions)
      } catch { problems += error.problems.filter { !problems.contains($0) } }
    }
    if !problems.isEmpty { throw StyleProblems(problems: problems) }
  }
}

/// The reason why a style file cannot be read at all.
public struct StyleFileError: Error, Sendable, Hashable {
  /// A description of the problem, such as `there is no such file`.
  public let sentence: String

  /// The refusal of a file that is longer than ``StyleBounds/longestFile``.
  public static let tooLong = StyleFileError(
    "a style file has at most \(StyleBounds.longestFile >> 20) MB")

  /// Takes the sentence.
  public init(_ sentence: String) { self.sentence = sentence }
}
