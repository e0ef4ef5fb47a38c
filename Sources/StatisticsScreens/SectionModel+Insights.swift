package import PageModel

extension SectionModel {
  /// Makes the model of the figures of the period that the address asks for.
  @export(interface)
  package static func insights(in page: SectionContext) -> SectionModel {
    StatisticsModel(in: page)
  }
}
