public import Drawing
public import Geometry
import Interface

/// The environment of a drawing on the page.
public struct CanvasContext {
  /// The size of the canvas, in CSS pixels.
  public let size: Size
  /// The number of device pixels per CSS pixel.
  public let pixelRatio: Double
  /// The person's text size, relative to the default.
  public let textScale: Double
  /// Measures texts as the canvas draws them.
  public let measure: TextMeasure

  /// Creates a context, for example for a test.
  public init(size: Size, pixelRatio: Double, textScale: Double, measure: TextMeasure) {
    self.size = size
    self.pixelRatio = pixelRatio
    self.textScale = textScale
    self.measure = measure
  }

  /// Decodes the page's report: four numbers.
  init?(_ bytes: [UInt8], in browser: Browser) {
    guard bytes.count == 16 else { return nil }
    let numbers = (0..<4).map { index in
      var bits: UInt32 = 0
      for byte in 0..<4 { bits |= UInt32(bytes[index * 4 + byte]) << UInt32(byte * 8) }
      return Double(Float(bitPattern: bits))
    }
    self.init(
      size: Size(width: numbers[0], height: numbers[1]), pixelRatio: numbers[2],
      textScale: numbers[3], measure: browser.textMeasure)
  }
}

extension Browser {
  /// Measures texts as a canvas draws them, each once.
  ///
  /// A drawing measures the same few texts again and again, thousands of times for a map of many
  /// tags, and a request to the page costs much more than a look-up of its earlier answer. A canvas
  /// gets another context, and with it another measure, when its fonts have changed.
  var textMeasure: TextMeasure {
    let extents = TextExtents()
    return TextMeasure { [self] text, style in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(8 + text.utf8.count)
      bytes.append(bits: Float(style.size).bitPattern)
      bytes.append(bits: UInt32(style.weight) | (style.isMonospaced ? 1 << 16 : 0))
      bytes += text.utf8
      return extents.extent(of: bytes) {
        let answers = (0..<3).map { ask(.measuring, Double($0), bytes: bytes).number }
        return TextExtent(width: answers[0], ascent: answers[1], descent: answers[2])
      }
    }
  }
}

/// The extents that the page has reported, by the bytes of style and text.
private final class TextExtents {
  /// A number larger than that of a drawing's texts.
  private static let capacity = 4_000

  private var known: [[UInt8]: TextExtent] = [:]

  func extent(of bytes: [UInt8], otherwise measure: () -> TextExtent) -> TextExtent {
    if let extent = known[bytes] { return extent }
    if known.count >= Self.capacity { known.removeAll() }
    let extent = measure()
    known[bytes] = extent
    return extent
  }
}

extension [UInt8] {
  /// Appends a word in little-endian order.
  mutating func append(bits: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
}
