package import Catalogue
package import Interface
package import Requests
package import Wire

/// The context in which the page makes the model of a section.
package struct SectionContext {
  package let browser: Browser
  /// The cache of responses, which reads from the server.
  package let cache: ResponseCache
  /// The texts of the page.
  package let texts: Texts
  /// The navigation to other screens.
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
