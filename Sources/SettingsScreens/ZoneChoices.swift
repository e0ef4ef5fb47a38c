import Answering
import Catalogue
import CivilTime
import Components
import Interface
import PageModel
import Preferences
import TextBytes
import Wire

/// The zone by which days and times are counted: the computer's, the device's, or another one by its name.
struct ZoneChoices: View {
  let model: SettingsModel
  /// The name of another zone while it is being written.
  @State private var written = ""

  var body: some View {
    let texts = model.texts.settings
    VStack(spacing: .small) {
      HStack {
        MenuPicker(
          texts[.zone], name: "zone",
          selection: Binding {
            model.settings.zone.word
          } set: { word in
            if let choice = ZoneChoice(word: word) { model.settings.zone = choice }
          },
          options: choices, id: { $0.word }, title: { model.name(of: $0) })
      }
      TextField(texts[.anotherZone], text: $written).onSubmit { apply() }
      HStack {
        Button(texts[.applyZone]) { apply() }.controlSize(.small).disabled(written.utf8.isEmpty)
      }
      if let home = model.home.overview, let zone = home.zone, let computer = home.computerZone {
        Text(texts[.otherZone, zone.text, computer]).foregroundStyle(.secondary).font(.caption)
      }
      Text(texts[.zoneNote]).foregroundStyle(.secondary).font(.caption)
    }
  }

  /// The computer's zone, and those of the device and of the person unless they are the same.
  private var choices: [ZoneChoice] {
    var choices = [ZoneChoice.system]
    for choice in [ZoneChoice(word: model.home.browser.deviceZone), model.settings.zone] {
      if let choice, !choices.contains(choice) { choices.append(choice) }
    }
    return choices
  }

  /// Chooses the zone that is written; the server knows whether there is one of this name.
  private func apply() {
    guard !written.utf8.isEmpty else { return }
    guard let choice = ZoneChoice(word: written) else { return model.refuse(zone: written) }
    model.settings.zone = choice
    written = ""
  }
}
