package import PageModel

extension SectionModel {
  /// Makes the model of the converter, with the phrase in the address.
  @export(interface)
  package static func converter(in page: SectionContext) -> SectionModel {
    ConverterModel(in: page)
  }
}
