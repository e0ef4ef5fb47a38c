/// Returns the quotient rounded down, also for numbers before the epoch.
func floorQuotient<Number: FixedWidthInteger>(_ number: Number, _ divisor: Number) -> Number {
  number / divisor - (number % divisor < 0 ? 1 : 0)
}

/// Returns the remainder that is never negative.
func floorRemainder<Number: FixedWidthInteger>(_ number: Number, _ divisor: Number) -> Number {
  let remainder = number % divisor
  return remainder < 0 ? remainder + divisor : remainder
}

/// Returns a number padded with leading zeros to a width.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
