package import Catalogue
package import Interface
package import Requests

/// What the charts of the statistics show.
package final class StatisticsCharts {
  let course: ChartsModel
  let shares: SharesModel

  /// Makes charts that show nothing yet.
  package init(browser: Browser, cache: ResponseCache, texts: Texts) {
    course = ChartsModel(browser: browser, cache: cache, texts: texts)
    shares = SharesModel(browser: browser, cache: cache, texts: texts)
  }

  /// Reads the figures asked for, and shows them.
  package func show(_ request: ChartRequest) {
    course.show(request)
    shares.show(request)
  }
}

/// The charts of the statistics: a tag's course and week, and how the answers divide.
package struct ChartsSection: View {
  private let model: StatisticsCharts

  /// Shows charts.
  package init(model: StatisticsCharts) { self.model = model }

  /// The charts, below one another.
  package var body: some View {
    VStack(spacing: .large) {
      ChartsScreen(model: model.course)
      SharesScreen(model: model.shares)
    }
  }
}
