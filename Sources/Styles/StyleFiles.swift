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
}

/// Why a style file cannot be read at all.
public struct StyleFileError: Error, Sendable, Hashable {
  /// What is wrong, such as `there is no such file`.
  public let sentence: String

  /// Takes the sentence.
  public init(_ sentence: String) { self.sentence = sentence }
}
