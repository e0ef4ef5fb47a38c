private import HostSystem
public import Styles

#if os(Linux)
  /// Loads styles, and passes them on again whenever one of their files changes while the program runs.
  ///
  /// ```swift
  /// let styler = try Styler("styles/main.json", cache: "styles/main.cache")
  /// let subscription = styler.subscribe { styles in
  ///   view.color = styles.value("card.color", or: view.color)
  /// }
  /// ```
  ///
  /// A file that is broken while it runs changes nothing: the last good styles stay, and the problems are
  /// reported.
  public final class Styler: Sendable {
    /// Ends a subscription when it is released.
    public final class Subscription: Sendable {
      private let end: @Sendable () -> Void

      init(_ end: @escaping @Sendable () -> Void) { self.end = end }

      deinit { end() }
    }

    private struct State {
      var styles: StyleLookup
      /// The number of changes of the styles.
      var revision: UInt64 = 0
      var sources: [StyleArchive.Source]
      var problems: [StyleProblem] = []
      var subscribers: [UInt64: @Sendable (StyleLookup) -> Void] = [:]
      var last: UInt64 = 0
    }

    private let reading: StyleReading
    private let cache: String?
    private let report: @Sendable ([StyleProblem]) -> Void
    private let state: Monitor<State>
    /// Held while files are read and passed on, so that only the last result stays.
    private let turn = Monitor(())
    private let watch: FolderWatch
    private let remotes: RemoteParts?

    /// Loads styles: from the cache if it is as new as the files, and from the files otherwise.
    ///
    /// - Parameters:
    ///   - root: the path of the style file, or of a folder whose style files are read as one.
    ///   - cache: the path of a binary copy, so that the next start need not read the files. It is
    ///     not used if there is a `fetch`, or the names, the limits or the names of the functions
    ///     are others.
    ///   - functions: the functions that the files may call besides `~color.alpha` and
    ///     `~color.mix`. When one of them computes something else than before, the cache has to be
    ///     removed.
    ///   - names: the full names that the program reads; others to which no style refers are
    ///     reported. Nil if any name may be read.
    ///   - limits: the values that the program accepts, by full names; others are reported and left out.
    ///   - fetch: returns the bytes at an address, for the remote parts of includes, or nil after a
    ///     failure. It is called on another thread, for one part after another, and the styles
    ///     change when it has returned. Without it each remote part is reported.
    ///   - pauses: the pause before a part is fetched again after its first failure, and the
    ///     longest one: each pause is twice the one before.
    ///   - report: receives the problems, at first and after each change, and an empty list once
    ///     there are none.
    /// - Throws: ``StyleLoadingError`` if there are no styles to begin with.
    public init(
      _ root: String, cache: String? = nil, functions: [StyleFunction] = [],
      expecting names: [String]? = nil, within limits: [String: StyleLimit] = [:],
      fetch: (@Sendable (String) -> [UInt8]?)? = nil,
      retryingAfter pauses: ClosedRange<Duration> = .seconds(1) ... .seconds(300),
      report: @escaping @Sendable ([StyleProblem]) -> Void = { _ in }
    ) throws(StyleLoadingError) {
      reading = StyleReading(root: root, functions: functions, names: names, limits: limits)
      self.cache = fetch == nil ? cache : nil
      self.report = report
      remotes = fetch.map { RemoteParts($0, pauses: pauses) }
      do throws(SystemError) { watch = try FolderWatch() } catch {
        throw .system(error.description)
      }
      if let found = self.cache.flatMap({ [reading] in reading.cached(at: $0) }) {
        state = Monitor(State(styles: found.styles, sources: found.sources))
        for source in found.sources { watch.addStyles(at: source.path) }
      } else {
        do throws(StyleProblems) {
          let loaded = try reading.load(remotes?.fetched, watching: watch)
          state = Monitor(
            State(
              styles: StyleLookup(loaded.sheet), sources: loaded.sources,
              problems: loaded.sheet.warnings))
          if !loaded.sheet.warnings.isEmpty { report(loaded.sheet.warnings) }
          remotes?.follow(loaded.sheet.remotes)
          keep(loaded)
        } catch { throw .problems(error) }
      }
      do throws(SystemError) {
        try remotes?.begin { [weak self] in self?.reload(evenIfFresh: true) }
        let thread = try SystemThread { [watch, weak self] in
          // Changes before the watch began.
          self?.reload()
          while watch.wait() { self?.reload() }
        }
        thread.detach()
      } catch { throw .system(error.description) }
    }

    deinit {
      watch.end()
      remotes?.end()
    }

    /// The last good styles.
    public var styles: StyleLookup { state.withLock { $0.styles } }

    /// The present problems with the files; none while they are right.
    public var problems: [StyleProblem] { state.withLock { $0.problems } }

    /// Calls a closure with the present styles, and whenever they have changed.
    ///
    /// - Returns: a subscription, which ends when it is released.
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
      // Changes meanwhile were passed on before these, which are older.
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

    /// Writes the cache, unless its next reader would miss a warning or a change.
    private func keep(_ loaded: StyleReading.Result) {
      guard let cache, loaded.isSteady, loaded.sheet.warnings.isEmpty else { return }
      // Without a cache the next start is slower, and nothing else.
      try? StyleCache.write(loaded, reading.fingerprint, to: cache)
    }

    private func reload(evenIfFresh: Bool = false) {
      turn.withLock { _ in
        let (sources, before) = state.withLock { ($0.sources, $0.problems) }
        let isFresh = sources.allSatisfy { stamp(of: $0.path) == $0.stamp }
        if evenIfFresh || !isFresh || !before.isEmpty { replace(before) }
      }
    }

    private func replace(_ before: [StyleProblem]) {
      do throws(StyleProblems) {
        let loaded = try reading.load(remotes?.fetched, watching: watch)
        let styles = StyleLookup(loaded.sheet)
        let subscribers = state.withLock { state in
          state.styles = styles
          state.revision += 1
          state.sources = loaded.sources
          state.problems = loaded.sheet.warnings
          return state.subscribers
        }
        if loaded.sheet.warnings != before { report(loaded.sheet.warnings) }
        remotes?.follow(loaded.sheet.remotes)
        for subscriber in subscribers.sorted(by: { $0.key < $1.key }) { subscriber.value(styles) }
        // Last, as it waits for the disk.
        keep(loaded)
      } catch {
        state.withLock { $0.problems = error.problems }
        if error.problems != before { report(error.problems) }
      }
    }
  }
#endif

/// The reason why there are no styles to begin with.
public enum StyleLoadingError: Error, Sendable, Hashable {
  /// The files are wrong.
  case problems(StyleProblems)
  /// The system refuses to watch the files, for the reason in the sentence.
  case system(String)
}

extension StyleLoadingError: CustomStringConvertible {
  /// The problems, one a line.
  public var description: String {
    switch self {
    case .problems(let problems): problems.description
    case .system(let sentence): sentence
    }
  }
}
