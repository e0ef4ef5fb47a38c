import Geometry
import Gestures
import Interface

/// A gesture, or similar pointer input, that an element handles.
class GestureAttachment: ElementAttachment {
  /// The kinds of input the script should observe, one bit each.
  struct Wishes: OptionSet {
    let rawValue: UInt8
    /// The element handles gestures.
    static let gestures = Wishes(rawValue: 1)
    static let pinch = Wishes(rawValue: 2)
    static let longPress = Wishes(rawValue: 4)
    static let hover = Wishes(rawValue: 8)
    static let horizontalWheel = Wishes(rawValue: 16)
    static let verticalWheel = Wishes(rawValue: 32)
    static let zoomingWheel = Wishes(rawValue: 64)
  }

  /// The number among all gestures of the page, once it is attached.
  var id = 0
  /// The element, also known while it is being removed.
  private(set) var place: NodeID?
  private var browser: Browser?

  var wishes: Wishes { [] }
  var directions: Directions { [] }
  /// The gesture to recognise, if there is one.
  var gesture: Gesture? { nil }
  /// Whether it is a tap.
  var isTap: Bool { false }

  /// Called with the values of the recognised gesture.
  func receive(_ value: GestureValue) {}
  /// Called with the position of a hovering pointer in the element; nil once it has left.
  func hover(_ location: Geometry.Point?) {}
  /// Called with the distance that a wheel was turned.
  func wheel(_ report: PointerReport, at location: Geometry.Point) {}
  /// The time at which it must be woken.
  var deadline: Double? { nil }
  func wake(at time: Double) {}

  override func attach(to element: NodeID, in browser: Browser) {
    self.browser = browser
    place = element
    GestureHub.of(browser).add(self, on: element)
  }

  override func detach() {
    if let browser { GestureHub.of(browser).remove(self) }
    (browser, place) = (nil, nil)
  }

  /// Updates what the script observes for the element.
  func wishesChanged() {
    if let browser, let place { GestureHub.of(browser).configure(place) }
  }
}

/// A gesture handled by recognisers.
final class RecognizedGesture: GestureAttachment {
  private var wanted: Gesture
  private var perform: (GestureValue) -> Void
  private var zoom = WheelZoom()

  init(_ wanted: Gesture, perform: @escaping (GestureValue) -> Void) {
    self.wanted = wanted
    self.perform = perform
  }

  override var gesture: Gesture? { wanted }
  override var directions: Directions { wanted.directions }
  override var isTap: Bool { !wanted.isPinch && wanted.directions.isEmpty }

  override var wishes: Wishes {
    if wanted.isPinch { return [.gestures, .pinch, .zoomingWheel] }
    return wanted.isLongPress ? [.gestures, .longPress] : .gestures
  }

  override func update(to new: ElementAttachment) {
    guard let new = new as? RecognizedGesture else { return }
    perform = new.perform
    guard wanted != new.wanted else { return }
    wanted = new.wanted
    wishesChanged()
  }

  override func receive(_ value: GestureValue) { perform(value) }

  override func wheel(_ report: PointerReport, at location: Geometry.Point) {
    perform(.pinch(zoom.turn(by: report.turn.y, at: location, time: report.time)))
  }

  override var deadline: Double? { zoom.deadline }

  override func wake(at time: Double) {
    if let end = zoom.advance(to: time) { perform(.pinch(end)) }
  }
}

/// A pointer that hovers over the element.
final class HoverAttachment: GestureAttachment {
  private var perform: (Geometry.Point?) -> Void

  init(perform: @escaping (Geometry.Point?) -> Void) { self.perform = perform }

  override var wishes: Wishes { .hover }
  override func hover(_ location: Geometry.Point?) { perform(location) }
  override func update(to new: ElementAttachment) {
    if let new = new as? HoverAttachment { perform = new.perform }
  }
}

/// A wheel that is turned over the element.
final class WheelAttachment: GestureAttachment {
  private var wanted: Wishes
  private var perform: (WheelValue) -> Void

  init(_ wanted: Wishes, perform: @escaping (WheelValue) -> Void) {
    self.wanted = wanted
    self.perform = perform
  }

  override var wishes: Wishes { wanted }

  override func wheel(_ report: PointerReport, at location: Geometry.Point) {
    perform(WheelValue(delta: report.turn, location: location, modifiers: report.modifiers))
  }

  override func update(to new: ElementAttachment) {
    guard let new = new as? WheelAttachment else { return }
    (wanted, perform) = (new.wanted, new.perform)
    wishesChanged()
  }
}
