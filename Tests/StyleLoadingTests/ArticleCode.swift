import StyleLoading
import Styles

/// The code that the article shows.
func showCard(_ path: String, show: @escaping @Sendable (Double) -> Void) throws {
  let styler = try Styler(
    path, cache: "\(path).cache",
    report: { problems in
      for problem in problems { print(problem) }
    })
  let subscription = styler.subscribe { styles in
    show(styles.value("card.width", or: 320))
  }
  withExtendedLifetime(subscription) {}
}
