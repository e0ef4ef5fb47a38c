package import Catalogue
package import Interface
package import PageModel
package import Requests
package import Wire

extension SectionModel {
  /// Makes the model of the figures of the period that the address asks for.
  @export(interface)
  package static func insights(
    browser: Browser, cache: ResponseCache, texts: Texts, navigation: Navigation<Screen>
  ) -> SectionModel {
    StatisticsModel(browser: browser, cache: cache, texts: texts, navigation: navigation)
  }
}
