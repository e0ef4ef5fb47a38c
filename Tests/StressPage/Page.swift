#if arch(wasm32)
  import BrowserHost
  import Interface

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() {
    present(.standard) { page, _ in page.mount(StressScreen(model: StressModel())) }
  }

  @main
  enum Page {
    static func main() {}
  }
#else
  /// The page is only compiled; here it says how.
  @main
  enum Page {
    static func main() { print("Tools/check-embedded compiles this for the browser.") }
  }
#endif
