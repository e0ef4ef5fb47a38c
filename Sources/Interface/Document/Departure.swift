/// A part that no view shows any more but that is still visible while its element leaves.
///
/// It stays unchanged meanwhile. If a part is needed again in the same place, this one is reused.
final class Departure {
  let part: Part
  /// Identifies it among others before the same anchor; nil if nothing can reuse it.
  fileprivate let place: UInt64?
  fileprivate let anchor: NodeID

  fileprivate init(_ part: Part, _ place: UInt64?, _ anchor: NodeID) {
    (self.part, self.place, self.anchor) = (part, place, anchor)
  }
}

extension Renderer {
  var hasDepartures: Bool { !departures.isEmpty }

  /// Removes a part from the page, or lets it leave with an animation; returns whether it is gone.
  func dismiss(_ part: Part, place: UInt64?, before anchor: NodeID) -> Bool {
    guard choreographer?.isMoving == true else {
      part.hide(self, removing: true)
      return true
    }
    if let list = part as? ListPart, list.parts.count > 1 {
      var isGone = true
      for part in list.parts where !dismiss(part, place: nil, before: anchor) { isGone = false }
      return isGone
    }
    let departure = Departure(part, place, anchor)
    let takesLeave = part.element?.memory?.takesLeave { [unowned(unsafe) self] in
      // Safe because the caller is the browser, which owns the renderer.
      unsafe end(departure)
    }
    guard takesLeave == true else {
      part.hide(self, removing: true)
      return true
    }
    departures.append(departure)
    return false
  }

  /// Cancels and returns the departure in this place before the anchor, so that its part is kept.
  func callBack(_ place: UInt64, before anchor: NodeID) -> Part? {
    for index in departures.indices {
      let departure = departures[index]
      guard departure.anchor == anchor, departure.place == place else { continue }
      departures.remove(at: index)
      departure.part.element?.memory?.returns()
      return departure.part
    }
    return nil
  }

  /// Removes at once all parts that are leaving before an anchor.
  func endDepartures(before anchor: NodeID, removing: Bool) {
    guard hasDepartures else { return }
    let ended = departures.filter { $0.anchor == anchor }
    departures.removeAll { $0.anchor == anchor }
    for departure in ended { departure.part.hide(self, removing: removing) }
  }

  private func end(_ departure: Departure) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    departure.part.hide(self, removing: true)
    requestFlush()
  }
}
