/// How long something lives: as long as a ``Container`` of this level.
///
/// A program has one level for itself, and others for what begins and ends while it runs, such as the
/// session of a user. A level is an empty type that says what a container of it is given:
///
/// ```swift
/// enum App: Level { typealias Input = Options }
/// enum Session: Level {
///   typealias Input = User
///   typealias Outer = Container<App>
/// }
/// ```
public protocol Level {
  /// What is known when a container of the level is made.
  associatedtype Input: Sendable = Void
  /// The container within which one of this level lives; `Void` for the outermost.
  associatedtype Outer: Sendable = Void
}
