import TextBytes

/// A view as HTML text: sent by a server, and taken over by the page once its program runs.
///
/// The program then mounts the same view; the browser's document is kept, and only handlers are
/// added. If the two differ, the page is rendered again and the difference is reported.
public struct RenderedPage: Sendable {
  /// The elements, to be inserted into the page's root element for views.
  public let markup: String
  /// Rules for the inline styles of views, for a style sheet of the page's own: a strict content
  /// security policy does not allow them in the elements.
  public let styles: String

  /// Renders a view in its initial state: no callbacks run, and no tasks begin.
  ///
  /// - Parameters:
  ///   - view: the content of the page.
  ///   - theme: the theme; nil for the one that is in the style sheet, `Theme.standard`.
  /// - Complexity: O(n) in the length of the text.
  public init<Root: View>(_ view: Root, theme: Theme? = nil) {
    var writer = MarkupWriter()
    let renderer = Renderer(schedule: { _ in }, commit: { _ in })
    writer.write(renderer.commands(for: view))
    markup = writer.markup
    styles = (theme.map { ":root{" + $0.css + "}" } ?? "") + writer.styles
  }

  /// Returns an element that passes a text to the program, to be inserted into the page that was
  /// rendered from it; the program reads it with ``Browser/given(_:)``.
  ///
  /// - Parameters:
  ///   - json: a JSON value.
  ///   - name: letters, figures and hyphens.
  public static func element(giving json: String, as name: String) -> String {
    // Nothing in the element is markup but its own end, and in JSON that can only be within text.
    var text: [UInt8] = []
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { text += "\\u003c".utf8 } else { text.append(byte) }
    }
    return "<script type=\"application/json\" id=\"given-" + name + "\">"
      + String(decoding: text, as: UTF8.self) + "</script>"
  }

  /// Returns a text with markup characters escaped as references.
  public static func escaped(_ text: String) -> String { MarkupWriter.escaped(text) }
}

extension Browser {
  /// Returns a browser for rendering a page without one: it answers immediate requests, and nothing
  /// that takes time.
  ///
  /// - Parameters:
  ///   - path: the path and query of the page's address.
  ///   - languages: the person's preferred languages as BCP 47 tags, most preferred first.
  ///   - now: seconds since 1970.
  ///   - given: texts that the page will find beside it, by their names.
  ///   - formatting: formats numbers and moments in place of the browser.
  ///   - onChunk: called with the name of each chunk whose content is rendered into the page,
  ///     possibly several times: a page needs them before its program starts.
  public static func elsewhere(
    path: String, languages: [String], now: Double, given: [(name: String, text: String)] = [],
    formatting: Formatting, onChunk: @escaping (String) -> Void = { _ in }
  ) -> Browser {
    let bytes = Array(path.utf8)
    let cut = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let known: [(path: String, value: String)] =
      [
        ("location.pathname", String(decoding: bytes[..<cut], as: UTF8.self)),
        ("location.search", String(decoding: bytes[cut...], as: UTF8.self)),
        ("navigator.languages", languages.joined(separator: ",")),
        ("document.visibilityState", "visible"),
      ] + given.map { ("given-" + $0.name + ".textContent", $0.text) }
    let browser = Browser(
      port: Port { service, _, number, bytes in
        let asked = String(decoding: bytes, as: UTF8.self)
        switch service {
        case .use: break
        case .fold:
          let text = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
          let folded = String(decoding: text, as: UTF8.self).lowercased()
          return Port.Answer(number: 1, bytes: Array(folded.utf8))
        case .chunk:
          guard number == ChunkOrder.isPrerendered else { return Port.Answer() }
          onChunk(asked)
          return Port.Answer(number: 1)
        default: return Port.Answer()
        }
        if asked.isSame(as: "Date.now") { return Port.Answer(number: now * 1_000) }
        for entry in known where entry.path.isSame(as: asked) {
          return Port.Answer(number: 1, bytes: Array(entry.value.utf8))
        }
        return Port.Answer(number: -1)
      }, hearsLater: false)
    browser.substitute = formatting
    return browser
  }
}
