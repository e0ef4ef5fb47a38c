import Answering
import Catalogue
import Interface
import Wire

/// The button that erases everything, and its confirmation.
struct EraseSection: View {
  /// The `id` of the warning about the consequences.
  private static let warning = "erase-warning"

  let model: EraseModel

  var body: some View {
    let settings = model.home.texts.settings
    VStack(spacing: .small) {
      if model.isAsking {
        Text(settings[.eraseWarning]).id(Self.warning)
        FlowStack(spacing: .medium) {
          Button(settings[.eraseForGood]) { model.erase() }
            .buttonStyle(.destructive).disabled(model.isErasing, keepsFocus: true)
            .accessibilityDescription(from: Self.warning)
          Button(model.home.texts[.cancel]) { model.cancel() }
            .focused(model.$focusesCancel).disabled(model.isErasing, keepsFocus: true)
            .accessibilityDescription(from: Self.warning)
        }
      } else {
        HStack {
          Button(settings[.eraseAll]) { model.ask() }.focused(model.$focusesStart)
        }
      }
      if model.isDone { Text(settings[.erased]).foregroundStyle(.secondary) }
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
    }
  }
}
