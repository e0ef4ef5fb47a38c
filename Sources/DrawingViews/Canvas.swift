public import Drawing
import Geometry
public import Interface

/// A view that shows a drawing.
///
///     Canvas(height: 120) { canvas in
///       var picture = Picture(size: canvas.size)
///       picture.fill(.circle(center: Point(x: 20, y: 20), radius: model.radius), with: .accent)
///       return picture
///     }
///     .accessibilityRole(.img)
///     .accessibilityLabel("A disc")
///
/// It is drawn again when a value that the function has read changes, and when the canvas changes
/// its size or the screen its resolution. Colours by role follow the theme without being redrawn.
/// Layers are stacked and drawn independently, so that a marker over a line of a million points
/// moves without redrawing the line.
///
/// The page must load `drawing.js`.
public struct Canvas: View {
  /// Draws one layer.
  public typealias Layer = (CanvasContext) -> Picture

  private let height: Double
  private let layers: [Layer]
  private let fallback: Part
  @State private var stage = CanvasStage()

  /// Creates a canvas as wide as its surroundings.
  ///
  /// - Parameters:
  ///   - height: in CSS pixels at the usual text size; it grows with the text.
  ///   - draw: draws the content.
  public init(height: Double, draw: @escaping Layer) {
    self.init(height: height, layers: [draw]) {}
  }

  /// Creates a canvas of several layers.
  ///
  /// - Parameters:
  ///   - height: in CSS pixels at the usual text size; it grows with the text.
  ///   - layers: draw the content, each over the previous one.
  ///   - fallback: an equivalent for screen readers, such as a table; it is not visible.
  public init(height: Double, layers: [Layer], @ViewBuilder fallback: () -> Part) {
    self.height = height
    self.layers = layers
    self.fallback = fallback()
  }

  /// The canvas, and its fallback.
  public var body: some View {
    Box {
      ForEach(layers.indices) { index in
        CanvasLayer(stage: stage, draw: layers[index])
      }
      fallback
    }
    .attachment(.stage, StageAttachment(stage, height: height))
  }
}

/// The state shared by the layers of a canvas.
final class CanvasStage {
  @Observed var context: CanvasContext?
}

/// One layer; it observes the values that its own function reads.
private struct CanvasLayer: View {
  let stage: CanvasStage
  let draw: Canvas.Layer

  var body: some View {
    Box {}.accessibilityHidden().attachment(
      .layer, LayerAttachment(stage.context.map { draw($0) }))
  }
}

/// Follows the size of an element.
private final class StageAttachment: ElementAttachment {
  private let stage: CanvasStage
  private var height: Double
  private var browser: Browser?
  private var watch: Subscription?

  init(_ stage: CanvasStage, height: Double) {
    self.stage = stage
    self.height = height
  }

  override func attach(to element: NodeID, in browser: Browser) {
    self.browser = browser
    follow()
  }

  override func update(to new: ElementAttachment) {
    guard let new = new as? StageAttachment, new.height != height else { return }
    height = new.height
    watch?.cancel()
    follow()
  }

  /// Sets the height of the element, and observes its size from now on.
  private func follow() {
    guard let element, let browser else { return }
    var bytes: [UInt8] = []
    bytes.append(bits: Float(height).bitPattern)
    watch =
      browser.ask(.measuring, Double(element.number), bytes, isKept: true) { [stage] _, bytes in
        if let context = CanvasContext(bytes, in: browser) { stage.context = context }
      }.subscription
  }

  override func detach() {
    watch?.cancel()
    watch = nil
    browser = nil
  }
}

/// Sends a layer's drawings to the page.
private final class LayerAttachment: ElementAttachment {
  private var picture: Picture?
  private var browser: Browser?

  init(_ picture: Picture?) { self.picture = picture }

  override func attach(to element: NodeID, in browser: Browser) {
    self.browser = browser
    show()
  }

  override func update(to new: ElementAttachment) {
    guard let new = new as? LayerAttachment else { return }
    picture = new.picture
    show()
  }

  override func detach() { browser = nil }

  private func show() {
    guard let element, let browser, let picture else { return }
    browser.ask(.drawing, Double(element.number), bytes: picture.bytes)
  }
}

extension Picture {
  /// The picture in the page's format: width and height, the number of words, the words, the text.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 4 + letters.count + 12)
    bytes.append(bits: Float(size.width).bitPattern)
    bytes.append(bits: Float(size.height).bitPattern)
    bytes.append(bits: UInt32(words.count))
    // WebAssembly is little-endian too.
    unsafe words.withUnsafeBytes { words in unsafe bytes.append(contentsOf: words) }
    bytes += letters
    return bytes
  }
}
