// The score test of a difference of shares, and the corresponding interval.

extension SampledShare {
  /// Returns the squared distance, in standard errors, of the difference from another sample's share to an
  /// assumed one.
  ///
  /// The standard error is that of the likeliest shares with the assumed difference: R. W. Mee, "Confidence
  /// Bounds for the Difference between Two Probabilities", Biometrics 40 (1984) 1175. For no difference they
  /// are the share of both samples together.
  ///
  /// The result is 0 without answers, since a share may be anything then.
  ///
  /// - Parameters:
  ///   - other: the share from which this one differs.
  ///   - difference: the assumed difference, -1 to 1.
  public func squaredScore(
    against other: SampledShare, ifDifferentBy difference: Double = 0
  ) -> Double {
    // Without answers a share may be anything.
    guard effectiveCount > 0, other.effectiveCount > 0 else { return 0 }
    let share = likeliest(other, ifLessBy: difference)
    let mine = share + difference
    let excess = value - other.value - difference
    let variance = mine * (1 - mine) / effectiveCount + share * (1 - share) / other.effectiveCount
    return excess == 0 ? 0 : excess * excess / variance
  }

  /// Returns the difference between this share and one of another sample, with the interval of all
  /// differences that are at most a number of standard errors away.
  ///
  /// The interval excludes zero exactly if ``squaredScore(against:ifDifferentBy:)`` is more than the square
  /// of that number for no difference. Without answers a share may be anything.
  ///
  /// - Parameters:
  ///   - other: the share from which this one differs.
  ///   - errors: the number of standard errors.
  public func difference(
    from other: SampledShare, withinStandardErrors errors: Double
  ) -> Estimate {
    let difference = value - other.value
    func isWithin(_ difference: Double) -> Bool {
      !(squaredScore(against: other, ifDifferentBy: difference) > errors * errors)
    }
    return Estimate(
      value: difference,
      low: Self.start(in: -1...difference) { isWithin($0) },
      high: Self.start(in: difference...1) { !isWithin($0) })
  }

  /// Returns the likeliest share of another sample if it is less than this one by a difference.
  private func likeliest(_ other: SampledShare, ifLessBy difference: Double) -> Double {
    guard difference != 0 else {
      let (mine, others) = (value * effectiveCount, other.value * other.effectiveCount)
      return (mine + others) / max(effectiveCount + other.effectiveCount, .leastNormalMagnitude)
    }
    // The likelihood has one maximum, beyond which it falls.
    return Self.start(in: max(0, -difference)...min(1, 1 - difference)) { share in
      let mine = share + difference
      let slopes =
        effectiveCount * (value - mine) / (mine * (1 - mine))
        + other.effectiveCount * (other.value - share) / (share * (1 - share))
      return slopes < 0
    }
  }

  /// Returns the start of the part of an interval in which a condition holds, by bisection; the upper end if
  /// it never does.
  private static func start(
    in range: ClosedRange<Double>, where holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }
}
