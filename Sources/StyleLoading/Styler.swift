private import HostSystem
public import Styles

#if os(Linux)
  /// Loads styles, and passes them on again whenever one of their files changes while the program runs.
  ///
  /// ```swift
  /// let styler = try Styler("styles/main.json", cache: "styles/main.cache")
  /// let subscription = styler.subscribe { styles in view.color = styles.value("card.color", or: view.color) }
  /// ```
  ///
  /// A file that is broken while it runs changes nothing: the last good styles stay, and the problems are
  /// reported.
  public final class Styler: Sendable {
    /// Stops what it was returned for when it is released.
    public final class Subscription: Sendable {
      private let end: @Sendable () -> Void

      init(_ end: @escaping @Sendable () -> Void) { self.end = end }

      deinit { end() }
    }

    private struct State {
      var styles: StyleLookup
      /// How often the styles have changed.
      var revision: UInt64 = 0
      var sources: [StyleArchive.Source]
      var problems: [StyleProblem] = []
      var fetched: [String: [UInt8]] = [:]
      var subscribers: [UInt64: @Sendable (StyleLookup) -> Void] = [:]
      var last: UInt64 = 0
    }

    private let root: String
    private let cache: String?
    private let functions: [StyleFunction]
    private let names: [String]?
    private let limits: [String: StyleLimit]
    private let report: @Sendable ([StyleProblem]) -> Void
    private let state: Monitor<State>
    private let watch: FolderWatch

    /// Loads styles: from the cache where it is as new as the files, and from the files otherwise.
    ///
    /// - Parameters:
    ///   - root: the path of the style file, or of a folder whose style files are read as one.
    ///   - cache: where a binary copy is kept, so that the next start need not read the files.
    ///   - functions: what the files may call besides `~color.alpha` and `~color.mix`. When they change,
    ///     the cache has to be removed.
    ///   - names: the full names that the program reads; others to which no style refers are reported. Nil
    ///     where any name may be read.
    ///   - limits: what the program accepts as the values of full names; others are reported and left out.
    ///   - fetch: returns the bytes at an address, for the remote parts of includes; it is called on
    ///     another thread, and the styles change when it has returned.
    ///   - report: takes what is wrong, at first and after each change, and nothing once all is right again.
    /// - Throws: ``StyleLoadingError`` when there are no styles to begin with.
    public init(
      _ root: String, cache: String? = nil, functions: [StyleFunction] = [],
      expecting names: [String]? = nil, within limits: [String: StyleLimit] = [:],
      fetch: (@Sendable (String) -> [UInt8]?)? = nil,
      report: @escaping @Sendable ([StyleProblem]) -> Void = { _ in }
    ) throws(StyleLoadingError) {
      self.root = root
      self.cache = cache
      self.functions = functions
      self.names = names
      self.limits = limits
      self.report = report
      do throws(SystemError) { watch = try FolderWatch() } catch {
        throw .system(error.description)
      }
      var remotes: [String] = []
      if let cache, fetch == nil, let found = StyleCache(cache), found.isFresh,
        found.sources.first?.path == root
      {
        state = Monitor(State(styles: found.styles, sources: found.sources))
        for source in found.sources {
          watch.add(Paths.isFolder(source.path) ? source.path : Paths.folder(of: source.path))
        }
      } else {
        do throws(StyleProblems) {
          let loaded = try Self.load(root, functions, names, limits, [:], watch)
          state = Monitor(
            State(
              styles: StyleLookup(loaded.sheet), sources: loaded.sources,
              problems: loaded.sheet.warnings))
          if !loaded.sheet.warnings.isEmpty { report(loaded.sheet.warnings) }
          remotes = loaded.sheet.remotes
          // Without a cache the next start is slower, and nothing else.
          if let cache, loaded.isSteady, loaded.sheet.warnings.isEmpty {
            try? StyleCache.write(loaded.sheet, loaded.sources, to: cache)
          }
        } catch { throw .problems(error) }
      }
      do throws(SystemError) {
        let thread = try SystemThread { [watch, remotes, weak self] in
          if let fetch { for address in remotes { self?.take(address, fetch(address)) } }
          // What changed before the watch began.
          self?.reload()
          while watch.wait() { self?.reload() }
        }
        thread.detach()
      } catch { throw .system(error.description) }
    }

    deinit { watch.end() }

    /// The last good styles.
    public var styles: StyleLookup { state.withLock { $0.styles } }

    /// What is wrong with the files now; nothing while they are right.
    public var problems: [StyleProblem] { state.withLock { $0.problems } }

    /// Calls a closure with the styles now, and whenever they have changed.
    ///
    /// - Returns: what keeps the subscription as long as it is kept itself.
    public func subscribe(
      _ changed: @escaping @Sendable (StyleLookup) -> Void
    ) -> Subscription {
      let number: UInt64
      var (styles, revision): (StyleLookup, UInt64)
      (number, styles, revision) = state.withLock { state in
        state.last += 1
        state.subscribers[state.last] = changed
        return (state.last, state.styles, state.revision)
      }
      changed(styles)
      // What changed meanwhile was passed on before these, which are older.
      while true {
        let before = revision
        (styles, revision) = state.withLock { ($0.styles, $0.revision) }
        if revision == before { break }
        changed(styles)
      }
      return Subscription { [weak self] in
        self?.state.withLock { _ = $0.subscribers.removeValue(forKey: number) }
      }
    }

    // MARK: Loading

    private struct Loaded {
      let sheet: StyleSheet
      let sources: [StyleArchive.Source]
      /// Whether no file changed while it was read.
      let isSteady: Bool
    }

    private static func load(
      _ root: String, _ functions: [StyleFunction], _ names: [String]?,
      _ limits: [String: StyleLimit], _ fetched: [String: [UInt8]], _ watch: FolderWatch
    ) throws(StyleProblems) -> Loaded {
      let stamps = Monitor<[String: UInt64]>([:])
      let files = StyleFiles(
        read: { path throws(StyleFileError) in
          // One that is missing may come.
          watch.add(Paths.folder(of: path))
          // Files that come to a folder belong to it.
          if Paths.isFolder(path) { watch.add(path) }
          let before = stamp(of: path)
          stamps.withLock { $0[path] = before ?? 0 }
          return try StyleFiles.disk.read(path)
        },
        remote: { fetched[$0] })
      let sheet = try StyleSheet(
        root, from: files, functions: functions, expecting: names, within: limits)
      let known = stamps.withLock { $0 }
      let sources = sheet.files.compactMap { path in
        known[path].map { StyleArchive.Source(path: path, stamp: $0) }
      }
      return Loaded(
        sheet: sheet, sources: sources,
        isSteady: sources.allSatisfy { stamp(of: $0.path) == $0.stamp })
    }

    private func take(_ address: String, _ bytes: [UInt8]?) {
      guard let bytes else { return }
      state.withLock { $0.fetched[address] = bytes }
      reload(evenIfFresh: true)
    }

    private func reload(evenIfFresh: Bool = false) {
      let (sources, fetched, before) = state.withLock { ($0.sources, $0.fetched, $0.problems) }
      let isFresh = sources.allSatisfy { stamp(of: $0.path) == $0.stamp }
      guard evenIfFresh || !isFresh || !before.isEmpty else { return }
      do throws(StyleProblems) {
        let loaded = try Self.load(root, functions, names, limits, fetched, watch)
        let styles = StyleLookup(loaded.sheet)
        let subscribers = state.withLock { state in
          state.styles = styles
          state.revision += 1
          state.sources = loaded.sources
          state.problems = loaded.sheet.warnings
          return state.subscribers
        }
        if loaded.sheet.warnings != before { report(loaded.sheet.warnings) }
        if let cache, loaded.isSteady, fetched.isEmpty, loaded.sheet.warnings.isEmpty {
          try? StyleCache.write(loaded.sheet, loaded.sources, to: cache)
        }
        for subscriber in subscribers.sorted(by: { $0.key < $1.key }) { subscriber.value(styles) }
      } catch {
        state.withLock { $0.problems = error.problems }
        if error.problems != before { report(error.problems) }
      }
    }
  }
#endif

/// Why there are no styles to begin with.
public enum StyleLoadingError: Error, Sendable, Hashable {
  /// The files are wrong.
  case problems(StyleProblems)
  /// The system refuses to watch them, for the reason in the sentence.
  case system(String)
}

extension StyleLoadingError: CustomStringConvertible {
  /// What is wrong, one problem a line.
  public var description: String {
    switch self {
    case .problems(let problems): problems.description
    case .system(let sentence): sentence
    }
  }
}
