package import Answering
package import Interface
package import PageModel
package import Wire

extension SectionModel {
  /// Makes the model of the settings.
  ///
  /// - Parameters:
  ///   - home: the model that knows the mean gap, and whether notices are allowed.
  ///   - settings: the keeper of the settings.
  @export(interface)
  package static func settings(home: HomeModel, settings: SettingsKeeper) -> SettingsModel {
    SettingsModel(home: home, settings: settings)
  }
}

extension SettingsModel {
  /// Returns the sheet of keys: first those of a section, then those that act everywhere.
  ///
  /// - Parameters:
  ///   - section: the section whose keys come first; nil for none.
  ///   - isPresented: whether the sheet is shown; false once it is closed.
  @export(interface)
  package func keySheet(for section: Screen.Section?, isPresented: Binding<Bool>) -> Part {
    KeySheet(model: self, section: section, isPresented: isPresented).part
  }
}
