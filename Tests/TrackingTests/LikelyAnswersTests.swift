import CivilTime
import Foundation
import TestSupport
import Testing
import Tracking

/// An answer in the naive model.
private struct Given {
  let tags: [String]
  let time: LocalTime
  let isLate: Bool

  var set: Set<String> { Set(tags.map { $0.lowercased() }).subtracting(["retro", "afk", "off"]) }
}

/// A naive model: the estimate by its definition, answer by answer, and the tags by a search over sets.
private struct NaiveModel {
  /// Sets of tags with their probabilities.
  let weights: [Set<String>: Double]

  init(_ history: [Given], at time: LocalTime, before next: Given? = nil) {
    let past = history.filter { !$0.set.isEmpty && $0.time.moment < time.moment }
    let window = past.indices.suffix(AnswerHistory.window)
    guard let last = past.last else {
      weights = [:]
      return
    }
    let next = next.flatMap { $0.set.isEmpty ? nil : $0 }
    let answers = Set(window.map { past[$0].set } + (next.map { [$0.set] } ?? []))
    func isWeekend(_ time: LocalTime) -> Bool { time.date.weekday.rawValue > 4 }
    func minute(_ time: LocalTime) -> Int { time.hour * 60 + time.minute }
    func sums(_ weight: (Int) -> Double) -> [Set<String>: Double] {
      var sums = Dictionary(uniqueKeysWithValues: answers.map { ($0, 0.0) })
      for place in window { sums[past[place].set, default: 0] += weight(place) }
      return sums
    }
    func days(_ place: Int) -> Double {
      Double((time.moment - past[place].time.moment).seconds) / 86_400
    }
    func nearness(_ place: Int) -> Double {
      let distance = abs(minute(past[place].time) - minute(time))
      let hours = Double(min(distance, 1_440 - distance)) / 60
      return exp(-hours * hours / (2 * 0.35 * 0.35)) * pow(2, -days(place) / 120)
    }
    func reliability(_ place: Int) -> Double { past[place].isLate ? 0.5 : 1 }
    let wait = next.map { Double(($0.time.moment - time.moment).seconds) / 3_600 } ?? 0
    func withNext(
      _ sums: [Set<String>: Double], _ halfLife: Double, _ weight: Double
    ) -> [Set<String>: Double] {
      guard let next else { return sums }
      return sums.merging([next.set: pow(2, -wait / 24 / halfLife) * weight], uniquingKeysWith: +)
    }
    let base = withNext(sums { pow(2, -days($0) / 60) }, 60, 1).mapValues { $0 + 0.02 }
    let all = base.values.reduce(0, +)
    let gap = Double((time.moment - last.time.moment).seconds) / 3_600
    var experts: [(sums: [Set<String>: Double], caution: Double, trust: Double)] = [
      (sums { isWeekend(past[$0].time) == isWeekend(time) ? nearness($0) : 0 }, 1, 0.5),
      (sums { past[$0].time.date.weekday == time.date.weekday ? nearness($0) : 0 }, 1, 0.3),
      (
        sums { $0 > 0 && past[$0 - 1].set == last.set ? exp(-gap / 3) * reliability($0) : 0 }, 2,
        0.2
      ),
      (
        withNext(
          sums { pow(2, -days($0) / 2) * reliability($0) }, 2, next?.isLate == true ? 0.5 : 1),
        2, 0.35
      ),
    ]
    if let next {
      experts.append(
        (
          sums { place in
            place + 1 < past.count && past[place + 1].set == next.set
              ? exp(-wait / 3) * reliability(place) : 0
          }, 2, 0.2
        ))
    }
    var weights: [Set<String>: Double] = [:]
    for answer in answers {
      let logarithm = experts.reduce(0) { sum, expert in
        let total = expert.sums.values.reduce(0, +)
        let share = base[answer, default: 0] / all
        return sum + expert.trust
          * log(
            (expert.sums[answer, default: 0] + expert.caution * share)
              / (total + expert.caution))
      }
      weights[answer] = exp(logarithm)
    }
    let total = weights.values.reduce(0, +)
    self.weights = weights.mapValues { $0 / total }
  }
}

