/// A singleton that is resolved only when it is called for, so that what needs it may find out first whether
/// it does.
///
/// ```swift
/// struct Listing {
///   let store: Lazy<Store>
///
///   func run() throws(StoreError) { print(try store().names) }
/// }
/// ```
public struct Lazy<Key: Singleton>: Sendable {
  private let container: Container<Key.Home>

  init(_ container: Container<Key.Home>) { self.container = container }

  /// Resolves the value: the same one each time.
  ///
  /// - Throws: what ``Container/resolve(_:)`` throws.
  public func callAsFunction() throws(Key.Failure) -> Key.Value { try container.resolve(Key.self) }
}

extension Container {
  /// A singleton for later: nothing is made before it is called for.
  ///
  /// - Parameter key: what is resolved then.
  public func lazily<Key: Singleton>(_ key: Key.Type) -> Lazy<Key> where Key.Home == Home {
    Lazy(self)
  }
}
