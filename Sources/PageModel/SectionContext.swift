package import Catalogue
package import Interface
package import Requests
package import Wire

/// What the page gives to the model of a section.
package struct SectionContext {
  package let browser: Browser
  /// Reads from the server.
  package let cache: ResponseCache
  /// What the page says.
  package let texts: Texts
  /// Leads to other screens.
  package let navigation: Navigation<Screen>

  /// Makes the context of a page.
  package init(
    browser: Browser, cache: ResponseCache, texts: Texts, navigation: Navigation<Screen>
  ) {
    self.browser = browser
    self.cache = cache
    self.texts = texts
    self.navigation = navigation
  }
}
