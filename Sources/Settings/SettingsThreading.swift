/// The threads that may use a store of settings.
///
/// This module has no locks, since it compiles for systems without threads. `SettingsFiles` adds
/// `SettingsThreading.locked`, for programs with several.
public struct SettingsThreading: Sendable {
  /// Runs closures one at a time.
  public typealias Lock = @Sendable (() -> Void) -> Void

  let makeLock: @Sendable () -> Lock

  /// Creates a way to protect a store.
  ///
  /// - Parameter makeLock: makes a lock, which need not be recursive.
  public init(makeLock: @escaping @Sendable () -> Lock) { self.makeLock = makeLock }

  #if hasFeature(Embedded)
    /// Only one thread exists.
    public static var single: SettingsThreading { unprotected }
  #else
    /// Only one thread uses the store and everything made from it, which the caller guarantees.
    @unsafe public static var single: SettingsThreading { unprotected }
  #endif

  private static var unprotected: SettingsThreading { SettingsThreading { { body in body() } } }
}

/// A value that one thread at a time reads or changes.
///
/// Sendable: the state is accessed only within the lock. Without one, the caller who chose
/// `SettingsThreading.single` guarantees that there is one thread.
final class Protected<State>: @unchecked Sendable {
  private var state: State
  private let lock: SettingsThreading.Lock

  init(_ state: State, _ threading: SettingsThreading) {
    self.state = state
    lock = threading.makeLock()
  }

  /// Reads or changes the state; the closure must call nothing that could need the lock, too.
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    var result: Result?
    lock { result = body(&state) }
    guard let result else { preconditionFailure("a lock did not run what it was given") }
    return result
  }
}
