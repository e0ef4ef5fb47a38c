public import Charts

/// What a chart says by itself, in the language of the page.
public struct ChartWords {
  /// Names of buttons.
  public var zoomIn, zoomOut, showAll, select, use, showTable: String
  /// The name of the column of places in the table.
  public var place: String
  /// How the chart is used without a pointer.
  public var hint: String
  /// That the table holds one value of so many; in figures where no words are given.
  public var thinned: (_ step: Int) -> String
  /// A line in a sentence or two.
  public var summary: (_ facts: LineFigure.Facts, _ figure: LineFigure) -> String

  /// Makes words.
  public init(
    zoomIn: String, zoomOut: String, showAll: String, select: String, use: String = "Use",
    showTable: String, place: String, hint: String,
    thinned: @escaping (_ step: Int) -> String = { "1 / \($0)" },
    summary: @escaping (_ facts: LineFigure.Facts, _ figure: LineFigure) -> String
  ) {
    self.zoomIn = zoomIn
    self.zoomOut = zoomOut
    self.showAll = showAll
    self.select = select
    self.use = use
    self.showTable = showTable
    self.place = place
    self.hint = hint
    self.thinned = thinned
    self.summary = summary
  }

  /// The words in English.
  public static var english: ChartWords {
    ChartWords(
      zoomIn: "Zoom in", zoomOut: "Zoom out", showAll: "Show all", select: "Select a range",
      showTable: "Table", place: "Place",
      hint: "Arrow keys go from value to value, plus and minus zoom.",
      thinned: { "One value of \($0) is listed; zoom in to see all." }
    ) { facts, figure in
      func told(_ entry: (value: Double, place: Double)) -> String {
        figure.valueName(entry.value, 1) + " at " + figure.placeName(entry.place)
      }
      let name = facts.name.utf8.isEmpty ? "" : facts.name + ": "
      if facts.count == 1 { return name + "one value, " + told(facts.first) + "." }
      return name + "\(facts.count) values from " + figure.placeName(facts.first.place) + " to "
        + figure.placeName(facts.last.place) + "; the least is " + told(facts.least)
        + ", the greatest " + told(facts.greatest) + ", the last " + told(facts.last) + "."
    }
  }
}
