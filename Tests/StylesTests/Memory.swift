import Styles

/// Files in memory.
func files(_ files: [String: String], remote: [String: String] = [:]) -> StyleFiles {
  StyleFiles(
    read: { path throws(StyleFileError) in
      guard let text = files[path] else { throw StyleFileError("there is no such file") }
      return Array(text.utf8)
    },
    remote: { remote[$0].map { Array($0.utf8) } })
}

/// The styles of one file.
func sheet(_ text: String, functions: [StyleFunction] = []) throws(StyleProblems) -> StyleSheet {
  try StyleSheet("main.json", from: files(["main.json": text]), functions: functions)
}

/// The problems of one file; none if it is correct.
func problems(_ text: String, functions: [StyleFunction] = []) -> [String] {
  do throws(StyleProblems) {
    _ = try sheet(text, functions: functions)
    return []
  } catch {
    return error.problems.map(\.description)
  }
}
