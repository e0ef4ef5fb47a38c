import Wire

/// What is read as an address is written, and read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  // Fields end with zeros: the path below its prefix, then names and values in turn.
  let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let segments = Route.prefix + fields[0].split(separator: "/").map(String.init)
  var query: [(name: String, value: String)] = []
  for place in stride(from: 1, to: fields.count - 1, by: 2) {
    query.append((fields[place], fields[place + 1]))
  }
  _ = try? ProbePage(query: query)
  _ = ChartRequest(text: String(decoding: bytes, as: UTF8.self))
  if let screen = Screen(path: fields[0]) {
    precondition(Screen(path: screen.path)?.path == screen.path, "\(screen.path) is elsewhere")
  }
  guard let route = try? Route(segments: segments, query: query) else { return 0 }
  precondition(route.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address is \(route.path)")
  return 0
}
