package import PageModel

extension SectionModel {
  /// Makes the model of the converter, with the phrase that the address contains.
  @export(interface)
  package static func converter(in page: SectionContext) -> SectionModel {
    ConverterModel(in: page)
  }
}
