/// A value made each time it is requested with `make`, from arguments that differ from time to time.
///
/// The type that conforms is the key by which the value is made. The value belongs to the
/// caller: nothing is kept or ended.
public protocol PerRequest {
  /// The level whose containers make it.
  associatedtype Home: Level
  /// The type of the value.
  associatedtype Value
  /// The values known only when it is made.
  associatedtype Arguments = Void
  /// The error if it cannot be made; `Never` if it always can.
  associatedtype Failure: Error = Never

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - container: resolves what the value needs.
  ///   - arguments: the values known only now.
  static func make(in container: Container<Home>, _ arguments: Arguments) throws(Failure) -> Value
}
