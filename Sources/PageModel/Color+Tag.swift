package import Interface
package import Tracking

extension Color {
  /// The colour of a tag as a page shows it.
  package static func tag(_ color: TagColor) -> Color { .palette(color.number) }
}
