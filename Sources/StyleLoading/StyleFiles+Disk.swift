private import HostSystem
private import JSON
public import Styles

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension StyleFiles {
  /// The files of the system.
  ///
  /// A folder is read as one file that includes each `.json` file in it, in the order of their names: of two
  /// files that have the same style, the later one counts. Files whose names begin with a dot are left out.
  /// Pipes and devices are refused, and so are files longer than ``StyleBounds/longestFile``.
  public static var disk: StyleFiles {
    StyleFiles(read: { path throws(StyleFileError) in
      guard Paths.isFolder(path) else { return try readFile(path) }
      do throws(SystemError) { return try includes(of: path) } catch {
        throw StyleFileError(error.description)
      }
    })
  }

  /// Returns a style file that includes those of a folder.
  private static func includes(of folder: String) throws(SystemError) -> [UInt8] {
    // Paths are relative to the folder of a file, which here is the one around this folder.
    let start = folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { folder.utf8.index(after: $0) }
    let name = folder[(start ?? folder.startIndex)...]
    let files = try names(in: folder)
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    return Array(
      JSONValue.object(
        files.map { file in
          let path = name.isEmpty ? file : "\(name)/\(file)"
          return JSONValue.Member("@include.\(file)", .object(["inApp": .string(path)]))
        }
      ).text.utf8)
  }

  private static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw SystemError(.open(folder)) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
