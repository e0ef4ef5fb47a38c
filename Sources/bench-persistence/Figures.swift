/// The times of Persistence and of the baseline, collected over the rounds.
struct Figures {
  /// Whether Persistence is measured first.
  var flip = false
  /// The prefix of the names of the requested figures.
  let wanted: String
  private var entries: [Entry] = []

  init(wanted: String) {
    self.wanted = wanted
  }

  fileprivate struct Entry {
    let name: String
    let unit: String
    let budget: Double
    var floors: [Double] = []
    var values: [Double] = []
  }

  mutating func measure(
    _ name: String, _ unit: String, per count: Int = 1, budget: Double,
    floor: () throws -> Void, ours: () throws -> Void
  ) rethrows {
    guard wants(name) else { return }
    let clock = ContinuousClock()
    let part = unit == "ms" ? Duration.milliseconds(1) : .microseconds(1)
    func time(_ body: () throws -> Void) rethrows -> Double {
      try clock.measure(body) / part / Double(count)
    }
    let early = flip ? try time(ours) : nil
    let base = try time(floor)
    note(name, unit, budget: budget, floor: base, ours: try early ?? time(ours))
  }

  /// Whether a figure was requested; the figures that fill the table are always needed.
  func wants(_ name: String) -> Bool {
    name.hasPrefix(wanted) || name.hasSuffix("insert batch")
  }

  /// Records one measurement of both.
  mutating func note(
    _ name: String, _ unit: String, budget: Double, floor: Double, ours: Double
  ) {
    let place = entries.firstIndex { $0.name == name } ?? entries.count
    if place == entries.count { entries.append(Entry(name: name, unit: unit, budget: budget)) }
    entries[place].floors.append(floor)
    entries[place].values.append(ours)
  }

  /// Prints the medians, and returns whether all ratios are within their budgets.
  ///
  /// The ratio is the median of the ratios of the turns: both measurements of a turn were taken
  /// under the same load.
  func report() -> Bool {
    var isGood = true
    for entry in entries where entry.name.hasPrefix(wanted) {
      let floor = entry.floors.median
      let value = entry.values.median
      let ratio = zip(entry.values, entry.floors).map { $0 / $1 }.median
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

extension [Double] {
  fileprivate var median: Double { sorted()[count / 2] }
}

extension Double {
  fileprivate var short: Double { (self * 1000).rounded() / 1000 }
}
