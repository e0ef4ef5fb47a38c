package import Interface

/// Measures its element: `.attachment(.measured, measure)`.
package class Measured: ElementAttachment {
  /// Makes the measure of an element that it will be attached to.
  package override init() {}

  private var browser: Browser?

  override package func attach(to element: NodeID, in browser: Browser) { self.browser = browser }

  override package func detach() { browser = nil }

  /// The width in pixels.
  package var width: Double { extent("") }

  /// The height in pixels.
  package var height: Double { extent("y") }

  private func extent(_ axis: String) -> Double {
    guard let browser, let element else { return 0 }
    return browser.ask(.extent, Double(element.number), axis).number
  }
}
