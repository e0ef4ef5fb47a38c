import Catalogue
import CivilTime
import Composition
import Foundation
import TestSupport
import Testing
import TrackerStore
import Tracking

@testable import Commands

/// The parts of `proba serve`, put together in the test.
@Suite struct `What a server consists of` {
  private func input(_ sandbox: Sandbox, _ flags: String...) throws -> Serving.Input {
    let database = "\(sandbox.path)/proba.sqlite"
    return Serving.Input(
      call: try Call(["serve", "--database", database] + flags, in: .english), port: 0)
  }

  @Test func `is made once, and ended in the opposite order`() throws {
    let sandbox = try Sandbox()
    var tracker: Tracker?
    let input = try input(sandbox, "--log", "none")
    // No desktop is looked for in a test.
    let substitutes = [
      Substitution(AskedDesktop.self) { _ throws(Commands.Failure) in nil }
    ]
    try Container.substituting(Serving.self, substitutes, input: input) { serving in
      let page = try serving.resolve(PageServer.self)
      var ticker = try serving.make(Ticker.self)
      ticker.tick()
      tracker = try serving.resolve(AskingTracker.self).tracker
      let port = try #require(page.place.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//)?.1)
      var client = Client(port: try #require(UInt16(port)))
      client.send("GET /api/v1/overview HTTP/1.1\nHost: localhost:\(port)\n\n")
      #expect(client.response().status == 200)
    }
    // No more time counts as asked.
    let asked = try #require(tracker)
    let hours = try asked.statistics(in: .always).askedHours
    Thread.sleep(forTimeInterval: 1.1)
    #expect(try asked.statistics(in: .always).askedHours == hours)
  }

  @Test func `reports what cannot be made, and ends what was made before`() throws {
    let sandbox = try Sandbox()
    let serving = Container(
      Serving.self, input: try input(sandbox, "--styles", "\(sandbox.path)/missing.json"))
    #expect(throws: Commands.Failure.self) { try serving.resolve(PageServer.self) }
    let asking = try serving.resolve(AskingTracker.self)
    serving.end()
    #expect(try asking.tracker.statistics(in: .always).askedHours < 1)
  }
}
