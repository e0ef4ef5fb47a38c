public import Interface

/// A shape with continuous corners, whose curvature has no sudden changes.
///
/// `Path.continuousRectangle` of `Drawing` is the same shape for drawings, a capsule that of the exponent
/// 2.22. Their own `Path.capsule` has rounder tips, which style sheets cannot describe.
/// Browsers that do not support such corners clip the shape instead; there a border or focus ring
/// follows circular arcs of the same size.
public enum ContinuousShape: Sendable {
  /// A circle with the view's height as its diameter.
  case circle
  /// Two straight sides between two rounded ends that blend into them.
  case capsule
  /// A rectangle with corners of a radius.
  case rounded(Corner)
}

extension View {
  /// Clips the view to a shape with continuous corners.
  ///
  /// An arc meets a straight side with a jump in curvature, visible as a kink in highlights and
  /// outlines; a superellipse has none. A circle has no straight side, so it is left unchanged.
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

  /// Blurs the content behind the view by a degree from 0 to 1, and lets its colour through.
  ///
  /// A degree of 1 is a blur of 40 pixels. The resulting colour is limited in lightness, so that
  /// text in the primary colour stays readable on it. The view's background is solid if the person
  /// prefers less transparency or more contrast, and if the browser cannot blur.
  public func backgroundBlur(_ degree: Double = 0.5) -> Styled {
    var copy = styled
    copy.apply(.look(.blur))
    let pixels = degree.isNaN ? 0 : Int(min(max(degree, 0), 1) * 40 + 0.5)
    copy.apply(.style(.blur, "\(pixels)px"))
    return copy
  }

  /// Tints text and symbols with the colour of a blurred background, and keeps them legible.
  ///
  /// Their contrast is 4.5 or more against any content behind.
  public func vibrant() -> Styled { trait(.look(.vibrant)) }
}
