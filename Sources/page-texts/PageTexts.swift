import Catalogue
import Glibc

/// Writes the page's texts as data files: `page-texts` lists the names of the files, and
/// `page-texts uk` writes one: `uk` has the texts that are sent with the page, `uk-later` all
/// others.
@main
enum PageTexts {
  static func main() {
    let files = Language.allCases.flatMap { language in
      [
        (name: language.tag, bytes: language.texts.firstBytes),
        (name: language.tag + "-later", bytes: language.texts.laterBytes),
      ]
    }
    guard let name = CommandLine.arguments.dropFirst().first else {
      for file in files { print(file.name) }
      return
    }
    guard let file = files.first(where: { $0.name == name }) else { exit(2) }
    print(String(decoding: file.bytes, as: UTF8.self), terminator: "")
  }
}
