/// A new one each time it is asked for with `make`, of arguments that differ from time to time.
///
/// The type that conforms is the key by which the value is made. The value belongs to the
/// caller: nothing is kept or ended.
public protocol PerRequest {
  /// The level whose containers make it.
  associatedtype Home: Level
  /// What is made.
  associatedtype Value
  /// What is known only when it is made.
  associatedtype Arguments = Void
  /// Why it cannot be made; `Never` where it always can.
  associatedtype Failure: Error = Never

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - container: resolves what the value needs.
  ///   - arguments: what is known only now.
  static func make(in container: Container<Home>, _ arguments: Arguments) throws(Failure) -> Value
}
