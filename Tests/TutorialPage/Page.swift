#if arch(wasm32)
  import BrowserHost
  import Interface

  @_expose(wasm, "start")
  @_cdecl("start")
  func start() {
    present(.standard) { page, browser in
      page.mount(ErrandPage(errands: Errands(), browser: browser))
    }
  }

  @main
  enum Program {
    static func main() {}
  }
#else
  /// The page is only compiled; here it says how.
  @main
  enum Program {
    static func main() { print("Tools/check-embedded compiles this for the browser.") }
  }
#endif
