/// The distance that a list follows a drag beyond its end: less and less, and never a whole viewport.
public enum RubberBand {
  /// The stiffness of the band; the value that iOS is known to use.
  private static let stiffness = 0.55

  /// Returns the offset to show for a list that was dragged to an offset.
  public static func shown(
    _ offset: Double, within bounds: ClosedRange<Double>, window: Double
  ) -> Double {
    let kept = min(max(offset, bounds.lowerBound), bounds.upperBound)
    let excess = offset - kept
    guard excess != 0, window > 0 else { return kept }
    let pull = excess.magnitude * stiffness
    return kept + (excess < 0 ? -1 : 1) * window * pull / (pull + window)
  }
}
