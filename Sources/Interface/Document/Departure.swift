/// A part that no view shows any more and that is still seen, for its element leaves in its own time.
///
/// It goes on as it is meanwhile. If a part of its place is wanted again, that takes its place.
final class Departure {
  let part: Part
  /// Tells it from others before the same anchor; nil where nothing can take its place.
  fileprivate let place: UInt64?
  fileprivate let anchor: NodeID

  fileprivate init(_ part: Part, _ place: UInt64?, _ anchor: NodeID) {
    (self.part, self.place, self.anchor) = (part, place, anchor)
  }
}

extension Renderer {
  var hasDepartures: Bool { !departures.isEmpty }

  /// Takes a part off the page, or has it leave in its own time; returns whether it is gone.
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
      // Safe because the browser, which owns the renderer, is who calls this.
      unsafe end(departure)
    }
    guard takesLeave == true else {
      part.hide(self, removing: true)
      return true
    }
    departures.append(departure)
    return false
  }

  /// What was in this place before the anchor and is still leaving; it stays then.
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

  /// Takes off at once what is leaving before an anchor.
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
