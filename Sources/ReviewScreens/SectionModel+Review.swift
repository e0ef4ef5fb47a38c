package import Catalogue
package import Interface
package import PageModel
package import Requests
package import Wire

extension SectionModel {
  /// Makes the model of the week in review that the address asks for.
  @export(interface)
  package static func review(
    browser: Browser, cache: ResponseCache, texts: Texts, navigation: Navigation<Screen>
  ) -> SectionModel {
    ReviewModel(browser: browser, cache: cache, texts: texts, navigation: navigation)
  }
}
