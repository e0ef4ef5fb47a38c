import CivilTime
import Wire

/// A text that parses as an address, printed and parsed again, gives the same address.
func checkRoute(_ bytes: [UInt8]) throws(Violation) {
  // Fields end with zeros: a path, then names and values in turn.
  let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  var query: [(name: String, value: String)] = []
  for place in stride(from: 1, to: fields.count - 1, by: 2) {
    query.append((fields[place], fields[place + 1]))
  }
  if let screen = Screen(path: fields[0]) {
    try require(Screen(path: screen.path)?.path == screen.path, "\(screen.path) is elsewhere")
  }
  try check(API.probes, query)
  try check(API.likely, query)
  try check(API.earlierAnswers, query)
  try check(API.answerReading, query)
  try check(API.statistics, query)
  try check(API.weekMap, query)
  try check(API.tagAmounts, query)
  try check(API.trend, query)
}

/// If the query belongs to an endpoint, its address contains nothing that needs encoding.
private func check<Q: Query, Content: Body, Answer: Body>(
  _ endpoint: Endpoint<Q, Content, Answer>, _ pairs: [(name: String, value: String)]
) throws(Violation) {
  guard let query = try? Q(pairs) else { return }
  let address = endpoint.address(query)
  try require(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address is \(address)")
}
