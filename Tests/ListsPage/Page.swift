import BrowserHost
import Interface

/// Used by the tests of the browser, and measured by `make bench ONLY=lists`.
@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View {
    ListsScreen(model: ListsModel(browser: browser))
  }
}
