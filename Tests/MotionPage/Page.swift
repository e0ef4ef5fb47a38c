import BrowserHost
import Interface
import MotionViews

/// All animations and gestures, used by the tests of the browser.
@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View {
    browser.animatesChanges()
    return MotionGallery(model: MotionModel(browser: browser))
  }
}
