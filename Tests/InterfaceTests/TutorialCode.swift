import Interface

// The code of the article "From nothing to a counter to a list", word for word.

struct Greeting: View {
  var name = "Ada"

  var body: some View {
    VStack {
      Text("Hello, " + name).heading(.page)
      Text("This page is written in Swift.").foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Counted \(count)") { count += 1 }
  }
}

struct Errand: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

final class Errands {
  @Observed var all: [Errand] = []
  @Observed var draft = ""

  var left: Int { all.count { !$0.isDone } }

  func add() {
    guard !draft.utf8.isEmpty else { return }
    all.append(Errand(id: (all.last?.id ?? 0) + 1, title: draft))
    draft = ""
  }

  func isDone(_ id: Int) -> Bool { all.contains { $0.id == id && $0.isDone } }

  func setDone(_ id: Int, to isDone: Bool) {
    for index in all.indices where all[index].id == id { all[index].isDone = isDone }
  }

  func removeDone() { all.removeAll { $0.isDone } }
}

struct NewErrand: View {
  let errands: Errands

  var body: some View {
    HStack {
      TextField("New errand", text: errands.$draft, prompt: "Buy bread")
        .onSubmit { errands.add() }
      Button("Add") { errands.add() }
        .buttonStyle(.prominent)
        .disabled(errands.draft.utf8.isEmpty)
    }
  }
}

struct ErrandList: View {
  let errands: Errands

  var body: some View {
    VStack {
      NewErrand(errands: errands)
      if errands.all.isEmpty {
        Text("Nothing to do.")
      } else {
        List {
          ForEach(errands.all) { errand in
            ListItem { ErrandRow(errands: errands, errand: errand) }
          }
        }
        Text("\(errands.left) to do").announcesChanges()
        Button("Remove what is done") { errands.removeDone() }
      }
    }
  }
}

struct ErrandRow: View {
  let errands: Errands
  let errand: Errand

  var body: some View {
    Toggle(errand.title, isOn: isDone)
  }

  private var isDone: Binding<Bool> {
    Binding {
      errands.isDone(errand.id)
    } set: {
      errands.setDone(errand.id, to: $0)
    }
  }
}

extension StorageKey<String> {
  static var draft: StorageKey { StorageKey("draft", version: 1) }
}

struct ErrandPage: View {
  let errands: Errands
  let browser: Browser

  var body: some View {
    Region(.main) {
      Text("Errands").heading(.page)
      ErrandList(errands: errands)
    }
    .onAppear { errands.draft = browser.value(for: .draft) ?? "" }
    .onChange(of: Identity(errands.draft)) { _, _ in
      browser.store(errands.draft, for: .draft)
    }
  }
}
