import Persistence
import TestSupport
import Testing

@Suite struct `Relations` {
  struct Plan: Record, Equatable {
    var id: Int64
    var name: String

    static let schema = Schema(
      "plan", key: \.id, Column(\.id, "id"), Column(\.name, "name"), make: Plan.init)
    static let steps = Ordered<Plan, Step>(\.plan, position: \.position)
    static let notes = Many<Plan, Note>(\.plan)
  }

  struct Step: Record, Equatable {
    var id: Int64
    var plan: Int64
    var position: Int
    var text: String

    static let schema = Schema(
      "step", key: \.id, Column(\.id, "id"),
      Column(\.plan, "plan", .references(Plan.self, onDelete: .cascade)),
      Column(\.position, "position"), Column(\.text, "text"), make: Step.init)
    static let plan = One<Step, Plan>(\.plan)
  }

  struct Note: Record, Equatable {
    var id: Int64
    var plan: Int64?
    var step: Int64?

    static let schema = Schema(
      "note", key: \.id, Column(\.id, "id"),
      Column(\.plan, "plan", .references(Plan.self, onDelete: .clear)), Column(\.step, "step"),
      make: Note.init)
    static let plan = OneAtMost<Note, Plan>(\.plan)
    static let undeclared = OneAtMost<Note, Step>(\.step)
  }

  private func filled() throws -> Store {
    let store = try Store.open(.memory, models: [Plan.self, Step.self, Note.self])
    try store.write { tx in
      try tx.insert((1...3).map { Plan(id: $0, name: "plan \($0)") })
      try tx.insert((1...6).map { Note(id: $0, plan: $0 == 6 ? nil : ($0 % 2 + 1), step: nil) })
    }
    return store
  }

  @Test func `each record is fetched with those that refer to it`() throws {
    let store = try filled()
    try store.read { tx in
      let all = try tx.fetch(Plan.all.order(\.id), with: Plan.notes)
      #expect(all.map(\.0.id) == [1, 2, 3])
      #expect(all.map { $0.1.map(\.id) } == [[2, 4], [1, 3, 5], []])
      let some = try tx.fetch(
        Plan.all.order(\.id).limit(2), with: Plan.notes,
        Note.where(\.id > 2).order(\.id, .descending))
      #expect(some.map { $0.1.map(\.id) } == [[4], [5, 3]])
      let none = try tx.fetch(Plan.where(\.id > 9), with: Plan.notes)
      #expect(none.isEmpty)
    }
  }

  @Test func `each record is fetched with the one it refers to`() throws {
    let store = try filled()
    try store.write { tx in
      try tx.insert(Step(id: 1, plan: 3, position: 0, text: ""))
      let notes = try tx.fetch(Note.all.order(\.id), with: Note.plan)
      #expect(notes.map { $0.1?.name } == ["plan 2", "plan 1", "plan 2", "plan 1", "plan 2", nil])
      let steps = try tx.fetch(Step.all, with: Step.plan)
      #expect(steps.map(\.1.name) == ["plan 3"])
    }
  }

  @Test func `two queries serve any number of records`() throws {
    let store = try filled()
    try store.write { tx in
      try tx.insert((100...3_000).map { Plan(id: $0, name: "") })
      try tx.insert((100...3_000).map { Note(id: $0, plan: $0, step: nil) })
      let pairs = try tx.fetch(Plan.where(\.id >= 100), with: Plan.notes)
      #expect(pairs.count == 2_901)
      #expect(pairs.allSatisfy { $0.1.map(\.id) == [$0.0.id] })
    }
  }

  @Test func `a relation that the table does not declare is refused`() throws {
    let store = try filled()
    #expect(throws: StoreError.misuse(#"note."step" does not refer to step"#)) {
      try store.read { tx in _ = try tx.fetch(Note.all, with: Note.undeclared) }
    }
    #expect(throws: StoreError.misuse("The note of plan have a limit or offset")) {
      try store.read { tx in _ = try tx.fetch(Plan.all, with: Plan.notes, Note.all.limit(1)) }
    }
  }

  @Test func `rules of deletion are enforced`() throws {
    let store = try filled()
    try store.write { tx in
      try tx.append(Step(id: 1, plan: 0, position: 9, text: ""), to: Plan.steps, of: 1)
      try tx.delete(Plan.self, 1)
      let steps = try tx.count(Step.all)
      #expect(steps == 0)
      let free = try tx.count(Note.where(.isNil(\.plan)))
      #expect(free == 3)
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `children keep the order of an array`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let store = try filled()
    var model: [Int64] = []
    var next: Int64 = 1
    func step() -> Step {
      next += 1
      return Step(id: next, plan: 0, position: -1, text: "\(next)")
    }
    for _ in 0..<60 {
      try store.write { tx in
        let place = Int.random(in: 0...max(0, model.count - 1), using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          try tx.append(step(), to: Plan.steps, of: 2)
          model.append(next)
        case 2:
          try tx.insert(step(), at: place, of: Plan.steps, of: 2)
          model.insert(next, at: place)
        case 3 where !model.isEmpty:
          let target = Int.random(in: 0..<model.count, using: &random)
          try tx.move(from: place, to: target, in: Plan.steps, of: 2)
          model.insert(model.remove(at: place), at: target)
        case 4 where !model.isEmpty:
          try tx.remove(at: place, from: Plan.steps, of: 2)
          model.remove(at: place)
        case 5 where model.count > 5:
          let steps = try tx.fetch(Plan.steps, of: 2).reversed().dropFirst()
          let done = try tx.replaceAll(in: Plan.steps, of: 2, with: Array(steps))
          #expect(done.deleted == 1 && done.inserted == 0, "seed \(seed)")
          model = model.reversed().dropFirst().map { $0 }
        default: break
        }
        let steps = try tx.fetch(Plan.steps, of: 2)
        #expect(steps.map(\.id) == model, "seed \(seed)")
        #expect(steps.map(\.position) == Array(0..<model.count), "seed \(seed)")
      }
    }
    let plans = try store.read { tx in try tx.fetch(Plan.all.order(\.id), with: Plan.steps) }
    #expect(plans.map { $0.1.map(\.id) } == [[], model, []])
    #expect(throws: StoreError.misuse("There is no place 99 among \(model.count) ordered records"))
    {
      try store.write { tx in try tx.remove(at: 99, from: Plan.steps, of: 2) }
    }
  }
}
