/// A one-to-many relation: the records that refer to one record.
///
///     struct Entry: Record {
///       …
///       static let taggings = Many<Entry, Tagging>(\.entry)
///     }
///     for (entry, taggings) in try tx.fetch(Entry.all, with: Entry.taggings) { … }
///
/// The child's column must be declared with `.references(Entry.self, onDelete: …)`; the database enforces it.
public struct Many<Parent: Record, Child: Record>: Sendable where Parent.Key: StoredValue {
  let path: any PartialKeyPath<Child> & Sendable

  /// Makes a relation from the property with the parent's key.
  public init(_ path: any KeyPath<Child, Parent.Key> & Sendable) {
    self.path = path
  }

  /// Makes a relation from the optional property with the parent's key.
  public init(_ path: any KeyPath<Child, Parent.Key?> & Sendable) {
    self.path = path
  }
}

/// A many-to-one relation: the record to which each record of another type refers.
///
///     static let entry = One<Tagging, Entry>(\.entry)
public struct One<Child: Record, Parent: Record>: Sendable where Parent.Key: StoredValue {
  let path: any PartialKeyPath<Child> & Sendable

  /// Makes a relation from the property with the other record's key.
  public init(_ path: any KeyPath<Child, Parent.Key> & Sendable) {
    self.path = path
  }
}

/// An optional many-to-one relation: the record to which each record of another type may refer.
///
///     static let owner = OneAtMost<Device, Person>(\.owner)
public struct OneAtMost<Child: Record, Parent: Record>: Sendable where Parent.Key: StoredValue {
  let path: any PartialKeyPath<Child> & Sendable

  /// Makes a relation from the optional property with the other record's key.
  public init(_ path: any KeyPath<Child, Parent.Key?> & Sendable) {
    self.path = path
  }
}

extension Snapshot {
  /// Returns the records of a query, each with those that refer to it, in two queries regardless of
  /// their number.
  ///
  /// - Parameters:
  ///   - query: the query of the records.
  ///   - relation: the relation to follow.
  ///   - children: the query of those that refer to them; by default all.
  public func fetch<Parent: Record, Child: Record>(
    _ query: Query<Parent>, with relation: Many<Parent, Child>, _ children: Query<Child> = Query()
  ) throws(StoreError) -> [(Parent, [Child])] {
    guard children.isWhole else {
      throw .misuse("The \(Child.table.name) of \(Parent.table.name) have a limit or offset")
    }
    let place = try Child.place(relation.path, referringTo: Parent.self)
    let parents = try fetch(query)
    let keys = parents.map { Parent.table.key(of: Parent.schema.codec.data($0)) }
    var groups: [RowKey: [Child]] = [:]
    // If all parents are requested, all children are needed.
    let found =
      query.isAll ? children : children.where(Condition(.isIn(place, keys.map { $0.values[0] })))
    if !parents.isEmpty {
      for child in try fetch(found) {
        groups[RowKey([Child.schema.codec.data(child)[place]]), default: []].append(child)
      }
    }
    return zip(parents, keys).map { ($0, groups[$1] ?? []) }
  }

  /// Returns the records of a query, each with the one it refers to, in two queries.
  public func fetch<Child: Record, Parent: Record>(
    _ query: Query<Child>, with relation: One<Child, Parent>
  ) throws(StoreError) -> [(Child, Parent)] {
    var pairs: [(Child, Parent)] = []
    for (child, parent) in try fetch(query, following: relation.path, to: Parent.self) {
      guard let parent else {
        let column = try Child.column(relation.path)
        throw .constraint(.foreignKey, table: Child.table.name, column: column)
      }
      pairs.append((child, parent))
    }
    return pairs
  }

  /// Returns the records of a query, each with the one it refers to, if any, in two queries.
  public func fetch<Child: Record, Parent: Record>(
    _ query: Query<Child>, with relation: OneAtMost<Child, Parent>
  ) throws(StoreError) -> [(Child, Parent?)] {
    try fetch(query, following: relation.path, to: Parent.self)
  }

  private func fetch<Child: Record, Parent: Record>(
    _ query: Query<Child>, following path: PartialKeyPath<Child>, to parent: Parent.Type
  ) throws(StoreError) -> [(Child, Parent?)] {
    let place = try Child.place(path, referringTo: Parent.self)
    let children = try fetch(query)
    let keys = children.map { Child.schema.codec.data($0)[place] }
    let wanted = Set(keys.filter { $0 != .null }.map { RowKey([$0]) })
    var parents: [RowKey: Parent] = [:]
    if !wanted.isEmpty {
      let node = ConditionNode.isIn(Parent.table.key[0], wanted.map { $0.values[0] })
      for parent in try fetch(Parent.where(Condition(node))) {
        parents[Parent.table.key(of: Parent.schema.codec.data(parent))] = parent
      }
    }
    return zip(children, keys).map { ($0, parents[RowKey([$1])]) }
  }
}

extension Record {
  /// Returns the index of the column that refers to another type of record.
  static func place<Parent: Record>(
    _ path: PartialKeyPath<Self>, referringTo parent: Parent.Type
  ) throws(StoreError) -> Int {
    let name = try column(path)
    guard let place = schema.position(of: path),
      table.columns[place].reference?.parent().name == Parent.table.name
    else { throw .misuse("\(table.name).\(name) does not refer to \(Parent.table.name)") }
    return place
  }
}
