import Components
import Interface

struct TodoScreen: View {
  let tasks: Tasks
  let choices: Choices
  @State private var asks = false

  var body: some View {
    Region(.main) {
      VStack {
        Text("To do").heading(.page)
        NewTask(tasks: tasks)
        List {
          ForEach(tasks.all.filter { !(choices.hidesDone && $0.isDone) }) { task in
            ListItem { TaskRow(tasks: tasks, task: task) }
          }
        }
        Text("\(tasks.left) to do").announcesChanges()
        HideToggle(choices: choices)
        Button("Remove what is done") { asks = true }
          .disabled(tasks.left == tasks.all.count)
      }
    }
    // Without `components(_:)` around it, on purpose: the environment contains the default.
    .sheet(isPresented: $asks, title: "Remove what is done?") {
      Button("Remove") {
        tasks.removeDone()
        asks = false
      }
    }
  }
}

struct NewTask: View {
  let tasks: Tasks

  var body: some View {
    HStack {
      TextField("New task", text: tasks.$draft).onSubmit { tasks.add() }
      Button("Add") { tasks.add() }.disabled(!tasks.isLongEnough || tasks.isThere)
    }
  }
}

struct TaskRow: View {
  let tasks: Tasks
  let task: Task

  var body: some View {
    Toggle(
      task.title,
      isOn: Binding {
        task.isDone
      } set: {
        tasks.setDone(task.id, to: $0)
      })
  }
}
