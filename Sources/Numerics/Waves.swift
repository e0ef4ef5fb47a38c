/// The sine of an angle in radians, see ``cosine(_:)``.
public func sine(_ x: Double) -> Double { wave(x, quarters: 0) }

/// The cosine of an angle in radians.
///
/// It is right to within 1e-15, times the angle where that is more than 1; an angle beyond 1e8 is
/// none, and gives no number.
public func cosine(_ x: Double) -> Double { wave(x, quarters: 1) }

/// The sine so many quarters of a turn further.
///
/// By Taylor's series about the nearest quarter, from which no angle is more than an eighth of a turn
/// away: nine terms leave out less than a double tells. What the C library has also takes angles of
/// any size, for which a page would have to fetch 6 kB more.
private func wave(_ x: Double, quarters: Int) -> Double {
  guard x.magnitude <= 1e8 else { return .nan }
  let passed = (x * (2 / .pi)).rounded()
  // A quarter of a turn in two doubles, the second being what the first lacks.
  let rest = x - passed * 1.5707963267948966 - passed * 6.123233995736766e-17
  let place = (Int(passed) + quarters) & 3
  let isEven = place & 1 == 1
  var series = 1.0
  // Each term is the one before it times the square over the next two factors.
  for last in stride(from: isEven ? 18.0 : 19.0, to: 1, by: -2) {
    series = 1 - rest * rest / (last * (last - 1)) * series
  }
  let value = isEven ? series : rest * series
  return place & 2 == 0 ? value : -value
}
