private import HostSystem
public import Styles

extension StyleFiles {
  /// The files of the system.
  public static var disk: StyleFiles {
    StyleFiles(read: { path throws(StyleFileError) in
      do throws(SystemError) { return try readFile(path) } catch {
        throw StyleFileError(error.description)
      }
    })
  }
}
