/// A singleton that is resolved only when it is called for, so that its user may find out first
/// whether it is needed.
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
  /// - Throws: the errors of ``Container/resolve(_:)``.
  public func callAsFunction() throws(Key.Failure) -> Key.Value { try container.resolve(Key.self) }
}

extension Container {
  /// Returns a singleton for later: nothing is made before it is called for.
  ///
  /// - Parameter key: the key to resolve then.
  public func lazily<Key: Singleton>(_ key: Key.Type) -> Lazy<Key> where Key.Home == Home {
    Lazy(self)
  }
}
