import StyleLoading
import Styles

/// The code that the article shows.
enum ArticleCode {
  static func read(_ styler: Styler, _ blinking: (Double) -> Void) {
    func blink(every seconds: Double) { blinking(seconds) }
    let style = AppStyle(styler.styles)
    blink(every: style.editor.cursor.showTime)
  }

  static func load(_ path: String) throws -> Styler {
    let styler = try Styler(path, expecting: AppStyle.names)
    return styler
  }
}
