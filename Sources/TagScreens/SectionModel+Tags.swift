package import Catalogue
package import Interface
package import PageModel
package import Requests
package import Wire

extension SectionModel {
  /// Makes the model of all tags, which moves between their list and their pages.
  @export(interface)
  package static func tags(
    browser: Browser, cache: ResponseCache, texts: Texts, navigation: Navigation<Screen>
  ) -> SectionModel {
    TagsModel(browser: browser, cache: cache, texts: texts, navigation: navigation)
  }
}
