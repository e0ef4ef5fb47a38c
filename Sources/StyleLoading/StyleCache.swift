internal import HostSystem
public import Styles

/// Styles in a binary file that is mapped and not read, so that opening takes as long for ten as for ten
/// thousand.
public struct StyleCache: Sendable {
  /// The styles.
  public let styles: StyleLookup
  /// The files that the styles were read from, each with its stamp at that time.
  public let sources: [StyleArchive.Source]

  /// Opens a cache; nil where there is none, or it is not one of this version.
  ///
  /// - Complexity: O(1) in the styles.
  public init?(_ path: String) {
    guard let file = try? MappedFile(path),
      let archive = StyleArchive.Reader(count: file.count, byte: { file.byte($0) }),
      let sources = archive.sources
    else { return nil }
    styles = StyleLookup(archive)
    self.sources = sources
  }

  /// Whether none of the files has changed since.
  public var isFresh: Bool { sources.allSatisfy { stamp(of: $0.path) == $0.stamp } }

  /// Writes a cache in one step.
  ///
  /// - Parameters:
  ///   - sheet: the styles.
  ///   - sources: the files that they were read from.
  ///   - path: where it is written.
  static func write(
    _ sheet: StyleSheet, _ sources: [StyleArchive.Source], to path: String
  ) throws(SystemError) {
    try Paths.write(StyleArchive.bytes(sheet, sources: sources), to: path)
  }
}
