/// Reads and changes a value that is stored elsewhere.
@propertyWrapper
public struct Binding<Value> {
  private let location: Location<Value>

  init(_ location: Location<Value>) { self.location = location }

  /// Creates a binding from closures that read and change the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = DistantLocation(get: get, set: set)
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value, read and changed where it is stored.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself, to hand on.
  public var projectedValue: Binding { self }

  /// Returns a binding to a part of the value, or to another representation of it.
  public func map<Other>(
    get: @escaping (Value) -> Other, set: @escaping (Other, inout Value) -> Void
  ) -> Binding<Other> {
    Binding<Other> {
      get(wrappedValue)
    } set: { part in
      var whole = wrappedValue
      set(part, &whole)
      wrappedValue = whole
    }
  }
}

/// The storage of a value that bindings refer to.
class Location<Value>: Source {
  /// The value, read and changed here.
  var value: Value {
    get { preconditionFailure("each location has its own value") }
    set { preconditionFailure("each location has its own value") }
  }
}

/// A value that is accessed through functions.
private final class DistantLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}
