import Answering
import Catalogue
import Components
import Interface
import Tracking

/// What the person has changed, the newest first, with the buttons that undo and redo it.
struct HistorySection: View {
  let model: HistoryModel

  var body: some View {
    let settings = model.home.texts.settings
    VStack(spacing: .medium) {
      VStack(spacing: .tiny) {
        Text(settings[.changes]).heading(.section)
        Text(settings[.changesNote]).foregroundStyle(.secondary).font(.caption)
      }
      if let edits = model.edits {
        if edits.isEmpty {
          Text(settings[.noChanges]).foregroundStyle(.secondary)
        } else {
          List(spacing: .none) {
            ForEach(model.listed, id: { $0.id.rawValue }) { edit in
              ListItem { HistoryRow(model: model, edit: edit) }
            }
          }
          if model.hasMore {
            HStack {
              Button(settings[.olderChanges]) { model.showAll() }
                .controlSize(.small).buttonStyle(.plain)
            }
          }
        }
      }
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
    }
    .card()
    .styleName("history")
  }
}

/// An edit, with the button that reverts it if it is the next one.
private struct HistoryRow: View {
  let model: HistoryModel
  let edit: PastEdit

  var body: some View {
    let texts = model.home.texts
    let title = model.title(of: edit)
    let verb = edit.isUndone ? texts.settings[.redo] : texts[.undo]
    VStack(spacing: .small) {
      HStack(spacing: .medium) {
        VStack(spacing: .none) {
          Text(title).foregroundStyle(edit.isUndone ? .secondary : .primary)
          Text(
            model.details(of: edit)
              + (edit.isUndone ? " · " + texts.settings[.changeUndone] : "")
          ).foregroundStyle(.secondary).font(.caption)
        }
        Spacer()
        if model.isNext(edit), model.asked != edit.id {
          let button = Button(verb) { model.revert(edit) }
            .controlSize(.small).buttonStyle(.plain)
            .accessibilityLabel(verb + ": " + title)
            .disabled(model.isSaving, keepsFocus: true)
          if edit.isUndone { button } else { button.focused(model.$focusesUndo) }
        }
      }
      if model.asked == edit.id {
        Text(texts.settings[.changesMany, model.answers(edit.probes)]).accessibilityRole(.status)
        FlowStack(spacing: .small) {
          Button(verb) { model.revert(edit) }
            .buttonStyle(.destructive).disabled(model.isSaving, keepsFocus: true)
          Button(texts[.cancel]) { model.cancel() }.disabled(model.isSaving, keepsFocus: true)
        }
      }
    }
  }
}
