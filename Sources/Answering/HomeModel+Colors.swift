package import Interface
import PageModel
import TextBytes
package import Tracking
import Wire

// MARK: - Colours

extension HomeModel {
  /// Returns the colour of a tag; grey until it has been read.
  package func color(of tag: String) -> Color {
    known(tag).map { .tag($0.color) } ?? .secondary
  }

  /// Returns the emoji of a tag, or an empty string.
  package func emoji(of tag: String) -> String { known(tag)?.emoji ?? "" }

  private func known(_ tag: String) -> ColoredTag? {
    tags.tag(named: tag, among: overview?.tags ?? [])
  }

  /// Returns the two colours of an answer: those of its first two tags, or twice that of its only one.
  package func colors(of tags: [TagName]) -> (first: Color, second: Color) {
    guard let first = tags.first.map({ color(of: $0.text) }) else {
      return (.secondary, .secondary)
    }
    return (first, tags.dropFirst().first.map { color(of: $0.text) } ?? first)
  }
}
