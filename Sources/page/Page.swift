#if arch(wasm32)
  import BrowserHost
  import Interface
  import Screens

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() { present(.standard) { page, browser in mountApp(page, browser) } }

  @main
  enum Page {
    static func main() {}
  }
#else
  /// The page runs in the browser; here it only says how it is made.
  @main
  enum Page {
    static func main() { print("Tools/build-page builds this for the browser.") }
  }
#endif
