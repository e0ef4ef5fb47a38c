package import Answering
package import Components
import Interface

extension Chip {
  /// Tints a chip that saves an answer at one tap, unlike those that only write into the field.
  package func savesAnswer() -> Chip { tone(.accent) }
}

extension HomeModel {
  /// Returns the mark of a tag: its emoji, else its colour; grey until it has been read.
  package func mark(of tag: String) -> Mark { Mark(color(of: tag), emoji: emoji(of: tag)) }
}
