public import Drawing
internal import Geometry

extension Picture {
  /// Draws what stands for a chart that is not there yet, a shine passing over it.
  ///
  /// - Parameters:
  ///   - path: the lines that stand for it.
  ///   - width: how thick they are.
  ///   - phase: how far the shine has come, 0 to 1; nil for one that stands still.
  public mutating func drawShimmer(along path: Path, width: Double, phase: Double?) {
    let ground = Ink.border
    let shine = Ink.border.mixed(with: .background, share: 0.75)
    let middle = (phase ?? -1) * 1.6 - 0.3
    let places = [0, middle - 0.25, middle, middle + 0.25, 1].map { min(max($0, 0), 1) }
    let gradient = LinearGradient(
      from: .zero, to: Point(x: size.width, y: 0),
      stops: zip(places, [ground, ground, shine, ground, ground]).map { .init($1, at: $0) })
    stroke(path, with: .gradient(gradient), Stroke(width: width, cap: .round, join: .round))
  }
}
