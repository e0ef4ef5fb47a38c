import Interface

struct Task: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

final class Tasks {
  @Observed var all: [Task] = []
  @Observed var draft = ""

  // Counting and comparing characters as people perceive them requires the tables of
  // Unicode.
  var isLongEnough: Bool { draft.count >= 3 }
  var isThere: Bool { all.contains { $0.title.lowercased() == draft.lowercased() } }

  var left: Int { all.count { !$0.isDone } }

  func add() {
    guard isLongEnough, !isThere else { return }
    all.append(Task(id: (all.last?.id ?? 0) + 1, title: draft))
    draft = ""
  }

  func setDone(_ id: Int, to isDone: Bool) {
    for index in all.indices where all[index].id == id { all[index].isDone = isDone }
  }

  func removeDone() { all.removeAll { $0.isDone } }
}
