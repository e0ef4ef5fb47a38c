/// The reason why a picture could not be drawn.
public enum RenderingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The image would have too many pixels, in width and height, or none.
  case badSize(width: Double, height: Double)
  /// Cairo or Pango is not installed on this machine, or lacks a function, whose name or library is given.
  case noLibrary(String)
  /// There is no font on this machine.
  case noFont
  /// The graphics library failed, for instance for lack of memory.
  case failed(String)

  /// A sentence that describes the problem.
  public var description: String {
    switch self {
    case .badSize(let width, let height):
      "An image cannot be \(width) pixels wide and \(height) high."
    case .noLibrary(let name):
      "Pictures are drawn by Cairo and Pango, which are not installed: \(name) is missing."
    case .noFont: "There is no font on this machine."
    case .failed(let reason): "The picture could not be drawn: \(reason)."
    }
  }
}
