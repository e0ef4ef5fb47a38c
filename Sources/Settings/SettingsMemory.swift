/// Settings in memory, for tests and for settings that a program must not keep.
///
/// Several stores may use one memory, as several processes use one file.
public final class SettingsMemory: Sendable {
  private struct State {
    var contents: SettingsContents
    var watchers: [(id: Int, changed: @Sendable () -> Void)] = []
    var lastID = 0
  }

  private let state: Protected<State>
  /// Held while a transaction runs, which calls back to its caller.
  private let writing: SettingsThreading.Lock

  /// Creates a memory.
  ///
  /// - Parameters:
  ///   - texts: the initial contents.
  ///   - threading: the threads that may use it.
  public init(_ texts: [StoredText] = [], threading: SettingsThreading) {
    state = Protected(State(contents: SettingsContents(texts)), threading)
    writing = threading.makeLock()
  }

  /// The stored contents.
  public var contents: SettingsContents { state.withLock { $0.contents } }

  /// Changes the stored contents, as another process would.
  public func change(_ changes: SettingChange...) {
    writing { state.withLock { $0.contents.apply(changes) } }
    notify()
  }

  /// The backend that keeps settings here.
  public var backend: SettingsBackend {
    SettingsBackend(
      place: "memory", load: { [self] () throws(SettingsError) in contents },
      transact: { [self] body throws(SettingsError) in
        var failure: SettingsError?
        var result = SettingsContents()
        writing {
          do throws(SettingsError) {
            let changes = try body(contents)
            result = state.withLock {
              $0.contents.apply(changes)
              return $0.contents
            }
          } catch { failure = error }
        }
        if let failure { throw failure }
        notify()
        return result
      },
      watch: { [self] changed in
        let id = state.withLock { state in
          state.lastID += 1
          state.watchers.append((state.lastID, changed))
          return state.lastID
        }
        return SettingsSubscription { [self] in
          state.withLock { $0.watchers.removeAll { $0.id == id } }
        }
      })
  }

  private func notify() {
    for watcher in state.withLock({ $0.watchers }) { watcher.changed() }
  }
}
