internal import HostSystem
public import Styles
private import TextBytes

/// Styles in a binary file that is mapped and not read, so that opening takes as long for ten as for ten
/// thousand.
public struct StyleCache: Sendable {
  /// The styles.
  public let styles: StyleLookup
  /// The files that the styles were read from, each with its stamp at that time.
  public let sources: [StyleArchive.Source]
  /// A number for the names and values that its writer accepts, and for its functions.
  public let fingerprint: UInt64

  /// Opens a cache; nil if there is none, or it is not of this version.
  ///
  /// - Complexity: O(1) in the styles.
  public init?(_ path: String) {
    guard let file = try? MappedFile(path),
      let archive = StyleArchive.Reader(count: file.count, byte: { file.byte($0) }),
      let sources = archive.sources
    else { return nil }
    styles = StyleLookup(archive)
    self.sources = sources
    fingerprint = archive.fingerprint
  }

  /// Returns the path of the cache of a style file in a folder with those of others.
  ///
  /// - Parameters:
  ///   - root: the path of the style file, or of a folder of them.
  ///   - folder: the folder with the caches, which has to exist.
  public static func path(for root: String, in folder: String) -> String {
    var print = FNV1a()
    print.add(Paths.absolute(root))
    return "\(folder)/styles-\(String(print.value, radix: 16)).cache"
  }

  /// Whether none of the files has changed since.
  public var isFresh: Bool { sources.allSatisfy { stamp(of: $0.path) == $0.stamp } }

  #if os(Linux)
    /// Writes the result of reading, in one step.
    ///
    /// - Parameters:
    ///   - result: the styles and their files.
    ///   - fingerprint: a number for the names and values that the program accepts, and for its functions.
    ///   - path: the path of the cache.
    static func write(
      _ result: StyleReading.Result, _ fingerprint: UInt64, to path: String
    ) throws(SystemError) {
      let bytes = StyleArchive.bytes(
        result.sheet, sources: result.sources, fingerprint: fingerprint)
      try Paths.write(bytes, to: path)
    }
  #endif
}
