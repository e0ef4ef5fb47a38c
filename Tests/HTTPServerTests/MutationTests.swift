import TestSupport
import Testing

@testable import HTTPServer

/// A seeded generator (SplitMix64), so that a failure can be reproduced.
private struct Repeatable: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}

/// A text with up to four letters replaced, doubled or left out.
private func mutated(_ text: String, _ random: inout Repeatable) -> String {
  var letters = Array(text.unicodeScalars)
  for _ in 0...Int.random(in: 0...3, using: &random) where !letters.isEmpty {
    let place = Int.random(in: 0..<letters.count, using: &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: letters[place] = Unicode.Scalar(UInt8.random(in: 1...127, using: &random))
    case 1: letters.insert(letters[place], at: place)
    default: letters.remove(at: place)
    }
  }
  var result = ""
  result.unicodeScalars.append(contentsOf: letters)
  return result
}

@Suite struct Mutations {
  @Test(arguments: [1, 2, 3] as [UInt64]) func `never step upwards`(seed: UInt64) {
    var random = Repeatable(state: seed)
    for _ in 0..<5000 {
      let text = mutated("/a/%2e%2e/b?c=%41&d", &random)
      let segments = Target(text)?.segments ?? []
      #expect(!segments.contains("..") && !segments.contains("."), "seed \(seed): \(text)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `never let a foreign host or page pass`(seed: UInt64) throws {
    var random = Repeatable(state: seed)
    var configuration = Server.Configuration()
    configuration.rate = nil
    let guards = try Guard.standard(for: configuration, port: 5600)
    // Any other spelling is foreign; leading zeros make no difference.
    let hosts = ["localhost", "localhost:", "localhost:5600"]
    var passed = 0
    for _ in 0..<5000 {
      let host = Bool.random(using: &random) ? mutated("localhost:5600", &random) : hosts[2]
      let origin = "http://" + mutated("localhost:5600", &random)
      let request = try #require(Request(.get, "/", headers: ["Host": host, "Origin": origin]))
      guard guards.refusal(of: request) == nil else { continue }
      passed += 1
      let spelling = host.lowercased().replacing(":05600", with: ":5600")
      #expect(hosts.contains(spelling), "seed \(seed): \(host)")
      #expect(origin.lowercased().hasPrefix("http://localhost"), "seed \(seed): \(origin)")
    }
    // Some must pass, or the test would prove nothing.
    #expect(passed > 0)
  }

  @Test func `of requests leave the server intact`() throws {
    var random = Repeatable(state: 7)
    let server = try Server { _ in .json("1") }
    defer { server.stop() }
    let text = get("/a?b=c", method: "POST", "Content-Type: application/json", "Content-Length: 2")
    for _ in 0..<300 {
      let client = Client(port: server.port)
      client.send(mutated(text + "{}" + get("/"), &random))
    }
    var client = Client(port: server.port)
    client.send(get("/"))
    #expect(client.response().body == "1")
  }
}
