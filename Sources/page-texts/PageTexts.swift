import Catalogue
import Glibc

/// Writes what the page says as data: `page-texts` tells the languages, a line each, and
/// `page-texts uk` the texts in one of them.
@main
enum PageTexts {
  static func main() {
    guard let tag = CommandLine.arguments.dropFirst().first else {
      for language in Language.allCases { print(language.rawValue) }
      return
    }
    guard let language = Language(rawValue: tag) else { exit(2) }
    print(String(decoding: language.texts.bytes, as: UTF8.self), terminator: "")
  }
}
