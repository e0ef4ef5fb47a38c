/// The numbers of document nodes, from one up: taken, given back and taken again.
///
/// Those that are free are bits in a row, so that as many as a row of a list needs can be taken
/// together. A pass through the bits begins only once half of all numbers have been given back
/// since the last one: each number is looked at a constant number of times on average.
struct NodeNumbers {
  /// How many are taken.
  private(set) var count = 0
  private var free: [UInt32] = []
  /// The next number that was never taken.
  private var fresh: UInt32 = 1
  /// Where the pass has come to.
  private var place: UInt32 = 1
  private var returned: UInt32 = 0

  /// Takes numbers that follow one another; returns the first.
  mutating func take(_ wanted: UInt32 = 1) -> UInt32 {
    count += Int(wanted)
    if place >= fresh, returned > fresh / 2 {
      place = 1
      returned = 0
    }
    var found: UInt32 = 0
    while place < fresh {
      if place & 31 == 0, free[Int(place >> 5)] == 0 {
        found = 0
        place += 32
        continue
      }
      found = free[Int(place >> 5)] >> (place & 31) & 1 == 1 ? found + 1 : 0
      place += 1
      guard found == wanted else { continue }
      for number in (place - wanted)..<place { free[Int(number >> 5)] ^= 1 << (number & 31) }
      return place - wanted
    }
    place = fresh + wanted
    fresh = place
    while free.count <= Int(fresh >> 5) { free.append(0) }
    return fresh - wanted
  }

  /// Gives a number back.
  mutating func giveBack(_ number: UInt32) {
    count -= 1
    returned += 1
    free[Int(number >> 5)] |= 1 << (number & 31)
  }
}
