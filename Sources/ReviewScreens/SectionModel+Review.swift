package import PageModel

extension SectionModel {
  /// Makes the model of the week in review that the address asks for.
  @export(interface)
  package static func review(in page: SectionContext) -> SectionModel { ReviewModel(in: page) }
}
