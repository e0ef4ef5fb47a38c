package import PageModel

extension SectionModel {
  /// Makes the model of the statistics for the period in the address.
  @export(interface)
  package static func insights(in page: SectionContext) -> SectionModel {
    StatisticsModel(in: page)
  }
}
