/// The texts of a part of a chart: of a cell, a bar, a slice.
public struct PartText: Sendable {
  /// The name.
  public var name: String
  /// The formatted value.
  public var figure: String
  /// The text after the value, usually the interval estimate; may be empty.
  public var detail: String
  /// The value as it is written in the chart itself, where all values are rounded alike; by default as
  /// formatted for the details.
  public var drawn: String

  /// Creates the texts from a name, a value and a detail, and from the value as it is drawn if that differs.
  public init(_ name: String, _ figure: String, _ detail: String = "", drawn: String? = nil) {
    self.name = name
    self.figure = figure
    self.detail = detail
    self.drawn = drawn ?? figure
  }

  /// The value and the detail, in one line.
  var figureWithDetail: String { detail.utf8.isEmpty ? figure : figure + " (" + detail + ")" }

  /// The complete text for screen readers.
  var spoken: String { name + ", " + figureWithDetail }
}

/// The texts of a chart of parts itself, in the language of the page.
public struct PartWords: Sendable {
  /// The labels of the button for the table, and of the one that goes up a level.
  public var showTable, back: String
  /// The headers of the table's columns: the parts, their values, and the details.
  public var name, figure, detail: String
  /// A description of how to use the chart without a pointer.
  public var hint: String

  /// Creates words.
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

  /// The English texts.
  public static var english: PartWords {
    PartWords(
      showTable: "Table", back: "Back", name: "Name", figure: "Value", detail: "Interval",
      hint: "Arrow keys move between parts, Return chooses one, Escape clears the selection.")
  }
}
