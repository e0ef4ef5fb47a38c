import StyleLoading
import Styles

/// Shows a card in the styles of a file, with the types that the plugin writes.
@main
struct Styled {
  static func main() throws {
    let file = CommandLine.arguments.dropFirst().first ?? "Shop.styles.json"
    let card = ShopStyle(StyleLookup(try StyleSheet(file, from: .disk))).card
    print(card.paleColor.hex, card.title.font.name, card.title.isBold)
  }
}
