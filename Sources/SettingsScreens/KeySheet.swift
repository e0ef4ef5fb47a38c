import Answering
import Catalogue
internal import Components
import DayScreens
import Interface
import PageModel
import TextBytes
import Wire

/// The keys of the page: those of the screen that is open, and those that act everywhere.
struct KeySheet: View {
  /// The settings, which may turn off keys that act anywhere.
  let model: SettingsModel
  /// The section whose keys come first; nil for none.
  let section: Screen.Section?
  /// Whether the sheet is shown; false once it is closed.
  let isPresented: Binding<Bool>

  var body: some View {
    EmptyView()
      .sheet(isPresented: isPresented, title: model.texts[.keys]) {
        Element(.div, [.attribute(.dataStyle, "key-groups")]) {
          ForEach(groups.indices, id: { $0 }) { KeyTable(group: groups[$0]) }
          KeysNote(model: model)
        }
      }
      .components(model.components)
  }

  private var groups: [KeyGroup] {
    ((section.map { model.keys(of: $0) } ?? []) + [model.keysOfAll]).filter { !$0.isEmpty }
  }
}

/// The keys of one part of the page, under its name.
private struct KeyTable: View {
  let group: KeyGroup

  var body: some View {
    VStack(spacing: .tiny) {
      Text(group.title).heading(.section)
      if !group.keys.isEmpty {
        List(spacing: .none) {
          ForEach(group.keys.indices, id: { $0 }) { place in
            ListItem {
              HStack(spacing: .medium) {
                Text(group.keys[place].act)
                Spacer()
                KeyCap(group.keys[place].key)
              }
            }
          }
        }
      }
      if !group.note.utf8.isEmpty { Text(group.note).foregroundStyle(.secondary).font(.caption) }
    }
  }
}

/// A note on whether keys that act anywhere are on, with a link to their setting.
private struct KeysNote: View {
  let model: SettingsModel

  var body: some View {
    let texts = model.texts
    VStack(spacing: .tiny) {
      Text(
        texts.settings[
          model.home.browser.hasPageKeys ? .shortcutsNote : .shortcutsAreOff]
      )
      .foregroundStyle(.secondary).font(.caption)
      HStack { Link(texts[.settings], path: Screen(.settings).path) }
    }
  }
}
