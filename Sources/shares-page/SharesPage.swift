#if arch(wasm32)
  import BrowserHost
  import ChartScreens
  import Interface

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() { present(nil) { page, browser in mountShares(page, browser) } }

  @main
  enum SharesPage {
    static func main() {}
  }
#else
  /// The shares are a part of the page in the browser; here they only say how they are made.
  @main
  enum SharesPage {
    static func main() { print("Tools/build-page builds this for the browser.") }
  }
#endif
