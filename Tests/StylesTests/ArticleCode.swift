import Styles

/// The code that the article shows.
func readStyles(_ files: StyleFiles) throws -> (StyleColor, Double) {
  let sheet = try StyleSheet("main.json", from: files)
  let styles = StyleLookup(sheet)
  let black = StyleColor(red: 0, green: 0, blue: 0)
  let color = styles.value("editor.cursor.color", or: black)
  let time = styles.value("editor.cursor.showTime", or: 0.5)
  return (color, time)
}
