import Answering
internal import Geometry
internal import GestureViews
internal import Gestures
import Interface
import PageModel

/// The behaviour that makes the card of the question one of a deck: it is swiped aside, or turned by the
/// arrow keys.
final class CardDealer {
  /// The effect of a pointer on the card.
  private enum Hold: Equatable {
    /// The card is at rest.
    case none
    /// The pointer has moved the card by this number of pixels.
    case held(Double)
    /// The pointer has released the card, which returns to its place.
    case released
  }

  /// The distance in pixels beyond which another card takes the place of the moved one.
  private static let farthest = 80.0
  /// The speed in pixels per second above which a card leaves even if it is moved less far.
  private static let fastest = 500.0
  /// The factor by which a card moves less than the pointer if no other card follows in that direction.
  private static let resistance = 4.0

  private let home: HomeModel
  @Observed private var hold = Hold.none

  init(home: HomeModel) { self.home = home }

  /// Returns the card of a chosen probe, which covers the page on small screens.
  func deal(_ card: VStack) -> VStack {
    guard home.isChosen else { return card }
    let dealt = card.trait(.attribute(.dataState, state))
      .trait(.on(.keydown) { [self] in take($0) })
    guard home.hasCard(isNext: true) || home.hasCard(isNext: false) else { return dealt }
    return moved(dealt).onDragGesture(
      directions: .horizontal, keys: .elsewhere("the arrow keys and the buttons")
    ) { [self] in follow($0) }
  }

  /// The state of the card for the style sheet, in which the previous card leaves to its side.
  private var state: String {
    var words = "card"
    if let deck = home.deck, deck.place > 0 || deck.isBack {
      // Two identical animations alternate, as one that stays the same would not restart.
      words += deck.place % 2 == 0 ? " even" : " odd"
      if deck.isBack { words += " back" }
    }
    if hold == .released { words += " released" }
    return words
  }

  private func moved(_ card: VStack) -> VStack {
    switch hold {
    case .held(let distance): card.trait(.style(.translate, "\(Int(distance))px"))
    case .none, .released: card
    }
  }

  private func follow(_ drag: DragValue) {
    let distance = drag.translation.x
    // The next card comes from the side where lines end.
    let isMirrored = home.browser.isRightToLeft
    let isNext = (distance < 0) != isMirrored
    let hasCard = home.hasCard(isNext: isNext)
    switch drag.phase {
    case .began, .changed: hold = .held(hasCard ? distance : distance / Self.resistance)
    case .cancelled: hold = .released
    case .ended:
      let speed = isNext == isMirrored ? drag.velocity.x : -drag.velocity.x
      let isFar = abs(distance) > Self.farthest && speed > -Self.fastest
      guard hasCard, isFar || speed > Self.fastest else { return hold = .released }
      hold = .none
      home.turn(isNext: isNext)
    }
  }

  /// Turns the card on an arrow key, unless the key moves the caret in the text, and leaves the deck.
  private func take(_ event: Event) -> Bool {
    guard event.modifiers.subtracting(.typing).isEmpty else { return false }
    switch event.key {
    case PageKey.leave.key: home.cancel()
    case .left, .right:
      let isNext = (event.key == .right) != home.browser.isRightToLeft
      guard home.entry.isEmpty, home.hasCard(isNext: isNext) else { return false }
      home.turn(isNext: isNext)
    default: return false
    }
    return true
  }
}
