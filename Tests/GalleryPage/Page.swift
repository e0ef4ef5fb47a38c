#if arch(wasm32)
  import BrowserHost
  import Interface

  /// Called by the host script once the module is ready.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() {
    present(.standard) { page, browser in
      let path = Array(browser.path.utf8)
      if path.starts(with: "/charts".utf8) {
        page.mount(ChartGallery(model: ChartGalleryModel(browser: browser)))
      } else if path.starts(with: "/chart-bench".utf8) {
        page.mount(ChartBench(model: ChartBenchModel(browser: browser)))
      } else if path.starts(with: "/memory".utf8) {
        page.mount(MemoryGallery(model: MemoryGalleryModel()))
      } else {
        page.mount(Gallery(model: GalleryModel(browser: browser)))
      }
    }
  }

  @main
  enum Page {
    static func main() {}
  }
#else
  import Interface

  /// Prints the page as a server would send it, and the rules it needs.
  @main
  enum Page {
    static func main() {
      let browser = Browser.elsewhere(
        path: "/", languages: ["en"], now: 0, formatting: Formatting { number, _, _ in "\(number)" }
      )
      let page = RenderedPage(Gallery(model: GalleryModel(browser: browser)))
      print(CommandLine.arguments.contains("--styles") ? page.styles : page.markup)
    }
  }
#endif
