/// Makes the parts of a program, keeps those that exist once, and ends them.
///
/// A type that is not a ``Singleton`` or ``PerRequest`` of this container's level, or lacks an
/// argument, or has one of another type, does not compile. Any thread may resolve; of each
/// ``Singleton`` there is one, whichever thread comes first.
///
/// ```swift
/// let app = Container(App.self, input: options)
/// defer { app.end() }
/// let store = try app.resolve(Store.self)
/// let report = app.make(Report.self, Report.Arguments(month: month))
/// ```
public final class Container<Home: Level>: Sendable {
  /// The input that the container was made with.
  public let input: Home.Input
  /// The container within which this one lives.
  public let outer: Home.Outer

  @usableFromInline let instances: Instances
  @usableFromInline let substitutes: Substitutes
  private let life: Lifetime

  init(
    input: Home.Input, outer: Home.Outer, lock: RecursiveLock, substitutes: Substitutes
  ) {
    self.input = input
    self.outer = outer
    self.substitutes = substitutes
    instances = Instances()
    life = Lifetime(lock, instances)
  }

  /// Makes a container of an outermost level.
  ///
  /// - Parameters:
  ///   - level: the level.
  ///   - input: the values known now.
  public convenience init(_ level: Home.Type, input: Home.Input) where Home.Outer == Void {
    self.init(input: input, outer: (), lock: RecursiveLock(), substitutes: .none)
  }

  /// Makes a container of an outermost level that needs no input.
  public convenience init(_ level: Home.Type) where Home.Outer == Void, Home.Input == Void {
    self.init(level, input: ())
  }

  deinit { end() }

  /// Begins a level within this one, such as a session of the program.
  ///
  /// It ends by its own ``end()`` or with this container, whichever comes first.
  ///
  /// - Parameters:
  ///   - level: the level.
  ///   - input: the values known now.
  public func begin<Inner: Level>(
    _ level: Inner.Type, input: Inner.Input
  ) -> Container<Inner> where Inner.Outer == Container<Home> {
    let inner = Container<Inner>(
      input: input, outer: self, lock: life.lock, substitutes: substitutes)
    life.add(inner.life)
    return inner
  }

  /// Begins a level within this one that needs no input.
  public func begin<Inner: Level>(_ level: Inner.Type) -> Container<Inner>
  where Inner.Outer == Container<Home>, Inner.Input == Void {
    begin(level, input: ())
  }

  /// Ends everything made here: levels within this one first, then the singletons, the latest first.
  ///
  /// Nothing can be resolved here afterwards. A second call does nothing.
  public func end() { life.end() }
}

// MARK: - Resolving

extension Container {
  /// Returns the one value of this container; it is made the first time.
  ///
  /// - Throws: the value's ``Singleton/Failure``; nothing is kept then, and the next call tries again.
  @inlinable
  public func resolve<Key: Singleton>(
    _ key: Key.Type
  ) throws(Key.Failure) -> Key.Value where Key.Home == Home {
    if let value = kept(key) { return value }
    return try makeSingleton(key)
  }

  /// Returns a new value.
  ///
  /// - Parameters:
  ///   - key: the key of the value.
  ///   - arguments: the values known only now.
  @inlinable
  public func make<Key: PerRequest>(
    _ key: Key.Type, _ arguments: Key.Arguments
  ) throws(Key.Failure) -> Key.Value where Key.Home == Home {
    let path = unsafe ResolutionPath.enter(
      key, of: self, mayRepeat: Key.Arguments.self != Void.self)
    defer { unsafe ResolutionPath.leave(path) }
    if instances.isEnded { refuseEnded(key) }
    if let substitute = substitutes.find(key) { return try substitute.make(self, arguments) }
    return try Key.make(in: self, arguments)
  }

  /// Returns a new value that needs no arguments.
  @inlinable
  public func make<Key: PerRequest>(
    _ key: Key.Type
  ) throws(Key.Failure) -> Key.Value where Key.Home == Home, Key.Arguments == Void {
    try make(key, ())
  }

  /// Returns the value of a key that was made already.
  @inlinable
  func kept<Key: Singleton>(_ key: Key.Type) -> Key.Value? {
    guard let place = unsafe UnsafeRawPointer(bitPattern: instances.find(key)) else { return nil }
    // The instance has the type of its key, for only `makeSingleton` adds one, and lives as long as this
    // container.
    return unsafe Unmanaged<Instance<Key.Value>>.fromOpaque(place)
      ._withUnsafeGuaranteedRef { $0.value }
  }

  /// Makes the one value, unless another thread has made it meanwhile.
  @usableFromInline
  func makeSingleton<Key: Singleton>(
    _ key: Key.Type
  ) throws(Key.Failure) -> Key.Value where Key.Home == Home {
    life.lock.lock()
    defer { life.lock.unlock() }
    if let value = kept(key) { return value }
    if life.isEnded { refuseEnded(key) }
    let path = unsafe ResolutionPath.enter(key, of: self, mayRepeat: false)
    defer { unsafe ResolutionPath.leave(path) }
    let value =
      if let substitute = substitutes.find(key) { try substitute.make(self) } else {
        try Key.make(in: self)
      }
    // A dependency made meanwhile may have ended the container.
    if life.isEnded { refuseEnded(key) }
    instances.insert(Instance(value), key)
    life.add(ending: { Key.end(value) })
    return value
  }

  @usableFromInline
  func refuseEnded(_ key: Any.Type) -> Never {
    refuse(
      "\(name(of: key)) was asked for after the end of its container of \(name(of: Home.self))")
  }
}
