import Glibc
import StyleLoading
import Styles

/// Measures the time to open a cache of ten and of ten thousand rules, and to read a style as well,
/// and prints a line of JSON for each figure.
///
///     bench-styles folder
guard let folder = CommandLine.arguments.dropFirst().first else {
  print("bench-styles: say which folder is written to")
  exit(2)
}
let rounds = 201

/// Returns the path of a cache with about a number of styles, three in each rule.
func makeCache(_ count: Int) throws -> String {
  let rules = (0..<count / 3).map { number in
    """
    "rule\(number)": {"inkColor": "#123456", "cellPadding": [1, 2, 3, 4], "width": \(number)}
    """
  }
  let bytes = Array("{\(rules.joined(separator: ","))}".utf8)
  let sheet = try StyleSheet(
    "main.json", from: StyleFiles(read: { _ throws(StyleFileError) in bytes }))
  let path = "\(folder)/\(count).cache"
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  var rest = StyleArchive.bytes(sheet, sources: [])[...]
  while !rest.isEmpty {
    rest = rest.dropFirst(
      max(0, unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }))
  }
  close(descriptor)
  return path
}

do {
  let caches = try [10, 10_000].map { (count: $0, path: try makeCache($0)) }
  var times: [[Duration]] = [[], []]
  var lookups: [Duration] = []
  for _ in 0..<rounds {
    for (place, cache) in caches.enumerated() {
      times[place].append(ContinuousClock().measure { _ = StyleCache(cache.path) })
    }
    lookups.append(
      ContinuousClock().measure {
        precondition(StyleCache(caches[1].path)?.styles["rule3332.inkColor"] != nil)
      })
  }
  let medians = times.map { $0.sorted()[rounds / 2] / .milliseconds(1) }
  print(#"{"name":"styles-open-10000","value":\#(medians[1]),"unit":"ms"}"#)
  print(#"{"name":"styles-open-growth","value":\#(medians[1] / medians[0]),"unit":"x"}"#)
  let lookup = lookups.sorted()[rounds / 2] / .milliseconds(1)
  print(#"{"name":"styles-open-and-read-10000","value":\#(lookup),"unit":"ms"}"#)
} catch {
  print("bench-styles: \(error)")
  exit(2)
}
