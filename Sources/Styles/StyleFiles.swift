/// How style files are read: from a disk, from a program, or from anywhere in a test.
public struct StyleFiles: Sendable {
  /// The bytes of a file.
  public let read: @Sendable (String) throws(StyleFileError) -> [UInt8]
  /// The bytes of the remote part of an include, where they are known by now; nil where remote parts are not
  /// fetched, which is a warning at each of them.
  public let remote: (@Sendable (String) -> [UInt8]?)?

  /// Makes a way to read.
  ///
  /// - Parameters:
  ///   - read: reads the file at a path.
  ///   - remote: returns what was fetched of an address; nil while nothing was. Without it
  ///     remote parts are not fetched.
  public init(
    read: @escaping @Sendable (String) throws(StyleFileError) -> [UInt8],
    remote: (@Sendable (String) -> [UInt8]?)? = nil
  ) {
    self.read = read
    self.remote = remote
  }

  /// Reads files one by one, each with what it includes, and continues after one that has errors.
  ///
  /// - Parameters:
  ///   - roots: the paths of the files.
  ///   - functions: what they may call besides `~color.alpha` and `~color.mix`.
  /// - Throws: ``StyleProblems`` with all that is wrong, in the order of the files.
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

/// Why a style file cannot be read at all.
public struct StyleFileError: Error, Sendable, Hashable {
  /// What is wrong, such as `there is no such file`.
  public let sentence: String

  /// Takes the sentence.
  public init(_ sentence: String) { self.sentence = sentence }
}
