import Interface
import TextBytes
import Tracking

// MARK: - Colours

extension HomeModel {
  /// The colour of a tag.
  func color(of tag: String) -> Color { .accent }

  /// The two colours of an answer: those of its first two tags, or twice that of its only one.
  func colors(of tags: [TagName]) -> (first: Color, second: Color) {
    guard let first = tags.first.map({ color(of: $0.text) }) else {
      return (.secondary, .secondary)
    }
    return (first, tags.dropFirst().first.map { color(of: $0.text) } ?? first)
  }
}
