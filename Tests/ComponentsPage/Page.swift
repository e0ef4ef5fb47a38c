#if arch(wasm32)
  import BrowserHost
  import Interface

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() {
    present(.standard) { page, browser in
      page.mount(Showcase(model: ShowcaseModel(browser: browser)))
    }
  }

  @main
  enum Page {
    static func main() {}
  }
#else
  /// The page is for browsers.
  @main
  enum Page {
    static func main() {}
  }
#endif
