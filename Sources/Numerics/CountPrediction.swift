/// The predictive distribution of a count, from the counts of equally long stretches of time.
///
/// The counts follow negative binomial distributions: Poisson's, with means that vary by a gamma
/// distribution. Neither its shape nor its mean is known: several shapes are weighted by how well
/// they explain the counts, with Jeffreys' prior for the mean given each, and the prediction of
/// each is the beta negative binomial distribution (Johnson, Kemp and Kotz, Univariate Discrete
/// Distributions, 6.2.3).
public struct CountPrediction: Sendable, Hashable {
  /// From counts that are often zero to those that vary no more than by chance.
  private static let shapes = [0.5, 2, 8, 32, 128, 512, 2_048]
  /// The maximum number of probabilities: the last one stands for all larger counts.
  private static let most = 4_000

  /// The probabilities of 0, 1, 2 and so on; the last is that of all the larger counts, too.
  public let probabilities: [Double]

  /// Predicts a count.
  ///
  /// - Parameter counts: one count or more, at least 0 each, which may be scaled and thus broken.
  /// - Complexity: O(n + m) in the counts and the probabilities.
  public init(from counts: [Double]) {
    precondition(!counts.isEmpty, "a count is predicted from others")
    let shapes = Self.shapes.map { Shape($0, counts) }
    let best = shapes.reduce(-Double.infinity) { max($0, $1.evidence) }
    let sum = shapes.reduce(0) { $0 + exponential($1.evidence - best) }
    // Logarithms: the probability of 0 is too small for a number if the counts are large.
    var logs = shapes.map { $0.evidence - best - logarithm(sum) + $0.none }
    var (probabilities, rest) = ([Double](), 1.0)
    while rest > 1e-6, probabilities.count < Self.most {
      let count = Double(probabilities.count)
      let probability = min(logs.reduce(0) { $0 + exponential($1) }, rest)
      probabilities.append(probability)
      rest -= probability
      for place in logs.indices { logs[place] += logarithm(shapes[place].growth(from: count)) }
    }
    probabilities[probabilities.count - 1] += rest
    self.probabilities = probabilities
  }

  /// Returns the probability of a count of at least `count`.
  ///
  /// - Complexity: O(n) in the probabilities.
  public func probability(ofAtLeast count: Int) -> Double {
    count <= 0 ? 1 : min(probabilities.dropFirst(count).reduce(0, +), 1)
  }

  /// Returns the mean that Poisson's distribution is expected to have had if the count is `count`.
  ///
  /// Robbins, An Empirical Bayes Approach to Statistics (1956).
  public func mean(givenCount count: Int) -> Double {
    // The last is the probability of more than one count.
    guard count + 2 < probabilities.count, probabilities[count] > 0 else { return Double(count) }
    return Double(count + 1) * probabilities[count + 1] / probabilities[count]
  }

  /// A shape of the gamma distribution, with its probabilities for the counts.
  private struct Shape {
    let shape, stretches, sum: Double
    /// The logarithm of its probability, up to a constant that all shapes share.
    let evidence: Double
    /// The logarithm of the probability of 0.
    let none: Double

    init(_ shape: Double, _ counts: [Double]) {
      let (stretches, sum) = (Double(counts.count), counts.reduce(0, +))
      let spread = shape * stretches
      (self.shape, self.stretches, self.sum) = (shape, stretches, sum)
      let before = logGamma(spread) - logGamma(spread + sum + 0.5)
      evidence = counts.reduce(0.5 * logarithm(shape) + logGamma(sum + 0.5) + before) {
        $0 + logGamma($1 + shape) - logGamma(shape) - logGamma($1 + 1)
      }
      none = logGamma(spread + shape) - logGamma(spread + shape + sum + 0.5) - before
    }

    /// Returns the ratio of the probability of the next count to that of `count`.
    func growth(from count: Double) -> Double {
      let all = sum + count + 0.5
      return (count + shape) / (count + 1) * all / (shape * (stretches + 1) + all)
    }
  }
}
