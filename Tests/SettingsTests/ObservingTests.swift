import Dispatch
import Foundation
import Settings
import SettingsFiles
import Synchronization
import TestSupport
import Testing

private struct Model {
  @Setting var gap: Int
  @Setting var greeting: String?

  init(_ store: SettingsStore) {
    _gap = Setting(Sample.gap, in: store)
    _greeting = Setting(Sample.greeting, in: store)
  }
}

@Suite struct `An observed setting` {
  @Test func `is a property, whose changes all stores of one place hear`() {
    let memory = SettingsMemory(threading: .locked)
    let (model, other) = (Model(Sample.store(memory)), Model(Sample.store(memory)))
    let seen = Mutex<[Int]>([])
    var subscription: SettingsSubscription? = other.$gap.observe { gap in
      seen.withLock { $0.append(gap) }
    }
    model.gap = 30
    model.gap = 30
    model.greeting = "hello"
    model.gap = 2
    memory.change(SettingChange("gap", "0031"))
    memory.change(SettingChange("gap", "31"))
    memory.change(SettingChange("gap", "wrong"))
    #expect(other.gap == 45 && other.greeting == "hello")
    #expect(seen.withLock { $0 } == [45, 30, 31, 45])
    _ = subscription
    subscription = nil
    model.gap = 10
    #expect(seen.withLock { $0.count } == 4)
  }

  @Test func `is a stream of values, for each loop of its own`() async {
    let store = Sample.store(SettingsMemory(threading: .locked))
    let model = Model(store)
    var first = model.$gap.makeAsyncIterator()
    #expect(await first.next() == 45)
    model.gap = 30
    var second = model.$gap.makeAsyncIterator()
    #expect(await first.next() == 30)
    #expect(await second.next() == 30)
    for gap in 50...60 { model.gap = gap }
    // A loop slower than the changes receives the last one.
    #expect(await first.next() == 60)
    #expect(await second.next() == 60)
    let loop = Task {
      var seen: [Int] = []
      for await gap in model.$gap { seen.append(gap) }
      return seen
    }
    loop.cancel()
    #expect(await loop.value.count <= 1)
  }

  @Test func `may be changed by its observer`() {
    let store = Sample.store(SettingsMemory(threading: .locked))
    let seen = Mutex<[Int]>([])
    let clamping = store.observe(Sample.gap) { gap in
      seen.withLock { $0.append(gap) }
      if gap > 100 { store[Sample.gap] = 100 }
    }
    let following = store.observe(Sample.gap) { gap in seen.withLock { $0.append(-gap) } }
    store[Sample.gap] = 200
    #expect(store[Sample.gap] == 100)
    #expect(seen.withLock { $0 } == [45, -45, 200, 100, -100])
    withExtendedLifetime((clamping, following)) {}
  }

  @Test func `receives the values of many threads in order, the present one last`() async {
    let memory = SettingsMemory(threading: .locked)
    let stores = (0..<3).map { _ in Sample.store(memory) }
    let seen = Mutex<[String: [Int]]>([:])
    let subscriptions = stores.enumerated().map { number, store in
      store.observe(Sample.gap) { gap in seen.withLock { $0["\(number)", default: []].append(gap) }
      }
    }
    await withTaskGroup { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          for step in 0..<200 { store[Sample.gap] = 5 + number * 400 + step }
        }
      }
    }
    let final = stores[0][Sample.gap]
    #expect(memory.contents["gap"] == "\(final)")
    for (number, store) in stores.enumerated() {
      #expect(store[Sample.gap] == final)
      let values = seen.withLock { $0["\(number)"] ?? [] }
      #expect(values.last == final)
      // The values of one thread were always delivered in order.
      for thread in 0..<3 {
        let own = values.filter { (5 + thread * 400..<205 + thread * 400).contains($0) && $0 != 45 }
        #expect(own == own.sorted(), "store \(number), thread \(thread)")
      }
    }
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `is called by one thread at a time`() {
    let store = Sample.store(SettingsMemory(threading: .locked))
    let inside = Atomic(0)
    let most = Atomic(0)
    let subscription = store.observe(Sample.gap) { _ in
      most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
      Thread.sleep(forTimeInterval: 0.000_5)
      inside.subtract(1, ordering: .relaxed)
    }
    // Separate threads, because concurrent tests occupy those of tasks and queues.
    let ended = DispatchSemaphore(value: 0)
    for number in 0..<4 {
      Thread.detachNewThread {
        for step in 0..<40 { store[Sample.gap] = 5 + number * 40 + step }
        ended.signal()
      }
    }
    for _ in 0..<4 { ended.wait() }
    #expect(most.load(ordering: .relaxed) == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `counts every one of several changes at once`() async throws {
    let memory = SettingsMemory([StoredText("gap", "5")], threading: .locked)
    await withTaskGroup { group in
      for _ in 0..<4 {
        let store = Sample.store(memory)
        group.addTask {
          for _ in 0..<100 {
            try? store.change { changes throws(SettingsError) in
              try changes.set(Sample.gap, to: changes.table[Sample.gap] + 1)
            }
          }
        }
      }
    }
    #expect(memory.contents["gap"] == "405")
  }

  @Test func `ends with its store`() {
    let memory = SettingsMemory(threading: .locked)
    weak var store: SettingsStore?
    weak var watched: Token?
    do {
      let token = Token()
      let opened = Sample.store(memory) { _ in _ = token }
      store = opened
      watched = token
      let subscription = opened.observe(Sample.gap) { _ in _ = token }
      withExtendedLifetime(subscription) {}
    }
    #expect(store == nil && watched == nil)
    memory.change(SettingChange("gap", "wrong"))
  }

  private final class Token: Sendable {}
}
