import Answering
import Interface
import TextBytes
import Tracking

extension HomeModel {
  /// Highlights the next or the previous suggested tag; before the first, returns to the text.
  ///
  /// - Returns: whether the key was handled.
  func highlight(isNext: Bool) -> Bool {
    guard let subject else { return false }
    let tags = offeredTags
    let place = highlightedTag.flatMap { tag in tags.firstIndex { $0.isSame(as: tag) } } ?? -1
    guard isNext ? !tags.isEmpty : place >= 0 else { return false }
    let next = isNext ? min(place + 1, tags.count - 1) : place - 1
    entry.highlight = next < 0 ? nil : (subject.moment, tags[next])
    if next >= 0 { browser.announce(tags[next]) }
    return true
  }
}
