import BrowserHost
import Interface

/// Every kind of control and chart, used by the tests of the browser.
@main
struct Page: PageProgram {
  static func root(_ browser: Browser) -> some View {
    let path = Array(browser.path.utf8)
    if path.starts(with: "/charts".utf8) {
      ChartGallery(model: ChartGalleryModel(browser: browser))
    } else if path.starts(with: "/chart-bench".utf8) {
      ChartBench(model: ChartBenchModel(browser: browser))
    } else if path.starts(with: "/own".utf8) {
      OwnGallery(model: OwnGalleryModel(browser: browser))
    } else if path.starts(with: "/memory".utf8) {
      MemoryGallery(model: MemoryGalleryModel())
    } else {
      Gallery(model: GalleryModel(browser: browser))
    }
  }

  #if !arch(wasm32)
    /// Prints the page as a server would send it, and the rules it needs.
    static func main() {
      let browser = Browser.elsewhere(
        path: "/", languages: ["en"], now: 0, formatting: Formatting { number, _, _ in "\(number)" }
      )
      let page = RenderedPage(Gallery(model: GalleryModel(browser: browser)))
      print(CommandLine.arguments.contains("--styles") ? page.styles : page.markup)
    }
  #endif
}
