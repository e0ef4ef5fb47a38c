public import Interface

/// Puts the charts of a tag's course and week into their part of the page.
///
/// They are a program of their own, because a page that only asks a question needs none of them.
public func mountCharts(_ page: Renderer, _ browser: Browser) {
  page.mount(ChartsScreen(model: ChartsModel(browser: browser)))
}

/// Puts the charts of how the answers divide into their part of the page: a program of its own, too,
/// so that neither is waited for longer than need be.
public func mountShares(_ page: Renderer, _ browser: Browser) {
  page.mount(SharesScreen(model: SharesModel(browser: browser)))
}
