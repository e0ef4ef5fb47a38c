internal import HostSystem
internal import Styles
private import TextBytes

#if os(Linux)
  /// A styler's way to read its files: the functions that they may call, and the names and values
  /// that the program accepts.
  struct StyleReading: Sendable {
    let root: String
    let functions: [StyleFunction]
    let names: [String]?
    let limits: [String: StyleLimit]

    /// Styles, and the files that they were read from.
    struct Result {
      let sheet: StyleSheet
      let sources: [StyleArchive.Source]
      /// Whether no file changed while it was read.
      let isSteady: Bool
    }

    /// A number for everything but the files: a program that accepts other names or values must not
    /// take the cache of this one, whose warnings it would miss.
    var fingerprint: UInt64 {
      var print = FNV1a()
      print.add(StyleSheet.evaluationVersion)
      let functions = functions.map { $0.name }.sorted()
      for list in [names.map { ["expected"] + $0 } ?? [], functions] {
        print.add(UInt64(list.count))
        for name in list { print.add(name) }
      }
      for (name, limit) in limits.sorted(by: { $0.key < $1.key }) {
        print.add(name)
        print.add(UInt64(limit.kind.rawValue))
        for end in limit.range.map({ [$0.lowerBound, $0.upperBound] }) ?? [] {
          print.add(end.bitPattern)
        }
      }
      return print.value
    }

    /// Returns the styles of a cache that is as new as the files and was written for this program.
    func cached(at path: String) -> StyleCache? {
      guard let cache = StyleCache(path), cache.fingerprint == fingerprint,
        cache.sources.first?.path == root, cache.isFresh
      else { return nil }
      return cache
    }

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - fetched: the bytes of remote parts, by their addresses; nil if they are not fetched.
    ///   - watch: watches the folders of the files from now on.
    /// - Throws: ``StyleProblems`` with all problems.
    func load(
      _ fetched: [String: [UInt8]]?, watching watch: FolderWatch
    ) throws(StyleProblems) -> Result {
      let stamps = Monitor<[String: UInt64]>([:])
      var remote: (@Sendable (String) -> [UInt8]?)?
      if let fetched { remote = { fetched[$0] } }
      let files = StyleFiles(
        read: { path throws(StyleFileError) in
          watch.addStyles(at: path)
          let before = stamp(of: path)
          stamps.withLock { $0[path] = before ?? 0 }
          return try StyleFiles.disk.read(path)
        },
        remote: remote)
      let sheet = try StyleSheet(
        root, from: files, functions: functions, expecting: names, within: limits)
      let known = stamps.withLock { $0 }
      let sources = sheet.files.compactMap { path in
        known[path].map { StyleArchive.Source(path: path, stamp: $0) }
      }
      return Result(
        sheet: sheet, sources: sources,
        isSteady: sources.allSatisfy { stamp(of: $0.path) == $0.stamp })
    }
  }

  extension FolderWatch {
    /// Watches a style file, or a folder of them, and the path to it if that is missing yet or may
    /// lead elsewhere.
    func addStyles(at path: String) {
      let folder = Paths.folder(of: path)
      let wasThere = Paths.isFolder(folder)
      add(folder)
      // New files in a folder belong to it.
      if Paths.isFolder(path) { add(path) }
      // Only then, as changes in busy folders on the way would delay the effects of an edit.
      if !wasThere || !Paths.isFolder(folder) || Paths.isBehindLink(path) { follow(path) }
    }
  }
#endif
