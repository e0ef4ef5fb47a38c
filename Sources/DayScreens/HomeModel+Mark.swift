package import Answering
package import Components
import Interface

extension Chip {
  /// Tints a chip that saves an answer at one tap; those that only write into the field are not tinted.
  package func savesAnswer() -> Chip { tone(.accent) }
}

extension HomeModel {
  /// What distinguishes a tag at a glance: its emoji, else its colour; grey until it has been read.
  package func mark(of tag: String) -> Mark { Mark(color(of: tag), emoji: emoji(of: tag)) }
}
