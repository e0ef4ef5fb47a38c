import Interface

/// Measures its element.
class Measured: ElementAttachment {
  private var browser: Browser?

  override func attach(to element: NodeID, in browser: Browser) { self.browser = browser }

  override func detach() { browser = nil }

  /// The width in pixels.
  var width: Double { extent("") }

  /// The height in pixels.
  var height: Double { extent("y") }

  private func extent(_ axis: String) -> Double {
    guard let browser, let element else { return 0 }
    return browser.ask(.extent, Double(element.number), axis).number
  }
}
