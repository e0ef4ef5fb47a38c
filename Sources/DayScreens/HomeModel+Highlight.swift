import Answering
import Interface
import TextBytes
import Tracking

extension HomeModel {
  /// Leads to the next or the previous of the tags offered; before the first, back to the text.
  ///
  /// - Returns: whether the key was of use.
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
