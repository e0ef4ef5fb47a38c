/// An ordered list of the records that refer to one record.
///
/// Each record stores its position, counted from zero without gaps. Every change reads the children of one
/// parent and writes those that differ.
///
///     static let steps = Ordered<Plan, Step>(\.plan, position: \.position)
///     try tx.append(step, to: Plan.steps, of: plan.id)
public struct Ordered<Parent: Record, Child: Record>: Sendable where Parent.Key: StoredValue {
  let path: any WritableKeyPath<Child, Parent.Key> & Sendable
  let position: any WritableKeyPath<Child, Int> & Sendable

  /// Makes a list from the property with the parent's key, and the one with the position.
  public init(
    _ path: any WritableKeyPath<Child, Parent.Key> & Sendable,
    position: any WritableKeyPath<Child, Int> & Sendable
  ) {
    self.path = path
    self.position = position
  }

  fileprivate func query(of key: Parent.Key) -> Query<Child> {
    Child.where(path == key).order(position)
  }
}

extension Snapshot {
  /// Returns the children of one record in their order.
  public func fetch<Parent: Record, Child: Record>(
    _ relation: Ordered<Parent, Child>, of key: Parent.Key
  ) throws(StoreError) -> [Child] {
    _ = try Child.place(relation.path, referringTo: Parent.self)
    return try fetch(relation.query(of: key))
  }

  /// Returns the records of a query, each with its children in their order, in two queries.
  public func fetch<Parent: Record, Child: Record>(
    _ query: Query<Parent>, with relation: Ordered<Parent, Child>
  ) throws(StoreError) -> [(Parent, [Child])] {
    try fetch(query, with: Many(relation.path), Child.all.order(relation.position))
  }
}

extension Transaction {
  /// Appends a record to the children of one record.
  public func append<Parent: Record, Child: Record>(
    _ child: Child, to relation: Ordered<Parent, Child>, of key: Parent.Key
  ) throws(StoreError) {
    try edit(relation, of: key) { children throws(StoreError) in children.append(child) }
  }

  /// Inserts a record before the child at a position; the number of children is the position at the end.
  public func insert<Parent: Record, Child: Record>(
    _ child: Child, at place: Int, of relation: Ordered<Parent, Child>, of key: Parent.Key
  ) throws(StoreError) {
    try edit(relation, of: key) { children throws(StoreError) in
      guard (0...children.count).contains(place) else { throw .noPlace(place, children.count) }
      children.insert(child, at: place)
    }
  }

  /// Moves the child at one position to another.
  public func move<Parent: Record, Child: Record>(
    from place: Int, to target: Int, in relation: Ordered<Parent, Child>, of key: Parent.Key
  ) throws(StoreError) {
    try edit(relation, of: key) { children throws(StoreError) in
      for place in [place, target] where !children.indices.contains(place) {
        throw .noPlace(place, children.count)
      }
      children.insert(children.remove(at: place), at: target)
    }
  }

  /// Deletes the child at a position; later ones move up.
  public func remove<Parent: Record, Child: Record>(
    at place: Int, from relation: Ordered<Parent, Child>, of key: Parent.Key
  ) throws(StoreError) {
    try edit(relation, of: key) { children throws(StoreError) in
      guard children.indices.contains(place) else { throw .noPlace(place, children.count) }
      children.remove(at: place)
    }
  }

  /// Replaces the children of one record with these, in this order.
  @discardableResult
  public func replaceAll<Parent: Record, Child: Record>(
    in relation: Ordered<Parent, Child>, of key: Parent.Key, with children: [Child]
  ) throws(StoreError) -> Replacement {
    _ = try Child.place(relation.path, referringTo: Parent.self)
    var children = children
    for index in children.indices {
      children[index][keyPath: relation.path] = key
      children[index][keyPath: relation.position] = index
    }
    return try replace(relation.query(of: key), with: children)
  }

  private func edit<Parent: Record, Child: Record>(
    _ relation: Ordered<Parent, Child>, of key: Parent.Key,
    _ body: (inout [Child]) throws(StoreError) -> Void
  ) throws(StoreError) {
    var children = try fetch(relation, of: key)
    try body(&children)
    try replaceAll(in: relation, of: key, with: children)
  }
}

extension StoreError {
  fileprivate static func noPlace(_ place: Int, _ count: Int) -> StoreError {
    .misuse("There is no place \(place) among \(count) ordered records")
  }
}
