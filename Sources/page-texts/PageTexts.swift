import Catalogue

/// Writes what the page says as data: `page-texts` tells the languages, a line each, and
/// `page-texts uk` the texts in one of them.
@main
enum PageTexts {
  static func main() {
    let tag = CommandLine.arguments.dropFirst().first
    for language in Language.allCases where tag == nil || tag == language.rawValue {
      let text = String(decoding: language.texts.bytes, as: UTF8.self)
      print(tag == nil ? language.rawValue + "\n" : text, terminator: "")
    }
  }
}
