package import DayScreens
package import Interface
package import PageModel
package import Requests

extension SectionModel {
  /// Makes the model of all days.
  ///
  /// - Parameters:
  ///   - rows: the probes of a day, which other screens show, too.
  ///   - cache: the cache that reads the days.
  ///   - form: returns the form for an answer of a day.
  @export(interface)
  package static func days(
    rows: DayRowsModel, cache: ResponseCache, form: @escaping () -> Part
  ) -> SectionModel {
    DaysModel(rows: rows, cache: cache, form: form)
  }
}
