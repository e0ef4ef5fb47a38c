/// Returns the sine of an angle in radians, see ``cosine(_:)``.
public func sine(_ x: Double) -> Double { wave(x, quarters: 0) }

/// Returns the cosine of an angle in radians.
///
/// The absolute error is at most 1e-15, times the angle if that is more than 1; an angle beyond 1e8 gives
/// NaN.
public func cosine(_ x: Double) -> Double { wave(x, quarters: 1) }

/// Returns the sine of the angle advanced by a number of quarter turns.
///
/// By Taylor's series about the nearest quarter turn, from which no angle is more than an eighth of a turn
/// away: nine terms suffice for the precision of a `Double`. The functions of the C library also accept
/// angles of any size, which would add 6 kB to a page.
private func wave(_ x: Double, quarters: Int) -> Double {
  guard x.magnitude <= 1e8 else { return .nan }
  let passed = (x * (2 / .pi)).rounded()
  // A quarter turn as the sum of two doubles, the second of which is the rounding error of the first.
  let rest = x - passed * 1.5707963267948966 - passed * 6.123233995736766e-17
  let place = (Int(passed) + quarters) & 3
  let isEven = place & 1 == 1
  var series = 1.0
  // Each term is the one before it times the square over the next two factors.
  // A stride of floating-point numbers would bring the multiplication of the C library that rounds once.
  var last = isEven ? 18.0 : 19.0
  while last > 1 {
    series = 1 - rest * rest / (last * (last - 1)) * series
    last -= 2
  }
  let value = isEven ? series : rest * series
  return place & 2 == 0 ? value : -value
}
