/// A property of a model whose readers are told when it changes.
///
/// A model is any class; each observed property is followed on its own, so a view is evaluated
/// again only when a property that it has read changes.
///
///     final class Day {
///       @Observed var answers: [Answer] = []
///     }
///
/// `day.$answers` is a ``Binding``.
@propertyWrapper
public struct Observed<Value> {
  private let cell: Cell<Value>

  /// Creates a property that starts with this value.
  public init(wrappedValue: Value) { cell = Cell(wrappedValue) }

  /// The value; setting it evaluates the views that read it again.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A reference to the value that views can change it by.
  public var projectedValue: Binding<Value> { Binding(cell) }
}
