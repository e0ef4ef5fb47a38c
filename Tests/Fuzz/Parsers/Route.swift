import CivilTime
import Wire

/// What is read as an address is written, and read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  // Fields end with zeros: a path, then names and values in turn.
  let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  var query: [(name: String, value: String)] = []
  for place in stride(from: 1, to: fields.count - 1, by: 2) {
    query.append((fields[place], fields[place + 1]))
  }
  if let screen = Screen(path: fields[0]) {
    precondition(Screen(path: screen.path)?.path == screen.path, "\(screen.path) is elsewhere")
  }
  check(API.probes, query)
  check(API.likely, query)
  check(API.statistics, query)
  check(API.weekMap, query)
  check(API.trend, query)
  return 0
}

/// Where a query is one of an endpoint, its address holds nothing that would need encoding.
private func check<Q: Query, Content: Body, Answer: Body>(
  _ endpoint: Endpoint<Q, Content, Answer>, _ pairs: [(name: String, value: String)]
) {
  guard let query = try? Q(pairs) else { return }
  let address = endpoint.address(query)
  precondition(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address is \(address)")
}
