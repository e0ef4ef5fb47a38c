import Interface

/// Code that the Embedded compiler once failed on, and harder cases: it must keep compiling.
struct StressScreen: View {
  let model: StressModel

  var body: some View {
    VStack {
      Deep(model: model)
      Wide(model: model)
      if !model.rows.isEmpty {
        Region(.section, label: "Rows") { Grid(model: model) }
      }
      Tree(depth: 4)
      Frame { Frame { Frame { Frame { Leaf(text: "framed") } } } }
    }
    .onAppear { model.rows = Array(0..<4) }
  }
}

/// The content of the screen.
final class StressModel {
  @Observed var rows: [Int] = []
  @Observed var text = ""
  @Observed var level = 0
}

/// Twelve nested elements with conditions between them.
struct Deep: View {
  let model: StressModel

  var body: some View {
    VStack {
      HStack {
        FlowStack {
          Region(.section, label: "deep") {
            if model.level > 0 {
              VStack {
                List {
                  ListItem {
                    switch model.level {
                    case 1: VStack { HStack { Leaf(text: "one").card() }.padding() }
                    case 2: VStack { HStack { Box { Text("two").font(.caption) } } }
                    default: Table("Table") { TableRow { TableCell { Leaf(text: "more") } } }
                    }
                  }
                }
              }
              .enterTransition()
            } else if model.text.utf8.isEmpty {
              VStack { HStack { VStack { HStack { VStack { Leaf(text: "none") } } } } }
            } else {
              Leaf(text: model.text).onChange(of: model.level) { _, new in model.level = new }
            }
          }
        }
      }
    }
  }
}

/// Twenty views beside one another.
struct Wide: View {
  let model: StressModel

  var body: some View {
    Leaf(text: "1").card()
    Text("2").heading(.section)
    TextField("3", text: model.$text).labelHidden()
    Toggle("4", isOn: .constant(true))
    Button("5") { model.level += 1 }.buttonStyle(.prominent).keyboardShortcut("5")
    Link("6", path: "/6").current()
    Leaf(text: "7").padding().background(.fill).cornerRadius()
    Divider()
    Spacer()
    Dot(.palette(9))
    Bar(0.5, interval: 0.4...0.6)
    ProgressView("12", fraction: 0.12)
    DateField("13", day: model.$text)
    Picker(
      "14", name: "fourteen", selection: .constant(1), options: [1, 2], id: { $0 },
      title: { "\($0)" })
    Leaf(text: "15").environment(Level.self, 15)
    if model.level == 16 { Leaf(text: "16") }
    Words("17")
    EmptyView()
    ForEach(model.rows, id: { "\($0)" }) { Leaf(text: "19 \($0)") }
    Leaf(text: "20").onDisappear { model.level = 0 }
  }
}

/// Rows of rows of rows, between a heading and a note.
struct Grid: View {
  let model: StressModel

  var body: some View {
    VStack {
      Text("Rows").heading(.section)
      List { ForEach(model.rows, id: { $0 }) { GridRow(model: model, row: $0) } }
      Text("note").foregroundStyle(.secondary)
    }
  }
}

struct GridRow: View {
  let model: StressModel
  let row: Int

  var body: some View {
    ListItem {
      HStack {
        ForEach(model.rows, id: { $0 }) { column in
          ForEach(0..<2) { part in
            if part == 0 { Leaf(text: "\(row) \(column)") } else { Box { Leaf(text: "") }.card() }
          }
        }
      }
    }
    .enterTransition()
  }
}

/// A recursive view.
struct Tree: View {
  let depth: Int

  var body: some View {
    VStack {
      Text("\(depth)")
      if depth > 0 { ForEach(0..<2) { _ in Tree(depth: depth - 1) } }
    }
  }
}

/// A view around any other.
struct Frame<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { Box { content }.border().padding() }
}

/// A view with state that reads its environment.
struct Leaf: View {
  let text: String
  @State private var count = 0
  @Environment(Level.self) private var level

  var body: some View { Button(text + " \(count) \(level)") { count += 1 } }
}

enum Level: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
