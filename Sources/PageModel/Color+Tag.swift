package import Interface
package import Tracking

extension Color {
  /// Returns the colour of a tag on a page.
  package static func tag(_ color: TagColor) -> Color { .palette(color.number) }
}
