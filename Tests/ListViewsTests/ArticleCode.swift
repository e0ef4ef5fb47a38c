import Interface
import ListViews
import Lists

// The code of the article "Long lists", verbatim.

struct Letter: Identifiable {
  let id: Int
  var title: String
}

struct Letters: View {
  var letters = (1...100_000).map { Letter(id: $0, title: "Letter \($0)") }

  var body: some View {
    LazyList("Letters", letters) { letter in
      Text(letter.title)
    }
  }
}

struct Diary: View {
  let days: [Letter]
  let position = ListPosition()

  var body: some View {
    VStack {
      Button("To the last day") { position.scroll(to: days.count - 1, at: .trailing) }
      LazyList("Days", days, position: position) { Text($0.title) }
      Text("From day \(position.visible.lowerBound + 1)")
    }
  }
}

struct Inbox: View {
  let list: ListAdapter<String>

  var body: some View {
    LazyList("Inbox", list, id: { $0 }) { Text($0) }
  }
}

struct Days: View {
  let days: [Letter]

  var body: some View {
    LazyRow("Days", days, estimatedWidth: 200, snapping: .items(.leading)) { day in
      Text(day.title).card()
    }
  }
}

final class Previews {
  private let summarise: (Letter) -> String
  private var kept = RowCache<Int, String>(capacity: 400)

  init(browser: Browser, summarise: @escaping (Letter) -> String) {
    self.summarise = summarise
    browser.onVisibilityChange { [self] isVisible in
      if !isVisible { kept.relieveMemoryPressure() }
    }
  }

  func preview(of letter: Letter) -> String {
    kept.row(for: letter.id) { summarise(letter) }
  }
}

struct Searched: View {
  let letters: [Letter]
  let previews: Previews

  var body: some View {
    LazyList("Letters", letters) { letter in
      Text(previews.preview(of: letter))
    }
  }
}

final class ChoreModel {
  @Observed var chores = ["Water the plants", "Bake bread"]
  @Observed var isReading = false
  var seen: Set<Int> = []

  func read() { isReading = true }
}

struct Chores: View {
  let model: ChoreModel

  var body: some View {
    LazyList("Chores", model.chores, id: { $0 }) { Text($0) }
      .onMove(grip: { "Move \(model.chores[$0])" }, moved: { "Now at \($0 + 1)" }) {
        model.chores.insert(model.chores.remove(at: $0), at: $1)
      }
      .onRefresh("Refresh", isRunning: model.isReading) { model.read() }
      .onRowDisplay {
        model.seen.insert($0)
      } ended: {
        model.seen.remove($0)
      }
  }
}
