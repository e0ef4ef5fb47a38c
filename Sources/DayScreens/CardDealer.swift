import Answering
internal import Geometry
internal import GestureViews
internal import Gestures
import Interface
import PageModel

/// Makes the card of the question one of a deck: it is swiped aside, or turned by the arrow keys.
final class CardDealer {
  /// What a pointer does with the card.
  private enum Hold: Equatable {
    /// Nothing.
    case none
    /// It has moved the card by this number of pixels.
    case held(Double)
    /// It has left the card where it was, to which the card returns.
    case released
  }

  /// How far the card is moved, in pixels, until another one takes its place.
  private static let farthest = 80.0
  /// How fast, in pixels a second, a card that is moved less far leaves.
  private static let fastest = 500.0
  /// How much less a card moves than the pointer where no other comes in that direction.
  private static let resistance = 4.0

  private let home: HomeModel
  @Observed private var hold = Hold.none

  init(home: HomeModel) { self.home = home }

  /// The card of a chosen probe, which covers the page where there is little room.
  func deal(_ card: VStack) -> VStack {
    guard home.isChosen else { return card }
    let dealt = card.trait(.attribute(.dataState, state))
      .trait(.on(.keydown) { [self] in take($0) })
    guard home.hasCard(isNext: true) || home.hasCard(isNext: false) else { return dealt }
    return moved(dealt).onDragGesture(
      directions: .horizontal, keys: .elsewhere("the arrow keys and the buttons")
    ) { [self] in follow($0) }
  }

  /// What the style sheet shows the card as: the card before leaves to its side.
  private var state: String {
    var words = "card"
    if let deck = home.deck, deck.place > 0 || deck.isBack {
      // Two animations that do the same take turns, as one that stays would not start again.
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
    // The next card comes from where a line ends.
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

  /// Turns the card, where an arrow key does not move the caret in what is written; and leaves the deck.
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
