public import Interface
private import Wire

/// Puts Proba on a page.
public func mountApp(_ page: Renderer, _ browser: Browser) {
  page.mount(RootScreen(model: AppModel(browser: browser)))
}

/// The page of the question as it is at first, before anything was read: what a server sends, for
/// the program to take over as it is.
///
/// - Parameter language: a BCP 47 tag.
public func firstPage(in language: String) -> RenderedPage {
  // Nothing on it depends on the clock, nor is any number written.
  let browser = Browser.elsewhere(
    path: Screen.home.path, languages: [language], now: 0,
    formatting: Formatting { _, _, _ in "" })
  return RenderedPage(RootScreen(model: AppModel(browser: browser)))
}