@Suite struct `Likely answers` {
  /// Monday, 5 January 2026, 00:00 in UTC.
  private static let start: Moment = 1_767_571_200
  private static let spellings = [
    ["work", "code"], ["code", "Work", "work"], ["slp"], ["slp", "RETRO"], ["eat", "lunch", "дім"],
    ["afk"], ["eat"], ["off", "🎲"], [], ["work"],
  ]

  /// Random answers in the order of time, with habits.
  private func life(_ count: Int, _ random: inout SplitMix) -> [Given] {
    var moment = Self.start
    return (0..<count).map { _ in
      moment += .seconds(.random(in: 0...9_000, using: &random))
      let time = LocalTime(
        moment, offset: UTCOffset(seconds: Bool.random(using: &random) ? 7_200 : 0))
      // The first tags at night, the others by day.
      let place = (time.hour / 4 + Int.random(in: 0...2, using: &random)) % Self.spellings.count
      return Given(
        tags: Int.random(in: 0..<5, using: &random) == 0
          ? Self.spellings[Int.random(in: 0..<Self.spellings.count, using: &random)]
          : Self.spellings[place],
        time: time, isLate: Bool.random(using: &random))
    }
  }

  private func history(_ life: [Given]) -> AnswerHistory {
    var history = AnswerHistory()
    for given in life {
      let tags = given.tags.map { history.number(of: TagName($0)) }
      history.append(tags, at: given.time, isLate: given.isLate)
    }
    return history
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `have the probabilities of a naive model`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let life = life(seed == 1 ? 9_000 : 400, &random)
    let history = history(life)
    for _ in 0..<(seed == 1 ? 3 : 25) {
      let place = seed == 1 ? life.count - 1 : Int.random(in: 0..<life.count, using: &random)
      let time = LocalTime(
        life[place].time.moment + .seconds(.random(in: 1...40_000, using: &random)),
        offset: UTCOffset(seconds: -3_600))
      let naive = NaiveModel(life, at: time)
      let likely = LikelyAnswers(history: history, at: time)
      let message: Comment = "seed \(seed), \(time)"
      #expect(likely.answers.count == naive.weights.count, message)
      for answer in likely.answers {
        let expected = try #require(naive.weights[Set(answer.tags.map { $0.lowercased() })])
        #expect(isClose(answer.weight, expected), message)
      }
      let weights = likely.answers.map(\.weight)
      #expect(weights == weights.sorted(by: >) && isClose(weights.reduce(0, +), 1), message)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `of a missed probe have the probabilities of a naive model that knows the next`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    let life = life(300, &random)
    for _ in 0..<25 {
      let place = Int.random(in: 1..<life.count, using: &random)
      let (before, next) = (Array(life[..<place]), life[place])
      let first = before[place - 1].time.moment
      let gap = (next.time.moment - first).seconds
      guard gap > 1 else { continue }
      let time = LocalTime(
        first + .seconds(.random(in: 1..<gap, using: &random)), offset: .utc)
      var history = history(before)
      history.setNext(
        next.tags.map { history.number(of: TagName($0)) }, at: next.time, isLate: next.isLate)
      let naive = NaiveModel(before, at: time, before: next)
      let likely = LikelyAnswers(history: history, at: time)
      #expect(likely.answers.count == naive.weights.count, "seed \(seed), \(time)")
      for answer in likely.answers {
        let expected = try #require(naive.weights[Set(answer.tags.map { $0.lowercased() })])
        #expect(isClose(answer.weight, expected), "seed \(seed), \(time)")
      }
    }
  }

  /// A night of eight hours after an evening of varying length: what comes after it tells how long it was.
  @Test func `of missed probes are foreseen better with the answer after them`() {
    var random = SplitMix(seed: 4)
    var life: [Given] = []
    for day in 0..<90 {
      let morning = Self.start + .days(Int64(day))
      let bed = Int.random(in: 18...26, using: &random)
      for hour in 8..<32 where Int.random(in: 0..<10, using: &random) > 0 {
        let tag = hour < 17 ? "work" : hour < bed ? "reading" : "sleep"
        life.append(
          Given(
            tags: [tag], time: LocalTime(morning + .hours(Int64(hour)), offset: .utc), isLate: false
          ))
      }
    }
    var (without, with) = (PredictionTrial(), PredictionTrial())
    var (ranksWithout, ranksWith) = (0, 0)
    for place in stride(from: 800, to: life.count - 1, by: 1)
    where life[place].time.hour >= 18 || life[place].time.hour < 2 {
      let missed = life[place]
      var history = history(Array(life[..<place]))
      let blind = LikelyAnswers(history: history, at: missed.time)
      let next = life[place + 1]
      history.setNext(
        next.tags.map { history.number(of: TagName($0)) }, at: next.time, isLate: false)
      let seeing = LikelyAnswers(history: history, at: missed.time)
      without.note(missed.tags, foreseen: blind)
      with.note(missed.tags, foreseen: seeing)
      ranksWithout += blind.answers.first?.tags == missed.tags ? 1 : 0
      ranksWith += seeing.answers.first?.tags == missed.tags ? 1 : 0
    }
    #expect(without.count > 300)
    // Of the same probes, more have the right answer first.
    #expect(
      ranksWith > ranksWithout + without.count / 50,
      "\(ranksWithout), \(ranksWith) of \(without.count)")
  }

