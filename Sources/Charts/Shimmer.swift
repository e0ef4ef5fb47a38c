public import Drawing
internal import Geometry

extension Picture {
  /// Draws a placeholder with a shimmer while a chart is loading.
  ///
  /// - Parameters:
  ///   - path: the lines of the placeholder.
  ///   - width: their thickness.
  ///   - phase: the progress of the shimmer, 0 to 1; nil for a static placeholder.
  public mutating func drawShimmer(along path: Path, width: Double, phase: Double?) {
    let ground = Ink.border
    let shine = Ink.border.mixed(with: .background, share: 0.75)
    let middle = (phase ?? -1) * 1.6 - 0.3
    let places = [0, middle - 0.25, middle, middle + 0.25, 1].map { min(max($0, 0), 1) }
    let gradient = LinearGradient(
      from: .zero, to: Point(x: size.width, y: 0),
      stops: places.indices.map { .init($0 == 2 ? shine : ground, at: places[$0]) })
    stroke(path, with: .gradient(gradient), Stroke(width: width, cap: .round, join: .round))
  }
}
