public import Drawing
public import Geometry
import Interface

/// What a drawing on the page needs to know of its surroundings.
public struct CanvasContext {
  /// How large the canvas is, in CSS pixels.
  public let size: Size
  /// How many pixels of the screen a CSS pixel is wide.
  public let pixelRatio: Double
  /// How many times as large as usual text is, as the person has set it.
  public let textScale: Double
  /// Measures texts as the canvas will write them.
  public let measure: TextMeasure

  /// Describes a canvas by hand, as for a test.
  public init(size: Size, pixelRatio: Double, textScale: Double, measure: TextMeasure) {
    self.size = size
    self.pixelRatio = pixelRatio
    self.textScale = textScale
    self.measure = measure
  }

  /// Reads what the page tells: four numbers.
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
  /// Measures texts as a canvas writes them.
  var textMeasure: TextMeasure {
    TextMeasure { [self] text, style in
      var bytes: [UInt8] = []
      bytes.append(bits: Float(style.size).bitPattern)
      bytes.append(bits: UInt32(style.weight) | (style.isMonospaced ? 1 << 16 : 0))
      bytes += Array(text.utf8)
      // The page keeps what it has measured; to look a text up here would take its hash.
      let answers = (0..<3).map { ask(.measuring, Double($0), bytes: bytes).number }
      return TextExtent(width: answers[0], ascent: answers[1], descent: answers[2])
    }
  }
}

extension [UInt8] {
  /// Adds a word, its lowest byte first.
  mutating func append(bits: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
}
