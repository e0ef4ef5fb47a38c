/// The lifetime of values: that of a ``Container`` of this level.
///
/// A program has one level for itself, and others for things that begin and end while it runs, such
/// as the session of a user. A level is an empty type that declares the input of its containers:
///
/// ```swift
/// enum App: Level { typealias Input = Options }
/// enum Session: Level {
///   typealias Input = User
///   typealias Outer = Container<App>
/// }
/// ```
public protocol Level {
  /// The values known when a container of the level is made.
  associatedtype Input: Sendable = Void
  /// The container within which one of this level lives; `Void` for the outermost.
  associatedtype Outer: Sendable = Void
}
