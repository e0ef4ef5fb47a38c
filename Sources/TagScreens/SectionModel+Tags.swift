package import PageModel

extension SectionModel {
  /// Makes the model of all tags, which moves between their list and their pages.
  @export(interface)
  package static func tags(in page: SectionContext) -> SectionModel { TagsModel(in: page) }
}
