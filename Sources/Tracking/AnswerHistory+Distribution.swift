internal import CivilTime
private import Numerics

extension AnswerHistory {
  /// The weight of each answer according to one model of the past.
  private struct Expert {
    var sums: [Double]
    var total = 0.0
    /// The weight of the overall frequencies in this model, as a number of answers.
    let caution: Double
    /// The weight of this model in the geometric mean.
    let trust: Double

    init(_ count: Int, caution: Double, trust: Double) {
      sums = Array(repeating: 0, count: count)
      self.caution = caution
      self.trust = trust
    }

    mutating func add(_ weight: Double, to answer: Int) {
      sums[answer] += weight
      total += weight
    }
  }

  private static let (day, hour) = (86_400.0, 3_600.0)

  /// The similarity of two times of day by the minutes between them: a normal curve whose standard deviation
  /// is 21 minutes.
  private static let closeness: [Double] = (0...720).map { minutes in
    let hours = Double(minutes) / 60
    return exponential(-hours * hours / (2 * 0.35 * 0.35))
  }

  /// Returns the distinct answers before a time with their probabilities, the likeliest first.
  ///
  /// Four experts weigh the answers of the window: those of this hour on the same kind of day (workday or
  /// weekend), of this hour on this day of the week, those that followed an answer like the last one, and
  /// those of the last days. If the answer after the time is known, too, because the probe was missed, a fifth
  /// weighs those that preceded an answer like it, and it counts among those of the last days. Each is smoothed by the overall frequencies of the answers, and their
  /// probabilities are combined by a geometric mean.
  ///
  /// - Complexity: O(n + d log d) in the window and the distinct answers.
  func distribution(at time: LocalTime) -> [(answer: Int, weight: Double)] {
    let end = entries.partitioningIndex { $0.moment >= time.moment }
    let start = max(0, end - Self.window)
    guard start < end else { return [] }
    let minute = time.hour * 60 + time.minute
    let weekday = time.date.weekday
    let last = entries[end - 1]
    let gap = time.moment.seconds(after: last.moment)
    var base = Expert(answers.count, caution: 0, trust: 0)
    var hours = Expert(answers.count, caution: 1, trust: 0.5)
    var weekdays = Expert(answers.count, caution: 1, trust: 0.3)
    var followers = Expert(answers.count, caution: 2, trust: 0.2)
    var recents = Expert(answers.count, caution: 2, trust: 0.35)
    var leaders = Expert(answers.count, caution: 2, trust: 0.2)
    let following = exponential(-gap / (3 * Self.hour))
    let next = next.flatMap { $0.moment > time.moment ? $0 : nil }
    let wait = next?.moment.seconds(after: time.moment) ?? 0
    let leading = exponential(-wait / (3 * Self.hour))
    // Most recently used first, so that of equally likely answers the more recent one comes first.
    var met: [Int] = []
    var isMet = Array(repeating: false, count: answers.count)
    if let next {
      isMet[next.answer] = true
      met.append(next.answer)
      base.add(0.02, to: next.answer)
      base.add(halved(wait / Self.day / 60), to: next.answer)
      recents.add(halved(wait / Self.day / 2) * (next.isLate ? 0.5 : 1), to: next.answer)
    }
    for place in (start..<end).reversed() {
      let entry = entries[place]
      let answer = entry.answer
      if !isMet[answer] {
        isMet[answer] = true
        met.append(answer)
        base.add(0.02, to: answer)
      }
      let age = time.moment.seconds(after: entry.moment) / Self.day
      let fading = halved(age / 120)
      base.add(fading * fading, to: answer)
      let distance = abs(entry.minute - minute)
      let weight = fading * Self.closeness[min(distance, 1_440 - distance)]
      if entry.weekday.isOfWeekend == weekday.isOfWeekend { hours.add(weight, to: answer) }
      if entry.weekday == weekday { weekdays.add(weight, to: answer) }
      let reliability = entry.isLate ? 0.5 : 1
      if place > 0, entries[place - 1].answer == last.answer {
        followers.add(following * reliability, to: answer)
      }
      if let next, place + 1 < end, entries[place + 1].answer == next.answer {
        leaders.add(leading * reliability, to: answer)
      }
      // The weight of an answer older than a hundred days is negligible.
      if age < 100 { recents.add(halved(age / 2) * reliability, to: answer) }
    }
    let experts = [hours, weekdays, followers, recents] + (next.map { _ in [leaders] } ?? [])
    var weights = met.map { answer in
      let share = base.sums[answer] / base.total
      return experts.reduce(0) { sum, expert in
        sum + expert.trust
          * logarithm(
            (expert.sums[answer] + expert.caution * share) / (expert.total + expert.caution))
      }
    }
    let most = weights.max() ?? 0
    for place in weights.indices { weights[place] = exponential(weights[place] - most) }
    let total = weights.reduce(0, +)
    let order = met.indices.sorted { one, other in
      weights[one] == weights[other] ? one < other : weights[one] > weights[other]
    }
    return order.map { (met[$0], weights[$0] / total) }
  }

  /// Returns the fraction that remains of 1 after a number of half-lives.
  private func halved(_ lives: Double) -> Double {
    exponential(-0.693_147_180_559_945_3 * lives)
  }
}

extension Moment {
  /// Returns the seconds from an earlier moment to this one, as a `Double`, which cannot overflow.
  fileprivate func seconds(after earlier: Moment) -> Double {
    Double(secondsSince1970) - Double(earlier.secondsSince1970)
  }
}

extension Weekday {
  fileprivate var isOfWeekend: Bool { self == .saturday || self == .sunday }
}

extension Array {
  /// Returns the index of the first element that satisfies a condition, as all elements after it do.
  fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
