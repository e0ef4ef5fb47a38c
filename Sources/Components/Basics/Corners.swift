public import Interface

/// A form whose corners bend without a sudden start.
///
/// `Path.continuousRectangle` and `Path.capsule` of `Drawing` are the same forms for drawings.
/// Browsers that do not know such corners cut the form out; there a line around the view or the ring
/// of the focus goes along arcs of the same size.
public enum ContinuousShape: Sendable {
  /// As round as the view is high.
  case circle
  /// Two straight sides between two ends that flow into them.
  case capsule
  /// A rectangle with corners of a size.
  case rounded(Corner)
}

extension View {
  /// Cuts the view to a form with continuous corners.
  ///
  /// An arc meets a straight side with a jump in curvature, which the eye sees as a kink in light
  /// and in outlines; a superellipse has none. A circle has no straight side, so it stays one.
  public func clipShape(_ shape: ContinuousShape) -> Styled {
    var copy = styled
    switch shape {
    case .circle: copy.apply(.look(.circle))
    case .capsule, .rounded(.capsule): copy.apply(.look(.capsule))
    case .rounded(let corner):
      copy.apply(.look(.continuous))
      copy.apply(.style(.corner, corner.css))
    }
    return copy
  }

  /// Blurs what lies behind the view by a degree from 0 to 1, and lets its colour through.
  ///
  /// One is a blur of 40 pixels. The colour that comes through is neither so dark nor so light that
  /// words in the primary colour could not be read on it. The view's ground is solid for those who
  /// want less transparency or more contrast, and where the browser cannot blur.
  public func backgroundBlur(_ degree: Double = 0.5) -> Styled {
    var copy = styled
    copy.apply(.look(.blur))
    let pixels = degree.isNaN ? 0 : Int(min(max(degree, 0), 1) * 40 + 0.5)
    copy.apply(.style(.blur, "\(pixels)px"))
    return copy
  }

  /// Has the words and symbols on a blurred ground take on some of its colour, and stay legible.
  ///
  /// Their contrast is 4.5 or more, whatever lies behind.
  public func vibrant() -> Styled { trait(.look(.vibrant)) }
}
