package import DayScreens
package import Interface
package import PageModel
package import Requests

extension SectionModel {
  /// Makes the model of all days.
  ///
  /// - Parameters:
  ///   - rows: the probes of a day, as other screens show them too.
  ///   - cache: reads the days.
  ///   - form: where an answer of a day is written.
  @export(interface)
  package static func days(
    rows: DayRowsModel, cache: ResponseCache, form: @escaping () -> Part
  ) -> SectionModel {
    DaysModel(rows: rows, cache: cache, form: form)
  }
}
