import BrowserHost
import Interface
import Screens

/// Proba in the browser.
@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View { app(in: browser) }
}
