/// The kinds used by the libraries built on this one; apps use numbers below 128 for their own
/// attachments.
extension ElementAttachment.Kind {
  // MARK: ListViews

  package static var list: Self { Self(128) }

  // MARK: Components

  package static var modal: Self { Self(129) }
  package static var floating: Self { Self(130) }
  package static var revealed: Self { Self(131) }
  package static var tip: Self { Self(132) }
  package static var media: Self { Self(133) }
  package static var measured: Self { Self(134) }
  package static var leave: Self { Self(135) }

  // MARK: DrawingViews

  /// Reports a canvas's size.
  package static var stage: Self { Self(160) }
  /// Draws a layer.
  package static var layer: Self { Self(161) }

  // MARK: GestureViews

  /// Single and double taps can coexist on one element.
  package static func tap(_ count: Int) -> Self { Self(count < 2 ? 180 : count == 2 ? 181 : 182) }
  package static var longPress: Self { Self(183) }
  package static var drag: Self { Self(184) }
  package static var swipe: Self { Self(185) }
  package static var pinch: Self { Self(186) }
  package static var hover: Self { Self(187) }
  package static var wheel: Self { Self(188) }

  // MARK: MotionViews

  package static var place: Self { Self(190) }
  package static var transition: Self { Self(191) }
  package static var timeline: Self { Self(192) }
}
