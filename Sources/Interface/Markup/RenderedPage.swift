import TextBytes

/// A view as text: what a server sends, for the page to take over once its program runs.
///
/// The program then mounts the same view; the browser's document stays as it is, and only handlers
/// are added. Where the two differ, the page is written anew and the difference is reported.
public struct RenderedPage: Sendable {
  /// The elements, to be put into the element of the page that views go to.
  public let markup: String
  /// Rules for the looks that views state themselves, for a style sheet of the page's own: a strict
  /// content security policy does not let them stand in the elements.
  public let styles: String

  /// Writes a view as it is at first: nothing appears, and no work is begun.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init<Root: View>(_ view: Root, theme: Theme = .standard) {
    var writer = MarkupWriter()
    let renderer = Renderer(schedule: { _ in }, commit: { _ in })
    writer.write(renderer.commands(for: view))
    markup = writer.markup
    styles = ":root{" + theme.css + "}" + writer.styles
  }

  /// An element that gives the program a text, to be put into the page beside what was written
  /// from it; the program finds it by ``Browser/given(_:)``.
  ///
  /// - Parameters:
  ///   - json: a value of JSON.
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

  /// A text with what would be markup written as references.
  public static func escaped(_ text: String) -> String { MarkupWriter.escaped(text) }
}

extension Browser {
  /// A browser for a page that is rendered where none is: it answers what a view may ask at once,
  /// and nothing that takes time.
  ///
  /// - Parameters:
  ///   - path: the path and query of the page's address.
  ///   - languages: the languages the person prefers, as BCP 47 tags, the dearest first.
  ///   - now: seconds since 1970.
  ///   - given: texts that the page will find beside it, by their names.
  ///   - formatting: writes numbers and moments in place of the browser.
  ///   - onChunk: called with the name of each chunk whose content is written into the page, perhaps
  ///     several times: a page needs them before its program starts.
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
