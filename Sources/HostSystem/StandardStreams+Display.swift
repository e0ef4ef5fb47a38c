private import CTerminal

extension StandardStreams.Stream {
  /// Whether text is coloured, by the conventions of https://no-color.org and https://bixense.com/clicolors.
  ///
  /// `NO_COLOR` prevents colours, `CLICOLOR_FORCE` requires them, also in a pipe, and `CLICOLOR=0` prevents
  /// them. Otherwise a terminal has colours, unless `TERM` is `dumb`.
  public var isColored: Bool { Self.isColored(isTerminal: isTerminal, Paths.environment) }

  /// Decides by the value of each environment variable; nil for one that is unset or empty.
  static func isColored(isTerminal: Bool, _ variable: (_ name: String) -> String?) -> Bool {
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    return isTerminal && variable("CLICOLOR") != "0" && variable("TERM") != "dumb"
  }

  /// The width of text in columns, or nil if it is unknown.
  ///
  /// The environment variable `COLUMNS` comes first, as POSIX requires, then the terminal.
  public var columns: Int? {
    if let text = Paths.environment("COLUMNS"), let columns = Int(text), columns > 0 {
      return columns
    }
    let columns = isTerminal ? Int(terminal_columns(rawValue)) : 0
    return columns > 0 ? columns : nil
  }
}
