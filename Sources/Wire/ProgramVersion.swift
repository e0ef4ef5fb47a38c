/// The version of Proba, which is that of both the program and the page that it serves.
public enum ProgramVersion {
  /// The version in its displayed form, such as `1.2.0`.
  public static var text: String { "0.1.0" }
}
