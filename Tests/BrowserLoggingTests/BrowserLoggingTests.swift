import BrowserLogging
import Interface
import InterfaceTestSupport
import Logging
import Testing

@Suite struct `The logger of a page` {
  private let test = TestBrowser()

  private func logger() -> Logger { unsafe test.browser.logger("requests") }

  @Test func `sends levels, labels, messages and fields to the host`() {
    var logger = logger()
    logger.logLevel = .trace
    logger[metadataKey: "part"] = "day"
    logger.trace("begun")
    logger.critical("stopped \(3, privacy: .public) times", metadata: ["status": 502, "ok": false])
    #expect(
      test.log == [
        ["trace", "requests", "begun", "part", "day"],
        [
          "critical", "requests", "stopped 3 times", "part", "day", "status", "502", "ok", "false",
        ],
      ])
  }

  @Test func `sends nothing that is private`() {
    let answer = "secret"
    logger().error(
      "no room for \(answer)",
      metadata: [
        "text": .private(answer), "count": .private(7), "share": .private(0.5),
        "is": .private(true), "path": .public("/a"),
      ])
    let mask = Logger.Privacy.mask
    #expect(
      test.log == [
        [
          "error", "requests", "no room for \(mask)", "text", mask, "count", mask, "share", mask,
          "is", mask, "path", "/a",
        ]
      ])
  }

  @Test func `sends nothing below its level`() {
    logger().debug("unseen")
    #expect(test.log.isEmpty)
  }

  @Test(arguments: [
    (0.0, "0"), (2, "2"), (0.5, "0.5"), (-1.25, "-1.25"), (3.14159, "3.142"), (0.007, "0.007"),
    (-0.0001, "0"), (1e300, "?"), (.nan, "?"), (-.infinity, "?"),
  ])
  func `writes numbers to three decimals`(number: Double, text: String) {
    logger().info("measured", metadata: ["n": .public(number)])
    #expect(test.log.last?.last == text)
  }

  @Test func `keeps texts whole that have zero bytes`() {
    logger().info("measured", metadata: ["a": .public("x\0y"), "b": .public("")])
    #expect(test.log.last == ["info", "requests", "measured", "a", "xy", "b", ""])
  }
}
