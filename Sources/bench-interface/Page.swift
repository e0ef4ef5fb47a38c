#if arch(wasm32)
  import BrowserHost
  import Interface

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() {
    present(.standard) { page, _ in page.mount(RowsScreen(store: RowStore())) }
  }

  @main
  enum Page {
    static func main() {}
  }
#else
  /// The page is measured in the browser; here it only says how.
  @main
  enum Page {
    static func main() { print("make bench ONLY=interface measures this in the browser.") }
  }
#endif
