import BrowserHost
import Interface

/// Every component in all its states, used and photographed by the tests of the browser.
@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View {
    Showcase(model: ShowcaseModel(browser: browser))
  }
}
