public import Charts

/// The texts of a chart itself, in the language of the page.
public struct ChartWords {
  /// Names of buttons.
  public var zoomIn, zoomOut, showAll, select, use, showTable: String
  /// The header of the column of positions in the table.
  public var place: String
  /// A description of how to use the chart without a pointer.
  public var hint: String
  /// The sentence that the table shows one value in `step`; in digits if there are no words for it.
  public var thinned: (_ step: Int) -> String
  /// Summarises a line in a sentence or two.
  public var summary: (_ facts: LineFigure.Facts, _ figure: LineFigure) -> String

  /// Creates words.
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

  /// The English texts.
  public static var english: ChartWords {
    ChartWords(
      zoomIn: "Zoom in", zoomOut: "Zoom out", showAll: "Show all", select: "Select a range",
      showTable: "Table", place: "Place",
      hint: "Arrow keys go from value to value, plus and minus zoom.",
      thinned: { "One value of \($0) is listed; zoom in to see all." }
    ) { facts, figure in
      func described(_ entry: (value: Double, place: Double)) -> String {
        figure.valueName(entry.value, 1) + " at " + figure.placeName(entry.place)
      }
      let name = facts.name.utf8.isEmpty ? "" : facts.name + ": "
      if facts.count == 1 { return name + "one value, " + described(facts.first) + "." }
      return name + "\(facts.count) values from " + figure.placeName(facts.first.place) + " to "
        + figure.placeName(facts.last.place) + "; the least is " + described(facts.least)
        + ", the greatest " + described(facts.greatest) + ", the last " + described(facts.last)
        + "."
    }
  }
}
