/// The version of Proba: of the program, and of the page that it serves.
public enum ProgramVersion {
  /// The version as it is shown, such as `1.2.0`.
  public static var text: String { "0.1.0" }
}
