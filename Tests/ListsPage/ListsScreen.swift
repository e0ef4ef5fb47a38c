import Interface
import ListViews
import Lists

/// A row of the long list.
struct Note: Identifiable {
  let id: Int
  var isChanged = false

  /// Some are one line long, some several.
  var text: String {
    var text = isChanged ? "Changed note " : "Note "
    text += String(id)
    for _ in 0..<(id % 7 == 3 ? 24 : id % 3) { text += " and some more words" }
    return text
  }
}

/// The content of the lists, and the actions on them.
final class ListsModel {
  @Observed var notes = (0..<100_000).map { Note(id: $0) }
  @Observed var log = ""
  @Observed var isShown = true
  let position = ListPosition()
  let cards = ListPosition()
  let sections = ListAdapter(["Inbox", "That is all."])
  let messages: ListSlice<String>
  @Observed var tasks = (1...8).map { "Task " + String($0) }
  @Observed var chosen: [Int] = []
  @Observed var isReading = false
  @Observed var readings = 0
  @Observed var shownTasks = 0
  let settings: SystemSettings
  private var next = 100_000

  init(browser: Browser) {
    settings = SystemSettings(browser: browser)
    messages = sections[1..<1]
  }

  private func note() -> Note {
    defer { next += 1 }
    return Note(id: next)
  }

  func insertAtStart() { notes.insert(note(), at: 0) }

  func insertBeforeSeen() {
    let place = max(0, position.visible.lowerBound - 3)
    notes.insert(contentsOf: (0..<10).map { _ in note() }, at: place)
  }

  func insertAmongSeen() { notes.insert(note(), at: position.visible.lowerBound + 2) }

  func removeSeen() {
    let seen = position.visible
    if seen.count > 2 { notes.remove(at: seen.lowerBound + 1) }
  }

  /// Changes the first visible note and so its height.
  func changeSeen() {
    let place = position.visible.lowerBound
    if place < notes.count { notes[place].isChanged.toggle() }
  }

  func move(_ from: Int, _ to: Int) { tasks.insert(tasks.remove(at: from), at: to) }

  func toggle(_ index: Int) {
    if let place = chosen.firstIndex(of: index) {
      chosen.remove(at: place)
    } else {
      chosen.append(index)
    }
  }

  func read() {
    isReading = true
    readings += 1
  }

  func receive() { messages.append("Message \(messages.count + 1)") }
}

/// A long list, a long row, and a list with sections.
struct ListsScreen: View {
  let model: ListsModel

  var body: some View {
    SystemEnvironment(model.settings) {
      VStack(spacing: .large) {
        Region(.main) {
          VStack(spacing: .medium) {
            Text("Lists").heading(.page)
            Text(model.log).id("log").announcesChanges()
            Hands(model: model)
            if model.isShown { Notes(model: model) }
            Seen(position: model.position)
            Cards(model: model)
            Sections(model: model)
            Tasks(model: model)
            Files(model: model)
          }
        }
      }
      .padding()
      .frame(maxWidth: .readable)
      .centered()
    }
  }
}

/// The buttons.
private struct Hands: View {
  let model: ListsModel

  var body: some View {
    FlowStack {
      Button("To 99,000") { model.position.scroll(to: 99_000) }
      Button("To the end") {
        model.position.scroll(to: model.notes.count - 1, at: .trailing)
      }
      Button("Insert at the start") { model.insertAtStart() }
      Button("Insert before") { model.insertBeforeSeen() }
      Button("Insert here") { model.insertAmongSeen() }
      Button("Remove") { model.removeSeen() }
      Button("Change") { model.changeSeen() }
      Button("Receive") { model.receive() }
      Button("Hide or show") { model.isShown.toggle() }
    }
  }
}

/// A hundred thousand notes.
private struct Notes: View {
  let model: ListsModel

  var body: some View {
    LazyList("Notes", model.notes, estimatedHeight: 60, position: model.position) { note in
      HStack {
        Text(note.text)
        Spacer()
        Button("Open") { model.log = "opened \(note.id)" }
          .accessibilityLabel("Open \(note.id)")
      }
      .padding(.vertical, .tiny)
      .padding(.horizontal, .small)
    }
    .id("notes")
    .border()
    .cornerRadius()
  }
}

/// The range of visible notes.
private struct Seen: View {
  let position: ListPosition

  var body: some View {
    Text("Notes \(position.visible.lowerBound + 1) to \(position.visible.upperBound)")
      .id("seen").foregroundStyle(.secondary)
  }
}

/// A thousand cards beside one another.
private struct Cards: View {
  let model: ListsModel

  var body: some View {
    LazyRow(
      "Cards", 0..<1_000, estimatedWidth: 160, snapping: .items(.leading), position: model.cards
    ) { number in
      VStack(spacing: .small) {
        Text("Card \(number)").font(.headline)
        Button("Choose") { model.log = "chose \(number)" }
          .accessibilityLabel("Choose \(number)")
      }
      .card()
    }
    .id("cards")
  }
}

/// A list that people put in order, and read again.
private struct Tasks: View {
  let model: ListsModel

  var body: some View {
    LazyList("Tasks", model.tasks, id: { $0 }) { Text($0).padding(.small) }
      .onMove(grip: { "Move " + model.tasks[$0] }, moved: { "Now at " + String($0 + 1) }) {
        model.move($0, $1)
      }
      .onRefresh("Refresh", isRunning: model.isReading) { model.read() }
      .onRowDisplay { _ in
        model.shownTasks += 1
      } ended: { _ in
        model.shownTasks -= 1
      }
      .id("tasks")
    HStack {
      Text("Read " + String(model.readings) + ", shown " + String(model.shownTasks)).id("readings")
      Button("Done reading") { model.isReading = false }
    }
  }
}

/// A list of which people select rows.
private struct Files: View {
  let model: ListsModel

  var body: some View {
    LazyList("Files", 0..<200) { Text("File " + String($0)).padding(.small) }
      .selection(allowsSeveral: true) {
        model.chosen.contains($0)
      } toggle: {
        model.toggle($0)
      }
      .style("max-block-size", "30vh")
      .id("files")
  }
}

/// A list whose middle grows by itself.
private struct Sections: View {
  let model: ListsModel

  var body: some View {
    LazyList("Sections", model.sections, id: { $0 }) { Text($0) }.id("sections")
  }
}
