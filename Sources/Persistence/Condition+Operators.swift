/// Holds if both conditions hold.
public func && <Model>(left: Condition<Model>, right: Condition<Model>) -> Condition<Model> {
  Condition(.join(.and, [left.node, right.node]))
}

/// Holds if at least one of the conditions holds.
public func || <Model>(left: Condition<Model>, right: Condition<Model>) -> Condition<Model> {
  Condition(.join(.or, [left.node, right.node]))
}

/// Holds if the condition does not.
public prefix func ! <Model>(condition: Condition<Model>) -> Condition<Model> {
  Condition(.negation(of: condition.node))
}

/// Holds if the value equals `value`; a missing value equals nil.
public func == <Model, Value: StoredValue>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .equal, value.primitive.datum) }
}

/// Holds if the value does not equal `value`, or is missing.
public func != <Model, Value: StoredValue>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .not(.compare($0, .equal, value.primitive.datum)) }
}

/// Holds if the value is less than `value`.
public func < <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .less, value.primitive.datum) }
}

/// Holds if the value is less than or equal to `value`.
public func <= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .lessOrEqual, value.primitive.datum) }
}

/// Holds if the value is greater than `value`.
public func > <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greater, value.primitive.datum) }
}

/// Holds if the value is greater than or equal to `value`.
public func >= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greaterOrEqual, value.primitive.datum) }
}

/// Holds if there is a value and it is less than `value`.
public func < <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .less, value.primitive.datum) }
}

/// Holds if there is a value and it is less than or equal to `value`.
public func <= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .lessOrEqual, value.primitive.datum) }
}

/// Holds if there is a value and it is greater than `value`.
public func > <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greater, value.primitive.datum) }
}

/// Holds if there is a value and it is greater than or equal to `value`.
public func >= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greaterOrEqual, value.primitive.datum) }
}
