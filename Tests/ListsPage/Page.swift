#if arch(wasm32)
  import BrowserHost
  import Interface

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() {
    present(.standard) { page, browser in
      page.mount(ListsScreen(model: ListsModel(browser: browser)))
    }
  }

  @main
  enum Page {
    static func main() {}
  }
#else
  /// The page is used in the browser; here it only says how.
  @main
  enum Page {
    static func main() { print("Tools/test-browser uses this page, make bench ONLY=lists too.") }
  }
#endif
