package import Catalogue
package import Interface
package import PageModel
package import Wire

extension SectionModel {
  /// Makes the model of the converter, with the phrase that the address contains.
  @export(interface)
  package static func converter(
    browser: Browser, texts: Texts, navigation: Navigation<Screen>
  ) -> SectionModel {
    ConverterModel(browser: browser, texts: texts, navigation: navigation)
  }
}