  /// The sums over answers with all selected tags, or else a small weight over the others.
  private func naiveChips(
    _ likely: LikelyAnswers, _ count: Int, _ chosen: Set<String>
  ) -> [String] {
    // Tags with equal weights are ordered by their first place in the likeliest answer.
    let order = likely.answers.flatMap(\.tags)
    func place(_ tag: String) -> Int { order.firstIndex(of: tag) ?? order.count }
    var chips: [String] = []
    var covers = true
    while chips.count < count {
      var sums: [String: Double] = [:]
      for answer in likely.answers where !covers || chips.allSatisfy({ !answer.tags.contains($0) })
      {
        let weight = chosen.isSubset(of: answer.tags) ? answer.weight : answer.weight * 1e-5
        for tag in answer.tags where !chosen.contains(tag) && !chips.contains(tag) {
          sums[tag, default: 0] += weight
        }
      }
      if let best = sums.min(by: { ($1.value, place($0.key)) < ($0.value, place($1.key)) }) {
        chips.append(best.key)
      } else if covers {
        covers = false
      } else {
        break
      }
    }
    return chips
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `offer the tags that cover most of them`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for round in 0..<60 {
      let names = (0..<9).map { "t\($0)" }
      let answers = (0..<12).map { _ in
        LikelyAnswers.Answer(
          tags: Array(names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))),
          weight: Double.random(in: 0...1, using: &random))
      }.sorted { $0.weight > $1.weight }
      let likely = LikelyAnswers(tags: [], answers: answers)
      let chosen = Array(
        (names + ["new"]).shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)))
      let place = "seed \(seed), round \(round)"
      for count in [1, 5, 8] {
        let chips = likely.chips(count, chosen: chosen)
        #expect(chips == naiveChips(likely, count, Set(chosen)), "\(place)")
        #expect(Set(chips).count == chips.count && Set(chips).isDisjoint(with: chosen), "\(place)")
        #expect(chips == likely.chips(count, chosen: chosen.reversed()), "\(place)")
      }
      let whole = likely.whole(3, chosen: chosen)
      let expected = answers.map(\.tags).filter { Set($0).isStrictSuperset(of: chosen) }.prefix(3)
      #expect(whole == Array(expected), "\(place)")
    }
  }

  @Test func `do not depend on the order of tags, comments, case and marks of TagTime`() {
    let times = (1...40).map { LocalTime(Self.start + .minutes($0 * 50), offset: .utc) }
    func likely(_ spellings: [[String]]) -> LikelyAnswers {
      var history = AnswerHistory()
      for (place, time) in times.enumerated() {
        let tags = spellings[place % spellings.count].map { history.number(of: TagName($0)) }
        history.append(tags, at: time, isLate: false)
      }
      return LikelyAnswers(history: history, at: LocalTime(Self.start + 200_000, offset: .utc))
    }
    let one = likely([["a", "b"], ["c"]])
    let other = likely([["B", "a", "RETRO", "A"], ["c", "off"]])
    #expect(one.answers.map(\.weight) == other.answers.map(\.weight))
    #expect(one.answers.map { Set($0.tags) } == [["a", "b"], ["c"]])
    #expect(other.answers.map { Set($0.tags) } == [["a", "B"], ["c"]])
    #expect(one == likely([["a", "b"], ["c"]]))
  }

  @Test func `show tags in the order last written`() {
    let life = [["a", "b"], ["b", "a"]].enumerated().map { place, tags in
      Given(
        tags: tags, time: LocalTime(Self.start + .seconds(Int64(place)), offset: .utc),
        isLate: false)
    }
    let likely = LikelyAnswers(
      history: history(life), at: LocalTime(Self.start + 9, offset: .utc))
    #expect(likely.answers == [LikelyAnswers.Answer(tags: ["b", "a"], weight: 1)])
  }

  @Test func `are empty without past answers`() {
    let likely = LikelyAnswers(
      history: AnswerHistory(), at: LocalTime(Self.start, offset: .utc))
    #expect(likely.tags.isEmpty && likely.answers.isEmpty && likely.names.isEmpty)
    #expect(likely.chips(5).isEmpty && likely.chips(5, chosen: ["a"]).isEmpty)
    #expect(likely.whole(5).isEmpty)
  }

  @Test func `offer the same on a page that knows only the likeliest of them`() {
    var random = SplitMix(seed: 9)
    let likely = LikelyAnswers(
      history: history(life(300, &random)), at: LocalTime(Self.start + 10_000_000, offset: .utc))
    let shortened = likely.shortened(to: 3)
    #expect(shortened.tags == likely.tags && shortened.chips(5) == likely.chips(5))
    #expect(shortened.answers.map(\.tags) == likely.answers.prefix(3).map(\.tags))
    #expect(shortened == LikelyAnswers(tags: shortened.tags, answers: shortened.answers))
    #expect(shortened.answers.map(\.weight).reduce(0, +) <= 1)
  }
}

@Suite struct `A trial of predictions` {
  @Test func `counts answers given by tapping tags, and those offered as a whole`() {
    let likely = LikelyAnswers(
      tags: [],
      answers: [
        .init(tags: ["a", "b"], weight: 0.3), .init(tags: ["c"], weight: 0.2),
        .init(tags: ["d"], weight: 0.15), .init(tags: ["e"], weight: 0.12),
        .init(tags: ["f"], weight: 0.11), .init(tags: ["g"], weight: 0.1),
      ])
    #expect(likely.chips(5) == ["a", "c", "d", "e", "f"])
    var trial = PredictionTrial()
    trial.note(["b", "a"], foreseen: likely)
    #expect([trial.any5, trial.taps5, trial.taps8, trial.whole5] == [1, 1, 1, 1])
    trial.note(["g"], foreseen: likely)
    #expect([trial.any5, trial.taps5, trial.taps8, trial.whole5] == [0.5, 0.5, 1, 0.5])
    trial.note(["a", "x"], foreseen: likely)
    trial.note(["x"], foreseen: likely)
    #expect([trial.any5, trial.taps5, trial.taps8, trial.whole5] == [0.5, 0.25, 0.5, 0.25])
    #expect(trial.count == 4)
  }
}
