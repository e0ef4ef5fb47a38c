import Catalogue
import Interface
internal import PageModel

/// The fields for the first and the last day of a period.
struct DayFields: View {
  let texts: Texts
  /// The texts of the fields, which need not be valid days yet.
  let typed: (from: String, to: String)
  /// Called with the text typed in one of the fields.
  let onType: (_ from: String?, _ to: String?) -> Void

  var body: some View {
    FlowStack(spacing: .medium) {
      DateField(
        texts[.from],
        day: Binding {
          typed.from
        } set: {
          onType($0, nil)
        })
      DateField(
        texts[.to],
        day: Binding {
          typed.to
        } set: {
          onType(nil, $0)
        })
    }
  }
}
