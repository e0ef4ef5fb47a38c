extension [Migration] {
  /// Returns the number of steps to take: all, or those up to the one with this name.
  package func goal(upTo last: String?) throws(StoreError) -> Int {
    var names: Set<String> = []
    for step in self where !names.insert(step.name).inserted {
      throw .misuse("Two steps of the history are called “\(step.name)”")
    }
    guard let last else { return count }
    guard let place = firstIndex(where: { $0.name == last }) else {
      throw .misuse("No step of the history is called “\(last)”")
    }
    return place + 1
  }

  /// Throws if the steps that a store has taken are not a prefix of these in their present form.
  package func check(
    _ taken: [(name: String, checksum: Int64)], upTo goal: Int, _ checksum: (Migration) -> Int64
  ) throws(StoreError) {
    for (step, ours) in zip(taken, self) {
      guard step.name == ours.name else {
        throw .schemaMismatch(differences: [
          "it took a step “\(step.name)” where this program has “\(ours.name)”"
        ])
      }
      guard step.checksum == checksum(ours) else {
        throw .schemaMismatch(differences: ["step “\(step.name)” was changed after it was taken"])
      }
    }
    guard taken.count <= goal else {
      throw .versionTooNew(found: taken.count, known: goal)
    }
  }

  /// Throws if a store that has taken no step has tables, which belong to another program.
  package func checkNew(_ tables: [String]) throws(StoreError) {
    guard let first = tables.first else { return }
    throw .schemaMismatch(differences: [
      "it holds tables that this program did not make, such as \(first)"
    ])
  }
}
