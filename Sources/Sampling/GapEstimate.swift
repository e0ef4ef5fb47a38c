public import CivilTime
private import Numerics

/// The mean gap of a schedule, estimated from the distances between its moments.
///
/// The distances of a Poisson process are exponential. Nights, and stretches that are missing, add long ones to
/// them; so only those up to four times the mean that their median implies are used, and the estimate is the
/// most likely mean of an exponential distribution cut off there. Moments missing at random lengthen the gap:
/// what is estimated is the mean gap of the moments that are there.
public struct GapEstimate: Sendable, Hashable {
  /// The estimate.
  public let gap: Seconds
  /// The lower end of its 95 % interval.
  public let low: Seconds
  /// The upper end of its 95 % interval.
  public let high: Seconds

  private let distances: TruncatedExponential

  /// The fewest distances from which a gap is estimated.
  private static let fewest = 10
  /// The distances used, in means as the median implies them.
  private static let cut = 4.0
  private static let meanOfMedian = 1 / 0.693147180559945
  /// Differences of twice the logarithm of the likelihood that chance exceeds once in 20 times, and in 1,000.
  private static let (likely, unlikely) = (3.841, 10.828)
  /// A gap within this factor of another is not clearly different, whatever the number of moments: a few missing
  /// ones, or the ends of nights, have such an effect.
  private static let factor = 1.25

  /// Estimates the gap of a schedule.
  ///
  /// - Parameter moments: moments of the schedule, in any order.
  /// - Returns: nil if they are too few, or their distances not like those of such a schedule.
  /// - Complexity: O(n log n).
  public init?(_ moments: [Moment]) {
    let moments = moments.sorted()
    self.init(distances: zip(moments.dropFirst(), moments).map { $0 - $1 })
  }

  /// Estimates the gap of a schedule from distances between neighbouring moments, in any order.
  public init?(distances: [Seconds]) {
    let distances = distances.filter { $0 > .zero }.map { Double($0.seconds) }.sorted()
    guard distances.count >= Self.fewest else { return nil }
    let longest = distances[distances.count / 2] * Self.meanOfMedian * Self.cut
    let used = distances.prefix { $0 <= longest }
    let count = Double(used.count)
    // At both ends of a day the gap is cut, so that of its distances the sum is that of one fewer.
    let beyond = exponential(-Self.cut)
    let ends = Double(distances.count - used.count) - count * beyond / (1 - beyond)
    let whole = count / max(count - max(0, ends), count / 2)
    let truncated = TruncatedExponential(
      count: count, sum: used.reduce(0, +) * whole, longest: longest)
    guard let mean = truncated.likeliestMean,
      let low = truncated.mean(below: mean, deviance: Self.likely),
      let high = truncated.mean(above: mean, deviance: Self.likely)
    else { return nil }
    self.distances = truncated
    gap = Self.seconds(mean)
    (self.low, self.high) = (Self.seconds(low), Self.seconds(high))
  }

  /// Returns whether a schedule with a mean gap would hardly have such distances, and the estimate differs
  /// from it by more than a quarter.
  public func excludes(_ gap: Seconds) -> Bool {
    let (one, other) = (Double(gap.seconds), Double(self.gap.seconds))
    guard one > 0, max(one / other, other / one) > Self.factor else { return false }
    return distances.deviance(of: one) > Self.unlikely
  }

  /// The gap that was probably chosen: within the interval, the nearest of those that people choose; if it has
  /// none of them, the estimate in whole minutes.
  public var likeliest: Seconds {
    let usual = Self.usual.filter { low <= $0 && $0 <= high }
    let estimate = Double(gap.seconds)
    func distance(_ other: Seconds) -> Double {
      max(estimate / Double(other.seconds), Double(other.seconds) / estimate)
    }
    return usual.min { distance($0) < distance($1) }
      ?? .minutes(max(1, (gap.seconds + 30) / 60))
  }

  private static let usual: [Seconds] =
    [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 720, 1_440].map { .minutes($0) }

  private static func seconds(_ value: Double) -> Seconds {
    Seconds(Int64(max(1, value.rounded())))
  }
}

/// Values of an exponential distribution of which longer ones than a limit are left out.
private struct TruncatedExponential: Sendable, Hashable {
  let count: Double
  let sum: Double
  /// The limit.
  let longest: Double

  /// The largest mean considered, in limits: then the values are as good as uniform.
  private static let largest = 20.0

  /// The logarithm of the likelihood of a mean.
  private func logLikelihood(of mean: Double) -> Double {
    -count * logarithm(mean) - sum / mean
      - count * logarithm(1 - exponential(-longest / mean))
  }

  /// The mean with the greatest likelihood; nil if the values are not like any.
  var likeliestMean: Double? {
    // Their average grows with the mean: m − T / (exp(T / m) − 1).
    let average = sum / count
    func expected(_ mean: Double) -> Double {
      mean - longest / (exponential(longest / mean) - 1)
    }
    let most = longest * Self.largest
    guard average > 0, expected(most) > average else { return nil }
    return Self.bisect(longest / 1_000, most) { expected($0) < average }
  }

  /// Returns twice the logarithm of the ratio by which a mean is less likely than the likeliest one.
  func deviance(of mean: Double) -> Double {
    guard let likeliest = likeliestMean else { return 0 }
    return 2 * (logLikelihood(of: likeliest) - logLikelihood(of: mean))
  }

  /// Returns the smaller mean with a deviance.
  func mean(below mean: Double, deviance: Double) -> Double? {
    Self.bisect(longest / 1_000, mean) { self.deviance(of: $0) > deviance }
  }

  /// Returns the larger mean with a deviance; nil if all are more likely.
  func mean(above mean: Double, deviance: Double) -> Double? {
    let most = longest * Self.largest
    guard self.deviance(of: most) > deviance else { return nil }
    return Self.bisect(mean, most) { self.deviance(of: $0) < deviance }
  }

  /// Returns the value at which a condition that holds for smaller values ends.
  private static func bisect(
    _ low: Double, _ high: Double, while isBefore: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
