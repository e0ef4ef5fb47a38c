/// The settings of a program: typed values that are stored, observed, and shared with other processes.
///
///     let settings = SettingsStore(ReaderSettings.schema, person: file.backend, threading: .locked)
///     settings[ReaderSettings.gap] = 30
///     let subscription = settings.observe(ReaderSettings.gap) { gap in schedule(gap) }
///
/// Any thread may use a store whose threading is `.locked`. Reading takes the value from memory and never
/// fails. A stored text that is no value of its setting is reported once, and the default is used.
public final class SettingsStore: Sendable {
  let core: SettingsCore
  // They hold the core and not the store, and so end with it.
  private let watches: [SettingsSubscription]

  /// Reads the settings, and stores those of former names under the present ones.
  ///
  /// - Parameters:
  ///   - schema: the settings.
  ///   - person: the settings of the person.
  ///   - device: the settings of this device; those of the person unless there is another place.
  ///   - variable: returns the value of an environment variable, or nil if it is not set. Variables
  ///     are read now, and whenever the backends have changed.
  ///   - threading: the threads that may use the store.
  ///   - report: receives each problem once, until it is fixed.
  public init(
    _ schema: SettingsSchema, person: SettingsBackend, device: SettingsBackend? = nil,
    variable: @escaping @Sendable (String) -> String? = { _ in nil },
    threading: SettingsThreading,
    report: @escaping @Sendable (SettingProblem) -> Void = { _ in }
  ) {
    let core = SettingsCore(schema, person, device, variable, threading, report)
    self.core = core
    // The watches come first, so that no change is missed between reading and watching.
    watches = core.backends.compactMap { backend in backend.watch { core.heard() } }
    core.reload()
    core.migrate()
  }

  /// The settings.
  public var schema: SettingsSchema { core.schema }

  /// All values at one moment.
  public var table: SettingsTable { core.table }

  /// The problems with the stored contents.
  public var problems: [SettingProblem] { core.problems }

  // MARK: Values

  /// The value of a setting.
  ///
  /// A new value that cannot be stored is reported, and the old one stays. The method
  /// `set` throws instead.
  public subscript<Value>(definition: SettingDefinition<Value>) -> Value {
    get {
      core.text(of: definition.name).flatMap { try? definition.codec.decode($0) }
        ?? definition.defaultValue
    }
    set {
      do throws(SettingsError) {
        try set(definition, to: newValue)
      } catch {
        core.reportUnkept(error)
      }
    }
  }

  /// Stores a value.
  ///
  /// It takes effect at once, unless an environment variable replaces it: see
  /// ``SettingsTable/origin(of:)``.
  ///
  /// - Throws: ``SettingsError`` if it is out of range or cannot be stored; the old value stays.
  public func set<Value>(
    _ definition: SettingDefinition<Value>, to value: Value
  ) throws(SettingsError) {
    try change(definition.scope) { changes throws(SettingsError) in
      try changes.set(definition, to: value)
    }
  }

  /// Stores a value that a person has written.
  ///
  /// - Parameters:
  ///   - name: the name of the setting.
  ///   - text: the value in any spelling that the setting's codec reads.
  public func set(_ name: String, to text: String) throws(SettingsError) {
    guard let entry = schema.entry(name) else { throw .notListed(name: name) }
    try change(entry.scope) { changes throws(SettingsError) in try changes.set(name, to: text) }
  }

  /// Returns a setting to its default.
  public func reset<Value>(_ definition: SettingDefinition<Value>) throws(SettingsError) {
    try change(definition.scope) { changes throws(SettingsError) in try changes.reset(definition) }
  }

  /// Changes several settings of one scope: all of them or none.
  ///
  /// Neither observers nor other processes find some of the changes without the others.
  ///
  /// - Parameters:
  ///   - scope: the scope of the settings.
  ///   - body: makes the changes. It sees the values as they are stored and as no other process
  ///     changes them until the end, and must not change settings in another way. An error that it
  ///     throws is rethrown, and nothing changes.
  public func change(
    _ scope: SettingScope = .person,
    _ body: (inout SettingsChanges) throws(SettingsError) -> Void
  ) throws(SettingsError) {
    try core.change(scope, body)
  }

  /// Reads the backends and the environment variables again.
  ///
  /// Needed only if a backend cannot be watched.
  public func reload() { core.reload() }

  // MARK: Observing

  /// Calls a closure with the present value, and with each later value.
  ///
  /// Values arrive in order, on the thread that made or observed the change. Of changes in quick
  /// succession only the last may arrive. While another thread is calling observers, that thread
  /// makes the calls.
  ///
  /// - Returns: a subscription, which ends the calls when it is released; a call that has begun
  ///   then is completed.
  public func observe<Value>(
    _ definition: SettingDefinition<Value>, _ body: @escaping @Sendable (Value) -> Void
  ) -> SettingsSubscription {
    guard let place = schema.place(of: definition.name) else {
      body(definition.defaultValue)
      return SettingsSubscription {}
    }
    let id = core.observe(place) { text in
      body((try? definition.codec.decode(text)) ?? definition.defaultValue)
    }
    // The subscription holds the store, so that changes continue to be delivered.
    return SettingsSubscription { [self] in core.endObserving(id) }
  }
}
