import CivilTime
import Wire

/// A text that parses as an address, printed and parsed again, gives the same address.
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
  check(API.earlierAnswers, query)
  check(API.answerReading, query)
  check(API.statistics, query)
  check(API.weekMap, query)
  check(API.tagAmounts, query)
  check(API.trend, query)
  return 0
}

/// If the query belongs to an endpoint, its address contains nothing that needs encoding.
private func check<Q: Query, Content: Body, Answer: Body>(
  _ endpoint: Endpoint<Q, Content, Answer>, _ pairs: [(name: String, value: String)]
) {
  guard let query = try? Q(pairs) else { return }
  let address = endpoint.address(query)
  precondition(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address is \(address)")
}
