public import Interface

/// Puts the charts of the statistics into their part of the page.
///
/// They are a program of their own, because a page that only asks a question needs none of them.
public func mountCharts(_ page: Renderer, _ browser: Browser) {
  page.mount(ChartsScreen(model: ChartsModel(browser: browser)))
}
