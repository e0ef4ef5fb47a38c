internal import Synchronization

/// Checks that the columns of a record are in the order of its initialiser.
///
/// The compiler compares types only, so two columns of the same type could be swapped. Each such pair is
/// checked until a record has different values in it, up to a limit: two flags may always be equal.
final class ColumnOrderCheck: Sendable {
  private struct State {
    /// The pairs of columns of the same type whose values have been equal in every record.
    var pairs: [(Int, Int)]
    /// The number of further records to check.
    var left = 256
  }

  private let state: Mutex<State>
  private let isOver: Atomic<Bool>
  /// The groups of columns of the same type.
  private let groups: [[Int]]

  init(_ columns: [ColumnDescription]) {
    let types = Dictionary(grouping: columns.indices) { columns[$0].type }
    groups = types.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    var pairs: [(Int, Int)] = []
    for group in groups {
      for (index, place) in group.enumerated() {
        for other in group.dropFirst(index + 1) { pairs.append((place, other)) }
      }
    }
    state = Mutex(State(pairs: pairs))
    isOver = Atomic(pairs.isEmpty)
  }

  /// Whether further records are to be checked.
  var isWanted: Bool { !isOver.load(ordering: .relaxed) }

  /// Compares the values of a record with those after passing them through `make`.
  ///
  /// - Returns: the indices of the columns that received the value of another, each with its source; empty if
  ///   none did.
  func exchanges(from old: [Datum], to new: [Datum]) -> [(to: Int, from: Int)] {
    var found: [(to: Int, from: Int)] = []
    for group in groups {
      let changed = group.filter { !old[$0].isSame(as: new[$0]) }
      // An initialiser may modify its arguments, but swapped values are a permutation.
      var rest = changed
      var ways: [(to: Int, from: Int)] = []
      for place in changed {
        guard let index = rest.firstIndex(where: { old[$0].isSame(as: new[place]) }) else { break }
        ways.append((to: place, from: rest.remove(at: index)))
      }
      if rest.isEmpty { found += ways }
    }
    // The check stays active after a wrong declaration, so that the next record fails too.
    guard found.isEmpty else { return found }
    state.withLock { state in
      state.pairs.removeAll { !old[$0.0].isSame(as: old[$0.1]) }
      state.left -= 1
      if state.pairs.isEmpty || state.left == 0 { isOver.store(true, ordering: .relaxed) }
    }
    return []
  }
}

extension Schema {
  /// Throws if `make` would swap values of a record.
  func checkOrder(_ model: Model) throws(StoreError) {
    let exchanges = unsafe withUnsafePointer(to: model) { place in
      let remade = unsafe codec.remake(place)
      return orderCheck.exchanges(from: codec.data(model), to: codec.data(remade))
    }
    guard !exchanges.isEmpty else { return }
    let ways = exchanges.sorted { $0.from < $1.from }.map { way in
      "“\(table.columns[way.from].name)” to the parameter for “\(table.columns[way.to].name)”"
    }
    throw .misuse(
      "The columns of \(table.name) are not in the order of the parameters of make: the value of "
        + ways.joined(separator: ", that of "))
  }

  /// Checks records that are written or read together, until all pairs of columns have differed.
  func checkOrder(_ models: [Model]) throws(StoreError) {
    for model in models {
      guard orderCheck.isWanted else { return }
      try checkOrder(model)
    }
  }
}
