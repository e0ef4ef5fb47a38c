import Foundation

/// What the types of a style file are made of: the file, all that it includes, and the functions it may call.
struct StyleSources {
  /// The files that are read, as far as there are any, in the order of their paths.
  let files: [URL]
  /// The functions, each with what it returns, such as `color.shade:color`.
  let functions: [String]

  /// Finds what belongs to a file.
  ///
  /// Included files may be in any folder. The functions of `App.styles.json` are the lines of
  /// `App.styles.functions` beside it, except for empty ones and those that begin with `#`.
  init(of file: URL) {
    var found: Set<URL> = []
    var waiting = [file.standardizedFileURL]
    while let next = waiting.popLast() {
      if let names = try? FileManager.default.contentsOfDirectory(atPath: next.path) {
        waiting += names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
          .map { next.appending(path: $0).standardizedFileURL }
      } else if let bytes = try? Data(contentsOf: next), found.insert(next).inserted {
        // The generator reports its errors.
        let folder = next.deletingLastPathComponent()
        waiting += Self.included(by: try? JSONSerialization.jsonObject(with: bytes)).map { path in
          (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path))
            .standardizedFileURL
        }
      }
    }
    let list = file.deletingPathExtension().appendingPathExtension("functions")
    var functions: [String] = []
    if let text = try? String(contentsOf: list, encoding: .utf8) {
      found.insert(list.standardizedFileURL)
      functions = text.split(whereSeparator: \.isNewline).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
    files = found.sorted { $0.path < $1.path }
    self.functions = functions
  }

  /// The paths of the local parts of includes, which may be within rules.
  private static func included(by value: Any?) -> [String] {
    guard let members = value as? [String: Any] else { return [] }
    return members.flatMap { name, value -> [String] in
      guard name.hasPrefix("@include") else { return included(by: value) }
      return ((value as? [String: Any])?["inApp"] as? String).map { [$0] } ?? []
    }
  }
}
