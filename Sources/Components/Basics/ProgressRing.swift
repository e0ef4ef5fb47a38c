public import Interface

/// A ring that fills to show progress, or turns while the progress is unknown.
public struct ProgressRing: Primitive, Component {
  /// The element the ring is.
  public var element: Element

  /// Creates a progress ring with a fraction from 0 to 1, or an indeterminate one.
  public init(_ label: String, fraction: Double? = nil) {
    var traits: [Trait] = [
      .look(.ring), .attribute(.role, "progressbar"), .attribute(.ariaLabel, label),
    ]
    if let fraction {
      let share = percent(fraction)
      let whole = fraction.isNaN ? 0 : Int(min(max(fraction, 0), 1) * 100)
      traits += [
        .style(.share, share), .attribute(.ariaValuemin, "0"), .attribute(.ariaValuemax, "100"),
        .attribute(.ariaValuenow, "\(whole)"),
      ]
    } else {
      traits.append(.look(.busy))
    }
    element = Element(.div, traits)
  }

  /// Applies a quality.
  public mutating func adopt(_ quality: Quality) {
    var own = Qualities()
    own.adopt(quality)
    for trait in own.traits { apply(trait) }
  }
}
