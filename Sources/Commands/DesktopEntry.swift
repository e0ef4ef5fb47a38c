internal import Catalogue

/// The entry of Proba in a desktop's menu of programs; it opens the page.
///
/// Desktops find the name and the settings of notifications by it.
struct DesktopEntry {
  /// Its identifier on desktops: the file name without its extension.
  static let name = "proba"

  /// The address of the page.
  let address: String

  /// The lines of its file, by the Desktop Entry Specification 1.5.
  var lines: String {
    let comments = Language.allCases.map { language in
      let place = language == .english ? "" : "[\(language.tag)]"
      return "Comment\(place)=\(language.commandPhrases.asking.comment)"
    }
    return """
      [Desktop Entry]
      Type=Application
      Name=Proba
      \(comments.joined(separator: "\n"))
      Exec=xdg-open \(address)
      Icon=appointment-soon
      Categories=Utility;
      X-GNOME-UsesNotifications=true

      """
  }
}
