import LogSinks
import Logging
import Testing

@Suite struct `A log in memory` {
  @Test(arguments: [0, 1, 2, 3, 4, 7])
  func `keeps the latest events in order`(count: Int) {
    let memory = MemoryLog(capacity: 3)
    let logger = Logger(label: "test", sink: memory.sink)
    for number in 0..<count { logger.info("\(number)") }
    #expect(memory.count == count)
    #expect(memory.events.map(\.message.revealed) == (0..<count).suffix(3).map(String.init))
  }

  @Test func `takes events of many threads`() async {
    let memory = MemoryLog(capacity: 10_000)
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          let logger = Logger(label: "\(task)", sink: memory.sink)
          for number in 0..<500 { logger.info("\(number, privacy: .public)") }
        }
      }
    }
    #expect(memory.count == 4_000)
    for task in 0..<8 {
      let own = memory.events.filter { $0.label == "\(task)" }
      #expect(own.map(\.message.masked) == (0..<500).map(String.init))
    }
  }
}
