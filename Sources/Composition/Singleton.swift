/// One value in each ``Container`` of its level: made when it is first resolved, kept, and ended with it.
///
/// The type that conforms is the key by which the value is resolved. A type may be its own key; a protocol
/// is bound to a type by a key of its own, as in SwiftUI's environment:
///
/// ```swift
/// enum TimeSource: Singleton {
///   typealias Home = App
///
///   static func make(in app: Container<App>) -> any Clock { SystemClock() }
/// }
/// ```
public protocol Singleton {
  /// The level whose containers make it, and at whose end it ends.
  associatedtype Home: Level
  /// The type of the value.
  associatedtype Value: Sendable
  /// The error if it cannot be made; `Never` if it always can.
  associatedtype Failure: Error = Never

  /// Makes the one value of a container.
  ///
  /// - Parameter container: resolves what the value needs.
  static func make(in container: Container<Home>) throws(Failure) -> Value

  /// Releases what the value holds, when its container ends; does nothing unless it is implemented.
  static func end(_ value: Value)
}

extension Singleton {
  /// Does nothing.
  public static func end(_ value: Value) {}
}
