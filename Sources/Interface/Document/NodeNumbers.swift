/// Allocates the numbers of document nodes, from one up.
///
/// Free numbers are kept as a bit set, so that a run as long as a row needs can be taken at once. A
/// pass through the bits begins only once half of all numbers have been freed since the last one:
/// each number is visited a constant number of times on average.
struct NodeNumbers {
  /// The count of numbers in use.
  private(set) var count = 0
  private var free: [UInt32] = []
  /// The next number that was never taken.
  private var fresh: UInt32 = 1
  /// The current position of the pass.
  private var place: UInt32 = 1
  private var returned: UInt32 = 0

  /// Takes a run of consecutive numbers; returns the first.
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

  /// Frees a number.
  mutating func giveBack(_ number: UInt32) {
    count -= 1
    returned += 1
    free[Int(number >> 5)] |= 1 << (number & 31)
  }
}
