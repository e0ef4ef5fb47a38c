/// Times of ours and of the floor, gathered over the rounds.
struct Figures {
  /// Whether ours goes first.
  var flip = false
  private var entries: [Entry] = []

  fileprivate struct Entry {
    let name: String
    let unit: String
    let count: Int
    let budget: Double
    var floors: [Duration] = []
    var values: [Duration] = []
  }

  mutating func measure(
    _ name: String, _ unit: String, per count: Int = 1, budget: Double,
    floor: () throws -> Void, ours: () throws -> Void
  ) rethrows {
    let clock = ContinuousClock()
    let place = entries.firstIndex { $0.name == name } ?? entries.count
    if place == entries.count {
      entries.append(Entry(name: name, unit: unit, count: count, budget: budget))
    }
    if flip { entries[place].values.append(try clock.measure(ours)) }
    entries[place].floors.append(try clock.measure(floor))
    if !flip { entries[place].values.append(try clock.measure(ours)) }
  }

  /// Prints the medians, and says whether all ratios are within their budgets.
  func report() -> Bool {
    var isGood = true
    for entry in entries {
      let floor = entry.scaled(entry.floors)
      let value = entry.scaled(entry.values)
      let ratio = value / floor
      let ok = ratio <= entry.budget
      isGood = isGood && ok
      print(
        #"{"name":"\#(entry.name)","value":\#(value.short),"unit":"\#(entry.unit)","#
          + #""floor":\#(floor.short),"ratio":\#(ratio.short),"budget":\#(entry.budget),"ok":\#(ok)}"#
      )
    }
    return isGood
  }
}

extension Figures.Entry {
  /// The median in the entry's unit.
  fileprivate func scaled(_ times: [Duration]) -> Double {
    let sorted = times.sorted()
    let median = sorted[sorted.count / 2] / Double(count)
    return median / (unit == "ms" ? Duration.milliseconds(1) : .microseconds(1))
  }
}

extension Double {
  fileprivate var short: Double { (self * 1000).rounded() / 1000 }
}
