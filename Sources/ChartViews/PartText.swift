/// What is said of a part of a chart: of a cell, a bar, a slice.
public struct PartText: Sendable {
  /// What it is called.
  public var name: String
  /// Its figure.
  public var figure: String
  /// What is said after the figure, above all the interval in which the truth lies; it may be empty.
  public var detail: String

  /// Joins a name, a figure and what is said after it.
  public init(_ name: String, _ figure: String, _ detail: String = "") {
    self.name = name
    self.figure = figure
    self.detail = detail
  }

  /// The figure and what is said after it, in one line.
  var told: String { detail.utf8.isEmpty ? figure : figure + " (" + detail + ")" }

  /// All of it as it is read out.
  var spoken: String { name + ", " + told }
}

/// What a chart of parts says by itself, in the language of the page.
public struct PartWords: Sendable {
  /// The names of the button for the table, and of the one that leads out of a part.
  public var showTable, back: String
  /// The names of the table's columns: of parts, of their figures, and of what is said after these.
  public var name, figure, detail: String
  /// How the chart is used without a pointer.
  public var hint: String

  /// Makes words.
  public init(
    showTable: String, back: String, name: String, figure: String, detail: String, hint: String
  ) {
    self.showTable = showTable
    self.back = back
    self.name = name
    self.figure = figure
    self.detail = detail
    self.hint = hint
  }

  /// The words in English.
  public static var english: PartWords {
    PartWords(
      showTable: "Table", back: "Back", name: "Name", figure: "Value", detail: "Interval",
      hint: "Arrow keys go from part to part, return chooses one, escape lets go.")
  }
}
