import Answering
import Catalogue
import CivilTime
import Components
import Interface
import PageModel
import Tracking
import Wire

/// The location of the data, and their export and import.
struct DataSection: View {
  let model: ImportModel
  let erasing: EraseModel

  var body: some View {
    let settings = model.home.texts.settings
    VStack(spacing: .medium) {
      VStack(spacing: .tiny) {
        Text(settings[.data]).heading(.section)
        Text(settings[.dataNote]).foregroundStyle(.secondary).font(.caption)
      }
      FilePicker(
        settings[.importLog], types: [".log", ".txt", "text/plain"], allowsMany: true
      ) { model.take($0) }
      .id(ImportModel.pickerID)
      ImportState(model: model)
      if case .some = model.edit {
        Button(settings[.undoImport]) { model.undo() }
          .controlSize(.small).buttonStyle(.plain).disabled(model.isUndoing, keepsFocus: true)
          .pageKey(.undo, in: model.home.browser)
      }
      FlowStack(spacing: .medium) {
        Link(settings[.downloadBackup], path: API.backup.address(NoQuery()))
        Link(settings[.downloadLog], path: API.log.address(.always))
        Link(settings[.interface], path: API.description.address(NoQuery()))
      }
      EraseSection(model: erasing)
    }
    .card()
    .styleName("data")
    .onDrop { model.take($0) }
    .onAppear { model.appear() }
  }
}

/// The progress of an import, and its outcome.
private struct ImportState: View {
  let model: ImportModel

  var body: some View {
    let settings = model.home.texts.settings
    switch model.state {
    case .idle: EmptyView()
    case .running(let share):
      Text(settings[.importRunning, model.home.browser.format(share, .percent())])
        .foregroundStyle(.secondary)
    case .done(let log):
      VStack(spacing: .tiny) {
        ForEach(model.sentences(of: log), id: { $0 }) { Text($0) }
      }
      .enterTransition()
    case .undone: Text(model.home.texts.settings[.importUndone]).foregroundStyle(.secondary)
    case .failed(let sentence, let log):
      VStack(spacing: .tiny) {
        Text(sentence).foregroundStyle(.danger).accessibilityRole(.alert)
        if log.lines > 0 { ForEach(model.sentences(of: log), id: { $0 }) { Text($0) } }
      }
    }
  }
}
