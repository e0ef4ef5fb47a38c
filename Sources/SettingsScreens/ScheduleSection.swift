import Answering
import Catalogue
import CivilTime
import Interface
import PageModel
import TextBytes

/// The gaps to choose from, the effect of the chosen one, and the button that applies it.
struct ScheduleSection: View {
  let model: ScheduleModel

  var body: some View {
    let settings = model.home.texts.settings
    if let note = model.note, let shown = model.shown {
      VStack(spacing: .medium) {
        VStack(spacing: .tiny) {
          Text(settings[.schedule]).heading(.section)
          Text(settings[.gapKept]).foregroundStyle(.secondary).font(.caption)
        }
        Explanation(
          model.home.texts.day[.whyRandom],
          model.home.texts.day[.questionExplained, model.home.duration(shown)])
        Picker(
          settings[.meanGap], name: "mean-gap",
          selection: Binding {
            "\(shown.seconds)"
          } set: { text in
            if let seconds = text.bytes.decimal { model.preview(Seconds(seconds)) }
          },
          options: model.choices, id: { "\($0.seconds)" }, title: { model.name(of: $0) })
        Text(note).accessibilityRole(.status)
        VStack(spacing: .tiny) {
          TextField(settings[.seed], text: model.seed).keyboardType(.numeric)
            .onSubmit { model.apply() }.disabled(!model.knowsSeed)
          Text(settings[.seedNote]).foregroundStyle(.secondary).font(.caption)
        }
        .styleName("seed")
        if !model.problem.utf8.isEmpty {
          Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
        }
        HStack {
          Button(settings[.applyGap]) { model.apply() }
            .buttonStyle(.prominent)
            .disabled(!model.canApply || model.isSaving, keepsFocus: true)
        }
        if !model.done.utf8.isEmpty {
          UndoLine(
            model.done, button: model.home.texts[.undo], isSaving: model.isSaving,
            in: model.home.browser, undo: model.edit.map { _ in { model.undo() } })
        }
      }
      .card()
    }
  }
}
