public import Interface

/// Puts Proba on a page.
public func mountApp(_ page: Renderer, _ browser: Browser) {
  page.mount(RootScreen(model: AppModel(browser: browser)))
}
