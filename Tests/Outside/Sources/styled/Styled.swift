import StyleLoading
import Styles

/// Shows a card in the styles of a file, with the types that the plugin writes.
@main
struct Styled {
  static func main() throws {
    let file = CommandLine.arguments.dropFirst().first ?? "Shop.styles.json"
    let shade = StyleFunction("shade") { arguments throws(StyleArgumentError) in
      .color(try arguments.color(0).with(alpha: 0.25))
    }
    let sheet = try StyleSheet(file, from: .disk, functions: [shade])
    let card = ShopStyle(StyleLookup(sheet)).card
    print(card.paleColor.hex, card.shadeColor.hex, card.title.font.name, card.title.isBold)
  }
}
