/// A small disc of a colour, shown beside the name of what it represents.
public struct Dot: Primitive {
  /// The element the disc is.
  public var element: Element

  /// Creates a disc; it is purely decorative.
  public init(_ color: Color) {
    let traits: [Trait] = [
      .look(.dot), .style(.backgroundColor, color.css), .attribute(.ariaHidden, "true"),
    ]
    element = Element(.span, traits)
  }
}

/// A bar for a proportion, with an interval estimate of it.
///
/// It is decorative; the figures beside it say the same in words.
public struct Bar: Primitive {
  /// The element the bar is.
  public var element: Element

  /// Creates a bar of a fraction from 0 to 1, with the bounds of its interval.
  public init(_ fraction: Double, interval: ClosedRange<Double>, color: Color = .accent) {
    let fill: [Trait] = [
      .look(.barFill), .style(.inlineSize, percent(fraction)),
      .style(.backgroundColor, color.css),
    ]
    let range: [Trait] = [
      .look(.barInterval), .style(.insetInlineStart, percent(interval.lowerBound)),
      .style(.inlineSize, percent(interval.upperBound - interval.lowerBound)),
    ]
    element = Element(
      .div, [.look(.bar), .attribute(.ariaHidden, "true")],
      content: ListPart([Element(.div, fill).part, Element(.div, range).part]))
  }
}

/// Shows the progress of something, or only that it is in progress.
public struct ProgressView: Primitive {
  /// The element the progress is.
  public var element: Element

  /// Creates a progress indicator with a fraction from 0 to 1, or an indeterminate one.
  public init(_ label: String, fraction: Double? = nil) {
    var traits: [Trait] = [.look(.progress), .attribute(.ariaLabel, label)]
    if let fraction {
      traits += [.attribute(.max, "10000"), .attribute(.value, String(Int(fraction * 10_000)))]
    }
    element = Element(.progress, traits)
  }
}
