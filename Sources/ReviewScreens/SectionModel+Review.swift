package import PageModel

extension SectionModel {
  /// Makes the model of the week in review in the address.
  @export(interface)
  package static func review(in page: SectionContext) -> SectionModel { ReviewModel(in: page) }
}
