#if arch(wasm32)
  import BrowserHost
  import Interface
  import MotionViews

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() {
    present(.standard) { page, browser in
      browser.animatesChanges()
      page.mount(MotionGallery(model: MotionModel(browser: browser)))
    }
  }

  @main
  enum Page {
    static func main() {}
  }
#else
  /// The page is used in the browser; here it says how.
  @main
  enum Page {
    static func main() { print("Tools/test-browser uses this in the browser.") }
  }
#endif
