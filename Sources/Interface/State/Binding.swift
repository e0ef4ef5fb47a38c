/// A way to read and change a value that lives elsewhere.
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from what reads and what changes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value, read and changed where it lives.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to hand on.
  public var projectedValue: Binding { self }

  /// A binding to a part or another form of the value.
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
